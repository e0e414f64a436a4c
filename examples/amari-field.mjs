/**
 * A field model of your own: the dynamic neural field of Amari (1977) on a ring, with local excitation and global
 * inhibition. A stimulus raises a bump of activity, and the bump stays when the stimulus is gone: a working memory.
 * Run it with `node amari-field.mjs`.
 */
import { add, createDevice, div, exp, mul, program, sub, sum } from 'fieldbrain';

const [n, resting, timeStep] = [64, -2, 0.1];
const onRing = (a, b) => Math.min((a - b + n) % n, (b - a + n) % n);
const weights = Float32Array.from({ length: n * n }, (_, at) => {
  const distance = onRing(Math.floor(at / n), at % n);
  return 1.5 * Math.exp(-(distance ** 2) / 18) - 0.5;
});

// du/dt = -u + h + S(x) + sum over y of w(x - y) f(u(y)), f a sigmoid
const field = program('amari', (b) => {
  const stimulus = b.input('stimulus', 'f32', [n]);
  const w = b.constant('w', 'f32', [n, n]);
  const u = b.state('u', 'f32', [n], { initial: resting });
  const rate = b.scratch('rate', 'f32', [n]);
  const drive = b.scratch('drive', 'f32', [n]);
  const activity = b.output('activity', 'f32', [n]);
  b.map('fire', rate, ([x]) => div(1, add(1, exp(mul(u.at(x), -4)))));
  b.reduce('interact', drive, ([x]) => sum([n], ([y]) => mul(w.at(x, y), rate.at(y))));
  b.map('evolve', u, ([x]) => {
    const change = sub(add(add(stimulus.at(x), resting), drive.at(x)), u.at(x));
    return add(u.at(x), mul(change, timeStep));
  });
  b.map('show', activity, ([x]) => u.at(x));
});

const device = await createDevice('cpu');
const session = await device.load(field, { constants: { w: weights } });
const bump = Float32Array.from({ length: n }, (_, x) => 4 * Math.exp(-(onRing(x, 20) ** 2) / 8));
const silence = new Float32Array(n);
const show = async (name, stimulus, steps) => {
  let activity = silence;
  for (let step = 0; step < steps; step += 1) ({ activity } = await session.step({ stimulus }));
  const above = [...activity].flatMap((u, x) => (u > 0 ? [x] : []));
  console.log(`${name}: ${above.length === 0 ? 'at rest' : `a bump from ${above[0]} to ${above.at(-1)}`}`);
};
await show('before', silence, 100);
await show('stimulus at 20', bump, 100);
await show('stimulus gone', silence, 500);
await device.close();

// Prints:
//   before: at rest
//   stimulus at 20: a bump from 16 to 24
//   stimulus gone: a bump from 17 to 23
