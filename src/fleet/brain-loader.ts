/**
 * Brings the brain of a robot that was claimed to the state that counts: another worker has brought it here already, a copy here goes
 * on from the newest checkpoint, or the store has it.
 */
import { type Epoch, formatEpoch } from '../robot/wire/epoch.js';
import type { TellEvent } from '../server/events.js';
import type { Robots } from '../server/robots.js';
import type { Arrivals } from './arrivals.js';
import type { BrainCopies } from './brain-copies.js';
import type { BrainStore, StoredBrain } from './brain-store.js';
import { placeCheckpoint } from './checkpoint-place.js';
import type { Held } from './held.js';

export interface BrainLoaderOptions {
  readonly brains: BrainStore;
  readonly copies: BrainCopies;
  readonly arrivals: Arrivals;
  readonly robots: Robots;
  readonly event: TellEvent;
  readonly folder: string;
}

export class BrainLoader {
  readonly #options: BrainLoaderOptions;

  constructor(options: BrainLoaderOptions) {
    this.#options = options;
  }

  /** Throws `Superseded` where the robot has a later owner. */
  async load(held: Held, epoch: Epoch): Promise<void> {
    const { robot, asked, journal } = held;
    const { brains, copies, arrivals, event } = this.#options;
    const brought = asked === undefined ? undefined : arrivals.take(robot, asked.seen);
    // Its giver writes no more, so that the fence may come late.
    if (brought !== undefined)
      brains.fence(robot, epoch).catch((error: unknown) => this.#tell('fence-failed', robot, error));
    const stored = brought ?? (await this.#read(held, epoch));
    if (stored === undefined) journal.altered();
    else journal.begin(stored.base, stored.steps, performance.now());
    held.keptMs = performance.now();
    held.keptEnd = stored?.storedEnd;
    copies.forget(robot);
    event('info', 'robot-claimed', `${robot}: epoch ${formatEpoch(epoch)}, cycle ${journal.end ?? 0}`, robot);
  }

  async #read({ robot, asked }: Held, epoch: Epoch): Promise<StoredBrain | undefined> {
    const { brains, copies, robots, event, folder } = this.#options;
    robots.evict(robot);
    const refused = (reason: string): void => event('error', 'checkpoint-refused', `${robot}: ${reason}`, robot);
    const stored = await brains.take(robot, epoch, refused, copies.of(robot));
    if (stored === undefined) return undefined;
    const { base, content, steps } = stored;
    await placeCheckpoint(folder, robot, content, epoch);
    if (steps.length === 0 || asked === undefined) return stored;
    try {
      const inputs = steps.map((step) => step.inputs);
      const reached = await robots.relive(asked.request, asked.address, inputs);
      if (reached !== base.cycle + steps.length) throw new Error(`they led to cycle ${reached}`);
      return stored;
    } catch (error) {
      // Steps that cannot be made cost what they would have brought, not the robot.
      this.#tell('steps-refused', robot, error);
      robots.evict(robot);
      return { base, content, steps: [] };
    }
  }

  #tell(kind: string, robot: string, error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#options.event('error', kind, `${robot}: ${text}`, robot);
  }
}
