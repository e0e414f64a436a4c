/** Scores by nearest neighbours as a Program: all candidates and all surrogates of a question are one batch on a device. */
import type { Device } from '../../device/index.js';
import { loadCandidates } from '../transfer-entropy/device-counts.js';
import { type Finish, tableFor, valueFrom } from '../transfer-entropy/finish.js';
import { mostSamples } from '../transfer-entropy/ksg-program.js';
import type { Settings } from '../transfer-entropy/options.js';
import { needFit, refuseTied } from '../transfer-entropy/points.js';
import type { Column, Precision } from '../transfer-entropy/problem.js';
import type { LagTable } from './lag-table.js';
import type { Question, Scorer, Scores } from './scorer.js';

export function programScorer(
  place: string,
  table: LagTable,
  settings: Settings,
  { device, precision, close }: { device: Device; precision: Precision; close: () => Promise<void> },
): Scorer {
  const { samples } = table;
  needFit(place, samples, mostSamples);
  const { k, theiler, surrogate } = settings;
  const algorithm = settings.estimator === 'ksg2' ? 2 : 1;
  const psi = tableFor(samples);
  const single = new Map<number, Column>();
  const column = (id: number): Column => {
    if (precision === 'f64') return table.column(id);
    const before = single.get(id) ?? Float32Array.from(table.column(id));
    single.set(id, before);
    return before;
  };
  return {
    device: device.description.kind,
    precision,
    async score({ target, given, candidates, surrogates }: Question): Promise<Scores> {
      const finish: Finish = { samples, k, algorithm, isConditional: given.length > 0 };
      const set = { x: candidates.map((one) => one.map(column)), y: [column(target)], z: given.map(column) };
      const run = async (orders: typeof surrogates): Promise<Float64Array> => {
        const values = new Float64Array(candidates.length * (orders?.count ?? 1));
        const asked = orders === undefined ? undefined : { kind: surrogate, ...orders };
        const loaded = await loadCandidates(device, set, { samples, precision, k, algorithm, theiler }, asked);
        try {
          await loaded.run(({ total, tied }, at) => {
            if (tied > 0) refuseTied(place, tied, samples, k);
            values[at] = valueFrom(total, finish, psi);
          });
        } finally {
          await loaded.close();
        }
        return values;
      };
      const values = await run(undefined);
      if (surrogates === undefined) return { values, surrogates: [] };
      const all = await run(surrogates);
      const { length } = candidates;
      return {
        values,
        surrogates: Array.from({ length: surrogates.count }, (_, s) => all.slice(s * length, (s + 1) * length)),
      };
    },
    close,
  };
}
