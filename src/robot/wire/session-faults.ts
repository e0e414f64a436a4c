/** The faults that a session reports, in one place, each with the codes that the peer gets. */
import { detailCode, type Fault, fault, wireCode } from './fault.js';

const { protocol, noSession, size, empty, processing, unknownType } = wireCode;

export const overloaded = fault(processing, detailCode.overload, 'sensory: a newer frame replaced this one.');
export const noValues = fault(empty, detailCode.format, 'sensory: no values. Send S or S+1.');
export const withoutSession = fault(noSession, detailCode.noSession, 'session: none yet. Send a handshake first.');
export const malformedVerb = fault(protocol, detailCode.format, 'verb: malformed. See docs/protocol.md.');
export const repeatedHello = fault(
  protocol,
  detailCode.duplicateSession,
  'hello: the connection has a session already.',
);
export const staleObservation = fault(protocol, detailCode.stale, 'observation: too old. Send the newest values only.');
export const nothingToDo = fault(
  protocol,
  detailCode.invalidCapabilities,
  'hello: a robot needs a sensor and an actuator.',
);

/** These end the connection. */
export const handshakeLate = fault(noSession, detailCode.handshakeTimeout, 'session: no handshake in time.', true);
export const silentTooLong = fault(noSession, detailCode.sessionExpired, 'session: silent for too long.', true);
export const tooManyFrames = fault(
  processing,
  detailCode.overload,
  'session: too many frames per second. Send the next vector after the answer to the last.',
  true,
);
export const wrongProof = fault(protocol, detailCode.notAuthorised, 'proof: no token fits. Check the token.', true);
export const viewCannotDrive = fault(protocol, detailCode.notAuthorised, 'hello: a robot needs the drive role.', true);
export const tokenNeeded = fault(
  protocol,
  detailCode.notAuthorised,
  'handshake: a token is needed here. Use version 3, or let this address in with --allow-legacy.',
  true,
);

export function wrongCount(got: number, sensors: number, demonstrations: number, episodes: boolean): Fault {
  const ends = episodes ? `, or ${sensors + 2} with a reward and an end` : '';
  const before = sensors + (episodes ? 2 : 1);
  const taught = demonstrations === 0 ? '' : `, or ${before + demonstrations} with a demonstration`;
  const message = `sensory: wrong count (got ${got}, expected ${sensors}, or ${sensors + 1} with a reward${ends}${taught}).`;
  return fault(size, detailCode.format, message);
}

export function wrongDemonstration(motor: number, got: number): Fault {
  const message = `demonstration: motor ${motor} out of range (got ${got}, expected -1 to 1, or NaN for no demonstration). It was not taken.`;
  return fault(protocol, detailCode.format, message);
}

export function wrongEnd(got: number): Fault {
  const message = `episode: unknown end (got ${got}, expected 0, 1 terminated, 2 truncated or 3 both). It was not taken.`;
  return fault(protocol, detailCode.format, message);
}

export function failedCycle(message: string): Fault {
  return fault(processing, detailCode.processingError, `cycle: ${message}.`);
}

export function unexpectedType(type: number): Fault {
  return fault(unknownType, detailCode.format, `frame: type ${type} has no meaning here. See docs/protocol.md.`);
}

export function staleVerb(verb: string): Fault {
  return fault(protocol, detailCode.stale, `verb: ${verb} is too old. Send it again.`);
}

export function forbiddenVerb(verb: string): Fault {
  return fault(protocol, detailCode.notAuthorised, `verb: ${verb} needs the drive role.`);
}
