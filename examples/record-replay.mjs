/**
 * Recording and replay: the sensors and motors of a run go into an MCAP file, which Foxglove opens too. A second brain of
 * the same seed gets the recorded sensors and gives the same motors, to the bit. Run it with `node record-replay.mjs`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBrain } from 'fieldbrain';
import { inspectRecording, Recorder, readRecording } from 'fieldbrain/store';

const options = { sensors: 3, motors: 2, size: 4, device: 'cpu', bankRows: 50, seed: 5 };
const topic = { topic: '/cycle', messageEncoding: 'json' };
const folder = await mkdtemp(path.join(tmpdir(), 'record-replay-'));
const file = path.join(folder, 'run.mcap');

const brain = await createBrain(options);
const recorder = await Recorder.create(file);
for (let cycle = 0; cycle < 100; cycle += 1) {
  const sensors = [0, 1, 2].map((i) => Math.sin(0.1 * cycle + i));
  const { motors } = await brain.process(sensors);
  const message = JSON.stringify({ sensors, motors: [...motors] });
  recorder.write(topic, BigInt(cycle) * 50_000_000n, new TextEncoder().encode(message)); // 20 Hz
}
await recorder.close();
await brain.close();
const { messages, isWhole } = await inspectRecording(file);
console.log(`${messages} messages, whole: ${isWhole}`);

const again = await createBrain(options);
let equal = 0;
for await (const { data } of readRecording(file)) {
  const { sensors, motors } = JSON.parse(new TextDecoder().decode(data));
  const replayed = await again.process(sensors);
  if (replayed.motors.every((value, i) => value === motors[i])) equal += 1;
}
console.log(`${equal} of ${messages} cycles replayed with the same motors`);
await again.close();
await rm(folder, { recursive: true });

// Prints:
//   100 messages, whole: true
//   100 of 100 cycles replayed with the same motors
