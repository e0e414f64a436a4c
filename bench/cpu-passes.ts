/**
 * What each of the CPU's passes gives: the time of a step on one thread with all of them, and with each left out that the
 * program takes, in turns. A brain of 16³ with 1,000 stored rows, and built-in programs. Prints JSON. To run it:
 * npx esbuild bench/cpu-passes.ts --bundle --platform=node --format=esm --external:koffi --external:webgpu | node --input-type=module
 */
import { fillBank, makeBrain } from '../src/bench/brain/subject.js';
import { createCpu } from '../src/device/cpu/cpu.js';
import type { Device } from '../src/device/device.js';
import { type CpuPass, cpuPasses, explainWasm } from '../src/emit/wasm.js';
import type { Program } from '../src/kernel/index.js';
import { builtinPrograms } from '../src/programs/index.js';
import { type Trial, trialOf } from '../src/programs/trial.js';

/** Something that steps, and how long that took. */
interface Subject {
  readonly without: readonly CpuPass[];
  readonly device: Device;
  readonly step: () => void;
  readonly times: number[];
}

const [rounds, roundMs] = [12, 40];
const bankRows = 1000;

/** A step, and the Program where it is at hand. */
interface Opened {
  readonly step: () => void;
  readonly program?: Program;
}

async function brainOn(device: Device): Promise<Opened> {
  const brain = await makeBrain({ onProgress: () => undefined }, device, { size: 16, brains: 1, bankRows });
  await fillBank(brain, bankRows);
  const input = new Float32Array(brain.configuration.sensors.length).fill(0.25);
  return { step: () => void brain.processBatchSync(input) };
}

async function programOn(device: Device, trial: Trial): Promise<Opened> {
  const { program, symbols, constants, parameters, inputs } = trial;
  const session = await device.load(program, { symbols, constants, parameters });
  return { step: () => void session.stepSync(inputs[0]), program };
}

async function compare(name: string, open: (device: Device) => Promise<Opened>) {
  const make = async (without: readonly CpuPass[]): Promise<Subject & Opened> => {
    const device = await createCpu({ threads: 1, without });
    return { without, device, times: [], ...(await open(device)) };
  };
  const first = await make([]);
  const { program } = first;
  const taken = new Set(program ? explainWasm(program, 'full').flatMap((part) => part.taken) : cpuPasses);
  const subjects: Subject[] = [first, await make([])];
  for (const pass of cpuPasses) if (taken.has(pass)) subjects.push(await make([pass]));
  for (const { step } of subjects) for (let i = 0; i < 100; i += 1) step();
  for (let round = 0; round < rounds; round += 1) {
    for (const { step, times } of subjects) {
      for (const end = performance.now() + roundMs; performance.now() < end; ) {
        const started = performance.now();
        step();
        times.push(1000 * (performance.now() - started));
      }
    }
  }
  const [usual, ...others] = subjects.map(({ times }) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]);
  const shares = others.map((time) => Number((100 * (time / usual - 1)).toFixed(1)));
  const percent = Object.fromEntries(subjects.slice(1).map(({ without: [pass = 'twin'] }, i) => [pass, shares[i]]));
  for (const { device } of subjects) await device.close();
  return { name, us: Number(usual.toFixed(1)), percentWithout: percent };
}

const rows = [await compare('brain of 16³', brainOn)];
for (const one of builtinPrograms)
  rows.push(await compare(one.name, (device) => programOn(device, trialOf(one, { seed: 1, steps: 1 }))));
console.log(JSON.stringify({ processor: process.arch, rounds, rows }, null, 1));
process.exit(0);
