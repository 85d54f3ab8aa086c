"""Teaching the bots by self-play (extra ``train``)."""
