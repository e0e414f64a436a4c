/**
 * The verbs of version 3 and their answers. A verb's payload is prefix · u32 code · u32 length · target's id in UTF-8,
 * filled to whole words; an acknowledgement's is prefix · u32 answered sequence number · u32 code · u32 accepted · u32 state.
 */
import { prefixBytes, type Verb, verbCode, verbs } from './constants.js';
import type { Frame } from './decoder.js';
import type { Role } from './handshake.js';
import type { FrameWriter } from './writer.js';

/** A verb and whom it is for. */
export interface VerbMessage {
  readonly verb: Verb;
  /** A robot's id; '' means the robot of this connection, or from an operator every robot. */
  readonly target: string;
}

/** What a robot says to a verb. */
export interface VerbOutcome {
  readonly accepted: boolean;
  readonly armed: boolean;
  /** The emergency stop is latched. */
  readonly stopped: boolean;
}

export function putVerb(writer: FrameWriter, { verb, target }: VerbMessage): void {
  const text = new TextEncoder().encode(target);
  writer.word(verbCode[verb]);
  writer.word(text.length);
  writer.raw(text);
}

export function readVerb(frame: Frame, end: number): VerbMessage | undefined {
  if (end < prefixBytes + 8) return undefined;
  const verb = verbs[frame.view.getUint32(prefixBytes, true) - 1];
  const length = frame.view.getUint32(prefixBytes + 4, true);
  const room = end - prefixBytes - 8;
  if (verb === undefined || length > room || length <= room - 4) return undefined;
  const bytes = frame.bytes.subarray(prefixBytes + 8, prefixBytes + 8 + length);
  return { verb, target: new TextDecoder().decode(bytes) };
}

export function putAcknowledgement(writer: FrameWriter, answered: number, verb: Verb, outcome: VerbOutcome): void {
  writer.word(answered);
  writer.word(verbCode[verb]);
  writer.word(outcome.accepted ? 1 : 0);
  writer.word((outcome.armed ? 1 : 0) | (outcome.stopped ? 2 : 0));
}

export function readAcknowledgement(
  frame: Frame,
  end: number,
): { answered: number; verb: Verb; outcome: VerbOutcome } | undefined {
  if (end !== prefixBytes + 16) return undefined;
  const word = (index: number): number => frame.view.getUint32(prefixBytes + 4 * index, true);
  const verb = verbs[word(1) - 1];
  if (verb === undefined) return undefined;
  const state = word(3);
  return {
    answered: word(0),
    verb,
    outcome: { accepted: word(2) === 1, armed: (state & 1) !== 0, stopped: (state & 2) !== 0 },
  };
}

/** Anyone who may watch may stop; what lets a robot move needs drive. No role means that no token was asked for. */
export function mayUse(verb: Verb, role: Role | undefined): boolean {
  return role === undefined || role !== 'view' || verb === 'stop' || verb === 'disarm';
}

/** Making a robot still is obeyed however old the message; making it move is not. */
export function needsFreshness(verb: Verb): boolean {
  return verb === 'arm' || verb === 'clear';
}
