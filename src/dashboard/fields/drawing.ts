/** Draws a field: a line as curves of u, f(u) and the stimulus, a plane as a heat map of u. */
import type { FieldOptions } from '../../fields/index.js';
import { colourOf } from '../../fields/picture.js';
import type { FieldPicture } from './messages.js';

const colours = { u: '#5cc8c2', rate: '#e5484d', stimulus: '#8b95a3', axis: '#3a4450' };

export function drawField(canvas: HTMLCanvasElement, field: FieldOptions, picture: FieldPicture): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (field.shape.length === 1) drawLine(context, field, picture);
  else drawPlane(context, field, picture);
}

function drawLine(
  context: CanvasRenderingContext2D,
  { shape: [size], output }: FieldOptions,
  { u, stimulus }: FieldPicture,
): void {
  const { width, height } = context.canvas;
  const most = Math.max(10, ...u.map(Math.abs), ...stimulus.map(Math.abs));
  const x = (place: number): number => ((place + 0.5) / size) * width;
  const y = (value: number): number => height / 2 - (value / most) * (height / 2 - 6);
  const curve = (values: ArrayLike<number>, colour: string): void => {
    context.beginPath();
    for (let place = 0; place < size; place += 1) context.lineTo(x(place), y(values[place]));
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.stroke();
  };
  const slope = output === undefined || output === 'heaviside' ? undefined : output.sigmoid;
  curve(new Float32Array(size), colours.axis);
  curve(stimulus, colours.stimulus);
  curve(
    u.map((value) => (slope === undefined ? Number(value > 0) : 1 / (1 + Math.exp(-slope * value))) * (most / 4)),
    colours.rate,
  );
  curve(u, colours.u);
}

function drawPlane(context: CanvasRenderingContext2D, { shape }: FieldOptions, { u }: FieldPicture): void {
  const { width, height } = context.canvas;
  // Of three dimensions the middle slice.
  const [rows, columns] = shape.slice(-2);
  const first = shape.length === 3 ? Math.floor(shape[0] / 2) * rows * columns : 0;
  const most = Math.max(1, ...u.map(Math.abs));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      context.fillStyle = colourOf(u[first + row * columns + column] / most);
      context.fillRect((column * width) / columns, (row * height) / rows, width / columns + 1, height / rows + 1);
    }
  }
}
