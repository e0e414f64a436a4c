/**
 * Watching a training: what is told of it while it runs, for the page and for the playground. Now and then a short stretch is run
 * step by step and its states are kept, so that a viewer sees motion at its own speed; the rest runs as fast as it can. The
 * brains live the same steps either way.
 */
import type { FieldBrain } from '../brain/field-brain.js';
import type { WorldOptions } from './definition.js';
import { HostWorld } from './host-world.js';
import type { Loop } from './loop-types.js';
import type { TrainReport } from './train-report.js';
import type { World } from './types.js';
import { stateName } from './world-program.js';

/** What a viewer of a training gets, in this order: begin, then frames and progress, then evaluate and end. */
export type TrainNews =
  | {
      readonly kind: 'begin';
      readonly world: string;
      /** The world's options, all of them. */
      readonly options: WorldOptions;
      readonly by: string;
      readonly brains: number;
      readonly steps: number;
      /** Edge of the fields, and the device in words. */
      readonly size: number;
      readonly device: string;
      /** The mean return from which the task counts as solved, where it is known. */
      readonly solvedAt?: number;
      /** Robots that are shown, and the values of each in a frame. */
      readonly shown: number;
      readonly names: readonly string[];
      /** Milliseconds of a frame at the world's own speed. */
      readonly frameMs: number;
      /** Of rooms: size and walls of each, [x, y, x, y] in metres. */
      readonly rooms?: readonly RoomOutline[];
    }
  /** States of steps that follow each other: [shown][names] flat, each. */
  | { readonly kind: 'frames'; readonly frames: readonly (readonly number[])[] }
  /** `meanReturn` is of the episodes that ended since the last; null where none did. */
  | {
      readonly kind: 'progress';
      readonly steps: number;
      readonly seconds: number;
      readonly episodes: number;
      readonly meanReturn: number | null;
    }
  | { readonly kind: 'evaluate' }
  | { readonly kind: 'end'; readonly report: TrainReport }
  | { readonly kind: 'failed'; readonly text: string };

/** The room of a car from above. */
export interface RoomOutline {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly (readonly number[])[];
}

/** Who watches a training. */
export interface TrainViewer {
  tell(news: TrainNews): void;
  /** Whether anybody sees it now: while nobody does, only the last frame of a run is taken. */
  isSeen(): boolean;
}

/** Seconds of a stretch that is shown, and robots at most. */
const stretchSeconds = 2;
const mostShown = 100;
/** Where the physics has no time of its own, or a slow one. */
const frameMsOf: Readonly<Record<string, number>> = {
  'cart-pole': 20,
  'cart-pole-positions': 20,
  pendulum: 50,
  'pendulum-positions': 50,
  'mountain-car': 33,
  acrobot: 80,
  't-maze': 150,
  'cue-maze': 400,
  'grid-world': 150,
  'cue-chain': 150,
  rooms: 50,
  mujoco: 40,
};
const usualFrameMs = 50;
/** Of a car much more is known than is drawn. */
const shownValues: Readonly<Record<string, readonly string[]>> = { rooms: ['room', 'x', 'y', 'cosine', 'sine'] };
/** A piece of the training between two reports. */
const pieceMs = 200;

/** What a run came to, of any number of pieces. */
export interface Ran {
  readonly episodes: number;
  readonly meanReturn: number;
  readonly seconds: number;
}

export class WatchedRun {
  readonly #world: World;
  readonly #brain: FieldBrain;
  readonly #loop: Pick<Loop, 'run'>;
  readonly #viewer: TrainViewer;
  readonly #names: readonly string[];
  readonly #shown: number;
  readonly #frameMs: number;
  #nextStretchMs = 0;
  #piece = 20;
  #steps = 0;
  #seconds = 0;

  constructor(world: World, brain: FieldBrain, loop: Pick<Loop, 'run'>, viewer: TrainViewer) {
    this.#world = world;
    this.#brain = brain;
    this.#loop = loop;
    this.#viewer = viewer;
    this.#names = shownValues[world.name] ?? (world instanceof HostWorld ? world.outlineNames : world.states);
    this.#shown = Math.min(mostShown, world.count);
    this.#frameMs = frameMsOf[world.name] ?? usualFrameMs;
  }

  /** What the viewer must know of the states that it will get. */
  get shape(): { readonly names: readonly string[]; readonly shown: number; readonly frameMs: number } {
    return { names: this.#names, shown: this.#shown, frameMs: this.#frameMs };
  }

  /** This many steps; the viewer gets frames and progress on the way. */
  async run(steps: number): Promise<Ran> {
    let [left, episodes, returns] = [steps, 0, 0];
    const begunSeconds = this.#seconds;
    while (left > 0) {
      const startMs = performance.now();
      const isStretch = this.#viewer.isSeen() && startMs >= this.#nextStretchMs;
      const length = isStretch ? Math.ceil((1000 * stretchSeconds) / this.#frameMs) : this.#piece;
      const count = Math.min(left, length);
      const found = isStretch ? await this.#stretch(count, startMs) : await this.#loop.run(count);
      const tookMs = performance.now() - startMs;
      if (!isStretch) this.#piece = Math.max(1, Math.min(4 * this.#piece, Math.round((count * pieceMs) / tookMs)));
      left -= count;
      this.#steps += count;
      this.#seconds += found.seconds;
      episodes += found.episodes;
      if (found.episodes > 0) returns += found.episodes * found.meanReturn;
      this.#viewer.tell({
        kind: 'progress',
        steps: this.#steps,
        seconds: this.#seconds,
        episodes: found.episodes,
        meanReturn: found.episodes > 0 ? found.meanReturn : null,
      });
      // Lets the news be sent.
      await new Promise((resolve) => setTimeout(resolve));
    }
    // For viewers that come when all is over: the last that there was to see.
    if (!this.#viewer.isSeen()) this.#viewer.tell({ kind: 'frames', frames: [await this.#look()] });
    return { episodes, meanReturn: returns / episodes, seconds: this.#seconds - begunSeconds };
  }

  async #stretch(count: number, startMs: number): Promise<Ran> {
    const frames: number[][] = [];
    let [episodes, returns, seconds] = [0, 0, 0];
    for (let step = 0; step < count; step += 1) {
      const found = await this.#loop.run(1);
      seconds += found.seconds;
      episodes += found.episodes;
      if (found.episodes > 0) returns += found.episodes * found.meanReturn;
      frames.push(await this.#look());
    }
    this.#viewer.tell({ kind: 'frames', frames });
    // The next stretch is taken when this one has been seen.
    this.#nextStretchMs = startMs + count * this.#frameMs;
    return { episodes, meanReturn: returns / episodes, seconds };
  }

  /** The values of the robots that are shown. */
  async #look(): Promise<number[]> {
    const frame = new Array<number>(this.#shown * this.#names.length).fill(0);
    if (this.#world instanceof HostWorld) {
      for (let n = 0; n < this.#shown; n += 1)
        this.#world.outline(n).forEach((value, at) => {
          frame[n * this.#names.length + at] = rounded(value);
        });
      return frame;
    }
    for (const [at, name] of this.#names.entries()) {
      const values = await this.#brain.read(stateName(this.#world.states.indexOf(name)));
      for (let n = 0; n < this.#shown; n += 1) frame[n * this.#names.length + at] = rounded(values[n]);
    }
    return frame;
  }
}

/** As fine as a picture shows. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
