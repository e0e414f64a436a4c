/** World and brains in one Program on the brains' device: nothing is copied while it runs. */
import type { Attachment, FieldBrain } from '../brain/field-brain.js';
import { episodeEnds } from '../brain/learning/tensors.js';
import { wrongInput } from '../brain/refusal.js';
import { readState } from '../brain/report.js';
import { inputColumns } from '../brain/shape.js';
import { type HostArray, samePrograms } from '../kernel/index.js';
import type { DeviceWorld } from './device-world.js';
import { loopProgram, measureNames, traceColumns } from './loop-program.js';
import type { Evaluation, Loop } from './loop-types.js';
import { checkRun, type LoopSettings } from './loop-types.js';
import { bins, type RunSummary, summarise, type Tallies } from './summary.js';
import { keptTensors, stateName, type WorldParts, worldProgram, writeTables } from './world-program.js';

const everyEpisode = 2 ** 31 - 1;

export class ResidentLoop implements Loop {
  readonly place = 'device';
  readonly traceColumns: readonly string[];
  private closed = false;
  private limit: number;

  private constructor(
    private world: DeviceWorld,
    private readonly brain: FieldBrain,
    private readonly settings: LoopSettings,
    private readonly attachment: Attachment,
  ) {
    this.traceColumns = traceColumns(world);
    this.limit = world.limit;
    this.tellAs(settings);
  }

  static async open(world: DeviceWorld, brain: FieldBrain, settings: LoopSettings): Promise<ResidentLoop> {
    // On the brains' device a world computes as they do.
    const parts: WorldParts = { ...world.parts, real: 'f32' };
    const attachment = await brain.attach((options) => loopProgram(options, parts, settings.traces.length));
    const loop = new ResidentLoop(world, brain, settings, attachment);
    await loop.takeWorld();
    return loop;
  }

  /** Whether another world is the same Program: other rooms of the same sizes, say. */
  fits(world: DeviceWorld): boolean {
    const programOf = ({ parts }: DeviceWorld) => worldProgram('same', { ...parts, real: 'f32' });
    return world.count === this.world.count && samePrograms(programOf(world), programOf(this.world));
  }

  /** Goes on in another world that fits; the former one gets nothing back. */
  async enter(world: DeviceWorld): Promise<void> {
    if (!this.fits(world)) throw wrongInput('loop.enter', 'another Program', world.name, 'a world that fits');
    this.world = world;
    await this.takeWorld();
  }

  /** The world's states move in; what the brains see first is what the world shows now. */
  private takeWorld(): Promise<void> {
    return this.attachment.inTurn(async () => {
      const { session } = this.attachment;
      const from = this.world.underlying.session;
      await writeTables({ ...this.world.parts, real: 'f32' }, session);
      for (const { name, isReal } of keptTensors(this.world.parts)) {
        const data = await from.read(name);
        await session.write(name, isReal ? Float32Array.from(data) : data);
      }
      const seen = await this.world.observe();
      const sensed = (await session.read('sensed')).slice() as HostArray;
      const [width, columns] = [this.world.observations.shape[0], sensed.length / this.world.count];
      sensed.fill(0);
      for (let n = 0; n < this.world.count; n += 1) {
        for (let at = 0; at < width; at += 1) sensed[n * columns + at] = seen[n * width + at];
        // Nobody has said yet what the motors should have been.
        for (let at = width + 1; at < columns; at += 1) sensed[n * columns + at] = Number.NaN;
      }
      await session.write('sensed', sensed);
      if (this.settings.traces.length > 0) await session.write('tracedRobots', Int32Array.from(this.settings.traces));
    });
  }

  run(steps: number): Promise<RunSummary> {
    checkRun(steps);
    return this.attachment.inTurn(async () => {
      const { session } = this.attachment;
      const binSteps = Math.ceil(steps / bins);
      session.setParameter('runStart', session.cycle);
      session.setParameter('binSteps', binSteps);
      const start = performance.now();
      const { trace, tracedInput, tracedReport } = await session.stepMany(steps);
      const seconds = (performance.now() - start) / 1000;
      if (this.settings.onCycle !== undefined && tracedInput !== undefined)
        await this.tellCycles(steps, seconds, tracedInput as Float32Array, tracedReport as Float32Array);
      const tallies: Tallies = {
        episodes: (await session.read('tallyEpisodes')) as Int32Array,
        returns: (await session.read('tallyReturns')) as Float32Array,
        lengths: (await session.read('tallyLengths')) as Int32Array,
        worst: (await session.read('tallyWorst')) as Float32Array,
        rewards: (await session.read('tallyRewards')) as Float32Array,
        measures: await this.readMeasures(),
      };
      return summarise(tallies, steps, binSteps, seconds, trace as Float32Array | undefined);
    });
  }

  /** Cycles of the traced robots, from the rows of what their brains received and reported. */
  private async tellCycles(steps: number, seconds: number, inputs: Float32Array, reports: Float32Array): Promise<void> {
    const { traces, onCycle } = this.settings;
    const { sensors, motors, learning, demonstrations = false } = this.brain.configuration;
    const columns = inputColumns({ sensors: sensors.length, motors: motors.length }, demonstrations);
    const rows = steps * traces.length;
    const [inputWidth, width] = [inputs.length / rows, reports.length / rows];
    for (let row = 0; row < rows; row += 1) {
      const input = inputs.subarray(row * inputWidth, (row + 1) * inputWidth);
      const end = learning === undefined ? episodeEnds.goesOn : input[columns.end];
      const shown = input.slice(columns.demonstration, columns.end);
      await onCycle?.({
        robot: traces[row % traces.length],
        step: Math.floor(row / traces.length),
        sensors: input.slice(0, sensors.length),
        reward: input[columns.reward],
        terminated: end === episodeEnds.terminated,
        truncated: end === episodeEnds.truncated,
        ...(demonstrations ? { demonstration: shown } : {}),
        motors: reports.slice(row * width, row * width + motors.length),
        state: readState(reports, row * width + motors.length, undefined, learning !== undefined),
        stepMs: (1000 * seconds) / steps,
      });
    }
  }

  private async readMeasures(): Promise<Tallies['measures']> {
    const { session } = this.attachment;
    const read = async (name: string) => (await session.read(name)) as Float32Array;
    const found: Record<string, Tallies['measures'][string]> = {};
    for (const name of this.world.parts.measures ?? []) {
      const { ended, present } = measureNames(name);
      found[name] = { ended: await read(ended), present: await read(present) };
    }
    return found;
  }

  async reset(seed: number): Promise<void> {
    if (this.brain.configuration.learning === undefined) {
      // The world begins alone, so that the brains' first cycle sees the first observations.
      await this.world.reset({ seed });
      await this.takeWorld();
      return;
    }
    // Brains that know episodes end theirs in the next cycle, while the world begins; the first observations come after it.
    await this.attachment.inTurn(async () => {
      const { session } = this.attachment;
      const { count } = this.world;
      await session.write('worldSeed', new Uint32Array(count).fill(seed));
      await session.write('worldEpisode', new Int32Array(count).fill(-1));
      await session.write('worldEnded', new Int32Array(count).fill(1));
      const sensed = await session.read('sensed');
      const columns = sensed.length / count;
      for (let n = 0; n < count; n += 1) sensed[(n + 1) * columns - 1] = episodeEnds.truncated;
      await session.write('sensed', sensed);
    });
  }

  async evaluate({ episodes, seed }: { readonly episodes: number; readonly seed: number }): Promise<Evaluation> {
    const { world, brain } = this;
    const quota = Math.ceil(episodes / world.count);
    const learns = brain.get('learn') > 0;
    await brain.setLearning(false);
    await this.reset(seed);
    this.attachment.session.setParameter('quota', quota);
    this.tellAs({ demonstrate: false, tellReward: false });
    try {
      // Whole episodes of every robot: else short ones would count more.
      const found = await this.run(quota * (this.limit + 1));
      return {
        episodes: found.episodes,
        meanReturn: found.meanReturn,
        worstReturn: found.worstReturn,
        robots: found.robots.map(({ meanReturn }) => meanReturn),
        measures: Object.fromEntries(Object.entries(found.measures).map(([name, { mean }]) => [name, mean])),
      };
    } finally {
      this.attachment.session.setParameter('quota', everyEpisode);
      this.tellAs(this.settings);
      await brain.setLearning(learns);
    }
  }

  setLimit(steps: number): void {
    checkRun(steps);
    this.attachment.session.setParameter('worldLimit', steps);
    this.limit = steps;
  }

  async writeState(name: string, values: ArrayLike<number>): Promise<void> {
    const { states, count } = this.world;
    const at = states.indexOf(name);
    if (at < 0) throw wrongInput('loop.writeState', 'no such value of the state', name, states.join(', '));
    if (values.length !== count) throw wrongInput('loop.writeState', 'wrong length', values.length, `${count}`);
    const data = Float32Array.from(values);
    if (!data.every(Number.isFinite)) throw wrongInput('loop.writeState', `${name} is not finite`, 'NaN', 'numbers');
    await this.attachment.inTurn(() => this.attachment.session.write(stateName(at), data));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.attachment.inTurn(async () => {
      const to = this.world.underlying.session;
      for (const { name, isReal } of keptTensors(this.world.parts)) {
        const data = await this.attachment.session.read(name);
        await to.write(name, isReal && this.world.parts.real === 'f64' ? Float64Array.from(data) : data);
      }
    });
    await this.brain.detach();
  }

  private tellAs({ demonstrate, tellReward }: Pick<LoopSettings, 'demonstrate' | 'tellReward'>): void {
    const { session } = this.attachment;
    session.setParameter('demonstrate', demonstrate ? 1 : 0);
    session.setParameter('tellReward', tellReward ? 1 : 0);
  }
}
