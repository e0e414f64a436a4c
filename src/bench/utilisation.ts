/**
 * How busy processor and GPU are while something runs: the process' own processor time against all cores, and the GPU as
 * `nvidia-smi` samples it twice per second. Where there is no such program, the GPU is left out.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import type { Utilisation } from './claim.js';

const query = 'utilization.gpu,utilization.memory,power.draw';

export interface Watch {
  /** What was seen since the watch began, or since the last answer. */
  readonly read: () => Utilisation;
  readonly stop: () => void;
}

/** `command` is what samples the GPU; null samples none. */
export function watchMachine(command: string | null = 'nvidia-smi'): Watch {
  let samples: number[][] = [];
  let [beganMs, began] = [performance.now(), process.cpuUsage()];
  const child = command === null ? undefined : sample(command, (row) => samples.push(row));
  return {
    read() {
      const now = process.cpuUsage();
      const wallUs = (performance.now() - beganMs) * 1000;
      const used = now.user - began.user + now.system - began.system;
      const gpu = averages(samples);
      [samples, beganMs, began] = [[], performance.now(), now];
      return { processorShare: used / Math.max(1, wallUs * os.availableParallelism()), ...gpu };
    },
    stop() {
      // A child that was never born has no number of its own, and a signal to number 0 reaches our whole process group.
      if (child?.pid !== undefined) child.kill();
    },
  };
}

function sample(command: string, onRow: (row: number[]) => void): ChildProcess {
  const child = spawn(command, [`--query-gpu=${query}`, '--format=csv,noheader,nounits', '-lms', '500', '-i', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // A machine without the program is a machine without samples.
  child.on('error', () => undefined);
  child.unref();
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onRow(readSample(line));
  });
  return child;
}

/** `37, 12, 250.10` of one line; what the driver does not know is NaN. */
export function readSample(line: string): number[] {
  return line.split(',').map((cell) => Number.parseFloat(cell));
}

function averages(samples: readonly (readonly number[])[]): Omit<Utilisation, 'processorShare'> {
  const mean = (column: number): number | undefined => {
    const known = samples.map((row) => row[column]).filter((value) => Number.isFinite(value));
    return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const [gpu, memory, watts] = [mean(0), mean(1), mean(2)];
  return {
    ...(gpu === undefined ? {} : { gpuShare: gpu / 100 }),
    ...(memory === undefined ? {} : { gpuMemoryShare: memory / 100 }),
    ...(watts === undefined ? {} : { gpuWatts: watts }),
  };
}
