/**
 * Where the time of your kernels goes: which ops are fused into which stage, what a stage must move, and how fast it runs.
 * Run it with `node kernel-profile.mjs`, or on another device with `node kernel-profile.mjs cuda`.
 */
import { add, createDevice, exp, explain, mul, profileSession, program, sum } from 'fieldbrain';

const n = 4096;
const model = program('model', (b) => {
  const x = b.input('x', 'f32', [n]);
  const shifted = b.scratch('shifted', 'f32', [n]);
  const y = b.scratch('y', 'f32', [n]);
  const total = b.output('total', 'f32', []);
  b.map('shift', shifted, ([i]) => add(x.at(i), 1));
  b.map('decay', y, ([i]) => exp(mul(shifted.at(i), -0.5)));
  b.reduce('total', total, () => sum([n], ([i]) => y.at(i)));
});
for (const fusion of ['none', 'full']) {
  const { stages } = explain(model, { target: 'cpu', fusion });
  const bytes = stages.reduce((sum, stage) => sum + stage.readBytes + stage.writtenBytes, 0);
  console.log(`fusion ${fusion}: ${stages.map(({ name }) => name).join(' | ')}, ${bytes} bytes`);
}

const device = await createDevice(process.argv[2] ?? 'cpu');
const session = await device.load(model);
await session.step({ x: new Float32Array(n) });
const { stages } = await profileSession(session, { steps: 20, warmUp: 5 });
for (const { stage, p50Ms, gigabytesPerSecond } of stages)
  console.error(`${stage}: ${p50Ms.toFixed(3)} ms, ${gigabytesPerSecond.toFixed(1)} GB/s`); // differs by machine
console.log(`shares add up to ${stages.reduce((sum, { share }) => sum + share, 0).toFixed(2)}`);
await device.close();

// Prints:
//   fusion none: shift | decay | total, 81924 bytes
//   fusion full: shift+decay | total, 49156 bytes
//   shares add up to 1.00
