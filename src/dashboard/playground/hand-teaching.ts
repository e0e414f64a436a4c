/**
 * Teaching by hand in the playground: keeps the brain before a person's drive, so that it can be undone, and evaluates the frozen
 * brain in a room of its own, as fast as it runs: the brain before the last drive (where that is not known yet) and the brain of
 * now, from the same start. Afterwards everything is as it was.
 */
import type { FieldBrain, SlotSnapshot } from '../../brain/index.js';
import { putBack } from '../../server/brains/put-back.js';
import { evaluationCycles } from '../../server/live-command.js';
import type { DriveEvaluation, TeachingInfo } from '../../server/telemetry.js';
import { takeSnapshot } from '../../sim/snapshot.js';
import type { LivingCar } from './living-car.js';

/** Evaluations that are kept. */
const kept = 6;

interface Candidate {
  readonly brain: SlotSnapshot;
  readonly shown: number;
}

interface Running {
  /** The brain as it was when the evaluation began: what everything goes back to. */
  readonly present: SlotSnapshot;
  readonly of: number;
  readonly candidates: Candidate[];
  /** Cycles of all candidates. */
  readonly total: number;
  done: number;
  car: LivingCar;
  cycles: number;
}

export class HandTeaching {
  readonly #brain: FieldBrain;
  readonly #newCar: () => LivingCar;
  #shown = 0;
  #from: number | undefined;
  /** The brain before the last drive, and what that drive showed it. */
  #before: (Candidate & { undoable: number }) | undefined;
  #evaluations: readonly DriveEvaluation[] = [];
  #running: Running | undefined;

  constructor(brain: FieldBrain, newCar: () => LivingCar) {
    this.#brain = brain;
    this.#newCar = newCar;
  }

  get info(): TeachingInfo {
    const { done, total } = this.#running ?? { done: 0, total: 1 };
    return {
      shown: this.#shown,
      evaluations: this.#evaluations,
      ...(this.#from !== undefined && { from: this.#from }),
      ...(this.#from === undefined && this.#before !== undefined && { undoable: this.#before.undoable }),
      ...(this.#running !== undefined && { evaluating: done / total }),
    };
  }

  /** The car in which the brain is being evaluated. */
  get car(): LivingCar | undefined {
    return this.#running?.car;
  }

  /** A person drives and teaches from now on; `demonstrations`: of the car so far. */
  async begin(demonstrations: number): Promise<void> {
    this.end(demonstrations);
    this.#before = { brain: await this.#brain.exportSlot(0), shown: this.#shown, undoable: 0 };
    this.#from = demonstrations;
  }

  end(demonstrations: number): void {
    if (this.#from === undefined || this.#before === undefined) return;
    this.#before.undoable = demonstrations - this.#from;
    this.#shown += this.#before.undoable;
    this.#from = undefined;
  }

  /** False where there is nothing to undo. */
  async undo(): Promise<boolean> {
    if (this.#from !== undefined || this.#before === undefined) return false;
    const { brain, shown } = this.#before;
    await putBack(this.#brain, 0, brain);
    this.#shown = shown;
    this.#before = undefined;
    this.#evaluations = this.#evaluations.filter((one) => one.shown <= shown);
    return true;
  }

  /** It has another brain: nothing was taught to it here. */
  forget(demonstrations: number): void {
    this.#shown = 0;
    this.#before = undefined;
    this.#evaluations = [];
    if (this.#from !== undefined) this.#from = demonstrations;
  }

  /** False where a person drives or an evaluation is under way. */
  async evaluate(of = evaluationCycles): Promise<boolean> {
    if (this.#from !== undefined || this.#running !== undefined) return false;
    const present = await this.#brain.exportSlot(0);
    const before = this.#before;
    const isKnown = before === undefined || this.#evaluations.some((one) => one.shown === before.shown);
    const candidates = [...(isKnown ? [] : [before]), { brain: present, shown: this.#shown }];
    const total = of * candidates.length;
    this.#running = { present, of, candidates, total, done: 0, car: this.#newCar(), cycles: 0 };
    await this.#seat(candidates[0]);
    return true;
  }

  /** Looks how far the evaluation is; call it after each cycle of its car. */
  async lived(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    running.done += 1;
    running.cycles += 1;
    if (running.cycles < running.of) return;
    const [{ shown }] = running.candidates;
    const { metresDriven: metres, collisions: touches, coverage } = takeSnapshot(running.car.environment, 0);
    const result = { shown, cycles: running.cycles, metres, touches, seen: coverage.share };
    this.#evaluations = [...this.#evaluations, result].slice(-kept);
    running.candidates.shift();
    const [next] = running.candidates;
    if (next === undefined) {
      await this.breakOff();
      return;
    }
    running.car = this.#newCar();
    running.cycles = 0;
    await this.#seat(next);
  }

  /** Ends the evaluation, done or not: the brain is what it was when it began. */
  async breakOff(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (running !== undefined) await this.#brain.importSlot(0, running.present);
  }

  /** Frozen, and otherwise with the parameters of now. */
  async #seat({ brain }: Candidate): Promise<void> {
    await putBack(this.#brain, 0, brain);
    await this.#brain.setLearning(false, 0);
  }
}
