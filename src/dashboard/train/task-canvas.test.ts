/** Pictures of worlds, by what a pen is told: every world has one, and agents of mazes and grids stand at their places. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findWorld, worldNames } from '../../worlds/index.js';
import type { Palette } from '../view/palette.js';
import type { TaskFrame } from './task.js';
import { drawTask } from './task-canvas.js';

beforeAll(() => void vi.stubGlobal('window', { devicePixelRatio: 1 }));
afterAll(() => void vi.unstubAllGlobals());

const colours = ['text', 'muted', 'line', 'panel', 'sunken', 'accent', 'danger', 'second'] as const;
const palette = Object.fromEntries(colours.map((name) => [name, name])) as unknown as Palette;

interface Drawn {
  readonly kind: 'dot' | 'ring' | 'box' | 'outline' | 'text';
  readonly colour: string;
  /** Middle in pixels of the canvas. */
  readonly at: readonly [number, number];
}

/** Draws a frame of one robot on a canvas of 400 × 200. */
function draw(world: string, state: Readonly<Record<string, number>>, options = findWorld(world).options ?? {}) {
  const drawn: Drawn[] = [];
  let [scaleX, scaleY, left, top] = [1, 1, 0, 0];
  let path: { readonly kind: 'dot' | 'box'; readonly x: number; readonly y: number } | undefined;
  const note = (kind: Drawn['kind'], colour: string, x: number, y: number): void =>
    void drawn.push({ kind, colour, at: [left + scaleX * x, top + scaleY * y] });
  const pen = {
    ...{ fillStyle: '', strokeStyle: '' },
    setTransform: (a: number, _b: number, _c: number, d: number, e: number, f: number) => {
      [scaleX, scaleY, left, top] = [a, d, e, f];
    },
    beginPath: () => {
      path = undefined;
    },
    arc: (x: number, y: number) => {
      path = { kind: 'dot', x, y };
    },
    roundRect: (x: number, y: number, width: number, height: number) => {
      path = { kind: 'box', x: x + width / 2, y: y + height / 2 };
    },
    fill: () => path && note(path.kind, pen.fillStyle, path.x, path.y),
    stroke: () => path && note(path.kind === 'dot' ? 'ring' : 'outline', pen.strokeStyle, path.x, path.y),
    fillText: (_text: string, x: number, y: number) => note('text', pen.fillStyle, x, y),
    ...Object.fromEntries(
      ['clearRect', 'moveTo', 'lineTo', 'save', 'restore', 'translate', 'rotate', 'fillRect'].map((name) => [
        name,
        () => {},
      ]),
    ),
  };
  const canvas = { width: 400, height: 200, clientWidth: 400, clientHeight: 200, getContext: () => pen };
  const names = Object.keys(state);
  const frame: TaskFrame = { world, options, names, shown: 1, values: Object.values(state) };
  expect(drawTask(canvas as unknown as HTMLCanvasElement, frame, palette)).toBe(1);
  return drawn;
}

const only = (drawn: readonly Drawn[], kind: Drawn['kind'], colour: string): readonly [number, number] => {
  const found = drawn.filter((one) => one.kind === kind && one.colour === colour);
  expect(found).toHaveLength(1);
  return found[0].at;
};
/** Columns and rows of a grid's cell, from the pixels of a canvas of 400 × 200 in which the grid takes 94 %. */
const cellAt = ([x, y]: readonly [number, number], rows: number, columns: number): readonly number[] => {
  const scale = Math.min(376 / (columns + 0.4), 188 / (rows + 0.4));
  return [(x - 200) / scale + columns / 2, (y - 100) / scale + rows / 2].map((value) => Math.round(1e6 * value) / 1e6);
};

// Other tests of this process register worlds of their own.
const worlds = worldNames().filter((name) => name !== 'rooms' && !name.startsWith('test-'));

it.each(worlds)('%s has a picture of its own', (name) => {
  const { states } = findWorld(name);
  // Bodies of MuJoCo come by their outlines.
  const names = name.startsWith('mujoco') ? ['fromX0', 'fromZ0', 'toX0', 'toZ0', 'radius0'] : states;
  const drawn = draw(name, Object.fromEntries(names.map((one) => [one, 0])));
  expect(drawn.filter(({ kind }) => kind === 'text')).toEqual([]);
});

it('shows a world that has none by the values of its state', () => {
  expect(draw('unknown', { heat: 1, light: 2 }, {}).map(({ kind }) => kind)).toEqual(['text', 'text']);
});

it.each([5, 20, 300])('moves through a corridor of %i by the share of its length', (length) => {
  const at = (place: number): number => only(draw('t-maze', { place, way: 1 }, { length }), 'dot', 'accent')[0];
  const [first, last] = [at(0), at(length)];
  expect(at(length / 5) - first).toBeCloseTo((last - first) / 5, 6);
  expect(last - first).toBeGreaterThan(200);
  expect(last).toBeLessThan(400);
});

describe('cue-maze', () => {
  const at = (place: number, more: Readonly<Record<string, number>> = {}) =>
    draw('cue-maze', { place, context: 0, 'seen place': place, 'seen reward': 0, 'seen cue': 0, ...more });

  it('has arms to the left and right of the centre, and the cue below', () => {
    const [centre, left, right, cue] = [0, 1, 2, 3].map((place) => only(at(place), 'dot', 'accent'));
    expect(left[0]).toBeLessThan(centre[0]);
    expect(right[0]).toBeGreaterThan(centre[0]);
    expect([left[1], right[1]]).toEqual([centre[1], centre[1]]);
    expect(cue[0]).toBe(centre[0]);
    expect(cue[1]).toBeGreaterThan(centre[1]);
  });

  it('marks the reward and the loss by the context, and what was found by what is seen', () => {
    const [left, right] = [1, 2].map((place) => only(at(place), 'dot', 'accent'));
    expect(only(at(0), 'ring', 'second')).toEqual(left);
    expect(only(at(0, { context: 1 }), 'ring', 'second')).toEqual(right);
    expect(only(at(0, { context: 1 }), 'ring', 'danger')).toEqual(left);
    expect(only(at(1, { 'seen reward': 1 }), 'dot', 'second')).toEqual(left);
    expect(only(at(1, { 'seen reward': 2 }), 'dot', 'danger')).toEqual(left);
  });

  it('shows on which side the cue says it is', () => {
    const [centre] = only(at(0), 'dot', 'accent');
    expect(only(at(3, { 'seen cue': 1 }), 'dot', 'second')[0]).toBeLessThan(centre);
    expect(only(at(3, { 'seen cue': 2 }), 'dot', 'second')[0]).toBeGreaterThan(centre);
  });
});

it.each([2, 5, 9])('numbers the places of a grid of %i row by row, from above', (size) => {
  for (const place of [0, 1, size, size * size - 1]) {
    const isGoal = place === size * size - 1;
    const state = { place, 'seen place': place, 'seen goal': isGoal ? 1 : 0 };
    const drawn = draw('grid-world', state, { size });
    const row = Math.floor(place / size);
    expect(cellAt(only(drawn, 'dot', 'accent'), size, size)).toEqual([(place % size) + 0.5, row + 0.5]);
    expect(cellAt(only(drawn, 'outline', 'second'), size, size)).toEqual([size - 0.5, size - 0.5]);
    expect(drawn.some(({ kind, colour }) => kind === 'box' && colour === 'second')).toBe(isGoal);
  }
});

it('marks where the cues of the chain and its rewards are', () => {
  const seen = { 'seen place': 0, 'seen first cue': 0, 'seen second cue': 0, 'seen reward': 0 };
  const drawn = draw('cue-chain', { place: 6, 'which cue': 2, side: 1, ...seen });
  expect(cellAt(only(drawn, 'dot', 'accent'), 3, 5)).toEqual([1.5, 1.5]);
  // The reward below and the loss above, in the last column.
  expect(cellAt(only(drawn, 'outline', 'second'), 3, 5)).toEqual([4.5, 2.5]);
  expect(cellAt(only(drawn, 'outline', 'danger'), 3, 5)).toEqual([4.5, 0.5]);
  const rings = (colour: string) =>
    drawn.filter((one) => one.kind === 'ring' && one.colour === colour).map(({ at }) => cellAt(at, 3, 5));
  expect(rings('text')).toEqual([
    [2.5, 2.5],
    [0.5, 2.5],
  ]);
  expect(rings('line')).toEqual([
    [2.5, 0.5],
    [2.5, 1.5],
  ]);
  // At a cue that speaks, and only there, the place is filled.
  const filled = (state: object) =>
    draw('cue-chain', { place: 10, 'which cue': 2, side: 1, ...seen, ...state }).filter(
      ({ kind, colour }) => kind === 'dot' && colour === 'text',
    );
  expect(filled({})).toEqual([]);
  expect(filled({ 'seen first cue': 3 }).map(({ at }) => cellAt(at, 3, 5))).toEqual([[0.5, 2.5]]);
});
