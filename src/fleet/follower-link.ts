/**
 * What an owner tells the workers that follow its brains: checkpoints by their names in the store, and every step as it is made. The
 * standby of a robot is one of them: any other worker that lives, the same for as long as it does.
 */
import { createHash } from 'node:crypto';
import { type Epoch, epochWords, putEpoch, readEpoch } from '../robot/wire/epoch.js';
import type { Line } from './brain-copy.js';
import type { FleetBus } from './bus.js';
import type { Held } from './held.js';
import type { BaseMessage, TellMessage } from './messages.js';
import type { Roster } from './roster.js';
import { decodeSteps, type Step } from './step.js';

const epochBytes = 4 * epochWords;
const headBytes = epochBytes + 4;
/** The checkpoint is named again this often: a copy of which nothing is heard is given up. */
export const tellAgainMs = 10_000;

export class FollowerLink {
  readonly #bus: FleetBus;
  readonly #toldMs = new Map<string, number>();

  constructor(bus: FleetBus) {
    this.#bus = bus;
  }

  /** A step was made. */
  stepped({ robot, journal, followers }: Held, epoch: Epoch, step: Uint8Array): void {
    for (const worker of followers)
      this.#bus.publish(this.#bus.names.steps(worker, robot), encodeSteps({ epoch, line: journal.line }, step));
  }

  /** The checkpoint and all steps after it, to one follower or to all. */
  tell({ robot, journal, followers }: Held, epoch: Epoch, to: Iterable<string> = followers): void {
    const { base, line, bytes } = journal;
    this.#toldMs.set(robot, performance.now());
    if (base === undefined) return;
    const told: BaseMessage = { epoch, line, base };
    for (const worker of to) {
      this.#bus.publish(this.#bus.names.base(worker, robot), JSON.stringify(told));
      if (bytes.length > 0)
        this.#bus.publish(this.#bus.names.steps(worker, robot), encodeSteps({ epoch, line }, bytes));
    }
  }

  /** Gives each robot a standby where it has none that lives, and tells its gateway. */
  look(held: readonly Held[], others: Roster, nowMs: number): void {
    for (const one of held) {
      const { epoch } = one.holding;
      if (epoch === undefined) continue;
      const isSame = one.standby !== '' && others.lifeOf(one.standby) === one.standbyLife;
      const isThere = isSame && others.isAlive(one.standby, nowMs) && !others.isDraining(one.standby);
      if (!isThere) this.#choose(one, epoch, others, nowMs);
      else if (nowMs - (this.#toldMs.get(one.robot) ?? 0) >= tellAgainMs) this.tell(one, epoch);
    }
  }

  /** The gateway asks the standby first where the owner is lost. */
  tellGateway({ robot, standby }: Held, epoch: Epoch): void {
    if (standby === '') return;
    const told: TellMessage = { kind: 'standby', epoch, worker: standby };
    this.#bus.publish(this.#bus.names.tell(robot), JSON.stringify(told));
  }

  forget(robot: string): void {
    this.#toldMs.delete(robot);
  }

  /** The worker whose name and the robot's give the highest number: spread evenly, without asking anybody. */
  #choose(held: Held, epoch: Epoch, others: Roster, nowMs: number): void {
    held.followers.delete(held.standby);
    const rank = (worker: string): string => createHash('sha256').update(`${worker} ${held.robot}`).digest('hex');
    const [best = ''] = others
      .workers(nowMs)
      .filter(({ draining }) => !draining)
      .map(({ worker }) => worker)
      .sort((one, other) => (rank(one) > rank(other) ? -1 : 1));
    held.standby = best;
    held.standbyLife = others.lifeOf(best);
    if (best === '') return;
    held.followers.add(best);
    this.tell(held, epoch, [best]);
    this.tellGateway(held, epoch);
  }
}

function encodeSteps({ epoch, line }: Line, steps: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(headBytes + steps.length);
  const view = new DataView(bytes.buffer);
  putEpoch(view, 0, epoch);
  view.setUint32(epochBytes, line, true);
  bytes.set(steps, headBytes);
  return bytes;
}

/** Steps that an owner has told; undefined where they are none. */
export function readToldSteps(bytes: Uint8Array): (Line & { readonly steps: readonly Step[] }) | undefined {
  if (bytes.length < headBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const epoch = readEpoch(view, 0);
  const steps = decodeSteps(bytes.subarray(headBytes));
  if (epoch === undefined || steps === undefined) return undefined;
  return { epoch, line: view.getUint32(epochBytes, true), steps };
}
