/**
 * The small resident program that `fieldbrain start` runs: a field in which two sources wander, diffuse and fade, with a
 * little noise. Each step gives back a view of the field, which is drawn as text. It is something to look at, not a brain.
 */
import type { Expr, Program, TensorHandle } from '../kernel/index.js';
import {
  add,
  cast,
  cycle,
  div,
  exp,
  maximum,
  mul,
  neg,
  noiseWords,
  normal,
  program,
  sin,
  sub,
  tanh,
} from '../kernel/index.js';

export const edge = 24;
const channels = 8;

const diffusion = 0.12;
const fading = 0.01;
const strength = 0.4;
const noisiness = 0.02;
/** Width of a source, in voxels. */
const width = 2.2;

/** A field of `size`³ voxels; `view` is what one sees who looks at it along its third axis. */
export function wanderingField(size = edge): Program {
  return program('wanderingField', (b) => {
    const field = b.state('field', 'f32', [size, size, size, channels], { buffered: true });
    const view = b.output('view', 'f32', [size, size]);
    const time = cast(cycle, 'f32');
    const noise = noiseWords({ seed: 1, brain: 0, cycle, stream: 0 });
    b.map('evolve', field.next, ([x, y, z, channel]) => {
      const here = field.at(x, y, z, channel);
      const flow = mul(sub(neighbours(field, x, y, z, channel), mul(here, 6)), diffusion);
      const sources = add(
        source(size, time, [x, y, z], 0.0021, 0.0034),
        source(size, time, [x, y, z], -0.0029, 0.0013),
      );
      const element = add(mul(add(mul(add(mul(x, size), y), size), z), channels), channel);
      const stir = mul(normal(noise, cast(element, 'u32')), noisiness);
      return tanh(add(mul(here, 1 - fading), flow, mul(sources, strength), stir));
    });
    b.reduce('look', view, ([x, y]) => maximum([size, channels], ([z, channel]) => field.next.at(x, y, z, channel)));
  });
}

function neighbours(field: TensorHandle, x: Expr, y: Expr, z: Expr, channel: Expr): Expr {
  return add(
    add(field.clamp(sub(x, 1), y, z, channel), field.clamp(add(x, 1), y, z, channel)),
    add(field.clamp(x, sub(y, 1), z, channel), field.clamp(x, add(y, 1), z, channel)),
    add(field.clamp(x, y, sub(z, 1), channel), field.clamp(x, y, add(z, 1), channel)),
  );
}

/** A bell around a centre that runs through a figure of Lissajous. */
function source(size: number, time: Expr, place: readonly Expr[], slow: number, fast: number): Expr {
  const middle = (size - 1) / 2;
  const centre = [slow, fast, slow + fast].map((rate) => add(mul(sin(mul(time, rate)), middle * 0.7), middle));
  const squares = place.map((index, axis) => {
    const away = div(sub(cast(index, 'f32'), centre[axis]), width);
    return mul(away, away);
  });
  return exp(neg(add(squares[0], squares[1], squares[2])));
}

const shades = ' .:-=+*#%@';

/** The view as text: two characters per voxel across, two voxels per line down, so that it looks square. */
export function drawView(view: ArrayLike<number>, size = Math.round(Math.sqrt(view.length))): string[] {
  const lines: string[] = [];
  for (let row = 0; row + 1 < size; row += 2) {
    let line = '';
    for (let column = 0; column < size; column += 1) {
      const value = (view[row * size + column] + view[(row + 1) * size + column]) / 2;
      const shade = Math.min(shades.length - 1, Math.max(0, Math.floor(Math.abs(value) * shades.length)));
      line += shades[shade].repeat(2);
    }
    lines.push(line);
  }
  return lines;
}
