/** What pictures of worlds are made of: a frame, a tile for each of its robots, and the shapes that they draw there. */
import type { WorldOptions } from '../../worlds/definition.js';
import type { RoomOutline } from '../../worlds/watch.js';
import type { Palette } from '../view/palette.js';

export interface TaskFrame {
  readonly world: string;
  readonly options: WorldOptions;
  readonly names: readonly string[];
  readonly shown: number;
  readonly values: readonly number[];
  readonly rooms?: readonly RoomOutline[];
}

export interface Tile {
  readonly pen: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** A pixel of the page in units of the tile. */
  readonly pixel: number;
}

/** Half of the width and of the height that a tile shows, and its middle. */
export interface Task {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly middle: readonly [number, number];
  /** The state that the middle goes along with: for robots that leave the place where they began. */
  readonly follows?: string;
  /** Draws one robot; `value` gives its state by name. */
  readonly draw: (tile: Tile, value: (name: string) => number, frame: TaskFrame) => void;
}

export function line(
  { pen }: Tile,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  colour: string,
  width: number,
) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(ax, ay);
  pen.lineTo(bx, by);
  pen.stroke();
}

export function ring({ pen }: Tile, x: number, y: number, radius: number, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
}

export function dot({ pen }: Tile, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
