/**
 * The trials of `fieldbrain ros` without a test runner: the drive beside the simulator, and stop times after each fault. One JSON
 * object on stdout, progress on stderr; exit status 1 where a bound was not kept. scripts/ros-trials.mjs bundles it.
 */
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runRosDriveTrial } from './ros-drive-trial.js';
import { rosDeeds, runRosStopTrials } from './ros-stop-trials.js';

const boundMs = 300;
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, stops: { type: 'string' }, faults: { type: 'string' } },
});
const [minutes, stops] = [values.minutes ?? '5', values.stops ?? '100'].map(Number);
const faults = values.faults?.split(',') ?? rosDeeds;
const deeds = rosDeeds.filter((deed) => faults.includes(deed));
if (deeds.length !== faults.length || !(minutes >= 0) || !Number.isInteger(stops) || stops < 0) {
  process.stderr.write(
    `ros-trials: bad arguments (expected --minutes NUMBER --stops WHOLE-NUMBER --faults "${rosDeeds.join(',')}").\n`,
  );
  process.exit(2);
}
const note = (text: string): void => void process.stderr.write(`${text}\n`);

const failures: string[] = [];
const stopTimes: object[] = [];
for (const deed of stops === 0 ? [] : deeds) {
  const times = (await runRosStopTrials(import.meta.dirname, deed, stops)).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]);
  const late = times.filter((ms) => ms > boundMs).length;
  if (late > 0) failures.push(`${deed}: ${late} of ${stops} later than ${boundMs} ms`);
  stopTimes.push({ deed, trials: times.length, medianMs: at(0.5), p99Ms: at(0.99), worstMs: at(1), late });
  note(JSON.stringify(stopTimes.at(-1)));
}
let drive: object | undefined;
if (minutes > 0) {
  note(`driving for ${minutes} min, after the teaching`);
  const trial = await runRosDriveTrial(60 * minutes);
  const { direct, ros } = trial;
  if (ros.collisions > direct.collisions)
    failures.push(`drive: ${ros.collisions} collisions, ${direct.collisions} in the simulator directly`);
  if (!(ros.metres > 0.7 * direct.metres))
    failures.push(`drive: ${ros.metres.toFixed(1)} m, ${direct.metres.toFixed(1)} m in the simulator directly`);
  drive = trial;
}
const machine = { processor: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version, load: os.loadavg() };
process.stdout.write(
  `${JSON.stringify({ ok: failures.length === 0, failures, boundMs, stopTimes, drive, machine })}\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
