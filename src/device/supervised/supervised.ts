/**
 * A device in a child process of its own, so that what can hang or die with its context (a GPU with a kernel that never
 * returns) takes nothing with it. It fulfils the contract of any device; when the child is lost another goes on from the
 * last snapshot on the next rung of the ladder. A step costs one trip over the channel, and there is no `stepSync`.
 */
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError, type Program } from '../../kernel/index.js';
import { type Names, needOptions } from '../../kernel/known-names.js';
import { entryBeside } from '../child/entry.js';
import type { Device, DeviceDescription, LoadOptions, Session } from '../device.js';
import { Ladder, type Loss, type Rung, rungText } from './ladder.js';
import { type SessionLimits, SupervisedSession } from './session.js';

export type { Loss, Rung } from './ladder.js';

/** How a supervised device is made; only its rungs must be said. */
export interface SupervisedOptions {
  /** From the best way to run to the last resort. */
  readonly rungs: readonly Rung[];
  /** How long one step may take before the child counts as hung. */
  readonly deadlineMs?: number;
  /** How often a snapshot of the states is taken while a session moves. */
  readonly snapshotMs?: number;
  /** How long starting, loading, reading and writing may take. */
  readonly startMs?: number;
  /** How long a child may take to close before it is killed. */
  readonly graceMs?: number;
  /** After this many losses the device is given up. */
  readonly mostLosses?: number;
  /** Told once for every child that is lost. */
  readonly onLoss?: (loss: Loss) => void;
  /** Modules, as file URLs, that the child loads first: they define the bodies of opaque ops. */
  readonly modules?: readonly string[];
  /** Another program for the child than this package's own. */
  readonly entry?: string;
}

const supervisedNames: Names<SupervisedOptions> = {
  rungs: 0,
  deadlineMs: 0,
  snapshotMs: 0,
  startMs: 0,
  graceMs: 0,
  mostLosses: 0,
  onLoss: 0,
  modules: 0,
  entry: 0,
};

/** A session that outlives its child. */
export interface RecoverableSession extends Session {
  /** Takes a snapshot now, besides those that are taken while it moves, and gives the cycle from which it would go on. */
  snapshot(): Promise<number>;
}

/** A device whose work is done in a child process, and which outlives it. */
export interface SupervisedDevice extends Device {
  load(program: Program, options?: LoadOptions): Promise<RecoverableSession>;
  /** Every child that was lost, the oldest first. */
  readonly losses: readonly Loss[];
  /** The child of now. */
  readonly pid: number | undefined;
  /** What runs, and what was lost so far, in a few words. */
  describe(): string;
}

/**
 * A supervised device.
 * @example
 * const device = await createSupervised({ rungs: [{ device: 'cuda', executor: 'persistent' }, { device: 'cpu' }] });
 */
export async function createSupervised(options: SupervisedOptions): Promise<SupervisedDevice> {
  if (!Array.isArray(options?.rungs)) throw noRungs(options?.rungs);
  needOptions('createSupervised', options, supervisedNames);
  const { rungs, startMs = 60_000, graceMs = 2000, mostLosses = 10, onLoss = () => undefined } = options;
  if (rungs.length === 0) throw noRungs('none');
  const limits: SessionLimits = {
    deadlineMs: options.deadlineMs ?? 1000,
    startMs,
    snapshotMs: options.snapshotMs ?? 1000,
  };
  const ladder = new Ladder(
    rungs,
    {
      entry: options.entry ?? entryBeside(import.meta.url, 'device/supervised', 'child.js'),
      modules: options.modules ?? [],
    },
    { startMs, graceMs, mostLosses },
    onLoss,
  );
  await ladder.start();
  let closed = false;
  let count = 0;
  const describe = (): string => {
    const { losses } = ladder;
    const cycles = losses.reduce((sum, { cyclesLost }) => sum + cyclesLost, 0);
    const history = losses.map(({ from, reason }) => `${from}: ${reason}`).join('; ');
    const past = losses.length === 0 ? 'none lost' : `${losses.length} lost, ${cycles} cycles lost (${history})`;
    return `${rungText(ladder.rung)} in child ${ladder.pid ?? '(none)'}, ${past}`;
  };
  return {
    get description(): DeviceDescription {
      const inner = ladder.description;
      const capabilities = { ...inner.capabilities, sync: false };
      return { ...inner, capabilities, notes: [...inner.notes, `Supervised: ${describe()}.`] };
    },
    get losses() {
      return ladder.losses;
    },
    get pid() {
      return ladder.pid;
    },
    describe,
    async load(program, load = {}) {
      if (closed) throw new FieldbrainError('device-unavailable', 'supervised: already closed. Create a new device.');
      count += 1;
      const session = new SupervisedSession(count, program, load, ladder, limits);
      await session.open();
      return session;
    },
    async close() {
      if (closed) return;
      closed = true;
      for (const session of ladder.sessions) session.abandon();
      await ladder.close();
    },
  };
}

function noRungs(got: unknown): FieldbrainError {
  const text = `supervised: no rungs (got ${describeValue(got)}, expected at least one). Name a device: { rungs: [{ device: 'cpu' }] }.`;
  return new FieldbrainError('usage', text, { got });
}
