/**
 * Which layouts of stages are worth a measurement: for each stage the plain one with one size changed. Those that would
 * give the same text and the same launch are the same candidate. Nothing is compiled or measured here.
 */
import { type CudaStage, plainTuning, type StageTuning } from '../../../emit/cuda.js';

/** One size changed; the most promising first, since a budget may end the search early. */
export const changes: readonly Partial<StageTuning>[] = [
  { residentThreads: 1024 },
  { threads: 128 },
  { gather: 256 },
  { march: 4 },
  { march: 16 },
  { threads: 512 },
  { width: 2 },
  { gather: 64 },
  { keptBlocks: 8 },
  { keptBlocks: 2 },
  { tile: 1 },
  { march: 1 },
  { residentThreads: 256 },
];

/** The stages of the program under a layout. */
export type EmitStages = (tuning: StageTuning) => readonly CudaStage[];

/**
 * For each stage the layouts that differ from the plain one and from each other, at most `most` of them; `own` is what
 * each stage is given without measurement, and is tried first where that is not the plain one.
 */
export function candidatesOf(emit: EmitStages, most: number, own: readonly StageTuning[] = []): StageTuning[][] {
  const plain = emit(plainTuning);
  const seen = plain.map((stage) => new Set([fingerprint(stage)]));
  const found: StageTuning[][] = plain.map(() => []);
  own.forEach((tuning, i) => {
    if (tuning !== plainTuning) found[i].push(tuning);
  });
  for (const change of changes) {
    const stages = emit({ ...plainTuning, ...change });
    stages.forEach((stage, i) => {
      const mark = fingerprint(stage);
      if (seen[i].has(mark) || found[i].length >= most) return;
      seen[i].add(mark);
      found[i].push(stage.tuning);
    });
  }
  return found;
}

/** What decides how a stage runs: its text, the bound on registers, and the launch. */
function fingerprint({ text, keeps, tuning, residentThreads }: CudaStage): string {
  const { threads, keptBlocks } = tuning;
  return [threads, residentThreads, keeps ? keptBlocks : '', text].join('|');
}
