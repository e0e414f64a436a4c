/**
 * Brings the brain of a robot that was claimed to the state that counts: another worker has brought it here already, a copy here goes
 * on from the newest checkpoint, or the store has it.
 */
import { type Epoch, formatEpoch } from '../robot/wire/epoch.js';
import type { TellEvent } from '../server/events.js';
import type { Robots } from '../server/robots.js';
import type { Arrivals } from './arrivals.js';
import type { BrainCopies } from './brain-copies.js';
import { type BrainStore, type StoredBrain, Superseded } from './brain-store.js';
import { placeCheckpoint, removeCheckpoints } from './checkpoint-place.js';
import type { Held } from './held.js';
import { retryMs, stuckMs } from './route.js';

export interface BrainLoaderOptions {
  readonly brains: BrainStore;
  readonly copies: BrainCopies;
  readonly arrivals: Arrivals;
  readonly robots: Robots;
  readonly event: TellEvent;
  readonly folder: string;
}

/** A load has come further after this many steps. */
const stepsAtOnce = 64;

export class BrainLoader {
  readonly #options: BrainLoaderOptions;
  readonly #loading = new Map<string, Promise<void>>();
  /** Robots whose steps could not be made here at the last attempt. */
  readonly #failed = new Set<string>();

  constructor(options: BrainLoaderOptions) {
    this.#options = options;
  }

  /** One load of a robot after the other. Throws `Superseded` where the robot has a later owner. */
  load(held: Held, epoch: Epoch): Promise<void> {
    const { robot } = held;
    const loaded = (this.#loading.get(robot) ?? Promise.resolve()).then(() => this.#load(held, epoch));
    const settled = loaded.catch(() => undefined);
    this.#loading.set(robot, settled);
    void settled.then(() => {
      if (this.#loading.get(robot) === settled) this.#loading.delete(robot);
    });
    return loaded;
  }

  /** A load of this robot has begun, and touches its slot and files. */
  isLoading(robot: string): boolean {
    return this.#loading.has(robot);
  }

  async #load(held: Held, epoch: Epoch): Promise<void> {
    const { robot, asked, journal } = held;
    const { brains, copies, arrivals, event } = this.#options;
    checkWanted(held, epoch);
    const brought = asked === undefined ? undefined : arrivals.take(robot, asked.seen);
    // Its giver writes no more, so that the fence may come late.
    if (brought !== undefined)
      brains.fence(robot, epoch).catch((error: unknown) => this.#tell('fence-failed', robot, error));
    const stored = brought ?? (await this.#bring(held, epoch));
    if (stored === undefined) journal.altered();
    else journal.begin(stored.base, stored.steps, performance.now());
    held.keptMs = performance.now();
    held.keptEnd = stored?.storedEnd;
    const isCopy = stored !== undefined && stored.content === copies.of(robot)?.base?.content;
    copies.forget(robot);
    const from = brought !== undefined ? 'handed over' : isCopy ? 'from the copy here' : nameSource(stored);
    const text = `${robot}: epoch ${formatEpoch(epoch)}, cycle ${journal.end ?? 0}, ${from}`;
    event('info', 'robot-claimed', text, robot);
  }

  /** From the store or a copy, in place of what was here. */
  async #bring(held: Held, epoch: Epoch): Promise<StoredBrain | undefined> {
    const { arrivals, robots, folder } = this.#options;
    const { robot } = held;
    await arrivals.end(robot);
    held.progress += 1;
    robots.evict(robot);
    try {
      return await this.#read(held, epoch);
    } catch (error) {
      robots.evict(robot);
      removeCheckpoints(folder, robot);
      throw error;
    }
  }

  async #read(held: Held, epoch: Epoch): Promise<StoredBrain | undefined> {
    const { brains, copies, robots, event, folder } = this.#options;
    const { robot, asked } = held;
    const refused = (reason: string): void => event('error', 'checkpoint-refused', `${robot}: ${reason}`, robot);
    const stored = await this.#take(held, epoch, () => brains.take(robot, epoch, refused, copies.of(robot)));
    checkWanted(held, epoch);
    held.progress += 1;
    if (stored === undefined) return undefined;
    const { base, content, steps } = stored;
    await placeCheckpoint(folder, robot, content, epoch);
    checkWanted(held, epoch);
    if (steps.length === 0 || asked === undefined) return stored;
    try {
      let reached: number | undefined;
      for (let at = 0; at < steps.length; at += stepsAtOnce) {
        const inputs = steps.slice(at, at + stepsAtOnce).map((step) => step.inputs);
        reached = await robots.relive(asked.request, asked.address, inputs);
        checkWanted(held, epoch);
        held.progress += 1;
      }
      if (reached !== base.cycle + steps.length) throw new Error(`they led to cycle ${reached}`);
      this.#failed.delete(robot);
      return stored;
    } catch (error) {
      robots.evict(robot);
      checkWanted(held, epoch);
      // Its child may have been lost, or its time: the store still has the steps, for another worker or another attempt.
      if (!this.#failed.delete(robot)) {
        this.#failed.add(robot);
        throw error;
      }
      // Steps that cannot be made cost what they would have brought, not the robot.
      this.#tell('steps-refused', robot, error);
      return { base, content, steps: [] };
    }
  }

  /**
   * A store that does not answer, as while it elects a leader, is asked again where a copy is here: another worker would find less
   * there than the copy has. Others give the load up at once.
   */
  async #take<Taken>(held: Held, epoch: Epoch, take: () => Promise<Taken>): Promise<Taken> {
    const { copies } = this.#options;
    // Then gateways ask another worker anyway.
    const endMs = performance.now() + stuckMs;
    for (;;) {
      try {
        return await take();
      } catch (error) {
        const isCopied = copies.of(held.robot)?.line !== undefined;
        if (error instanceof Superseded || !isCopied || performance.now() >= endMs) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        checkWanted(held, epoch);
      }
    }
  }

  #tell(kind: string, robot: string, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#options.event('error', kind, `${robot}: ${text}`, robot);
  }
}

function nameSource(stored: StoredBrain | undefined): string {
  if (stored === undefined) return 'a new brain';
  return `from the checkpoint of cycle ${stored.base.cycle} and ${stored.steps.length} steps in the store`;
}

/** A load that is no longer wanted touches nothing more: another may have begun. */
function checkWanted({ robot, holding }: Held, epoch: Epoch): void {
  if (!holding.isLoading(epoch)) throw new Error(`${robot}: it has another owner by now`);
}
