"""Teaching the bots: self-play, samples, and the network that learns from them (extra ``train``)."""
