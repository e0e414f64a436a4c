/**
 * What can be wrong with a message, as plain data. A fault is never thrown: the decoder and the sessions hand it to their
 * caller, and the peer gets its two codes in an error frame. `closes` says that the stream cannot be trusted any more.
 */

/** First value of an error frame. */
export const wireCode = { unknownType: 1, protocol: 2, empty: 3, size: 4, processing: 5, noSession: 6 } as const;
/** The code of an error as versions 1 and 2 know it. */
export type WireCode = (typeof wireCode)[keyof typeof wireCode];

/** Second value of an error frame. The list of the original system, and ours: 2005 to 2007, 7004 and 7005. */
export const detailCode = {
  connectionTimeout: 1002,
  invalidCapabilities: 2001,
  unsupportedRobot: 2002,
  handshakeTimeout: 2003,
  duplicateSession: 2004,
  notAuthorised: 2005,
  demonstrationsNotTaken: 2006,
  episodesNotTaken: 2007,
  noSession: 3001,
  sessionExpired: 3002,
  sessionLimit: 3003,
  creationFailed: 4001,
  processingError: 4002,
  overload: 4003,
  format: 7001,
  tooLarge: 7002,
  version: 7003,
  replayed: 7004,
  stale: 7005,
} as const;
/** What exactly was wrong with a frame. */
export type DetailCode = (typeof detailCode)[keyof typeof detailCode];

/** The code in words, as a log shows it: 4002 is `processing error`. */
export function detailName(detail: number): string {
  const found = Object.entries(detailCode).find(([, code]) => code === detail);
  return found === undefined ? 'unknown' : found[0].replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** One thing that went wrong on a connection. */
export interface Fault {
  readonly wire: WireCode;
  readonly detail: DetailCode;
  /** `place: what was wrong (got X, expected Y). Do Z.` */
  readonly message: string;
  /** True where the framing or the trust is lost, and the connection has to end. */
  readonly closes: boolean;
}

/** A refusal of something that came over the wire. */
export function fault(wire: WireCode, detail: DetailCode, message: string, closes = false): Fault {
  return { wire, detail, message, closes };
}

/** The group of a detail code, as failed handshakes of the original system carry it. */
export function categoryOf(detail: DetailCode): number {
  return Math.floor(detail / 1000) - 1;
}
