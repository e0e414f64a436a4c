/**
 * What an owner writes down of a brain since its last whole checkpoint: the steps after it. A change that is no step (a parameter, a
 * reset, a snapshot after a loss) begins a new line, which has no checkpoint until one is taken of it. No messages and no clock.
 */
import type { StepAnswer, StepInputs } from '../server/brains/messages.js';
import { encodeStep, type Step } from './step.js';

/** A whole checkpoint in the store, by its content. `cycle` is the first that it does not hold. */
export interface Base {
  readonly hash: string;
  readonly bytes: number;
  readonly cycle: number;
}

/** Steps that would take longer to make again than this call for a whole checkpoint. */
export const longestReliveMs = 500;
/**
 * To a brain's process and back, beside the time of the brain: what a step of the smallest brains took longer in take-overs on two or
 * three x64 cores, where 670 of them took a second.
 */
export const passMs = 0.7;

export class Journal {
  #line = 1;
  #base: Base | undefined;
  #steps: { readonly cycle: number; readonly bytes: Uint8Array; readonly tookMs: number; readonly madeMs: number }[] =
    [];

  /** Which history this is: steps and checkpoints of another do not belong to it. */
  get line(): number {
    return this.#line;
  }

  get base(): Base | undefined {
    return this.#base;
  }

  /** The first cycle that has not been made; undefined where nothing is known. */
  get end(): number | undefined {
    const last = this.#steps.at(-1);
    return last === undefined ? this.#base?.cycle : last.cycle + 1;
  }

  get stepCount(): number {
    return this.#steps.length;
  }

  /** When the first step from this cycle on was made; undefined where there is none. */
  madeMs(cycle: number): number | undefined {
    return this.#steps.find((step) => step.cycle >= cycle)?.madeMs;
  }

  /** All steps after the base, one after the other. */
  get bytes(): Uint8Array {
    return Buffer.concat(this.#steps.map(({ bytes }) => bytes));
  }

  /** What it takes to make the steps again. */
  get reliveMs(): number {
    return this.#steps.reduce((sum, { tookMs }) => sum + tookMs + passMs, 0);
  }

  /** Whether the steps alone are not enough to bring the brain back in time. */
  get needsCheckpoint(): boolean {
    return this.#base === undefined || this.reliveMs > longestReliveMs;
  }

  /** Goes on from a state that was loaded: a checkpoint and the steps after it. */
  begin(base: Base, steps: readonly Step[], nowMs: number): void {
    this.#line += 1;
    this.#base = base;
    this.#steps = steps.map((step) => ({ cycle: step.cycle, bytes: encodeStep(step), tookMs: 1, madeMs: nowMs }));
  }

  /** Writes a step down, and gives its bytes. */
  stepped(
    inputs: StepInputs,
    { cycle: next, tookMs }: Pick<StepAnswer, 'cycle' | 'tookMs'>,
    nowMs: number,
  ): Uint8Array {
    const cycle = next - 1;
    if (this.end !== undefined && cycle !== this.end) this.altered();
    const bytes = encodeStep({ cycle, inputs });
    this.#steps.push({ cycle, bytes, tookMs, madeMs: nowMs });
    return bytes;
  }

  /** The brain was changed otherwise than by a step. */
  altered(): void {
    this.#line += 1;
    this.#base = undefined;
    this.#steps = [];
  }

  /** A checkpoint that was asked for in this line is in the store. False where it is of another line by now. */
  based(base: Base, line: number): boolean {
    if (line !== this.#line) return false;
    this.#base = base;
    this.#steps = this.#steps.filter(({ cycle }) => cycle >= base.cycle);
    return true;
  }
}
