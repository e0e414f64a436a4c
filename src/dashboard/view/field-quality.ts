/**
 * How finely the field is drawn: as finely as this machine keeps smooth. It listens to the time between a picture and the
 * next chance to draw, and gives up fineness where that is too long; it never takes it back, so that the picture rests. Where
 * there is no GPU it begins coarse.
 */

export interface Fineness {
  /** Pixels of the volume for a pixel of the page, at most as many as the screen has. */
  readonly ratio: number;
  /** Pixels of the whole picture (volume, edges, slices) for a pixel of the page, at most as many as the screen has. */
  readonly canvas: number;
  /** Places looked at along a ray through the field. */
  readonly steps: number;
  /** How many of them are passed at once where there is nothing to see. */
  readonly stride: number;
}

const levels: readonly Fineness[] = [
  { ratio: 2, canvas: 2, steps: 112, stride: 1 },
  { ratio: 1, canvas: 2, steps: 80, stride: 1 },
  { ratio: 0.75, canvas: 1.5, steps: 56, stride: 1 },
  { ratio: 0.5, canvas: 1, steps: 44, stride: 2 },
  { ratio: 0.36, canvas: 0.75, steps: 32, stride: 2 },
  // Where a processor draws and also lays the page out, every pixel is copied twice: few pixels count more than few steps.
  { ratio: 0.28, canvas: 0.5, steps: 26, stride: 2 },
];
/** 30 pictures per second, with a little air. */
const longestMs = 36;
/** Pictures that are judged together; the median counts, so that one long pause does not. */
const judged = 9;

/** Where a processor draws. */
const softwareLevel = 3;

export class FieldQuality {
  #level: number;
  readonly #waits: number[] = [];

  readonly #isFixed: boolean;

  /** `drawnBy`: what draws, in the browser's words; `isFixed`: the finest, however long it takes. */
  constructor(drawnBy = '', isFixed = false) {
    this.#isFixed = isFixed;
    this.#level = isFixed ? 0 : /swiftshader|llvmpipe|software/i.test(drawnBy) ? softwareLevel : 0;
  }

  get fineness(): Fineness {
    return levels[this.#level];
  }

  /** Takes the milliseconds from a picture to the next chance to draw; true where the fineness changed. */
  note(waitMs: number): boolean {
    this.#waits.push(waitMs);
    if (this.#waits.length < judged) return false;
    const median = this.#waits.sort((a, b) => a - b)[judged >> 1];
    this.#waits.length = 0;
    if (this.#isFixed || median <= longestMs || this.#level === levels.length - 1) return false;
    // Much too slow: no need to try every level on the way.
    this.#level = Math.min(levels.length - 1, this.#level + (median > 3 * longestMs ? 2 : 1));
    return true;
  }
}
