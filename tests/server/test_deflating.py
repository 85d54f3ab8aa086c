"""Only what gains by it is deflated."""

from websockets.frames import Frame, Opcode

from hotelier.server.http.deflating import WORTH_DEFLATING, DeflateLongFactory


def test_a_state_is_sent_as_it_is_and_the_log_of_a_game_deflated() -> None:
    asked = [("client_max_window_bits", None)]
    agreed, deflate = DeflateLongFactory().process_request_params(asked, [])
    assert {name for name, _ in agreed} >= {
        "server_no_context_takeover",
        "client_no_context_takeover",
    }
    state = Frame(Opcode.TEXT, b'{"type":"state"}' * 300)
    assert deflate.encode(state) is state
    log = Frame(Opcode.TEXT, b'{"event":"points_scored"}' * WORTH_DEFLATING)
    sent = deflate.encode(log)
    assert sent.rsv1
    assert len(sent.data) < len(log.data) / 20
    assert bytes(deflate.decode(sent).data) == log.data
    assert not hasattr(deflate, "encoder"), "nothing is kept between two messages"
