/**
 * The numbers of the wire protocol: magics, frame types, sizes and codes. docs/protocol.md shows the same tables to
 * people who write clients in other languages. Nothing here encodes or decodes.
 */

/** The magic of framing 2 ("ROBO"), and the other one that some modules of the original system use. */
export const magicRobo = 0x524f424f;
/** The other magic of framing 2, which some modules of the original system use. */
export const magicBeef = 0xdeadbeef;

/** Framing 1 has no magic; framing 2 begins with one. Version 3 is framing 2 with frame types of its own. */
export type Framing = 1 | 2;

/** The kinds of frames by name. */
export const frameType = {
  sensory: 0,
  action: 1,
  handshake: 2,
  /** Version 3, robot to brain: who I am, what I sense and move, a nonce. */
  hello: 16,
  /** Brain to robot: a nonce, to be answered by a proof. */
  challenge: 17,
  /** Robot to brain: an otherwise empty frame under a seal. */
  proof: 18,
  /** Brain to robot: accepted. */
  welcome: 19,
  /** Robot to brain: sensor values. */
  observation: 20,
  /** Brain to robot: motor values, and the sequence number they answer. */
  motion: 21,
  /** Either way: arm, disarm, stop, clear. */
  verb: 22,
  /** The answer to a verb. */
  acknowledgement: 23,
  /** The error frame of version 3. */
  fault: 24,
  error: 255,
} as const;

/** The number of a kind of frame. */
export type FrameType = (typeof frameType)[keyof typeof frameType];

/** Bytes before the payload. */
export const headerBytes = { 1: 9, 2: 13 } as const;

/** The length field counts the type (1), the count (4) and the payload. */
export const lengthOverhead = 5;

/** The longest length field of framing 1: 1,024 values. A first word above it is neither a length nor a magic. */
export const longestFirstFraming = lengthOverhead + 4 * 1024;

/** Every version 3 payload begins with a sequence number (u32) and a time stamp (u64, microseconds). */
export const prefixBytes = 12;

/** A seal is the first 16 bytes of an HMAC-SHA-256. */
export const sealBytes = 16;

/** The length of a challenge. */
export const nonceBytes = 16;

/** Feature bits of hello and challenge. */
export const feature = {
  /** Every frame after the challenge ends with a seal. */
  sealed: 1,
  /** The caller is a person's tool and not a robot: it sends verbs only. */
  operator: 2,
  /** The robot teaches: its observations may say what the motors before should have been. */
  demonstrations: 4,
  /** The robot lives in episodes: its observations may say how one ended, and rewards are not held within ±1. */
  episodes: 8,
  /** The robot keeps a fence: motor frames of a fleet carry the epoch of the brain's owner. A server alone does not grant it. */
  epochs: 16,
} as const;

/** What an observation says of its episode, as bits: values that come with an end are the last of their episode. */
export const episodeEnd = { goesOn: 0, terminated: 1, truncated: 2 } as const;

/** What hardware types of the first two versions are called. */
export const hardwareCode = { unspecified: 0, picarx: 1, generic: 2 } as const;

/** Our capability mask: visual, audio, manipulation, multi-agent. */
export const capabilityMask = 15;

/** What a person or a server can tell a robot. */
export const verbs = ['arm', 'disarm', 'stop', 'clear'] as const;
/** One of the verbs. */
export type Verb = (typeof verbs)[number];
/** Codes on the wire are 1 to 4, in the order of `verbs`. */
export const verbCode: Readonly<Record<Verb, number>> = { arm: 1, disarm: 2, stop: 3, clear: 4 };
