/**
 * The dynamic neural field of Amari (1977) on a ring, with local excitation and inhibition around it. A stimulus raises a
 * bump of activity, and the bump stays when the stimulus is gone: a working memory. Run it with `node amari-field.mjs`.
 */
import { createField } from 'fieldbrain';

const field = await createField({
  shape: [64],
  tau: 10,
  restingLevel: -2,
  output: { sigmoid: 4 },
  kernels: [
    { amplitude: 17.5, sigma: 3 },
    { amplitude: -15, sigma: 6 },
  ],
});
const show = async (name, stimuli, steps) => {
  await field.stimulate(stimuli);
  await field.run(steps);
  const peaks = await field.peaks();
  const texts = peaks.map(({ position, width }) => `a bump at ${position.toFixed(0)}, ${width.toFixed(0)} points wide`);
  console.log(`${name}: ${texts.length === 0 ? 'at rest' : texts.join(', ')}`);
};
await show('before', [], 100);
await show('stimulus at 20', [{ at: 20, amplitude: 4, sigma: 2 }], 100);
await show('stimulus gone', [], 500);
await field.close();

// Prints:
//   before: at rest
//   stimulus at 20: a bump at 20, 10 points wide
//   stimulus gone: a bump at 20, 9 points wide
