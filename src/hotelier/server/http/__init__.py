"""What crosses the wire: requests, sockets, who asks, and how much anybody may ask for."""
