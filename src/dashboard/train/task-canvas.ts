/**
 * Pictures of the worlds: each robot of a frame in a tile of its own, rooms with all of their cars. A world that is not known
 * here is shown by bars of its state's values. One function draws; it knows neither time nor messages.
 */
import type { WorldOptions } from '../../worlds/definition.js';
import type { RoomOutline } from '../../worlds/watch.js';
import type { Palette } from '../view/palette.js';
import { fitToScreen } from '../view/world-canvas.js';
import { cueChain, cueMaze, gridWorld, tMaze } from './maze-tasks.js';
import { dot, line, ring, type Task, type TaskFrame, type Tile } from './task.js';

const cartPole: Task = {
  ...{ halfWidth: 2.7, halfHeight: 1.1, middle: [0, 0.45] },
  draw(tile, value) {
    const { pen, palette, pixel } = tile;
    const [x, angle] = [value('x'), value('angle')];
    line(tile, [-2.4, 0, 2.4, 0], palette.muted, 2 * pixel);
    for (const end of [-2.4, 2.4]) line(tile, [end, -0.12, end, 0.12], palette.muted, 2 * pixel);
    pen.fillStyle = palette.text;
    pen.beginPath();
    pen.roundRect(x - 0.25, -0.13, 0.5, 0.26, 0.06);
    pen.fill();
    line(tile, [x, 0, x + Math.sin(angle), Math.cos(angle)], palette.accent, 0.09);
    dot(tile, x, 0, 0.05, palette.panel);
  },
};

const pendulum: Task = {
  ...{ halfWidth: 1.3, halfHeight: 1.3, middle: [0, 0] },
  draw(tile, value) {
    const { palette, pixel } = tile;
    ring(tile, 0, 0, 1, palette.line, 1.5 * pixel);
    const [x, y] = [-Math.sin(value('angle')), Math.cos(value('angle'))];
    line(tile, [0, 0, x, y], palette.accent, 0.16);
    dot(tile, 0, 0, 0.05, palette.text);
  },
};

const hill = (x: number): number => 0.45 * Math.sin(3 * x) + 0.55;

const mountainCar: Task = {
  ...{ halfWidth: 1, halfHeight: 0.62, middle: [-0.3, 0.55] },
  draw(tile, value) {
    const { pen, palette, pixel } = tile;
    pen.beginPath();
    for (let x = -1.2; x <= 0.6; x += 0.02) pen.lineTo(x, hill(x));
    pen.strokeStyle = palette.muted;
    pen.lineWidth = 2 * pixel;
    pen.stroke();
    line(tile, [0.45, hill(0.45), 0.45, hill(0.45) + 0.2], palette.text, 2 * pixel);
    pen.fillStyle = palette.second;
    pen.beginPath();
    pen.moveTo(0.45, hill(0.45) + 0.2);
    pen.lineTo(0.55, hill(0.45) + 0.16);
    pen.lineTo(0.45, hill(0.45) + 0.12);
    pen.fill();
    const x = value('x');
    pen.save();
    pen.translate(x, hill(x));
    pen.rotate(Math.atan(1.35 * Math.cos(3 * x)));
    pen.fillStyle = palette.accent;
    pen.beginPath();
    pen.roundRect(-0.08, 0.025, 0.16, 0.06, 0.02);
    pen.fill();
    for (const at of [-0.05, 0.05]) dot(tile, at, 0.025, 0.025, palette.text);
    pen.restore();
  },
};

const acrobot: Task = {
  ...{ halfWidth: 2.3, halfHeight: 2.3, middle: [0, 0] },
  draw(tile, value) {
    const { palette, pixel } = tile;
    line(tile, [-2.2, 1, 2.2, 1], palette.line, 1.5 * pixel);
    const first = value('angle1');
    const second = first + value('angle2');
    const joint = [Math.sin(first), -Math.cos(first)];
    const tip = [joint[0] + Math.sin(second), joint[1] - Math.cos(second)];
    line(tile, [0, 0, joint[0], joint[1]], palette.text, 0.16);
    line(tile, [joint[0], joint[1], tip[0], tip[1]], palette.accent, 0.16);
    for (const [x, y] of [[0, 0], joint]) dot(tile, x, y, 0.06, palette.panel);
  },
};

/** Bodies by their outlines, from the side; the ground is where z is 0. */
const bodies: Task = {
  ...{ halfWidth: 1.5, halfHeight: 1, middle: [0, 0.4] },
  draw(tile, value, { names }) {
    const { palette, pixel } = tile;
    const count = names.filter((name) => name.startsWith('radius')).length;
    line(tile, [-50, 0, 50, 0], palette.line, 1.5 * pixel);
    for (let body = 0; body < count; body += 1) {
      const ends = ['fromX', 'fromZ', 'toX', 'toZ'].map((part) => value(`${part}${body}`));
      const colour = body === 0 ? palette.muted : body === count - 1 ? palette.accent : palette.text;
      line(tile, ends as [number, number, number, number], colour, 2 * value(`radius${body}`));
    }
  },
};

/** The same for those who walk away: the tile goes with their first body. */
const walker: Task = { ...bodies, halfHeight: 1.1, middle: [0, 0.7], follows: 'fromX0' };

/** Where a picture follows from the options, by them. */
const tasks: Readonly<Record<string, Task | ((options: WorldOptions) => Task)>> = {
  'cart-pole': cartPole,
  'cart-pole-positions': cartPole,
  pendulum,
  'pendulum-positions': pendulum,
  'mountain-car': mountainCar,
  acrobot,
  't-maze': tMaze,
  'cue-maze': cueMaze,
  'grid-world': gridWorld,
  'cue-chain': cueChain,
  mujoco: bodies,
  'mujoco-double-pendulum': bodies,
  'mujoco-hopper': walker,
  'mujoco-half-cheetah': walker,
};

const mostTiles = 4;

/** Draws a frame; gives how many robots are in it. */
export function drawTask(canvas: HTMLCanvasElement, frame: TaskFrame, palette: Palette): number {
  const pen = canvas.getContext('2d');
  if (pen === null) return 0;
  const ratio = fitToScreen(canvas);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  if (frame.rooms !== undefined) return drawRooms(pen, canvas, frame, frame.rooms, palette, ratio);
  const known = tasks[frame.world];
  const task = typeof known === 'function' ? known(frame.options) : known;
  const hasBodies = task?.draw !== bodies.draw || frame.names.includes('radius0');
  const count = Math.min(frame.shown, mostTiles);
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const [width, height] = [canvas.width / columns, canvas.height / rows];
  for (let n = 0; n < count; n += 1) {
    const [left, top] = [(n % columns) * width, Math.floor(n / columns) * height];
    const value = (name: string): number => frame.values[n * frame.names.length + frame.names.indexOf(name)];
    if (task === undefined || !hasBodies) {
      pen.setTransform(1, 0, 0, 1, left, top);
      drawBars({ pen, palette, pixel: ratio }, width, height, frame, n);
      continue;
    }
    const scale = Math.min((0.94 * width) / (2 * task.halfWidth), (0.94 * height) / (2 * task.halfHeight));
    const [x0, y] = task.middle;
    const x = x0 + (task.follows === undefined ? 0 : value(task.follows));
    pen.setTransform(scale, 0, 0, -scale, left + width / 2 - x * scale, top + height / 2 + y * scale);
    task.draw({ pen, palette, pixel: ratio / scale }, value, frame);
  }
  return count;
}

/** Rooms side by side from above; cars of the same room do not meet, each is alone. */
function drawRooms(
  pen: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  { names, shown, values }: TaskFrame,
  rooms: readonly RoomOutline[],
  palette: Palette,
  ratio: number,
): number {
  const columns = Math.max(1, Math.round(Math.sqrt((rooms.length * canvas.width) / canvas.height)));
  const rows = Math.ceil(rooms.length / columns);
  const [width, height] = [canvas.width / columns, canvas.height / rows];
  const at = (n: number, name: string): number => values[n * names.length + names.indexOf(name)];
  rooms.forEach((room, number) => {
    const scale = 0.92 * Math.min(width / room.width, height / room.height);
    const left = (number % columns) * width + (width - room.width * scale) / 2;
    const bottom = Math.floor(number / columns) * height + (height + room.height * scale) / 2;
    pen.setTransform(scale, 0, 0, -scale, left, bottom);
    pen.fillStyle = palette.sunken;
    pen.fillRect(0, 0, room.width, room.height);
    const tile = { pen, palette, pixel: ratio / scale };
    for (const wall of room.walls)
      line(tile, wall as unknown as [number, number, number, number], palette.muted, 1.2 * tile.pixel);
    pen.fillStyle = palette.accent;
    for (let n = 0; n < shown; n += 1) {
      if (at(n, 'room') !== number) continue;
      pen.save();
      pen.translate(at(n, 'x'), at(n, 'y'));
      pen.rotate(Math.atan2(at(n, 'sine'), at(n, 'cosine')));
      pen.beginPath();
      // A little larger than it is, so that it is seen in a small room; the rear axle is where it stands.
      pen.roundRect(-0.06, -0.075, 0.26, 0.15, 0.04);
      pen.fill();
      pen.restore();
    }
  });
  return shown;
}

/** The values of a state that has no picture. */
function drawBars(tile: Tile, width: number, height: number, { names, values }: TaskFrame, n: number): void {
  const { pen, palette, pixel } = tile;
  const count = Math.min(12, names.length);
  const row = Math.min(40 * pixel, height / (count + 1));
  pen.font = `${12 * pixel}px system-ui, sans-serif`;
  for (let at = 0; at < count; at += 1) {
    const value = values[n * names.length + at];
    const y = (at + 1) * row;
    pen.fillStyle = palette.muted;
    pen.fillText(names[at], 12 * pixel, y);
    pen.fillStyle = palette.accent;
    pen.fillRect(width / 2, y - 8 * pixel, (Math.max(-1, Math.min(1, value / 10)) * width) / 2.2, 8 * pixel);
  }
}
