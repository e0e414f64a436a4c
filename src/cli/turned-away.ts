/** A robot that a server does not let in: whether trying again may help, and what its command says at the end. */
import { detailCode } from '../robot/wire/fault.js';
import { CommandFailure } from './failure.js';

/** Why a server did not let a robot in. */
export interface Refusal {
  readonly detail: number;
  readonly reason: string;
}

/** The server will say the same next time: the robot would have to come with something else. */
const lasting: readonly number[] = [
  detailCode.notAuthorised,
  detailCode.invalidCapabilities,
  detailCode.unsupportedRobot,
  detailCode.version,
];

/** Whether it makes no sense to try again. A full server, for one, has room later. */
export function isLasting({ detail }: Refusal): boolean {
  return lasting.includes(detail);
}

/** The end of a command whose robots were not let in. */
export function turnedAway(command: string, place: string, { detail, reason }: Refusal): CommandFailure {
  const isToken = detail === detailCode.notAuthorised;
  const advice = isToken
    ? 'Give --token-file with a drive or admin token of this server.'
    : 'See the server’s log, and docs/protocol.md for the codes.';
  const message = `${command}: not let in (got "${reason}" from ${place}, expected a welcome). ${advice}`;
  return new CommandFailure(isToken ? 'not-authorised' : 'refused', message, { value: detail });
}
