/**
 * What an owner tells the workers that follow its brains: checkpoints by their names in the store, and every step as it is made. The
 * standby of a robot is one of them: of the other workers that live the one that is standby to the fewest, so that a lost owner's brains are
 * loaded side by side. It says what it has; what it lacks is told again.
 */
import { type Epoch, epochWords, putEpoch, readEpoch } from '../robot/wire/epoch.js';
import { type Line, lineName } from './brain-copy.js';
import type { FleetBus } from './bus.js';
import { type Held, uncopiedMs } from './held.js';
import { uncopiedMostMs } from './keeper.js';
import { type BaseMessage, type CopiedMessage, copiedMessage, parseMessage, type TellMessage } from './messages.js';
import type { Roster } from './roster.js';
import { decodeSteps, type Step } from './step.js';

const epochBytes = 4 * epochWords;
const headBytes = epochBytes + 4;
/** The checkpoint is named again this often: a copy of which nothing is heard is given up. */
export const tellAgainMs = 10_000;
/** To a standby that lacks something, this often. */
const missedMs = 1000;
/** Robots change to a standby with fewer of them one after the other: each is copied anew, which costs the store a read. */
const spreadMs = 1000;

export class FollowerLink {
  readonly #bus: FleetBus;
  readonly #inbox: ReturnType<FleetBus['inbox']>;
  readonly #toldMs = new Map<string, number>();
  /** Workers that will be a robot's standby once they have what its standby has. */
  readonly #next = new Map<string, { readonly worker: string; readonly life: string | undefined }>();
  #spreadMs = Number.NEGATIVE_INFINITY;

  /** `find` gives what is held here of a robot. */
  constructor(bus: FleetBus, find: (robot: string) => Held | undefined) {
    this.#bus = bus;
    this.#inbox = bus.inbox((message) => {
      const told = parseMessage(copiedMessage, message.string());
      const held = told === undefined ? undefined : find(told.robot);
      if (held === undefined || told === undefined) return;
      if (held.standby === told.worker) held.copied = told;
      else this.#change(held, told);
    });
  }

  close(): void {
    this.#inbox.end();
  }

  /** A step was made. */
  stepped(held: Held, epoch: Epoch, step: Uint8Array): void {
    for (const worker of held.followers) this.#send(held, epoch, worker, step);
  }

  /** The checkpoint and all steps after it, to one follower or to all. */
  tell(held: Held, epoch: Epoch, to: Iterable<string> = held.followers): void {
    const { robot, journal } = held;
    const { base, line, bytes } = journal;
    this.#toldMs.set(robot, performance.now());
    if (base === undefined) return;
    const told: BaseMessage = { epoch, line, base };
    for (const worker of to) {
      this.#bus.publish(this.#bus.names.base(worker, robot), JSON.stringify(told));
      if (bytes.length > 0) this.#send(held, epoch, worker, bytes);
    }
  }

  /** Gives each robot a standby where it has none that lives, and tells its gateway. */
  look(held: readonly Held[], others: Roster, nowMs: number): void {
    const open = others.workers(nowMs).filter(({ draining }) => !draining);
    const counts = new Map<string, number>(open.map(({ worker }) => [worker, 0]));
    const lives = (worker: string, life: string | undefined): boolean =>
      counts.has(worker) && others.lifeOf(worker) === life;
    const kept: { readonly one: Held; readonly epoch: Epoch }[] = [];
    const bare: typeof kept = [];
    for (const one of held) {
      const { epoch } = one.holding;
      if (epoch === undefined) continue;
      const next = this.#next.get(one.robot);
      if (next !== undefined && !lives(next.worker, next.life)) this.#stay(one);
      const isKept = lives(one.standby, one.standbyLife);
      const worker = this.#next.get(one.robot)?.worker ?? one.standby;
      if (isKept) counts.set(worker, (counts.get(worker) ?? 0) + 1);
      (isKept ? kept : bare).push({ one, epoch });
    }
    for (const { one, epoch } of kept) this.#tellAgain(one, epoch, nowMs);
    for (const { one, epoch } of bare) this.#choose(one, epoch, fewest(counts), others, counts);
    if (nowMs - this.#spreadMs >= spreadMs) this.#spread(kept, others, counts, nowMs);
  }

  /** Tells one brain of the standby that has too many to the worker with the fewest, too. */
  #spread(
    kept: readonly { readonly one: Held; readonly epoch: Epoch }[],
    others: Roster,
    counts: ReadonlyMap<string, number>,
    nowMs: number,
  ): void {
    const worker = fewest(counts);
    const least = counts.get(worker) ?? 0;
    const crowded = kept.find(
      ({ one }) => !one.isLeaving && !this.#next.has(one.robot) && (counts.get(one.standby) ?? 0) >= least + 2,
    );
    if (crowded === undefined) return;
    this.#spreadMs = nowMs;
    const { one, epoch } = crowded;
    this.#next.set(one.robot, { worker, life: others.lifeOf(worker) });
    one.followers.add(worker);
    this.tell(one, epoch, [worker]);
  }

  /** The next standby becomes the standby once it has as much. */
  #change(held: Held, told: CopiedMessage): void {
    const next = this.#next.get(held.robot);
    const { epoch } = held.holding;
    if (next?.worker !== told.worker || epoch === undefined) return;
    const line = lineName({ epoch, line: held.journal.line });
    if (told.line !== line || (held.copied?.line === line && told.end < held.copied.end)) return;
    this.#next.delete(held.robot);
    held.followers.delete(held.standby);
    held.standby = next.worker;
    held.standbyLife = next.life;
    held.copied = told;
    this.tellGateway(held, epoch);
  }

  /** The robot keeps its standby. */
  #stay(held: Held): void {
    const { robot, followers, standby } = held;
    const next = this.#next.get(robot);
    this.#next.delete(robot);
    if (next !== undefined && next.worker !== standby) followers.delete(next.worker);
  }

  /** Now and then, and sooner where the standby has missed something. */
  #tellAgain(held: Held, epoch: Epoch, nowMs: number): void {
    const toldMs = this.#toldMs.get(held.robot) ?? 0;
    const isBehind = nowMs - (uncopiedMs(held, epoch) ?? nowMs) >= uncopiedMostMs;
    if (nowMs - toldMs < (isBehind ? missedMs : tellAgainMs)) return;
    this.tell(held, epoch);
    this.tellGateway(held, epoch);
  }

  /** The gateway asks the standby first where the owner is lost. */
  tellGateway({ robot, standby }: Held, epoch: Epoch): void {
    if (standby === '') return;
    const told: TellMessage = { kind: 'standby', epoch, worker: standby };
    this.#bus.publish(this.#bus.names.tell(robot), JSON.stringify(told));
  }

  forget(robot: string): void {
    this.#toldMs.delete(robot);
    this.#next.delete(robot);
  }

  /** A standby, and one that will be, is asked what it has; another that is told too is not. */
  #send(held: Held, epoch: Epoch, worker: string, steps: Uint8Array): void {
    const { robot, journal, standby } = held;
    const message = encodeSteps({ epoch, line: journal.line }, steps);
    this.#bus.publish(
      this.#bus.names.steps(worker, robot),
      message,
      worker === standby || worker === this.#next.get(robot)?.worker ? this.#inbox.subject : undefined,
    );
  }

  #choose(held: Held, epoch: Epoch, worker: string, others: Roster, counts: Map<string, number>): void {
    this.#stay(held);
    held.followers.delete(held.standby);
    held.standby = worker;
    held.standbyLife = others.lifeOf(worker);
    held.copied = undefined;
    if (worker === '') return;
    counts.set(worker, (counts.get(worker) ?? 0) + 1);
    held.followers.add(worker);
    this.tell(held, epoch, [worker]);
    this.tellGateway(held, epoch);
  }
}

/** The worker that is standby to the fewest; '' where there is none. */
function fewest(counts: ReadonlyMap<string, number>): string {
  const [best] = [...counts].sort(([one, its], [other, others]) => its - others || (one < other ? -1 : 1));
  return best?.[0] ?? '';
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
