/**
 * All robots of one kind: their brains in one child or in one for each GPU, each in a slot of a batch. A batch whose child is lost
 * goes on in another one that runs, from its snapshot. How batches are stepped is in batch-cycles.ts.
 */
import type { BrainDescription } from '../brain/index.js';
import type { DeviceKind, DeviceName } from '../device/device.js';
import { kindTraits, ordinalOf } from '../device/kinds.js';
import { FieldbrainError } from '../kernel/errors.js';
import { BatchCycles, type BatchCyclesHost, type BatchCyclesOptions } from './batch-cycles.js';
import { BrainChanges } from './brain-changes.js';
import { type BrainChild, BrainChildren, type GpuMemory } from './brain-children.js';
import type { Answers, BatchOptions, Closed, Note, Request, SaveNote, StepInputs } from './brains/messages.js';
import { BrainLost, type SupervisorOptions } from './brains/supervisor.js';
import { keepSnapshots } from './keep-snapshots.js';
import { type BrainBatch, emptyBatch, isCycling, isWaiting } from './pool-batch.js';
import type { RobotProfile } from './profile.js';
import type { RobotSlot } from './robot-slot.js';
import { SnapshotLedger } from './snapshot-ledger.js';
import type { GpuInfo } from './telemetry.js';

export interface BrainPoolOptions extends Omit<SupervisorOptions, 'batches' | 'ready'>, BatchCyclesOptions {
  readonly batches: Omit<BatchOptions, 'brain'> & { readonly brain: Omit<BatchOptions['brain'], 'sensors' | 'motors'> };
  /** GPUs over which batches are spread, a child for each; none: one child on the brain's device. */
  readonly gpus: readonly DeviceName[];
  readonly gpuMemory: GpuMemory;
  /** Batches that are made at the start. */
  readonly ready: number;
  /** The most robots of this kind. */
  readonly slots: number;
}

export interface BrainPoolHost extends Omit<BatchCyclesHost, 'step' | 'failed'> {
  changed(robotSlot: RobotSlot): void;
  noted(note: SaveNote): void;
  /** A brain is not any more what its steps have made of it: it was changed, or went back. */
  altered(name: string): void;
  /** A child is gone: these robots have to stop. */
  lost(robotSlots: readonly RobotSlot[]): void;
  /** Batches of all kinds that robots use in the child of this place in the list of GPUs. */
  load(index: number): number;
}

/** What changes a brain otherwise than a step does. */
const altering: ReadonlySet<Request['kind']> = new Set(['parameter', 'reset', 'load', 'undo', 'restore', 'poke']);

/** Time behind the grace in which a lost child's snapshots are made checkpoints, when the server closes. */
const keepMs = 600;

export class BrainPool {
  readonly profile: RobotProfile;
  readonly #options: BrainPoolOptions;
  readonly #host: BrainPoolHost;
  readonly children: BrainChildren;
  readonly #batches: BrainBatch[];
  readonly cycles: BatchCycles;
  readonly #ledger = new SnapshotLedger();
  /** Robots that have their place and wait for their brain. */
  readonly #admissions = new Map<RobotSlot, Promise<void>>();
  /** Batches that went on in another child, because theirs was lost. */
  takeOvers = 0;

  constructor(profile: RobotProfile, host: BrainPoolHost, options: BrainPoolOptions) {
    this.profile = profile;
    this.#host = host;
    this.#options = options;
    const { sensors, motors } = profile;
    const batches: BatchOptions = { ...options.batches, brain: { ...options.batches.brain, sensors, motors } };
    const count = Math.ceil(options.slots / options.batches.width);
    this.children = new BrainChildren(
      {
        resume: (child, prepared, isFirst) => this.#resume(child, prepared, isFirst),
        lost: (child, reason, pauseMs) => this.#lose(child, reason, pauseMs),
        missing: (child, error) =>
          host.event('error', 'gpu-missing', `${profile.name}: ${child.device}: not used (${String(error)})`),
        load: (index) => host.load(index),
        note: (note) => this.#noted(note),
        stateChanged: (child, state) => {
          host.event('debug', 'brain-state', `brains of ${this.#where(child)}: ${state}`);
          if (state === 'running') this.#adopt(child);
        },
      },
      { ...options, batches, count },
    );
    this.cycles = new BatchCycles(
      profile,
      {
        event: host.event,
        step: (request) => this.ask(request),
        stepped: (name, inputs, answer) => host.stepped(name, inputs, answer),
        cycled: (robotSlot, done) => host.cycled(robotSlot, done),
        failed: (batch, reason) => this.#goBack(batch, reason),
      },
      options,
    );
    this.#batches = Array.from({ length: count }, (_, index) =>
      emptyBatch(index, options.batches.width, profile, new BrainChanges(this.children, host.event)),
    );
  }

  get description(): BrainDescription | undefined {
    return this.children.all.find(({ prepared }) => prepared !== undefined)?.prepared?.description;
  }

  /** Batches that robots use in the child of this place in the list of GPUs. */
  loadOf(index: number): number {
    const isUsed = (robotSlot: RobotSlot | undefined): boolean =>
      robotSlot !== undefined && (robotSlot.session !== undefined || this.#admissions.has(robotSlot));
    return this.#batches.filter(
      (batch) => this.children.homeOf(batch.index)?.index === index && batch.robotSlots.some(isUsed),
    ).length;
  }

  /** Each GPU and what is on it; empty where brains are on one device. */
  get gpus(): GpuInfo[] {
    return this.children.gpus(this.profile.name, ({ index }) => this.loadOf(index));
  }

  async start(): Promise<void> {
    await this.children.start();
  }

  get robotSlots(): RobotSlot[] {
    return this.#batches.flatMap(slotsOf);
  }

  /**
   * Finds a slot for a robot: its own, a free one, else that of the robot which has been gone for longest. The place is taken
   * before anything is waited for, and calls for one slot share one admission.
   */
  admit(robotSlot: RobotSlot): Promise<void> {
    const known = this.#admissions.get(robotSlot);
    if (known !== undefined) return known;
    if (this.holds(robotSlot)) return Promise.resolve();
    const place = this.#ownPlace(robotSlot) ?? this.#freePlace() ?? this.#oldestPlace();
    if (place === undefined)
      return Promise.reject(
        new FieldbrainError(
          'out-of-memory',
          `robots: no free slot (got ${this.#options.slots} of ${this.profile.name}, all connected). Start with more --brains.`,
        ),
      );
    const { batch, slot } = place;
    const former = batch.robotSlots[slot];
    if (former !== undefined) former.batch = -1;
    batch.robotSlots[slot] = robotSlot;
    robotSlot.batch = batch.index;
    robotSlot.slot = slot;
    const admission = this.#moveIn(robotSlot, batch, former).finally(() => this.#admissions.delete(robotSlot));
    this.#admissions.set(robotSlot, admission);
    return admission;
  }

  async #moveIn(robotSlot: RobotSlot, batch: BrainBatch, former: RobotSlot | undefined): Promise<void> {
    const { slot } = robotSlot;
    const { width, checkpoints } = this.#options.batches;
    if (former !== undefined && former.robot === robotSlot.robot) {
      // The robot has another description for a while and comes back: its brain is still here.
      await this.#admissions.get(former);
      robotSlot.parameters = former.parameters;
      this.#tell(robotSlot);
      return;
    }
    try {
      if (former !== undefined && width === 1 && checkpoints.folder !== undefined) {
        await batch.opening;
        // A child that is being started again has nothing to save yet.
        if (!batch.isOpen) throw new BrainLost('its brains are not open yet');
        await this.ask({ kind: 'save', batch: batch.index });
      }
    } catch (error) {
      // The brain of the robot before is still here, and stays its own unless it has found another place.
      batch.robotSlots[slot] = former?.batch === -1 ? former : undefined;
      if (former?.batch === -1) former.batch = batch.index;
      robotSlot.batch = -1;
      throw error;
    }
    try {
      if (width === 1 || batch.name === '') {
        batch.name = width === 1 ? robotSlot.robot : `batch-${this.profile.name}-${batch.index}`;
        batch.beginning = 'checkpoint';
        await this.#whenOpen(batch, this.#open(batch));
      } else {
        // Robots that come at once share one opening; a second would take back what the first has lived.
        if (!batch.isOpen) await this.#whenOpen(batch, batch.opening ?? this.#open(batch));
        else if (former !== undefined) await this.ask({ kind: 'reset', batch: batch.index, slot });
      }
    } catch (error) {
      batch.robotSlots[slot] = undefined;
      robotSlot.batch = -1;
      // A brain that could not be opened is not opened again after a loss, and never saved.
      if (batch.robotSlots.every((one) => one === undefined)) batch.name = '';
      throw error;
    }
    this.#tell(robotSlot);
  }

  /** Frees a robot's slot without saving: another process has its brain. Only where brains are apart. */
  evict(robotSlot: RobotSlot): void {
    if (!this.holds(robotSlot) || this.#options.batches.width !== 1) return;
    const batch = this.#batches[robotSlot.batch];
    batch.robotSlots[robotSlot.slot] = undefined;
    robotSlot.batch = -1;
    batch.name = '';
    batch.isOpen = false;
  }

  /**
   * Takes a brain through steps that it has made elsewhere, and gives the number of its next cycle; undefined without steps. Only
   * where brains are apart, and before its robot is answered.
   */
  async relive(robotSlot: RobotSlot, steps: Iterable<StepInputs>): Promise<number | undefined> {
    let cycle: number | undefined;
    for (const inputs of steps) {
      if (!this.holds(robotSlot)) throw new Error(`${robotSlot.robot}: its place was given up`);
      ({ cycle } = await this.ask({ kind: 'step', batch: robotSlot.batch, ...inputs }));
    }
    return cycle;
  }

  /** No robot is here, and none is coming. */
  get isIdle(): boolean {
    return this.#admissions.size === 0 && this.robotSlots.every(({ session }) => session === undefined);
  }

  /** Saves every brain that has lived since its last checkpoint, where there is a folder for them. */
  async saveBrains(): Promise<void> {
    if (this.#options.batches.checkpoints.folder === undefined || this.children.state === 'given up') return;
    for (const { index, name } of this.#batches) if (name !== '') await this.ask({ kind: 'save', batch: index });
  }

  /** A frame waits for its answer. */
  get isCycling(): boolean {
    return this.#batches.some(isCycling);
  }

  /** A frame of a robot in another batch waits for its answer. */
  isCyclingBeside(robotSlot: RobotSlot): boolean {
    return this.#batches.some((batch) => batch.index !== robotSlot.batch && isCycling(batch));
  }

  /** True where the robot's brain is still in its slot. */
  holds(robotSlot: RobotSlot): boolean {
    return robotSlot.batch >= 0 && this.#batches[robotSlot.batch].robotSlots[robotSlot.slot] === robotSlot;
  }

  /** The child with the robot's brain runs. */
  isRunning(robotSlot: RobotSlot): boolean {
    return this.children.isRunning(robotSlot.batch);
  }

  /** The slot has values: step as soon as can be. */
  ready(robotSlot: RobotSlot): void {
    const batch = this.#batches[robotSlot.batch];
    if (batch === undefined || !batch.isOpen || !this.children.isRunning(batch.index)) {
      robotSlot.mayBeTaught = false;
      robotSlot.failedCycles += 1;
      robotSlot.session?.fail('the brain is being started again');
      return;
    }
    robotSlot.isReady = true;
    batch.frames += 1;
    this.cycles.schedule(batch);
  }

  async ask<Asked extends Request>(request: Asked): Promise<Answers[Asked['kind']]> {
    const isChange = request.kind === 'reset' || request.kind === 'load';
    const batch = 'batch' in request ? this.#batches[request.batch] : undefined;
    let answer: Answers[Asked['kind']];
    try {
      answer = isChange
        ? ((await this.#batches[request.batch].changes.make(request)) as Answers[Asked['kind']])
        : await this.children.request(request);
    } finally {
      if (batch !== undefined && altering.has(request.kind)) this.#host.altered(batch.name);
    }
    if (request.kind === 'save') this.#saved(answer as Answers['save']);
    return answer;
  }

  /** Ends the child. Brains that it could not save are named, with what is left of them. */
  async stop(save: boolean, graceMs: number): Promise<Closed> {
    for (const { timer } of this.#batches) clearTimeout(timer);
    const endMs = performance.now() + graceMs + keepMs;
    const ended = await Promise.all(
      (await this.children.stop(save, graceMs)).map(({ child, closed }) =>
        closed instanceof Error ? this.#keep(child, save, closed, endMs) : closed,
      ),
    );
    const lost = ended.flatMap((one) => one.lost);
    return {
      saved: ended.flatMap(({ saved }) => saved),
      lost: lost.map(({ name, reason }) => ({ name, reason: `${reason}. ${this.#ledger.describe(name)}` })),
      faults: ended.flatMap(({ faults }) => faults),
    };
  }

  /** Brains that have lived since they were saved last, where no time is left to save them. */
  get unsaved(): Closed['lost'] {
    const lived = this.#batches.filter(({ name, frames, savedFrames }) => name !== '' && frames > savedFrames);
    return lived.map(({ name }) => ({ name, reason: `no time was left for it. ${this.#ledger.describe(name)}` }));
  }

  /** A child is gone without a word: what its snapshots hold is kept. */
  #keep(child: BrainChild, save: boolean, error: Error, endMs: number): Promise<Closed> {
    const { folder, generations } = this.#options.batches.checkpoints;
    if (!save || folder === undefined) return Promise.resolve({ saved: [], lost: [], faults: [] });
    const why = `brain child: ${error instanceof BrainLost ? error.reason : error.message}`;
    return keepSnapshots(
      this.#batchesOf(child),
      this.#ledger,
      { folder, generations },
      { why, endMs, event: this.#host.event },
    );
  }

  #noted(note: Note): void {
    if (note.kind === 'compiling') {
      this.#host.event('info', 'brain-compiling', `${this.profile.name}: ${note.text}`);
      return;
    }
    if (note.kind === 'saved') this.#saved(note.saved);
    this.#host.noted(note);
  }

  #saved(saved: Answers['save']): void {
    this.#ledger.saved(saved);
    for (const batch of this.#batches) if (batch.name === saved.name) batch.savedFrames = batch.frames;
  }

  /** A cycle failed in a child that lives: its brains go back to their last good snapshot. */
  #goBack(batch: BrainBatch, reason: string): void {
    this.#host.event('error', 'cycle-failed', `${reason} Going back to the last snapshot.`, batch.name);
    this.#openOrFail(this.children.homeOf(batch.index), this.#open(batch)).catch(() => undefined);
  }

  /** A child that lives and cannot open a brain again is no good. One that was lost meanwhile is followed by others. */
  async #openOrFail(child: BrainChild | undefined, opening: Promise<void>): Promise<void> {
    try {
      await opening;
    } catch (error) {
      if (!(error instanceof BrainLost)) child?.supervisor.fail(String(error));
      throw error;
    }
  }

  #open(batch: BrainBatch): Promise<void> {
    return this.#opening(batch, this.#openHere(batch));
  }

  /** Notes that a batch is being opened, until that is done. */
  #opening(batch: BrainBatch, work: Promise<void>): Promise<void> {
    const opening = work.finally(() => {
      if (batch.opening === opening) batch.opening = undefined;
    });
    batch.opening = opening;
    return opening;
  }

  /** Waits for a batch; where its child is lost meanwhile, for the one that takes it over. */
  async #whenOpen(batch: BrainBatch, opening: Promise<void>): Promise<void> {
    try {
      await opening;
    } catch (error) {
      if (batch.opening === undefined || batch.opening === opening) throw error;
      await this.#whenOpen(batch, batch.opening);
    }
  }

  /** Opens the brains of a batch in its child. */
  async #openHere(batch: BrainBatch): Promise<void> {
    const { name, beginning } = batch;
    batch.isOpen = false;
    const newest = beginning === 'recovery' ? this.#ledger.newest(name)?.purpose : undefined;
    const opened = await this.ask({
      kind: 'open',
      batch: batch.index,
      name,
      beginning,
      ...(newest === undefined ? {} : { newest }),
    });
    // Its robot has gone meanwhile, and another one may have its place.
    if (batch.name !== name) return;
    this.#ledger.opened(name, opened);
    // What was lived before a loss and after its snapshot still counts as lost.
    if (beginning === 'checkpoint') batch.savedFrames = batch.frames;
    for (const { file, reason } of opened.refused)
      this.#host.event('warning', 'checkpoint-refused', `${file}: ${reason}`, name);
    const from = opened.file === undefined ? 'newborn' : `from ${opened.file}, cycle ${opened.cycle}`;
    this.#host.event('info', 'brain-open', `brain ${name}: ${from}`, name, {
      beginning: opened.beginning,
      cycle: opened.cycle,
      file: opened.file ?? '',
      configuration: JSON.stringify(this.description ?? {}),
      parameters: JSON.stringify(opened.parameters[0] ?? {}),
    });
    if (beginning === 'recovery') {
      this.#host.altered(name);
      await batch.changes.redo(opened, batch.index, batch.robotSlots, name);
    } else {
      batch.changes.forget();
      for (const robotSlot of batch.robotSlots)
        if (robotSlot !== undefined) robotSlot.parameters = { ...opened.parameters[robotSlot.slot] };
    }
    if (batch.name !== name) return;
    for (const robotSlot of batch.robotSlots) if (robotSlot !== undefined) robotSlot.mayBeTaught = false;
    batch.beginning = 'recovery';
    batch.isOpen = true;
  }

  async #resume(child: BrainChild, prepared: Answers['prepare'], isFirst: boolean): Promise<void> {
    checkBudget(this.#options.batches.brain.budgetMs, prepared.description.device);
    const { cores, isHighPriority } = prepared;
    const where = cores.length === 0 ? 'wherever the system puts them' : `on cores ${cores.join(', ')}, one each`;
    const order = isHighPriority ? 'before other programs' : 'at the usual priority';
    this.#host.event('debug', 'brain-placed', `threads of ${this.profile.name}: ${where}, ${order}`);
    if (isFirst) return;
    for (const batch of this.#batchesOf(child)) {
      if (!isWaiting(batch)) continue;
      await this.#open(batch);
      this.#tellBatch(batch);
    }
    this.#host.event('info', 'brain-restarted', `brains of ${this.#where(child)} run again`);
  }

  #lose(child: BrainChild, reason: string, pauseMs: number): void {
    const batches = this.#batchesOf(child);
    for (const batch of batches) batch.isOpen = false;
    this.#host.event(
      'error',
      'brain-lost',
      `brains of ${this.#where(child)} are lost (${reason}); again in ${pauseMs} ms`,
    );
    const robotSlots = batches.flatMap((batch) => slotsOf(batch));
    this.#host.lost(robotSlots);
    for (const robotSlot of robotSlots) {
      if (!robotSlot.isReady) continue;
      robotSlot.isReady = false;
      robotSlot.failedCycles += 1;
      robotSlot.session?.fail('the brain was lost');
    }
    for (const batch of batches) if (batch.name !== '') this.#takeOver(batch, child);
  }

  /** A child runs: it opens what was given back to it meanwhile, and takes over what waits for a child that does not run. */
  #adopt(child: BrainChild): void {
    for (const batch of this.#batches.filter(isWaiting)) {
      const home = this.children.homeOf(batch.index);
      if (home === child)
        this.#openOrFail(child, this.#open(batch)).then(
          () => this.#tellBatch(batch),
          () => undefined,
        );
      else if (home?.isPrepared === false) this.#takeOver(batch, home);
    }
  }

  /** A batch whose child was lost goes on in another one that runs; where none can take it, it waits. */
  #takeOver(batch: BrainBatch, from: BrainChild): void {
    this.#opening(batch, this.#openElsewhere(batch, from)).catch(() => undefined);
  }

  async #openElsewhere(batch: BrainBatch, from: BrainChild): Promise<void> {
    const { name } = batch;
    const tried = new Set([from]);
    for (let to = this.children.choose(tried); to !== undefined; to = this.children.choose(tried)) {
      tried.add(to);
      this.children.move(batch.index, to);
      try {
        await this.#openHere(batch);
      } catch (error) {
        // That child is lost too: another take-over has begun.
        if (error instanceof BrainLost) throw error;
        const why = error instanceof Error ? error.message : String(error);
        this.#host.event('warning', 'brain-not-taken', `${to.device} cannot take over ${name}: ${why}`, name);
      }
      // Its robot has gone meanwhile, and another one may have its place.
      if (batch.name !== name) return;
      if (!batch.isOpen) continue;
      this.takeOvers += 1;
      this.#tellBatch(batch);
      this.#host.event('warning', 'brain-taken-over', `brain ${name} goes on on ${to.device}`, name);
      return;
    }
    this.children.move(batch.index, from);
    // The child may be back already, with all its other batches.
    if (from.supervisor.state !== 'running') throw new BrainLost('no other child can take over its brains');
    await this.#openOrFail(from, this.#openHere(batch));
    this.#tellBatch(batch);
  }

  #batchesOf(child: BrainChild): BrainBatch[] {
    return this.#batches.filter(({ index }) => this.children.homeOf(index) === child);
  }

  #where({ device }: BrainChild): string {
    return device === undefined ? this.profile.name : `${this.profile.name} on ${device}`;
  }

  #tellBatch(batch: BrainBatch): void {
    for (const robotSlot of slotsOf(batch)) this.#tell(robotSlot);
  }

  #tell(robotSlot: RobotSlot): void {
    const home = this.children.homeOf(robotSlot.batch);
    if (home?.prepared === undefined) return;
    const { description, stages } = home.prepared;
    const { device, deviceName, executor, size, arenaBytes } = description;
    const gpu = home.device === undefined ? undefined : ordinalOf(home.device);
    const place = gpu === undefined ? {} : { gpu, child: home.index };
    robotSlot.brain = { device, deviceName, executor, edge: size, channels: 64, arenaBytes, stages, ...place };
    this.#host.changed(robotSlot);
  }

  #ownPlace({ robot }: RobotSlot): { batch: BrainBatch; slot: number } | undefined {
    const former = this.robotSlots.find((robotSlot) => robotSlot.robot === robot);
    return former === undefined ? undefined : { batch: this.#batches[former.batch], slot: former.slot };
  }

  /** Beside other robots where there is room, else in an empty batch of the child that is to take it. */
  #freePlace(): { batch: BrainBatch; slot: number } | undefined {
    const free = this.#batches.filter(({ robotSlots }) => robotSlots.includes(undefined));
    const placeIn = (batch: BrainBatch) => ({ batch, slot: batch.robotSlots.indexOf(undefined) });
    const shared = free.find((batch) => slotsOf(batch).length > 0);
    if (shared !== undefined) return placeIn(shared);
    const child = this.children.choose() ?? this.children.all[0];
    const homeOf = ({ index }: BrainBatch): BrainChild | undefined => this.children.homeOf(index);
    // Its own are made already, those of a running child are made there.
    const batch =
      free.find((one) => homeOf(one) === child) ??
      free.find((one) => homeOf(one)?.supervisor.state !== 'running') ??
      free[0];
    if (batch === undefined) return undefined;
    this.children.move(batch.index, child);
    return placeIn(batch);
  }

  #oldestPlace(): { batch: BrainBatch; slot: number } | undefined {
    const gone = this.robotSlots.filter(
      (robotSlot) => robotSlot.session === undefined && !this.#admissions.has(robotSlot),
    );
    const [oldest] = gone.sort((one, other) => one.leftMs - other.leftMs);
    return oldest === undefined ? undefined : { batch: this.#batches[oldest.batch], slot: oldest.slot };
  }
}

function slotsOf({ robotSlots }: BrainBatch): RobotSlot[] {
  return robotSlots.filter((robotSlot) => robotSlot !== undefined);
}

/** A processor's cycles run without yielding, so nothing could change their quality: a budget would be a promise unkept. */
function checkBudget(budgetMs: number | undefined, device: DeviceKind): void {
  if (budgetMs === undefined || kindTraits[device].isGpu) return;
  throw new FieldbrainError(
    'usage',
    `brain.budgetMs: brains on this device cannot keep a budget (got ${budgetMs} ms on ${device}, expected cuda or webgpu). ` +
      'Leave it out, or choose a GPU with brain.device.',
    { budgetMs, device },
  );
}
