/**
 * The brain on a device: it packs what comes in, steps the session, unpacks the report, and moves states in and out. It
 * holds no arithmetic of its own: what a brain does is in the Program.
 */
import type { Arrays, Counters, Device, Session } from '../device/device.js';
import { FieldbrainError, type HostArray, type Program } from '../kernel/index.js';
import { birthProgram } from './birth.js';
import { consolidationProgram, consolidationStates } from './consolidate.js';
import { KnobBoard, knobTensors } from './knob-board.js';
import type { Knob } from './knobs.js';
import { type Settings, slotSeeds } from './options.js';
import { Ports } from './ports.js';
import { QualityControl } from './quality.js';
import { wrongInput } from './refusal.js';
import { places } from './research/constants.js';
import { facultiesOf } from './research/faculties.js';
import { wireBrain } from './research/wiring.js';
import type { BrainShape } from './shape.js';
import { checkSnapshot, putSlot, takeSlot, takeSnapshot } from './snapshot.js';
import { decode, initialPart, isPerBrain, recode, sizeOf, statesOf, withPart } from './storage.js';
import type {
  BatchCycle,
  Brain,
  BrainConfiguration,
  BrainDescription,
  BrainSnapshot,
  Cycle,
  QualityChange,
  RunResult,
  SlotSnapshot,
} from './types.js';
import { joinView } from './views.js';
import type { Wiring } from './wiring.js';

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
  private readonly ports: Ports;
  private readonly knobs: KnobBoard;
  private readonly quality: QualityControl | undefined;
  private level = 0;
  private closed = false;
  private busy = false;

  private constructor(private readonly parts: BrainParts) {
    const { settings, shape } = parts;
    const { sensors, motors, brains, mode, precision, seed, bankRows, perBrainStores, planner } = settings;
    const size = shape.edge;
    const faculties = facultiesOf(settings.research);
    this.configuration = {
      ...{ sensors, motors, size, brains, mode, precision, seed, bankRows, perBrainStores, planner },
      ...(mode === 'research' ? { research: faculties } : {}),
      ...(settings.lessons ? { lessons: true } : {}),
    };
    this.wiring = parts.wiring;
    this.ports = new Ports(brains, shape, settings.lessons);
    this.knobs = new KnobBoard(brains, faculties, settings.research !== false);
    if (!settings.learn) this.knobs.set('learn', 0);
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

  async process(sensors: ArrayLike<number>, reward = 0, lesson?: ArrayLike<number>): Promise<Cycle> {
    this.needOpen();
    this.ports.take(sensors, reward, lesson);
    return this.ports.give(await this.step());
  }

  processSync(sensors: ArrayLike<number>, reward = 0, lesson?: ArrayLike<number>): Cycle {
    this.needOpen();
    this.ports.take(sensors, reward, lesson);
    return this.ports.give(this.stepSync());
  }

  async processBatch(
    sensors: Float32Array,
    rewards?: ArrayLike<number>,
    lessons?: ArrayLike<number>,
  ): Promise<BatchCycle> {
    this.needOpen();
    this.ports.takeBatch(sensors, rewards, lessons);
    return this.ports.giveBatch(await this.step());
  }

  processBatchSync(sensors: Float32Array, rewards?: ArrayLike<number>, lessons?: ArrayLike<number>): BatchCycle {
    this.needOpen();
    this.ports.takeBatch(sensors, rewards, lessons);
    return this.ports.giveBatch(this.stepSync());
  }

  async run(
    steps: number,
    sensors: Float32Array,
    rewards?: ArrayLike<number>,
    lessons?: ArrayLike<number>,
  ): Promise<RunResult> {
    this.needOpen();
    if (!Number.isInteger(steps) || steps < 1)
      throw wrongInput('run', 'bad number of steps', steps, 'a whole number from 1');
    const inputs = this.ports.takeRun(sensors, rewards, lessons, steps);
    return this.ports.giveRun(await this.alone(() => this.session.stepMany(steps, inputs)), steps);
  }

  async save(): Promise<BrainSnapshot> {
    this.needOpen();
    return takeSnapshot(this.session, this.configuration);
  }

  async load(snapshot: BrainSnapshot): Promise<void> {
    this.needOpen();
    checkSnapshot(this.session, this.configuration, snapshot);
    this.knobs.check('load', snapshot.tensors);
    await this.rewire(snapshot.configuration.seed);
    this.session.cycle = snapshot.cycle;
    for (const { name } of statesOf(this.session.program)) await this.session.write(name, snapshot.tensors[name]);
    this.knobs.take(snapshot.tensors);
    this.ports.ages.take(snapshot.tensors.age);
  }

  /** A brain is also how it is wired: tables from another seed replace its own. */
  private async rewire(seed: number): Promise<void> {
    if (seed === this.configuration.seed) return;
    this.wiring = wireBrain(this.parts.shape, this.configuration.sensors, seed, this.parts.settings.research);
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
      if (knobTensors.includes(tensor.name) || (slot !== undefined && (!isPerBrain(tensor) || tensor.name === 'seed')))
        continue;
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
    return takeSlot(this.session, this.configuration, slot);
  }

  async importSlot(slot: number, snapshot: SlotSnapshot): Promise<void> {
    this.needOpen();
    this.checkSlot(slot);
    this.knobs.check('importSlot', snapshot?.tensors);
    await putSlot(this.session, this.configuration, slot, snapshot);
    this.knobs.take(snapshot.tensors, slot);
    this.ports.ages.take(snapshot.tensors.age, slot);
  }

  /** A tensor of f32 may go to `into`, as `Session.read` says. */
  async read(what: string, into?: Float32Array): Promise<Float32Array> {
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
      return decode(tensor.dtype, await this.session.read(name, name === what ? into : undefined));
    };
    return joinView(what, plain);
  }

  get(knob: Knob, slot = 0): number {
    this.checkSlot(slot);
    return this.knobs.get(knob, slot);
  }

  async set(knob: Knob, value: number, slot?: number): Promise<void> {
    this.needOpen();
    this.knobs.find(knob);
    if (slot !== undefined) this.checkSlot(slot);
    const { tensor, values } = this.knobs.set(knob, value, slot);
    await this.session.write(tensor, values);
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

  /** The place of the graph to go to (nowhere where it is left out), in one slot or in all; in research mode only. */
  async seek(place = -1, slot?: number): Promise<void> {
    this.needOpen();
    if (this.configuration.research?.includes('places') !== true)
      throw wrongInput(
        'seek',
        'this brain has no place graph',
        this.configuration.mode,
        "mode: 'research' with places",
      );
    if (slot !== undefined) this.checkSlot(slot);
    if (!Number.isInteger(place) || place < -1 || place >= places.most)
      throw wrongInput('seek', 'no such place', place, `a whole number from 0 to ${places.most - 1}, or nothing`);
    const [goals, distances] = [await this.session.read('placeGoal'), await this.session.read('placeDistance')];
    goals.forEach((_, n) => {
      if (slot !== undefined && slot !== n) return;
      goals[n] = place;
      distances.fill(places.far, n * places.most, (n + 1) * places.most);
    });
    await this.session.write('placeDistance', distances);
    await this.session.write('placeGoal', goals);
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
    const answer = await this.alone(() => this.session.step(this.ports.inputs));
    await this.adapt(performance.now() - start);
    return answer;
  }

  private stepSync(): Arrays {
    const start = performance.now();
    const answer = this.session.stepSync(this.ports.inputs);
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
    this.ports.ages.reset(slot);
    const { device, shape, settings } = this.parts;
    const { brains } = this.configuration;
    const own = slot === undefined ? brains : 1;
    const seeds = new Uint32Array(own);
    if (slot === undefined) seeds.set(seed === undefined ? settings.seeds : slotSeeds(seed, brains));
    else seeds[0] = seed ?? ((await this.session.read('seed')) as Uint32Array)[slot];
    const { ruleMean, ruleSpread, ruleLimit } = this.wiring;
    const session = await device.load(birthProgram(shape, settings.lessons), {
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
    for (const { tensor, values } of this.knobs.boards) await this.session.write(tensor, values);
  }

  private checkSlot(slot: number): void {
    const { brains } = this.configuration;
    if (!Number.isInteger(slot) || slot < 0 || slot >= brains)
      throw wrongInput('slot', 'no such brain', slot, `0 … ${brains - 1}`);
  }

  private needOpen(): void {
    if (this.closed) throw new FieldbrainError('session-closed', 'brain: already closed. Create a new one.');
  }
}
