/** For tests: a brain child without brains. It starts at once, answers every cycle with motors of 0.5, and saves empty files. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the program into a folder and gives its file: it is a program of its own, so it is written out. */
export function fakeChild(folder: string): string {
  const file = path.join(folder, 'fake-child.mjs');
  writeFileSync(
    file,
    `
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
let [steps, checkpoints] = [0, {}];
const names = [];
const fileOf = (batch) => path.join(checkpoints.folder, names[batch] + '-00000001.safetensors');
const answers = {
  prepare: ({ options }) => {
    checkpoints = options.checkpoints;
    return { description: { device: 'cpu', size: 4 }, stages: {}, cores: [], isHighPriority: false };
  },
  open: ({ batch, name, beginning }) => {
    names[batch] = name;
    const isThere = checkpoints.folder !== undefined && existsSync(fileOf(batch));
    return { beginning, cycle: steps, refused: [], parameters: [], ...(isThere ? { file: fileOf(batch) } : {}) };
  },
  save: ({ batch }) => {
    writeFileSync(fileOf(batch), '');
    return { name: names[batch], file: fileOf(batch), cycle: steps, pauseMs: 0, writeMs: 0, purpose: 'checkpoint' };
  },
  step: () => {
    steps += 1;
    const zeros = { tookMs: 0, processorMs: 0, launches: 0, transfers: 0, allocations: 0 };
    return { motors: new Float32Array(4).fill(0.5), states: new Float64Array(25).fill(steps), ...zeros };
  },
  close: () => ({ saved: [], lost: [], faults: [] }),
};
process.on('disconnect', () => process.exit(0));
process.on('message', ({ number, request }) => {
  process.send({ number, answer: answers[request.kind](request) });
  if (request.kind === 'close') process.disconnect();
});`,
  );
  return file;
}
