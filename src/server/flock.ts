/**
 * All robots of one kind: their brains in one child, each in a slot of a pen, and the loop that steps them. A pen is stepped
 * as soon as its child is free and a robot of it is ready; where several share a pen, frames that come in one after the other
 * are gathered while they keep coming, for at most a millisecond. Every sensory frame is answered: by motors, or as a failed cycle.
 */

import type { BrainDescription } from '../brain/index.js';
import { FieldbrainError } from '../kernel/errors.js';
import { BrainChanges } from './brain-changes.js';
import type { Answers, Closed, Note, PenOptions, Request, StepAnswer } from './brains/messages.js';
import { BrainLost, BrainSupervisor, type SupervisorOptions } from './brains/supervisor.js';
import { inTime } from './closing.js';
import type { TellEvent } from './events.js';
import type { RobotProfile } from './profile.js';
import type { Seat } from './seat.js';
import { keepSnapshot, SnapshotLedger } from './snapshot-ledger.js';

export interface FlockOptions extends Omit<SupervisorOptions, 'pens'> {
  readonly pens: Omit<PenOptions, 'brain'> & { readonly brain: Omit<PenOptions['brain'], 'sensors' | 'motors'> };
  /** The most robots of this kind. */
  readonly slots: number;
  readonly stragglerMs: number;
  /** A cycle that is not done by then is answered with zeros. */
  readonly cycleMs: number;
}

export interface FlockHost {
  readonly event: TellEvent;
  /** A cycle is done; the answer has gone. */
  cycled(seat: Seat, done: DoneCycle): void;
  changed(seat: Seat): void;
  noted(note: Note): void;
  /** The child is gone: robots of this flock have to stop. */
  lost(flock: Flock, reason: string): void;
}

/** What went in and came out. Arrays are valid during the call only. */
export interface DoneCycle {
  readonly sensors: Float32Array;
  readonly reward: number;
  /** What the motors of the cycle before should have been, NaN where nothing was said; undefined without a lesson. */
  readonly lesson: Float32Array | undefined;
  readonly wanted: Float32Array;
  readonly sent: Float32Array;
  /** The brain's row in the answer. */
  readonly slot: number;
  readonly answer: StepAnswer;
  readonly cycleMs: number;
}

interface Pen {
  readonly index: number;
  readonly seats: (Seat | undefined)[];
  readonly sensors: Float32Array;
  readonly rewards: Float32Array;
  /** NaN for all of which nothing is said. */
  readonly lessons: Float32Array;
  /** '' while nobody lives here. */
  name: string;
  isOpen: boolean;
  opening: Promise<void> | undefined;
  isBusy: boolean;
  timer: NodeJS.Timeout | undefined;
  scheduled: boolean;
  /** Frames so far, and those before its newest snapshot. */
  frames: number;
  savedFrames: number;
  /** What a loss must not undo. */
  readonly changes: BrainChanges;
}

/** Time behind the grace in which a lost child's snapshots are made checkpoints, when the server closes. */
const keepMs = 600;

export class Flock {
  readonly profile: RobotProfile;
  readonly #options: FlockOptions;
  readonly #host: FlockHost;
  readonly supervisor: BrainSupervisor;
  readonly #pens: Pen[];
  readonly #ledger = new SnapshotLedger();
  /** Robots that have their place and wait for their brain. */
  readonly #admissions = new Map<Seat, Promise<void>>();
  #prepared: Answers['prepare'] | undefined;
  /** Cycles that took longer than they may. */
  lateCycles = 0;
  /** Time that the device spent on steps, and processor time of the present child. */
  busyMs = 0;
  processorMs = 0;

  constructor(profile: RobotProfile, host: FlockHost, options: FlockOptions) {
    this.profile = profile;
    this.#host = host;
    this.#options = options;
    const { width } = options.pens;
    const { sensors, motors } = profile;
    const pens: PenOptions = { ...options.pens, brain: { ...options.pens.brain, sensors, motors } };
    this.supervisor = new BrainSupervisor(
      {
        resume: (prepared, isFirst) => this.#resume(prepared, isFirst),
        lost: (reason, pauseMs) => this.#lose(reason, pauseMs),
        note: (note) => this.#noted(note),
        stateChanged: (state) => host.event('debug', 'brain-state', `${profile.name}: brains ${state}`),
      },
      { ...options, pens },
    );
    this.#pens = Array.from({ length: Math.ceil(options.slots / width) }, (_, index) => ({
      index,
      seats: new Array<Seat | undefined>(width).fill(undefined),
      sensors: new Float32Array(width * sensors.length),
      rewards: new Float32Array(width),
      lessons: new Float32Array(width * motors.length).fill(Number.NaN),
      name: '',
      isOpen: false,
      opening: undefined,
      isBusy: false,
      timer: undefined,
      scheduled: false,
      frames: 0,
      savedFrames: 0,
      changes: new BrainChanges(this.supervisor, host.event),
    }));
  }

  get description(): BrainDescription | undefined {
    return this.#prepared?.description;
  }

  async start(): Promise<void> {
    await this.supervisor.start();
  }

  get seats(): Seat[] {
    return this.#pens.flatMap(({ seats }) => seats.filter((seat) => seat !== undefined));
  }

  /**
   * Finds a slot for a robot: its own, a free one, else that of the robot which has been gone for longest. The place is taken
   * before anything is waited for, and calls for one seat share one admission.
   */
  admit(seat: Seat): Promise<void> {
    const known = this.#admissions.get(seat);
    if (known !== undefined) return known;
    if (this.holds(seat)) return Promise.resolve();
    const place = this.#ownPlace(seat) ?? this.#freePlace() ?? this.#oldestPlace();
    if (place === undefined)
      return Promise.reject(
        new FieldbrainError(
          'out-of-memory',
          `robots: no free slot (got ${this.#options.slots} of ${this.profile.name}, all connected). Start with more --brains.`,
        ),
      );
    const { pen, slot } = place;
    const former = pen.seats[slot];
    if (former !== undefined) former.pen = -1;
    pen.seats[slot] = seat;
    seat.pen = pen.index;
    seat.slot = slot;
    const admission = this.#moveIn(seat, pen, former).finally(() => this.#admissions.delete(seat));
    this.#admissions.set(seat, admission);
    return admission;
  }

  async #moveIn(seat: Seat, pen: Pen, former: Seat | undefined): Promise<void> {
    const { slot } = seat;
    const { width, checkpoints } = this.#options.pens;
    if (former !== undefined && former.robot === seat.robot) {
      // The robot has another description for a while and comes back: its brain is still here.
      await this.#admissions.get(former);
      seat.knobs = former.knobs;
      this.#tell(seat);
      return;
    }
    try {
      if (former !== undefined && width === 1 && checkpoints.folder !== undefined)
        await this.ask({ kind: 'save', pen: pen.index });
    } catch (error) {
      // The brain of the robot before is still here, and stays its own unless it has found another place.
      pen.seats[slot] = former?.pen === -1 ? former : undefined;
      if (former?.pen === -1) former.pen = pen.index;
      seat.pen = -1;
      throw error;
    }
    try {
      if (width === 1) await this.#open(pen, seat.robot, 'checkpoint');
      else {
        // Robots that come at once share one opening; a second would take back what the first has lived.
        if (!pen.isOpen) await this.#openOnce(pen);
        else if (former !== undefined) await this.ask({ kind: 'reset', pen: pen.index, slot });
      }
    } catch (error) {
      pen.seats[slot] = undefined;
      seat.pen = -1;
      // A brain that could not be opened is not opened again after a loss, and never saved.
      if (pen.seats.every((one) => one === undefined)) pen.name = '';
      throw error;
    }
    this.#tell(seat);
  }

  /** No robot is here, and none is coming. */
  get isIdle(): boolean {
    return this.#admissions.size === 0 && this.seats.every(({ session }) => session === undefined);
  }

  /** Saves every brain that has lived since its last checkpoint, where there is a folder for them. */
  async saveBrains(): Promise<void> {
    if (this.#options.pens.checkpoints.folder === undefined || this.supervisor.state === 'given up') return;
    for (const { index, name } of this.#pens) if (name !== '') await this.ask({ kind: 'save', pen: index });
  }

  /** A frame waits for its answer. */
  get isCycling(): boolean {
    return this.#pens.some(isCycling);
  }

  /** A frame of a robot in another pen waits for its answer. */
  isCyclingBeside(seat: Seat): boolean {
    return this.#pens.some((pen) => pen.index !== seat.pen && isCycling(pen));
  }

  /** True where the robot's brain is still in its slot. */
  holds(seat: Seat): boolean {
    return seat.pen >= 0 && this.#pens[seat.pen].seats[seat.slot] === seat;
  }

  /** The seat has values: step as soon as can be. */
  ready(seat: Seat): void {
    const pen = this.#pens[seat.pen];
    if (this.supervisor.state !== 'running' || pen === undefined || !pen.isOpen) {
      seat.mayBeTaught = false;
      seat.failedCycles += 1;
      seat.session?.fail('the brain is being started again');
      return;
    }
    seat.isReady = true;
    pen.frames += 1;
    this.#schedule(pen);
  }

  async ask<Asked extends Request>(request: Asked): Promise<Answers[Asked['kind']]> {
    const isChange = request.kind === 'reset' || request.kind === 'load';
    const answer = isChange
      ? ((await this.#pens[request.pen].changes.make(request)) as Answers[Asked['kind']])
      : await this.supervisor.request(request);
    if (request.kind === 'save') this.#saved(answer as Answers['save']);
    return answer;
  }

  /** Ends the child. Brains that it could not save are named, with what is left of them. */
  async stop(save: boolean, graceMs: number): Promise<Closed> {
    for (const { timer } of this.#pens) clearTimeout(timer);
    const endMs = performance.now() + graceMs + keepMs;
    const closed = await this.supervisor.stop(save, graceMs);
    const { saved, lost, faults } = closed instanceof Error ? await this.#keepSnapshots(save, closed, endMs) : closed;
    return {
      saved,
      lost: lost.map(({ name, reason }) => ({ name, reason: `${reason}. ${this.#ledger.describe(name)}` })),
      faults,
    };
  }

  /** The child is gone without a word: of each brain the newest snapshot becomes its checkpoint. */
  async #keepSnapshots(save: boolean, error: Error, endMs: number): Promise<Closed> {
    const { folder, generations } = this.#options.pens.checkpoints;
    const [saved, lost]: [Closed['saved'][number][], Closed['lost'][number][]] = [[], []];
    const why = `brain child: ${error instanceof BrainLost ? error.reason : error.message}`;
    for (const { name, frames, savedFrames, changes } of save && folder !== undefined ? this.#pens : []) {
      if (name === '' || folder === undefined) continue;
      const newest = this.#ledger.newest(name);
      if (newest?.purpose !== 'recovery') {
        if (frames > savedFrames) lost.push({ name, reason: why });
        continue;
      }
      const { cycle } = newest;
      const start = performance.now();
      try {
        const file = await inTime(
          keepSnapshot(newest.file, changes.marks, { folder, name, generations }),
          endMs - start,
        );
        const writeMs = performance.now() - start;
        const kept = { name, file, cycle, pauseMs: 0, writeMs, purpose: 'checkpoint' } as const;
        saved.push(kept);
        const text = `${name}: its snapshot of cycle ${cycle} is its checkpoint now; what came after it is lost (${why})`;
        this.#host.event('warning', 'checkpoint-kept', text, name);
      } catch (failure) {
        const reason = failure instanceof Error ? failure.message : String(failure);
        lost.push({ name, reason: `${why}; its snapshot of cycle ${cycle}: ${reason}` });
      }
    }
    return { saved, lost, faults: [] };
  }

  #noted(note: Note): void {
    if (note.kind === 'saved') this.#saved(note.saved);
    this.#host.noted(note);
  }

  #saved(saved: Answers['save']): void {
    this.#ledger.saved(saved);
    for (const pen of this.#pens) if (pen.name === saved.name) pen.savedFrames = pen.frames;
  }

  #schedule(pen: Pen): void {
    if (pen.isBusy || pen.scheduled) return;
    pen.scheduled = true;
    const endMs = performance.now() + this.#options.stragglerMs;
    let seen = pen.frames;
    // What has come in this turn of the loop still joins, and what comes in the next where something did.
    const gather = (): void => {
      const isComing = pen.frames !== seen && performance.now() < endMs;
      if (isComing && pen.seats.some((seat) => seat?.session !== undefined && !seat.isReady && !seat.isHeld)) {
        seen = pen.frames;
        setImmediate(gather);
        return;
      }
      pen.scheduled = false;
      void this.#step(pen);
    };
    setImmediate(gather);
  }

  async #step(pen: Pen): Promise<void> {
    if (pen.isBusy || !pen.isOpen) return;
    const [S, M] = [this.profile.sensors.length, this.profile.motors.length];
    let isTaught = false;
    pen.lessons.fill(Number.NaN);
    const moving: { seat: Seat; session: NonNullable<Seat['session']> }[] = [];
    pen.seats.forEach((seat, slot) => {
      if (seat === undefined) return;
      pen.rewards[slot] = seat.isReady ? seat.reward : 0;
      pen.sensors.set(seat.sensors, slot * S);
      if (!seat.isReady || seat.session === undefined) {
        // The brain steps without its robot, who will not hear of this cycle and cannot speak of it.
        seat.mayBeTaught = false;
        return;
      }
      const lesson = seat.takeLesson();
      if (lesson !== undefined) {
        pen.lessons.set(lesson, slot * M);
        isTaught = true;
      }
      seat.isReady = false;
      moving.push({ seat, session: seat.session });
    });
    if (moving.length === 0) return;
    pen.isBusy = true;
    const late = (): void => {
      this.lateCycles += 1;
      for (const { seat, session } of moving) {
        if (!session.fail(`it took more than ${this.#options.cycleMs} ms`)) continue;
        seat.failedCycles += 1;
        this.#host.event('warning', 'cycle-late', `cycle of more than ${this.#options.cycleMs} ms`, seat.robot);
      }
      moving.length = 0;
    };
    pen.timer = setTimeout(late, this.#options.cycleMs);
    try {
      const { index, sensors, rewards, lessons } = pen;
      const answer = await this.ask({ kind: 'step', pen: index, sensors, rewards, ...(isTaught ? { lessons } : {}) });
      for (const { seat, session } of moving) this.#finish(pen, seat, session, answer);
      this.busyMs += answer.tookMs;
      this.processorMs = answer.processorMs;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      for (const { seat, session } of moving) if (session.fail(reason)) seat.failedCycles += 1;
      if (!(error instanceof BrainLost)) this.#goBack(pen, reason);
    } finally {
      clearTimeout(pen.timer);
      pen.isBusy = false;
    }
    if (pen.seats.some((seat) => seat?.isReady)) this.#schedule(pen);
  }

  #finish(pen: Pen, seat: Seat, session: NonNullable<Seat['session']>, answer: StepAnswer): void {
    const M = seat.request.motors;
    const S = this.profile.sensors.length;
    const { slot, arrivedMs } = seat;
    const wanted = answer.motors.subarray(slot * M, (slot + 1) * M);
    const nowMs = performance.now();
    const sent = seat.choose(wanted, nowMs);
    const lesson = pen.lessons.subarray(slot * M, (slot + 1) * M);
    // Before the answer: it may bring the next values, and the lesson about this cycle with them.
    seat.mayBeTaught = true;
    if (seat.isPaused && seat.stepsLeft > 0) seat.stepsLeft -= 1;
    // The answer may bring the robot's next values at once; what this cycle used is still in the pen.
    if (!session.answer(sent)) return;
    seat.cycles += 1;
    const cycleMs = performance.now() - arrivedMs;
    seat.timing.add(cycleMs, nowMs);
    const sensors = pen.sensors.subarray(slot * S, (slot + 1) * S);
    const { launches, transfers, allocations, tookMs } = answer;
    seat.device = { launches, transfers, allocations, tookMs };
    const isTold = lesson.some((value) => !Number.isNaN(value));
    const told = { lesson: isTold ? lesson : undefined };
    this.#host.cycled(seat, { sensors, reward: pen.rewards[slot], ...told, wanted, sent, slot, answer, cycleMs });
  }

  /** A cycle failed in a child that lives: its brains go back to their last good snapshot. */
  #goBack(pen: Pen, reason: string): void {
    this.#host.event('error', 'cycle-failed', `${reason} Going back to the last snapshot.`, pen.name);
    pen.isOpen = false;
    this.#open(pen, pen.name, 'recovery').catch((error: unknown) => this.supervisor.fail(String(error)));
  }

  async #open(pen: Pen, name: string, beginning: 'checkpoint' | 'recovery'): Promise<void> {
    pen.isOpen = false;
    pen.name = name;
    const newest = beginning === 'recovery' ? this.#ledger.newest(name)?.purpose : undefined;
    const opened = await this.ask({
      kind: 'open',
      pen: pen.index,
      name,
      beginning,
      ...(newest === undefined ? {} : { newest }),
    });
    this.#ledger.opened(name, opened);
    // What was lived before a loss and after its snapshot still counts as lost.
    if (beginning === 'checkpoint') pen.savedFrames = pen.frames;
    for (const { file, reason } of opened.refused)
      this.#host.event('warning', 'checkpoint-refused', `${file}: ${reason}`, name);
    const from = opened.file === undefined ? 'newborn' : `from ${opened.file}, cycle ${opened.cycle}`;
    this.#host.event('info', 'brain-open', `brain ${name}: ${from}`, name, {
      beginning: opened.beginning,
      cycle: opened.cycle,
      file: opened.file ?? '',
      configuration: JSON.stringify(this.description ?? {}),
      knobs: JSON.stringify(opened.knobs[0] ?? {}),
    });
    if (beginning === 'recovery') await pen.changes.redo(opened, pen.index, pen.seats, name);
    else {
      pen.changes.forget();
      for (const seat of pen.seats) if (seat !== undefined) seat.knobs = { ...opened.knobs[seat.slot] };
    }
    for (const seat of pen.seats) if (seat !== undefined) seat.mayBeTaught = false;
    pen.isOpen = true;
  }

  #openOnce(pen: Pen): Promise<void> {
    pen.opening ??= this.#open(pen, `batch-${this.profile.name}-${pen.index}`, 'checkpoint').finally(() => {
      pen.opening = undefined;
    });
    return pen.opening;
  }

  async #resume(prepared: Answers['prepare'], isFirst: boolean): Promise<void> {
    checkBudget(this.#options.pens.brain.budgetMs, prepared.description.device);
    this.#prepared = prepared;
    const { cores, goesFirst } = prepared;
    const where = cores.length === 0 ? 'wherever the system puts them' : `on cores ${cores.join(', ')}, one each`;
    const order = goesFirst ? 'before other programs' : 'at the usual priority';
    this.#host.event('debug', 'brain-placed', `threads of ${this.profile.name}: ${where}, ${order}`);
    if (isFirst) return;
    for (const pen of this.#pens) if (pen.name !== '') await this.#open(pen, pen.name, 'recovery');
    for (const seat of this.seats) this.#tell(seat);
    this.#host.event('info', 'brain-restarted', `brains of ${this.profile.name} run again`);
  }

  #lose(reason: string, pauseMs: number): void {
    for (const pen of this.#pens) pen.isOpen = false;
    this.#host.event(
      'error',
      'brain-lost',
      `brains of ${this.profile.name} are lost (${reason}); again in ${pauseMs} ms`,
    );
    this.#host.lost(this, reason);
    for (const seat of this.seats) {
      if (!seat.isReady) continue;
      seat.isReady = false;
      seat.failedCycles += 1;
      seat.session?.fail('the brain was lost');
    }
  }

  #tell(seat: Seat): void {
    if (this.#prepared === undefined) return;
    const { description, stages } = this.#prepared;
    const { device, deviceName, executor, size, arenaBytes } = description;
    seat.brain = { device, deviceName, executor, edge: size, channels: 64, arenaBytes, stages };
    this.#host.changed(seat);
  }

  #ownPlace({ robot }: Seat): { pen: Pen; slot: number } | undefined {
    const former = this.seats.find((seat) => seat.robot === robot);
    return former === undefined ? undefined : { pen: this.#pens[former.pen], slot: former.slot };
  }

  #freePlace(): { pen: Pen; slot: number } | undefined {
    for (const pen of this.#pens) {
      const slot = pen.seats.indexOf(undefined);
      if (slot >= 0) return { pen, slot };
    }
    return undefined;
  }

  #oldestPlace(): { pen: Pen; slot: number } | undefined {
    const gone = this.seats.filter((seat) => seat.session === undefined && !this.#admissions.has(seat));
    const [oldest] = gone.sort((one, other) => one.leftMs - other.leftMs);
    return oldest === undefined ? undefined : { pen: this.#pens[oldest.pen], slot: oldest.slot };
  }
}

/** A processor's cycles run without yielding, so nothing could change their quality: a budget would be a promise unkept. */
function checkBudget(budgetMs: number | undefined, device: string): void {
  if (budgetMs === undefined || device === 'cuda' || device === 'webgpu') return;
  throw new FieldbrainError(
    'usage',
    `brain.budgetMs: brains on this device cannot keep a budget (got ${budgetMs} ms on ${device}, expected cuda or webgpu). ` +
      'Leave it out, or choose a GPU with brain.device.',
    { budgetMs, device },
  );
}

function isCycling({ isBusy, scheduled }: Pen): boolean {
  return isBusy || scheduled;
}
