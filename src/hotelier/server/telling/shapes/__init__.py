"""The shape of everything that is sent to a browser; ``tools/write_contract.py`` hands them on.

What a browser sends has its shapes in ``server/http/messages.py``.
"""
