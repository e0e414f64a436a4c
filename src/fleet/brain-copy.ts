/**
 * A copy of a robot's brain in another worker's memory: a checkpoint, and the steps that its owner has told since. Only steps of the
 * checkpoint's own owner and line follow it. A gap makes the steps useless until the owner tells all of them again.
 */
import { compareEpochs, type Epoch, formatEpoch, noEpoch } from '../robot/wire/epoch.js';
import type { Base } from './journal.js';
import type { Step } from './step.js';

/** More steps than this without a checkpoint are not kept. */
const mostSteps = 20_000;

/** Whose history it is: an owner's epoch, and the line of its journal. */
export interface Line {
  readonly epoch: Epoch;
  readonly line: number;
}

/** The same as a word, for the store. */
export function lineName({ epoch, line }: Line): string {
  return `${formatEpoch(epoch)}/${line}`;
}

export class BrainCopy {
  #line: Line = { epoch: noEpoch, line: 0 };
  #base: (Base & { readonly content: Uint8Array }) | undefined;
  /** Whether the base is of the present line. */
  #isBased = false;
  #steps: Step[] = [];

  /** What is known of the store's checkpoints here, of whichever line. */
  get base(): (Base & { readonly content: Uint8Array }) | undefined {
    return this.#base;
  }

  /** The history that its steps are of; undefined where its checkpoint is of another. */
  get line(): string | undefined {
    return this.#isBased ? lineName(this.#line) : undefined;
  }

  /** The steps that follow the base without a gap. */
  get steps(): readonly Step[] {
    const base = this.#base;
    if (base === undefined || !this.#isBased || (this.#steps[0]?.cycle ?? base.cycle) > base.cycle) return [];
    return this.#steps.filter(({ cycle }) => cycle >= base.cycle);
  }

  /** The first cycle that it does not hold; −1 where it holds nothing. */
  get end(): number {
    return this.#base === undefined ? -1 : this.#base.cycle + this.steps.length;
  }

  /** Steps of an owner, in their order. */
  add(line: Line, steps: readonly Step[]): void {
    if (!this.#takes(line)) return;
    const [first] = steps;
    const last = this.#steps.at(-1);
    if (first === undefined || (last !== undefined && first.cycle > last.cycle + 1)) this.#steps = [];
    const after = this.#steps.at(-1)?.cycle ?? -1;
    // Told again from before what is known, as after a loss: what is told now closes the gap.
    if (first !== undefined && first.cycle < (this.#steps[0]?.cycle ?? 0)) this.#steps = [...steps];
    else this.#steps.push(...steps.filter(({ cycle }) => cycle > after));
    if (this.#steps.length > mostSteps) this.#steps = [];
  }

  /** A checkpoint of an owner, with its content. */
  begin(line: Line, base: Base, content: Uint8Array): void {
    // One that was read late is of no use any more.
    if (!this.#takes(line) || (this.#isBased && base.cycle < (this.#base?.cycle ?? 0))) return;
    this.#base = { ...base, content };
    this.#isBased = true;
    this.#steps = this.#steps.filter(({ cycle }) => cycle >= base.cycle);
  }

  #takes(line: Line): boolean {
    const order = compareEpochs(line.epoch, this.#line.epoch) || line.line - this.#line.line;
    if (order < 0) return false;
    if (order > 0) {
      this.#line = line;
      this.#isBased = false;
      this.#steps = [];
    }
    return true;
  }
}
