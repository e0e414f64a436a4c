/** What debug sessions look at: scratch poisoned before each step, and the record of an access outside its tensor. */
import { launchesAt } from '../../emit/wasm-stages/helpers.js';
import { workerMemory } from '../../emit/wasm-stages/tensors.js';
import { FieldbrainError } from '../../kernel/index.js';
import type { Loaded } from './loaded.js';

/** A NaN as a float, a huge number as an integer. */
const poison = 0x7fff_fff7;

function workerWord(loaded: Loaded, worker: number): number {
  const begin = loaded.arena.offsets.get(workerMemory)?.[0] ?? 0;
  return begin + (worker * loaded.stages.workerBytes) / 4;
}

/** How many stages the pool has run for this program. */
export function readLaunches(loaded: Loaded, words: Uint32Array): number {
  return words[workerWord(loaded, 0) + launchesAt / 4];
}

/** Scratch must be written before it is read: an early read meets NaN or a huge integer. */
export function poisonScratch(loaded: Loaded, words: Uint32Array): void {
  const { arena, program, ports, pool } = loaded;
  for (const { name, role } of program.tensors) {
    if (role !== 'scratch') continue;
    const [view] = ports.get(name)?.views ?? [];
    const begin = arena.offsets.get(name)?.[0] ?? 0;
    words.fill(poison, begin, begin + Math.ceil((view?.byteLength ?? 0) / 4));
  }
  for (let worker = 0; worker < pool.threads; worker += 1) words[workerWord(loaded, worker)] = 0;
}

export function faultOf(loaded: Loaded, words: Uint32Array): FieldbrainError | undefined {
  for (let worker = 0; worker < loaded.pool.threads; worker += 1) {
    const at = workerWord(loaded, worker);
    const site = loaded.stages.sites[words[at] - 1];
    if (site === undefined) continue;
    const byte = words[at + 1] | 0;
    return new FieldbrainError(
      'program-invalid',
      `${site.place}: an access left ${site.tensor} (got byte ${byte} from its start). Give the load a border rule.`,
      { ...site, byte },
    );
  }
  return undefined;
}
