"""The one error of this package: a text that says what to do, and a stable code."""

# Detail codes of the protocol (docs/protocol.md), with a name that stays and what to do.
DETAILS = {
    2001: ("capabilities", "the server cannot take these sensors and motors", "Give other counts."),
    2002: ("unsupported-robot", "the server knows no such robot", "Give another hardware or number of motors."),
    2003: ("handshake-late", "the handshake came too late", "Connect again."),
    2004: ("duplicate-session", "a robot of this name is connected already", "Give another robot name."),
    2005: ("not-authorised", "the server asks for a token of the role drive", "Give token=."),
    2006: ("demonstrations-not-taken", "its brains take no demonstrations", "Start fieldbrain serve --demonstrations."),
    2007: ("episodes-not-taken", "its brains know no episodes", "Start fieldbrain serve --learning reward."),
    3001: ("no-session", "there was no handshake yet", "Connect again."),
    3002: ("session-expired", "the session has expired", "Connect again."),
    3003: ("no-free-slot", "every slot is taken, or the server is closing", "Come again later."),
    4001: ("no-brain", "the brain could not be made or loaded", "The server's log says why."),
    4002: ("cycle-failed", "the brain's cycle failed", "Send the next sensors; the robot rests."),
    4003: ("overload", "a newer observation replaced this one, or there are too many", "Send fewer."),
    7001: ("format", "the frame is not as the protocol says", "Is the server of the same version?"),
    7002: ("too-large", "the frame is too large", "Send as many values as were agreed on."),
    7003: ("version", "the server speaks another version of the protocol", "Install the same version on both sides."),
    7004: ("replayed", "the sequence number does not rise", "Connect again."),
    7005: ("too-old", "the observation was more than 250 ms old", "Send it sooner."),
}


class FieldbrainError(Exception):
    """Everything that fieldbrain refuses. `code` is stable; `detail` is the protocol's number, or None."""

    def __init__(self, code, message, detail=None):
        super().__init__(message)
        self.code = code
        self.detail = detail


def refusal(place, detail):
    """The error for a detail code that a server sent."""
    code, what, advice = DETAILS.get(detail, ("unknown", f"the server refused it with {detail}", "See its log."))
    return FieldbrainError(code, f"{place}: {what} (got {detail}). {advice}", detail)
