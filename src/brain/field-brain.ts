/**
 * The brain on a device: it packs what comes in, steps the session, unpacks the report, and moves states in and out. It
 * holds no arithmetic of its own: what a brain does is in the Program.
 */
import type { Arrays, Counters, Device, Session } from '../device/device.js';
import { FieldbrainError, type HostArray, type Program } from '../kernel/index.js';
import { birthProgram } from './birth.js';
import { consolidationProgram, consolidationStates } from './consolidate.js';
import { type Knob, knobIndex, knobNames } from './knobs.js';
import { type Settings, slotSeeds } from './options.js';
import { QualityControl } from './quality.js';
import { readState, reportWidth } from './report.js';
import type { BrainShape } from './shape.js';
import { decode, initialPart, isPerBrain, partOf, recode, sizeOf, statesOf, withPart } from './storage.js';
import type {
  BatchCycle,
  Brain,
  BrainConfiguration,
  BrainDescription,
  BrainSnapshot,
  BrainState,
  Cycle,
  QualityChange,
  RunResult,
  SlotSnapshot,
} from './types.js';
import { joinView } from './views.js';
import { type Wiring, wire } from './wiring.js';

/** Everything that createBrain has decided. */
export interface BrainParts {
  readonly device: Device;
  readonly ownsDevice: boolean;
  readonly reason: string;
  readonly settings: Settings;
  readonly shape: BrainShape;
  readonly wiring: Wiring;
  readonly executor: string | undefined;
  /** The cycle's Program at a level of quality. */
  readonly programAt: (quality: number) => Program;
}

/** The Brain that `createBrain` makes. */
export class FieldBrain implements Brain {
  configuration: BrainConfiguration;
  private wiring: Wiring;
  private session!: Session;
  private readonly input: Float32Array;
  private readonly inputs: Arrays;
  private readonly motorsOut: Float32Array;
  private readonly knobs: Float32Array;
  private readonly quality: QualityControl | undefined;
  private level = 0;
  private closed = false;
  private busy = false;

  private constructor(private readonly parts: BrainParts) {
    const { settings, shape } = parts;
    const { sensors, motors, brains, mode, precision, seed, bankRows, perBrainStores, planner } = settings;
    const size = shape.edge;
    this.configuration = { sensors, motors, size, brains, mode, precision, seed, bankRows, perBrainStores, planner };
    this.wiring = parts.wiring;
    this.input = new Float32Array(brains * (shape.sensors + 1));
    this.inputs = { sensed: this.input };
    this.motorsOut = new Float32Array(brains * shape.motors);
    this.knobs = new Float32Array(brains * knobNames.length).fill(1);
    if (!settings.learn) for (let n = 0; n < brains; n += 1) this.knobs[n * knobNames.length + knobIndex('learn')] = 0;
    this.quality = settings.budgetMs === undefined ? undefined : new QualityControl(settings.budgetMs);
  }

  static async open(parts: BrainParts): Promise<FieldBrain> {
    const brain = new FieldBrain(parts);
    brain.session = await brain.openSession(0);
    await brain.bear();
    return brain;
  }

  private openSession(quality: number): Promise<Session> {
    const { device, settings, executor } = this.parts;
    return device.load(this.parts.programAt(quality), {
      symbols: { B: settings.brains, R: settings.bankRows },
      constants: this.wiring,
      fusion: settings.fusion,
      allowNonFinite: true,
      ...(executor === undefined ? {} : { executor }),
    });
  }

  async process(sensors: ArrayLike<number>, reward = 0): Promise<Cycle> {
    this.pack(sensors, reward);
    return this.single((await this.step()).report as Float32Array);
  }

  processSync(sensors: ArrayLike<number>, reward = 0): Cycle {
    this.pack(sensors, reward);
    return this.single(this.stepSync().report as Float32Array);
  }

  async processBatch(sensors: Float32Array, rewards?: ArrayLike<number>): Promise<BatchCycle> {
    this.packBatch(sensors, rewards, 1, this.input);
    return this.batch((await this.step()).report as Float32Array);
  }

  processBatchSync(sensors: Float32Array, rewards?: ArrayLike<number>): BatchCycle {
    this.packBatch(sensors, rewards, 1, this.input);
    return this.batch(this.stepSync().report as Float32Array);
  }

  async run(steps: number, sensors: Float32Array, rewards?: ArrayLike<number>): Promise<RunResult> {
    this.needOpen();
    const { brains } = this.configuration;
    if (!Number.isInteger(steps) || steps < 1)
      throw wrongInput('run', 'bad number of steps', steps, 'a whole number from 1');
    const sensed = new Float32Array(steps * this.input.length);
    this.packBatch(sensors, rewards, steps, sensed);
    const answer = await this.alone(() => this.session.stepMany(steps, { sensed }));
    const reports = answer.report as Float32Array;
    const [width, M] = [reportWidth(this.parts.shape.motors), this.parts.shape.motors];
    const motors = new Float32Array(steps * brains * M);
    for (let row = 0; row < steps * brains; row += 1)
      motors.set(reports.subarray(row * width, row * width + M), row * M);
    return { motors, reports, states: this.statesAt(reports, (steps - 1) * brains * width) };
  }

  async save(): Promise<BrainSnapshot> {
    this.needOpen();
    const tensors: Record<string, HostArray> = {};
    const dtypes: Record<string, string> = {};
    const shapes: Record<string, readonly number[]> = {};
    const { brains, bankRows } = this.configuration;
    for (const tensor of statesOf(this.session.program)) {
      tensors[tensor.name] = await this.session.read(tensor.name);
      dtypes[tensor.name] = tensor.dtype;
      shapes[tensor.name] = tensor.shape.map((one) =>
        typeof one === 'number' ? one : one.symbol === 'B' ? brains : bankRows,
      );
    }
    const { cycle } = this.session;
    return {
      format: 'fieldbrain-brain',
      version: 1,
      configuration: this.configuration,
      cycle,
      tensors,
      dtypes,
      shapes,
    };
  }

  async load(snapshot: BrainSnapshot): Promise<void> {
    this.needOpen();
    this.checkSnapshot('load', snapshot, 'fieldbrain-brain', ['brains', 'bankRows', 'perBrainStores']);
    const states = statesOf(this.session.program);
    for (const tensor of states) this.checkTensor('load', tensor.name, snapshot.tensors[tensor.name], 1);
    if (!Number.isInteger(snapshot.cycle) || snapshot.cycle < 0)
      throw wrongFile('load', 'bad cycle', snapshot.cycle, 'a whole number from 0');
    await this.rewire(snapshot.configuration.seed);
    this.session.cycle = snapshot.cycle;
    for (const { name } of states) await this.session.write(name, snapshot.tensors[name]);
    this.knobs.set(snapshot.tensors.knobs as Float32Array);
  }

  /** A brain is also how it is wired: tables from another seed replace its own. */
  private async rewire(seed: number): Promise<void> {
    if (seed === this.configuration.seed) return;
    this.wiring = wire(this.parts.shape, this.configuration.sensors, seed);
    for (const [name, table] of Object.entries(this.wiring)) await this.session.write(name, table);
    this.configuration = { ...this.configuration, seed };
  }

  async reset(slot?: number, seed?: number): Promise<void> {
    this.needOpen();
    if (slot !== undefined) this.checkSlot(slot);
    if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32))
      throw wrongInput('reset', 'bad seed', seed, 'a whole number from 0 to 2³² − 1');
    const { brains, bankRows } = this.configuration;
    for (const tensor of statesOf(this.session.program)) {
      if (tensor.name === 'knobs' || (slot !== undefined && (!isPerBrain(tensor) || tensor.name === 'seed'))) continue;
      const size = sizeOf(tensor, { B: slot === undefined ? brains : 1, R: bankRows });
      const fresh = initialPart(tensor, size);
      if (slot === undefined) await this.session.write(tensor.name, fresh);
      else await this.session.write(tensor.name, withPart(await this.session.read(tensor.name), slot, fresh));
    }
    if (slot === undefined) this.session.cycle = 0;
    await this.bear(slot, seed);
  }

  async exportSlot(slot: number): Promise<SlotSnapshot> {
    this.needOpen();
    this.checkSlot(slot);
    const { brains } = this.configuration;
    const tensors: Record<string, HostArray> = {};
    for (const tensor of statesOf(this.session.program))
      if (isPerBrain(tensor)) tensors[tensor.name] = partOf(await this.session.read(tensor.name), slot, brains);
    return { format: 'fieldbrain-slot', version: 1, configuration: this.configuration, tensors };
  }

  async importSlot(slot: number, snapshot: SlotSnapshot): Promise<void> {
    this.needOpen();
    this.checkSlot(slot);
    this.checkSnapshot(
      'importSlot',
      snapshot,
      'fieldbrain-slot',
      this.configuration.perBrainStores ? ['seed', 'bankRows', 'perBrainStores'] : ['seed'],
    );
    const { brains } = this.configuration;
    const states = statesOf(this.session.program).filter(isPerBrain);
    for (const { name } of states) this.checkTensor('importSlot', name, snapshot.tensors[name], brains);
    for (const { name } of states)
      await this.session.write(name, withPart(await this.session.read(name), slot, snapshot.tensors[name]));
    this.knobs.set(snapshot.tensors.knobs as Float32Array, slot * knobNames.length);
  }

  async read(what: string): Promise<Float32Array> {
    this.needOpen();
    const { program } = this.session;
    const plain = async (name: string): Promise<Float32Array> => {
      const tensor = program.tensors.find(
        (one) => one.name === name && (one.role === 'state' || one.role === 'output'),
      );
      if (tensor === undefined) {
        const known = statesOf(program).map((one) => one.name);
        throw wrongInput('read', 'no such tensor', what, `field, echo, cells, activation, ${known.join(', ')}`);
      }
      return decode(tensor.dtype, await this.session.read(name));
    };
    return joinView(what, plain);
  }

  get(knob: Knob, slot = 0): number {
    this.checkSlot(slot);
    return this.knobs[slot * knobNames.length + checkKnob(knob)];
  }

  async set(knob: Knob, value: number, slot?: number): Promise<void> {
    this.needOpen();
    const index = checkKnob(knob);
    if (slot !== undefined) this.checkSlot(slot);
    if (!Number.isFinite(value) || Math.abs(value) > 100)
      throw wrongInput(`set ${knob}`, 'not usable', value, 'a finite number from −100 to 100');
    const { brains } = this.configuration;
    for (let n = 0; n < brains; n += 1)
      if (slot === undefined || slot === n) this.knobs[n * knobNames.length + index] = value;
    await this.session.write('knobs', this.knobs);
  }

  lesion(faculty: Knob, slot?: number): Promise<void> {
    return this.set(faculty, 0, slot);
  }

  restore(faculty: Knob, slot?: number): Promise<void> {
    return this.set(faculty, 1, slot);
  }

  setLearning(learn: boolean, slot?: number): Promise<void> {
    return this.set('learn', learn ? 1 : 0, slot);
  }

  async consolidate(steps = 20): Promise<void> {
    this.needOpen();
    if (!Number.isInteger(steps) || steps < 1 || steps > 10_000)
      throw wrongInput('consolidate', 'bad number of steps', steps, 'a whole number from 1 to 10,000');
    const { device, settings, shape } = this.parts;
    const program = consolidationProgram(shape, settings.precision, settings.perBrainStores);
    const session = await device.load(program, { symbols: { B: settings.brains, R: settings.bankRows } });
    try {
      for (const name of consolidationStates) await session.write(name, await this.session.read(name));
      session.cycle = this.session.cycle;
      for (let step = 0; step < steps; step += 1) await session.step();
      for (const name of consolidationStates) await this.session.write(name, await session.read(name));
    } finally {
      await session.close();
    }
  }

  counters(): Counters {
    return this.session.counters();
  }

  describe(): BrainDescription {
    const { device, reason, settings, shape } = this.parts;
    const { kind, name, notes } = device.description;
    return {
      ...this.configuration,
      device: kind,
      deviceName: name,
      executor: this.session.executor,
      fusion: settings.fusion,
      reason,
      notes,
      arenaBytes: this.session.arenaBytes,
      features: shape.features,
      quality: this.level,
    };
  }

  qualityChanges(): readonly QualityChange[] {
    return this.quality?.changes ?? [];
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.session.close();
    if (this.parts.ownsDevice) await this.parts.device.close();
  }

  /** The session under the brain, for those who measure it. */
  get underlying(): { readonly session: Session; readonly device: Device } {
    return { session: this.session, device: this.parts.device };
  }

  private async step(): Promise<Arrays> {
    const start = performance.now();
    const answer = await this.alone(() => this.session.step(this.inputs));
    await this.adapt(performance.now() - start);
    return answer;
  }

  private stepSync(): Arrays {
    const start = performance.now();
    const answer = this.session.stepSync(this.inputs);
    this.quality?.note(performance.now() - start);
    return answer;
  }

  /** One cycle at a time: a second call while one runs is a mistake of the caller. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy) throw wrongInput('process', 'a cycle is already running', 'a second call', 'one at a time');
    this.busy = true;
    try {
      return await work();
    } finally {
      this.busy = false;
    }
  }

  /** Moves to another level of quality where the budget asks for it: the same states in another Program. */
  private async adapt(tookMs: number): Promise<void> {
    if (this.quality === undefined) return;
    const level = this.quality.next(tookMs, this.session.cycle);
    if (level === this.level) return;
    const next = await this.openSession(level);
    const names = new Map(statesOf(next.program).map((tensor) => [tensor.name, tensor]));
    next.cycle = this.session.cycle;
    for (const tensor of statesOf(this.session.program)) {
      const target = names.get(tensor.name);
      if (target === undefined || target.shape.length !== tensor.shape.length) continue;
      const data = await this.session.read(tensor.name);
      if (target.dtype === tensor.dtype) {
        if (data.length === sizeOf(target, { B: this.configuration.brains, R: this.configuration.bankRows }))
          await next.write(tensor.name, data);
        continue;
      }
      await next.write(tensor.name, recode(data, tensor.dtype, target.dtype));
    }
    await this.session.close();
    this.session = next;
    this.level = level;
  }

  /** What brains are born with, in all slots or in one. */
  private async bear(slot?: number, seed?: number): Promise<void> {
    const { device, shape, settings } = this.parts;
    const { brains } = this.configuration;
    const own = slot === undefined ? brains : 1;
    const seeds = new Uint32Array(own);
    if (slot === undefined) seeds.set(seed === undefined ? settings.seeds : slotSeeds(seed, brains));
    else seeds[0] = seed ?? ((await this.session.read('seed')) as Uint32Array)[slot];
    const { ruleMean, ruleSpread, ruleLimit } = this.wiring;
    const session = await device.load(birthProgram(shape), {
      symbols: { B: own },
      constants: { ruleMean, ruleSpread, ruleLimit },
    });
    try {
      const born: Record<string, HostArray> = { ...(await session.step({ seed: seeds })), seed: seeds };
      for (const [name, data] of Object.entries(born)) {
        const whole = slot === undefined ? data : withPart(await this.session.read(name), slot, data);
        await this.session.write(name, whole);
      }
    } finally {
      await session.close();
    }
    await this.session.write('knobs', this.knobs);
  }

  private pack(sensors: ArrayLike<number>, reward: number): void {
    this.needOpen();
    const { brains } = this.configuration;
    if (brains !== 1) throw wrongInput('process', 'this is a batch', `${brains} brains`, 'one brain; use processBatch');
    const S = this.parts.shape.sensors;
    if (sensors?.length !== S) throw wrongInput('process', 'wrong number of sensors', sensors?.length, `${S}`);
    if (typeof reward !== 'number') throw wrongInput('process', 'the reward is no number', typeof reward, 'a number');
    for (let i = 0; i < S; i += 1) this.input[i] = sensors[i];
    this.input[S] = reward;
  }

  private packBatch(
    sensors: Float32Array,
    rewards: ArrayLike<number> | undefined,
    steps: number,
    target: Float32Array,
  ): void {
    this.needOpen();
    const { brains } = this.configuration;
    const S = this.parts.shape.sensors;
    const rows = steps * brains;
    if (sensors?.length !== rows * S)
      throw wrongInput(
        'processBatch',
        'wrong number of values',
        sensors?.length,
        `${rows * S} (${steps} × ${brains} × ${S})`,
      );
    if (rewards !== undefined && rewards.length !== rows)
      throw wrongInput('processBatch', 'wrong number of rewards', rewards.length, `${rows}`);
    for (let row = 0; row < rows; row += 1) {
      target.set(sensors.subarray(row * S, (row + 1) * S), row * (S + 1));
      target[row * (S + 1) + S] = rewards?.[row] ?? 0;
    }
  }

  private single(report: Float32Array): Cycle {
    const M = this.parts.shape.motors;
    return { motors: report.slice(0, M), state: readState(report, M) };
  }

  private batch(report: Float32Array): BatchCycle {
    const M = this.parts.shape.motors;
    const width = reportWidth(M);
    for (let n = 0; n < this.configuration.brains; n += 1)
      this.motorsOut.set(report.subarray(n * width, n * width + M), n * M);
    return { motors: this.motorsOut, states: this.statesAt(report, 0) };
  }

  private statesAt(report: Float32Array, offset: number): BrainState[] {
    const M = this.parts.shape.motors;
    const width = reportWidth(M);
    return Array.from({ length: this.configuration.brains }, (_, n) => readState(report, offset + n * width + M));
  }

  private checkSlot(slot: number): void {
    const { brains } = this.configuration;
    if (!Number.isInteger(slot) || slot < 0 || slot >= brains)
      throw wrongInput('slot', 'no such brain', slot, `0 … ${brains - 1}`);
  }

  private checkSnapshot(
    place: string,
    snapshot: BrainSnapshot | SlotSnapshot,
    format: string,
    more: readonly (keyof BrainConfiguration)[],
  ): void {
    if (snapshot?.format !== format || snapshot.version !== 1)
      throw wrongFile(place, 'not a snapshot of this kind', `${snapshot?.format} ${snapshot?.version}`, `${format} 1`);
    const [mine, theirs] = [this.configuration, snapshot.configuration];
    const compare = (name: string, a: unknown, b: unknown): void => {
      if (a !== b) throw wrongFile(place, `another ${name}`, b, String(a));
    };
    compare('number of sensors', mine.sensors.length, theirs.sensors.length);
    compare('number of motors', mine.motors.length, theirs.motors.length);
    for (const name of ['size', 'precision', 'mode', 'planner', ...more] as const)
      compare(name, mine[name], theirs[name]);
  }

  private checkTensor(place: string, name: string, data: HostArray | undefined, share: number): void {
    const tensor = statesOf(this.session.program).find((one) => one.name === name);
    const { brains, bankRows } = this.configuration;
    const length = tensor === undefined ? 0 : sizeOf(tensor, { B: brains, R: bankRows }) / share;
    if (data === undefined || data.length !== length)
      throw wrongFile(place, `tensor ${name} has a wrong length`, data?.length, `${length}`);
  }

  private needOpen(): void {
    if (this.closed) throw new FieldbrainError('session-closed', 'brain: already closed. Create a new one.');
  }
}

function checkKnob(knob: Knob): number {
  const index = knobIndex(knob);
  if (index < 0) throw wrongInput('knob', 'no such knob', knob, knobNames.join(', '));
  return index;
}

function wrongInput(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  return new FieldbrainError('input-invalid', `${place}: ${wrong} (got ${String(got)}, expected ${expected}).`, {
    got,
  });
}

function wrongFile(place: string, wrong: string, got: unknown, expected: string): FieldbrainError {
  return new FieldbrainError('file-invalid', `${place}: ${wrong} (got ${String(got)}, expected ${expected}).`, { got });
}
