/**
 * Pictures of the worlds whose places can be counted: mazes and grids. What is to be found is drawn in the second colour, what is
 * to be avoided in that of danger, whether or not the agent has seen it; a cue is filled while the agent sees it.
 */
import { chainPlaces } from '../../inference/discrete/chain-model.js';
import type { WorldOptions } from '../../worlds/definition.js';
import { dot, line, ring, type Task, type Tile } from './task.js';

type Point = readonly [number, number];

/** A corridor with a junction at its end, one long. */
export const tMaze = (options: WorldOptions): Task => ({
  ...{ halfWidth: 0.58, halfHeight: 0.3, middle: [0.5, 0] },
  draw(tile, value) {
    const { palette, pixel } = tile;
    const [place, way, length] = [value('place'), value('way'), Number(options.length)];
    line(tile, [0, 0, 1, 0], palette.line, 0.05);
    line(tile, [1, -0.2, 1, 0.2], palette.line, 0.05);
    for (let cell = 0; cell <= length; cell += Math.ceil(length / 40))
      dot(tile, cell / length, 0, pixel, palette.muted);
    // The cue is seen at the first place, and told again nowhere.
    dot(tile, 1, 0.2 * way, 0.03, palette.second);
    if (place === 0) dot(tile, 0, 0.1 * way, 0.02, palette.second);
    dot(tile, place / length, 0, 0.03, palette.accent);
  },
});

/** Centre, left arm, right arm and cue, as the world numbers them. */
const cueMazePlaces: readonly Point[] = [
  [0, 0.4],
  [-1, 0.4],
  [1, 0.4],
  [0, -0.5],
];

export const cueMaze: Task = {
  ...{ halfWidth: 1.4, halfHeight: 0.9, middle: [0, -0.05] },
  draw(tile, value) {
    const { palette } = tile;
    const [centre, left, right, cue] = cueMazePlaces;
    line(tile, [...left, ...right], palette.line, 0.3);
    line(tile, [...centre, ...cue], palette.line, 0.3);
    const [good, bad] = value('context') === 0 ? [left, right] : [right, left];
    ring(tile, ...good, 0.24, palette.second, 0.05);
    ring(tile, ...bad, 0.24, palette.danger, 0.05);
    // What the arm gave, which chance decides.
    const [place, reward, told] = [cueMazePlaces[value('place')], value('seen reward'), value('seen cue')];
    if (reward > 0) dot(tile, ...place, 0.2, reward === 1 ? palette.second : palette.danger);
    ring(tile, ...cue, 0.2, palette.muted, 0.03);
    if (told > 0) dot(tile, cue[0] + (told === 1 ? -0.38 : 0.38), cue[1], 0.08, palette.second);
    dot(tile, ...place, 0.12, palette.accent);
  },
};

export const gridWorld = ({ size }: WorldOptions): Task => {
  const side = Number(size);
  return {
    ...gridTile(side, side),
    draw(tile, value) {
      const { palette } = tile;
      drawGrid(tile, side, side);
      cell(tile, placeOf(side * side - 1, side), palette.second, value('seen goal') === 1);
      dot(tile, ...placeOf(value('place'), side), 0.24, palette.accent);
    },
  };
};

const { rows, columns, firstCue, secondCues, rewards } = chainPlaces;

export const cueChain: Task = {
  ...gridTile(rows, columns),
  draw(tile, value) {
    const { palette } = tile;
    const [which, side] = [value('which cue'), value('side')];
    drawGrid(tile, rows, columns);
    rewards.forEach((place, at) => {
      const isHere = value('place') === place;
      cell(tile, placeOf(place, columns), at === side ? palette.second : palette.danger, isHere);
    });
    // The places where the second cue may be, and where it is.
    secondCues.forEach((place, at) => {
      ring(tile, ...placeOf(place, columns), 0.34, at === which ? palette.text : palette.line, 0.05);
    });
    ring(tile, ...placeOf(firstCue, columns), 0.34, palette.text, 0.05);
    if (value('seen first cue') > 0 || value('seen second cue') > 0)
      dot(tile, ...placeOf(value('place'), columns), 0.32, palette.text);
    dot(tile, ...placeOf(value('place'), columns), 0.22, palette.accent);
  },
};

/** The middle of a cell; rows go down the page. */
const placeOf = (place: number, width: number): Point => [(place % width) + 0.5, -Math.floor(place / width) - 0.5];

function gridTile(height: number, width: number): Omit<Task, 'draw'> {
  return { halfWidth: width / 2 + 0.2, halfHeight: height / 2 + 0.2, middle: [width / 2, -height / 2] };
}

function drawGrid(tile: Tile, height: number, width: number): void {
  const { palette, pixel } = tile;
  for (let row = 0; row <= height; row += 1) line(tile, [0, -row, width, -row], palette.line, 1.5 * pixel);
  for (let column = 0; column <= width; column += 1)
    line(tile, [column, 0, column, -height], palette.line, 1.5 * pixel);
}

function cell({ pen }: Tile, [x, y]: Point, colour: string, isFilled: boolean): void {
  pen.beginPath();
  pen.roundRect(x - 0.4, y - 0.4, 0.8, 0.8, 0.1);
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.lineWidth = 0.06;
  pen.stroke();
  if (isFilled) pen.fill();
}
