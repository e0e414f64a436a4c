/**
 * The room from above: walls, the way the car went, its beam and itself. One function draws all of it; north is up, the room
 * fills the canvas as it fits. `roomPoint` goes back from a place of the canvas to metres.
 */
import type { Room } from '../model/moment.js';
import type { RobotPast } from '../model/robot-past.js';
import type { Palette } from './palette.js';

const trailMoments = 600;
const visitedPlaces = 1500;
const margin = 10;
/** Radians: the fan is for the eye, the beam is one ray. */
const beamHalfAngle = 0.035;
const haloLengths = 2;

export interface WorldLook {
  /** Draw less: for the small pictures of the overview. */
  readonly small: boolean;
}

interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly bottom: number;
}

/** Draws the moment `index` of a robot. Gives false where there is nothing to draw. */
export function drawWorld(
  canvas: HTMLCanvasElement,
  past: RobotPast,
  index: number,
  palette: Palette,
  { small }: WorldLook = { small: false },
): boolean {
  const pen = canvas.getContext('2d');
  const { room, history } = past;
  if (pen === null || room === undefined) return false;
  const ratio = fitToScreen(canvas);
  const fit = fitRoom(canvas, room, small ? 3 : margin);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  // Metres from here on, y upwards.
  pen.setTransform(fit.scale, 0, 0, -fit.scale, fit.left, fit.bottom);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const pixel = ratio / fit.scale;
  pen.fillStyle = palette.sunken;
  pen.fillRect(0, 0, room.width, room.height);
  drawFloor(pen, past, palette);
  if (!small) drawGrid(pen, past, palette, pixel);
  const isPlaced = index >= 0 && Number.isFinite(history.valueAt('x', index));
  if (isPlaced) drawVisited(pen, past, index, palette);
  pen.strokeStyle = palette.text;
  pen.globalAlpha = 0.75;
  pen.lineWidth = (small ? 1 : 1.75) * pixel;
  pen.beginPath();
  for (const [ax, ay, bx, by] of room.walls) {
    pen.moveTo(ax, ay);
    pen.lineTo(bx, by);
  }
  pen.stroke();
  if (!isPlaced) return true;
  drawTrail(pen, past, index, palette, (small ? 1 : 1.75) * pixel);
  drawCar(pen, past, index, palette, small ? 1.8 : 1, pixel);
  pen.globalAlpha = 1;
  return true;
}

/** The place in the room under a place of the canvas, in metres. */
export function roomPoint(
  canvas: HTMLCanvasElement,
  past: RobotPast,
  clientX: number,
  clientY: number,
): { x: number; y: number } | undefined {
  if (past.room === undefined) return undefined;
  const box = canvas.getBoundingClientRect();
  const fit = fitRoom(canvas, past.room);
  const x = (((clientX - box.left) / box.width) * canvas.width - fit.left) / fit.scale;
  const y = (fit.bottom - ((clientY - box.top) / box.height) * canvas.height) / fit.scale;
  return x < 0 || y < 0 || x > past.room.width || y > past.room.height ? undefined : { x, y };
}

/** Gives the canvas as many pixels as the screen shows of it. */
export function fitToScreen(canvas: HTMLCanvasElement): number {
  const ratio = Math.min(2, window.devicePixelRatio);
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (width > 0 && height > 0 && (canvas.width !== width || canvas.height !== height)) {
    canvas.width = width;
    canvas.height = height;
  }
  return ratio;
}

function fitRoom(canvas: HTMLCanvasElement, { width, height }: Pick<Room, 'width' | 'height'>, border = margin): Fit {
  const scale = Math.min((canvas.width - 2 * border) / width, (canvas.height - 2 * border) / height);
  return { scale, left: (canvas.width - width * scale) / 2, bottom: (canvas.height + height * scale) / 2 };
}

const floorPictures = new WeakMap<Uint8Array, HTMLCanvasElement>();

/** Lines and edges of the floor, faintly. */
function drawFloor(pen: CanvasRenderingContext2D, { room }: RobotPast, palette: Palette): void {
  const floor = room?.floor;
  if (room === undefined || floor === undefined) return;
  let picture = floorPictures.get(floor.brightness);
  if (picture === undefined) {
    picture = document.createElement('canvas');
    picture.width = floor.columns;
    picture.height = floor.rows;
    const image = new ImageData(floor.columns, floor.rows);
    floor.brightness.forEach((brightness, at) => {
      image.data.fill(brightness, 4 * at, 4 * at + 3);
      image.data[4 * at + 3] = 255;
    });
    picture.getContext('2d')?.putImageData(image, 0, 0);
    floorPictures.set(floor.brightness, picture);
  }
  pen.save();
  pen.globalAlpha = palette.isDark ? 0.16 : 0.1;
  pen.beginPath();
  pen.rect(0, 0, room.width, room.height);
  pen.clip();
  pen.drawImage(picture, 0, 0, floor.columns * floor.metres, floor.rows * floor.metres);
  pen.restore();
}

/** Half metres, faintly, for the eye to measure by. */
function drawGrid(pen: CanvasRenderingContext2D, { room }: RobotPast, palette: Palette, pixel: number): void {
  if (room === undefined) return;
  pen.strokeStyle = palette.line;
  pen.lineWidth = pixel;
  for (let metres = 0.5; metres < Math.max(room.width, room.height); metres += 0.5) {
    pen.globalAlpha = metres % 1 === 0 ? 0.9 : 0.4;
    pen.beginPath();
    if (metres < room.width) {
      pen.moveTo(metres, 0);
      pen.lineTo(metres, room.height);
    }
    if (metres < room.height) {
      pen.moveTo(0, metres);
      pen.lineTo(room.width, metres);
    }
    pen.stroke();
  }
}

/** Where the car has been, as wide as it is: all that is remembered of it, faintly. */
function drawVisited(
  pen: CanvasRenderingContext2D,
  { room, history }: RobotPast,
  index: number,
  palette: Palette,
): void {
  const stride = Math.max(1, Math.ceil(index / visitedPlaces));
  pen.strokeStyle = palette.accent;
  pen.globalAlpha = palette.isDark ? 0.1 : 0.13;
  pen.lineWidth = 1.3 * (room?.carWidth ?? 0.095);
  pen.beginPath();
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let at = index % stride; at <= index; at += stride) {
    const [x, y] = [history.valueAt('x', at), history.valueAt('y', at)];
    if (!Number.isFinite(x)) continue;
    if (Math.hypot(x - lastX, y - lastY) <= 0.3 * stride) pen.lineTo(x, y);
    else pen.moveTo(x, y);
    [lastX, lastY] = [x, y];
  }
  pen.stroke();
}

function drawTrail(
  pen: CanvasRenderingContext2D,
  { history }: RobotPast,
  index: number,
  palette: Palette,
  width: number,
): void {
  const first = Math.max(0, index - trailMoments);
  const strips = 8;
  pen.strokeStyle = palette.accent;
  pen.lineWidth = width;
  for (let strip = 0; strip < strips; strip += 1) {
    const from = first + Math.floor(((index - first) * strip) / strips);
    const to = first + Math.floor(((index - first) * (strip + 1)) / strips);
    pen.globalAlpha = 0.08 + (0.72 * (strip + 1)) / strips;
    pen.beginPath();
    let isDown = false;
    for (let at = from; at <= to; at += 1) {
      const [x, y] = [history.valueAt('x', at), history.valueAt('y', at)];
      // A leap is a new episode: the car was put back.
      const leapt = at > from && Math.hypot(x - history.valueAt('x', at - 1), y - history.valueAt('y', at - 1)) > 0.3;
      if (!Number.isFinite(x)) continue;
      if (isDown && !leapt) pen.lineTo(x, y);
      else pen.moveTo(x, y);
      isDown = true;
    }
    pen.stroke();
  }
}

/** A little light around the car, so that the eye finds it. */
function drawHalo(pen: CanvasRenderingContext2D, radius: number, palette: Palette): void {
  const halo = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  halo.addColorStop(0, `${palette.accent}4d`);
  halo.addColorStop(1, `${palette.accent}00`);
  pen.globalAlpha = 1;
  pen.fillStyle = halo;
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

function drawCar(
  pen: CanvasRenderingContext2D,
  { room, history }: RobotPast,
  index: number,
  palette: Palette,
  enlarge: number,
  pixel: number,
): void {
  const value = (name: Parameters<typeof history.valueAt>[0]): number => history.valueAt(name, index);
  const length = (room?.carLength ?? 0.165) * enlarge;
  const width = (room?.carWidth ?? 0.095) * enlarge;
  pen.save();
  if (room !== undefined) {
    // Light and beam end at the outer walls.
    pen.beginPath();
    pen.rect(-4 * pixel, -4 * pixel, room.width + 8 * pixel, room.height + 8 * pixel);
    pen.clip();
  }
  pen.translate(value('x'), value('y'));
  pen.rotate(value('heading'));
  const reach = value('beam');
  if (enlarge === 1) drawHalo(pen, haloLengths * length, palette);
  if (Number.isFinite(reach)) {
    const spread = Math.tan(beamHalfAngle) * reach;
    const fan = pen.createLinearGradient(length / 2, 0, length / 2 + reach, 0);
    fan.addColorStop(0, `${palette.second}4d`);
    fan.addColorStop(1, `${palette.second}0d`);
    pen.fillStyle = fan;
    pen.beginPath();
    pen.moveTo(length / 2, 0);
    pen.lineTo(length / 2 + reach, spread);
    pen.lineTo(length / 2 + reach, -spread);
    pen.fill();
    pen.globalAlpha = 0.85;
    pen.strokeStyle = palette.second;
    pen.lineWidth = 1.25 * pixel;
    pen.setLineDash([4 * pixel, 4 * pixel]);
    pen.beginPath();
    pen.moveTo(length / 2, 0);
    pen.lineTo(length / 2 + reach, 0);
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = palette.second;
    pen.beginPath();
    pen.arc(length / 2 + reach, 0, 2.5 * pixel, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
  const wheel = (x: number, y: number, angle: number): void => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.fillRect(-0.16 * length, -0.06 * length, 0.32 * length, 0.12 * length);
    pen.restore();
  };
  pen.fillStyle = palette.text;
  // Steering to the right is positive, angles to the left are.
  const steering = (-(value('steering') || 0) * Math.PI) / 180;
  for (const side of [-1, 1]) {
    wheel(-0.28 * length, (side * width) / 2, 0);
    wheel(0.28 * length, (side * width) / 2, steering);
  }
  pen.fillStyle = palette.accent;
  pen.beginPath();
  pen.roundRect(-length / 2, -width / 2, length, width, 0.28 * width);
  pen.fill();
  pen.fillStyle = palette.panel;
  pen.fillRect(0.12 * length, -0.3 * width, 0.16 * length, 0.6 * width);
  pen.restore();
}
