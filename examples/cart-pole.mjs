/**
 * A classic world: a brain learns cart-pole from its expert in a closed loop on the device (DAgger with a
 * recursive-least-squares readout) and is evaluated frozen. `node cart-pole.mjs reward` learns from reward alone, which
 * takes longer. Run it with `node cart-pole.mjs`.
 */
import { train } from 'fieldbrain/worlds';

const by = process.argv[2] ?? 'expert';
const steps = by === 'expert' ? 1000 : 40_000;
const options = { brains: 1, size: 4, device: 'cpu', seed: 1 };
const { report, snapshot } = await train({ world: 'cart-pole', by, steps, episodes: 1, ...options });
const { episodes, worstReturn } = report.evaluation;
console.log(`trained by ${report.by} for ${report.steps} steps`);
console.log(`frozen: ${episodes} episode, above 475 of 500: ${worstReturn > 475}`);
console.log(`snapshot for brain.load: ${snapshot.configuration.size} voxels along an edge`);

// Prints:
//   trained by expert for 1000 steps
//   frozen: 1 episode, above 475 of 500: true
//   snapshot for brain.load: 4 voxels along an edge
