/**
 * A Program of your own: declared once, run on any device, with state that stays there between steps.
 * Run it with `node own-program.mjs`.
 */
import { add, createDevice, mul, program, sqrt, sub, sum } from 'fieldbrain';

const length = 100;
const smooth = program('smooth', (b) => {
  const x = b.input('x', 'f32', [length]);
  const average = b.state('average', 'f32', [length]); // resident: survives from step to step
  const error = b.scratch('error', 'f32', [length]);
  const distance = b.output('distance', 'f32', []);
  b.map('compare', error, ([i]) => sub(x.at(i), average.at(i)));
  b.map('follow', average, ([i]) => add(average.at(i), mul(error.at(i), 0.5)));
  b.reduce('measure', distance, () => sqrt(sum([length], ([i]) => mul(error.at(i), error.at(i)))));
});

const x = new Float32Array(length).fill(1);
for (const kind of ['reference', 'cpu']) {
  const device = await createDevice(kind);
  const session = await device.load(smooth);
  const distances = [];
  for (let step = 0; step < 4; step += 1) distances.push((await session.step({ x })).distance[0]);
  console.log(`${kind}: ${distances.join(' ')}`);
  await device.close();
}

// Prints:
//   reference: 10 5 2.5 1.25
//   cpu: 10 5 2.5 1.25
