/**
 * The brain on a device: it packs what comes in, steps the session, unpacks the report, and moves states in and out. It
 * holds no arithmetic of its own: what a brain does is in the Program.
 */
import type { Arrays, Counters, Device, Session } from '../device/device.js';
import { FieldbrainError, type Program } from '../kernel/index.js';
import { openBirth, writeNewborns } from './birth-session.js';
import { type CycleWay, KeepWarm } from './keep-warm.js';
import { copyStates } from './level-states.js';
import { type BrainOptions, isSeed, type Settings, slotSeeds } from './options.js';
import { ParameterBoard, parameterTensors } from './parameter-board.js';
import type { ParameterName } from './parameters.js';
import { Ports } from './ports.js';
import { QualityControl } from './quality.js';
import { stepRecorded } from './recorded-run.js';
import { wrongInput } from './refusal.js';
import { rehearse } from './rehearsal.js';
import { facultiesOf } from './research/faculties.js';
import { setGoal } from './research/place-goal.js';
import type { BrainShape } from './shape.js';
import { bindingsOf, ownStates, putCopies, putSlot, putSnapshot, takeSlot, takeSnapshot } from './snapshot.js';
import { checkSlotSnapshot, checkSnapshot } from './snapshot-check.js';
import { decode, initialPart, isPerBrain, sizeOf, statesOf, withPart } from './storage.js';
import type { BuildOptions } from './tensors.js';
import { Turns } from './turns.js';
import type {
  BatchCycle,
  BatchOutcomes,
  Brain,
  BrainConfiguration,
  BrainDescription,
  BrainSnapshot,
  Cycle,
  Outcome,
  QualityChange,
  RecordedView,
  RunOptions,
  RunResult,
  SlotSnapshot,
} from './types.js';
import { type FeaturePart, featurePartsOf, joinView } from './views.js';
import { wireSettings } from './wire-settings.js';
import type { Wiring } from './wiring.js';

const recordedViews: readonly RecordedView[] = ['features', 'cells'];

/** Everything that createBrain has decided. */
export interface BrainParts {
  readonly device: Device;
  readonly ownsDevice: boolean;
  readonly reason: string;
  readonly settings: Settings;
  readonly shape: BrainShape;
  readonly wiring: Wiring;
  readonly executor: string | undefined;
  /** How the Program of full quality is built. */
  readonly build: BuildOptions;
  readonly onProgress?: BrainOptions['onProgress'];
  /** The cycle's Program at a level of quality. */
  readonly programAt: (quality: number) => Program;
}

/** A brain's place in a larger Program. */
export interface Attachment {
  readonly session: Session;
  /** Runs work on the session in turn with the brain's other calls. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** The Brain that `createBrain` makes. */
export class FieldBrain implements Brain {
  configuration: BrainConfiguration;
  private wiring: Wiring;
  private session!: Session;
  private readonly ports: Ports;
  private readonly parameters: ParameterBoard;
  private readonly quality: QualityControl | undefined;
  private level = 0;
  private closed = false;
  private readonly turns = new Turns();
  private cycling = false;
  private attached = false;
  private warm: KeepWarm | undefined;
  private twinCycles = 0;

  private constructor(private readonly parts: BrainParts) {
    const { settings, shape } = parts;
    const { sensors, motors, brains, mode, precision, seed, bankRows, perBrainStores, planner } = settings;
    const size = shape.edge;
    const faculties = facultiesOf(settings.research);
    this.configuration = {
      ...{ sensors, motors, size, brains, mode, precision, seed, bankRows, perBrainStores, planner },
      ...(mode === 'research' ? { research: faculties } : {}),
      ...(settings.demonstrations ? { demonstrations: true } : {}),
      ...(settings.learning === undefined ? {} : { learning: settings.learning, episode: settings.episode }),
    };
    this.wiring = parts.wiring;
    this.ports = new Ports(brains, shape, settings.demonstrations, settings.learning !== undefined);
    this.parameters = new ParameterBoard(brains, faculties, settings.research !== false);
    if (!settings.learn) this.parameters.set('learn', 0);
    this.quality = settings.budgetMs === undefined ? undefined : new QualityControl(settings.budgetMs);
  }

  static async open(parts: BrainParts): Promise<FieldBrain> {
    const brain = new FieldBrain(parts);
    const { brains } = brain.configuration;
    const opening = brain.openSession(0, parts.onProgress);
    // Beside the cycle's program, so that a device that compiles does both at once.
    const birth = openBirth(parts, brain.wiring, brains);
    const [opened, birthOpened] = await Promise.allSettled([opening, birth]);
    if (opened.status === 'rejected' || birthOpened.status === 'rejected') {
      for (const one of [opened, birthOpened]) if (one.status === 'fulfilled') await one.value.close();
      throw (opened.status === 'rejected' ? opened : (birthOpened as PromiseRejectedResult)).reason;
    }
    brain.session = opened.value;
    await brain.initialize(undefined, undefined, birthOpened.value);
    return brain;
  }

  private openSession(quality: number, onProgress?: BrainOptions['onProgress']): Promise<Session> {
    return this.loadSession(this.parts.programAt(quality), onProgress);
  }

  private loadSession(program: Program, onProgress?: BrainOptions['onProgress']): Promise<Session> {
    const { device, settings, executor } = this.parts;
    return device.load(program, {
      symbols: { B: settings.brains, R: settings.bankRows },
      constants: this.wiring,
      fusion: settings.fusion,
      allowNonFinite: true,
      ...(executor === undefined ? {} : { executor }),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  }

  process(sensors: ArrayLike<number>, outcome?: Outcome): Promise<Cycle> {
    return this.cycleSoon(
      'process',
      () => this.ports.take(sensors, outcome),
      (answer) => this.ports.give(answer, this.session),
    );
  }

  processSync(sensors: ArrayLike<number>, outcome?: Outcome): Cycle {
    this.needOpen();
    this.needIdle();
    this.ports.take(sensors, outcome);
    return this.ports.give(this.stepSync('processSync'), this.session);
  }

  processBatch(sensors: Float32Array, outcomes?: BatchOutcomes): Promise<BatchCycle> {
    return this.cycleSoon(
      'processBatch',
      () => this.ports.takeBatch(sensors, outcomes),
      (answer) => this.ports.giveBatch(answer, this.session),
    );
  }

  processBatchSync(sensors: Float32Array, outcomes?: BatchOutcomes): BatchCycle {
    this.needOpen();
    this.needIdle();
    this.ports.takeBatch(sensors, outcomes);
    return this.ports.giveBatch(this.stepSync('processBatchSync'), this.session);
  }

  run(
    steps: number,
    sensors: Float32Array,
    outcomes: BatchOutcomes = {},
    { record = [] }: RunOptions = {},
  ): Promise<RunResult> {
    return this.cycle(
      () => {
        if (!Number.isInteger(steps) || steps < 1)
          throw wrongInput('run', 'bad number of steps', steps, 'a whole number from 1');
        for (const view of record)
          if (!recordedViews.includes(view))
            throw wrongInput('run', 'no such view to record', view, recordedViews.join(' or '));
        return this.ports.takeRun(sensors, outcomes, steps);
      },
      (inputs) =>
        this.inTurn(async () =>
          record.length === 0
            ? this.ports.giveRun(await this.session.stepMany(steps, inputs), steps)
            : this.runRecorded(steps, inputs, record),
        ),
    );
  }

  private async runRecorded(steps: number, inputs: Arrays, record: readonly RecordedView[]): Promise<RunResult> {
    const { report, recorded } = await stepRecorded(this.session, steps, inputs, record, (view) => this.readOut(view));
    return { ...this.ports.giveRun({ report }, steps), recorded };
  }

  save(): Promise<BrainSnapshot> {
    return this.inTurn(() => takeSnapshot(this.session, this.full, this.configuration));
  }

  load(snapshot: BrainSnapshot): Promise<void> {
    return this.inTurn(() => this.takeIn(snapshot));
  }

  /** As `load`, of a smaller batch whose number divides this one's: slot s takes the state of slot s modulo that number. */
  loadCopies(snapshot: BrainSnapshot): Promise<void> {
    return this.inTurn(async () => {
      const own = snapshot?.configuration?.brains;
      const { brains } = this.configuration;
      if (!Number.isInteger(own) || own < 1 || brains % own !== 0)
        throw wrongInput('loadCopies', 'a batch that does not go into this one', own, `a divisor of ${brains}`);
      checkSnapshot(this.full, { ...this.configuration, brains: own }, snapshot);
      this.parameters.check('loadCopies', snapshot.tensors);
      await this.rewire(snapshot.configuration.seed);
      await putCopies(this.session, this.full, this.configuration, snapshot);
      for (let slot = 0; slot < brains; slot += own) {
        this.parameters.take(snapshot.tensors, slot);
        this.ports.ages.take(snapshot.tensors.age, slot);
      }
    });
  }

  private async takeIn(snapshot: BrainSnapshot): Promise<void> {
    checkSnapshot(this.full, this.configuration, snapshot);
    this.parameters.check('load', snapshot.tensors);
    await this.rewire(snapshot.configuration.seed);
    await putSnapshot(this.session, this.full, this.configuration, snapshot);
    this.parameters.take(snapshot.tensors);
    this.ports.ages.take(snapshot.tensors.age);
  }

  /** A brain is also how it is wired: tables from another seed replace its own. */
  private async rewire(seed: number): Promise<void> {
    if (seed === this.configuration.seed) return;
    this.wiring = wireSettings(this.parts.shape, this.parts.settings, seed);
    for (const [name, table] of Object.entries(this.wiring)) await this.session.write(name, table);
    this.configuration = { ...this.configuration, seed };
  }

  reset(slot?: number, seed?: number): Promise<void> {
    return this.inTurn(() => this.beginAnew(slot, seed));
  }

  private async beginAnew(slot?: number, seed?: number): Promise<void> {
    if (slot !== undefined) this.checkSlot(slot);
    if (seed !== undefined && !isSeed(seed))
      throw wrongInput('reset', 'bad seed', seed, 'a whole number from 0 to 2³² − 1');
    if (slot === undefined && seed !== undefined) await this.rewire(seed);
    const { brains, bankRows } = this.configuration;
    for (const tensor of ownStates(this.session.program, this.full)) {
      if (
        parameterTensors.includes(tensor.name) ||
        (slot !== undefined && (!isPerBrain(tensor) || tensor.name === 'seed'))
      )
        continue;
      const size = sizeOf(tensor, { B: slot === undefined ? brains : 1, R: bankRows });
      const fresh = initialPart(tensor, size);
      if (slot === undefined) await this.session.write(tensor.name, fresh);
      else await this.session.write(tensor.name, withPart(await this.session.read(tensor.name), slot, fresh));
    }
    if (slot === undefined) this.session.cycle = 0;
    await this.initialize(slot, seed);
  }

  exportSlot(slot: number): Promise<SlotSnapshot> {
    return this.inTurn(async () => {
      this.checkSlot(slot);
      return takeSlot(this.session, this.full, this.configuration, slot);
    });
  }

  importSlot(slot: number, snapshot: SlotSnapshot): Promise<void> {
    return this.inTurn(async () => {
      this.checkSlot(slot);
      checkSlotSnapshot(this.full, this.configuration, snapshot);
      this.parameters.check('importSlot', snapshot.tensors);
      await putSlot(this.session, this.full, this.configuration, slot, snapshot);
      this.parameters.take(snapshot.tensors, slot);
      this.ports.ages.take(snapshot.tensors.age, slot);
    });
  }

  /** A tensor of f32 may go to `into`, as `Session.read` says. */
  read(what: string, into?: Float32Array): Promise<Float32Array> {
    return this.inTurn(() => this.readOut(what, into));
  }

  private async readOut(what: string, into?: Float32Array): Promise<Float32Array> {
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
    return joinView(what, plain, this.featureParts);
  }

  private get featureParts(): readonly FeaturePart[] {
    return featurePartsOf(this.parts.shape, this.configuration.learning !== undefined);
  }

  get(parameter: ParameterName, slot = 0): number {
    this.checkSlot(slot);
    return this.parameters.get(parameter, slot);
  }

  set(parameter: ParameterName, value: number, slot?: number): Promise<void> {
    return this.inTurn(async () => {
      this.parameters.find(parameter);
      if (slot !== undefined) this.checkSlot(slot);
      const { tensor, values } = this.parameters.set(parameter, value, slot);
      await this.session.write(tensor, values);
    });
  }

  lesion(faculty: ParameterName, slot?: number): Promise<void> {
    return this.set(faculty, 0, slot);
  }

  restore(faculty: ParameterName, slot?: number): Promise<void> {
    return this.set(faculty, 1, slot);
  }

  setLearning(learn: boolean, slot?: number): Promise<void> {
    return this.set('learn', learn ? 1 : 0, slot);
  }

  /** The place of the graph to go to (nowhere where it is left out), in one slot or in all; in research mode only. */
  seek(place = -1, slot?: number): Promise<void> {
    return this.inTurn(() => this.headFor(place, slot));
  }

  private async headFor(place: number, slot?: number): Promise<void> {
    if (this.configuration.research?.includes('places') !== true)
      throw wrongInput(
        'seek',
        'this brain has no place graph',
        this.configuration.mode,
        "mode: 'research' with places",
      );
    if (slot !== undefined) this.checkSlot(slot);
    await setGoal(this.session, place, slot);
  }

  consolidate(steps = 20): Promise<void> {
    return this.inTurn(() => this.consolidateNow(steps));
  }

  private async consolidateNow(steps: number): Promise<void> {
    if (!Number.isInteger(steps) || steps < 1 || steps > 10_000)
      throw wrongInput('consolidate', 'bad number of steps', steps, 'a whole number from 1 to 10,000');
    await rehearse(this.parts, this.session, bindingsOf(this.configuration), steps);
  }

  counters(): Counters {
    return this.session.counters();
  }

  describe(): BrainDescription {
    const { device, reason, settings } = this.parts;
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
      features: this.featureParts.reduce((total, { count }) => total + count, 0),
      quality: this.level,
    };
  }

  qualityChanges(): readonly QualityChange[] {
    return this.quality?.changes ?? [];
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.warm?.close();
    await this.session.close();
    if (this.parts.ownsDevice) await this.parts.device.close();
  }

  /**
   * Moves the brain into a larger Program that holds its cycle (`addCycle` of a closed one) beside other ops, as a loop with a
   * world does, and gives the session. All that lives goes along; until `detach` the brain can be read, saved and tuned as
   * ever, but cycles are the larger Program's. `work` of the same session takes its turn among the brain's other calls.
   */
  attach(build: (options: BuildOptions) => Program): Promise<Attachment> {
    return this.inTurn(async () => {
      if (this.attached)
        throw wrongInput('attach', 'the brain is in a loop already', 'a second loop', 'close the first');
      if (this.quality !== undefined)
        throw wrongInput('attach', 'quality adapts', 'a brain with budgetMs', 'a brain without');
      await this.moveTo(await this.loadSession(build({ ...this.parts.build, closed: true })));
      this.attached = true;
      return { session: this.session, inTurn: (work) => this.inTurn(work) };
    });
  }

  /** Back into a Program of its own. */
  detach(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.attached) return;
      await this.moveTo(await this.openSession(0));
      this.ports.ages.take(await this.session.read('age'));
      this.attached = false;
    });
  }

  private async moveTo(next: Session): Promise<void> {
    next.cycle = this.session.cycle;
    await copyStates(this.session, next, bindingsOf(this.configuration));
    await this.session.close();
    this.session = next;
  }

  /** The session under the brain, for those who measure it. */
  get underlying(): { readonly session: Session; readonly device: Device } {
    return { session: this.session, device: this.parts.device };
  }

  private async step(way: CycleWay): Promise<Arrays> {
    this.warm?.begins(way);
    try {
      const start = performance.now();
      const answer = await this.session.step(this.ports.inputs);
      await this.adapt(performance.now() - start);
      return answer;
    } finally {
      this.warm?.ends();
    }
  }

  private stepSync(way: CycleWay): Arrays {
    this.warm?.begins(way);
    try {
      if (this.quality === undefined) return this.session.stepSync(this.ports.inputs);
      const start = performance.now();
      const answer = this.session.stepSync(this.ports.inputs);
      this.quality.note(performance.now() - start);
      return answer;
    } finally {
      this.warm?.ends();
    }
  }

  /** Gives the brain a twin that runs between its cycles and is closed with it; see keep-warm.ts. */
  keepWarm(twin: FieldBrain): void {
    const { brains, sensors } = this.configuration;
    const sensed = new Float32Array(brains * sensors.length);
    this.warm = new KeepWarm({
      cycle: (way) => {
        this.twinCycles += 1;
        // Something that moves, so that all of it has something to do.
        for (let i = 0; i < sensed.length; i += 1) sensed[i] = 0.5 * Math.sin(0.1 * this.twinCycles + i);
        const answer = twin[way](sensed);
        return answer instanceof Promise ? answer : undefined;
      },
      close: () => twin.close(),
    });
  }

  /** Cycles of the twin, where there is one. */
  get warmCycles(): number {
    return this.twinCycles;
  }

  /**
   * One cycle at a time: a second call while one runs is a mistake of the caller, and leaves the inputs of the first alone.
   * They are taken at once, whatever else is waited for. What is done at once is awaited too: a second call is refused all the same.
   */
  private async cycle<Inputs, T>(take: () => Inputs, work: (inputs: Inputs) => T | Promise<T>): Promise<T> {
    this.needOpen();
    this.needDetached();
    if (this.cycling) throw wrongInput('process', 'a cycle is already running', 'a second call', 'one at a time');
    const inputs = take();
    this.cycling = true;
    try {
      return await work(inputs);
    } finally {
      this.cycling = false;
    }
  }

  /** One step, which takes the short way where nothing else is under way: each promise costs a slow robot time. */
  private cycleSoon<T>(way: CycleWay, take: () => void, give: (answer: Arrays) => T): Promise<T> {
    return this.cycle(take, () => {
      const answer = this.stepSoon(way);
      return answer instanceof Promise ? answer.then(give) : give(answer);
    });
  }

  private stepSoon(way: CycleWay): Arrays | Promise<Arrays> {
    const { session, warm } = this;
    if (session.stepSoon === undefined || this.quality !== undefined || !this.turns.isFree)
      return this.inTurn(() => this.step(way));
    warm?.begins(way);
    let answer: Arrays | Promise<Arrays> | undefined;
    try {
      answer = session.stepSoon(this.ports.inputs);
    } finally {
      if (!(answer instanceof Promise)) warm?.ends();
    }
    if (!(answer instanceof Promise)) return answer;
    const given = answer;
    return this.turns.take(() => given).finally(() => warm?.ends());
  }

  /** What is called while something else is under way begins when that has ended. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.needOpen();
    return this.turns.take(() => {
      this.needOpen();
      return work();
    });
  }

  /** A cycle that cannot wait is refused where it would have to. */
  private needIdle(): void {
    this.needDetached();
    if (this.turns.isFree && !this.cycling) return;
    throw wrongInput('processSync', 'the brain is busy', 'a call that has not ended', 'one at a time: await it first');
  }

  private needDetached(): void {
    if (this.attached)
      throw wrongInput('process', 'the brain is in a loop', 'a cycle', 'loop.run, or loop.close first');
  }

  /** Moves to another level of quality where the budget asks for it: the same states in another Program. */
  private async adapt(tookMs: number): Promise<void> {
    if (this.quality === undefined) return;
    const level = this.quality.next(tookMs, this.session.cycle);
    if (level === this.level) return;
    await this.moveTo(await this.openSession(level));
    this.level = level;
  }

  /** What brains are born with, in all slots or in one. */
  private async initialize(slot?: number, seed?: number, opened?: Session): Promise<void> {
    this.ports.ages.reset(slot);
    const { brains } = this.configuration;
    const own = slot === undefined ? brains : 1;
    const seeds = new Uint32Array(own);
    if (slot === undefined) seeds.set(seed === undefined ? this.ownSeeds() : slotSeeds(seed, brains));
    else seeds[0] = seed ?? ((await this.session.read('seed')) as Uint32Array)[slot];
    await writeNewborns(this.session, opened ?? (await openBirth(this.parts, this.wiring, own)), seeds, slot);
    for (const { tensor, values } of this.parameters.boards) await this.session.write(tensor, values);
  }

  /** The slots' seeds as the brain was made with them; those of another seed that it was given since follow from it. */
  private ownSeeds(): readonly number[] {
    const { settings } = this.parts;
    const { seed, brains } = this.configuration;
    return seed === settings.seed ? settings.seeds : slotSeeds(seed, brains);
  }

  /** The Program at full quality: the form of snapshots. */
  private get full(): Program {
    return this.parts.programAt(0);
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
