/**
 * What the fusion rules together must reach, read off `explain`: few stages, and bytes near a floor that is counted by
 * hand here.
 */
import { describe, expect, it } from 'vitest';
import { fieldPassReductions, kthDistanceCounts, vectorChain } from '../programs/index.js';
import { explain, explainText } from './explain.js';
import type { Target } from './machine.js';

const targets: readonly Target[] = ['cpu', 'webgpu', 'cuda'];
const total = (report: { stages: readonly { readBytes: number; writtenBytes: number }[] }): number =>
  report.stages.reduce((sum, stage) => sum + stage.readBytes + stage.writtenBytes, 0);

describe('explain', () => {
  it.each(targets)(
    'field pass plus four reductions: two stages, one read and one write of the field (%s)',
    (target) => {
      const report = explain(fieldPassReductions(32), { target, symbols: { batch: 1 } });
      expect(report.stages.length).toBeLessThanOrEqual(2);
      const floor = 2 * 32 ** 3 * 64 * 4; // read the old field once, write the new one once
      expect(total(report)).toBeLessThanOrEqual(1.1 * floor);
      expect(total(explain(fieldPassReductions(32), { target, fusion: 'none' }))).toBeGreaterThan(2.5 * floor);
    },
  );

  it.each(targets)('k-th distance and counts: one stage (%s)', (target) => {
    const report = explain(kthDistanceCounts(4), { target, symbols: { pairs: 1, samples: 1000 } });
    expect(report.stages).toHaveLength(1);
    const floor = 4 * 1000 * (2 + 2); // two series in, two counts per sample out
    // The k nearest distances are kept in memory for a moment: k words per sample, written once and read from cache.
    expect(total(report)).toBeLessThanOrEqual(1.1 * (floor + 4 * 1000 * 4));
  });

  it.each(targets)('ten ops on per-brain vectors: one stage (%s)', (target) => {
    const report = explain(vectorChain(), { target, symbols: { batch: 32 } });
    expect(report.stages).toHaveLength(1);
    expect(report.decisions).toHaveLength(10);
  });

  it('is a text that a person can read', () => {
    const text = explainText(explain(kthDistanceCounts(4), { symbols: { pairs: 1, samples: 1000 } }));
    expect(text).toMatchInlineSnapshot(`
      "program kthDistanceCounts for cpu, fusion full: 1 stages
      stage 0: findNear+countFirst+countSecond

      stage 0: reads 8000 B, writes 24.0 kB, 21000000 operations
        units i0<pairs i1<samples
          topk findNear
          nest countFirst
          nest countSecond

      why:
        findNear: stage: first of its kind
        countFirst: row-local: after findNear in the unit of (i0, i1) (reduce)
        countSecond: row-local: after countFirst in the unit of (i0, i1) (reduce)

      arena: 32.8 kB
        input first: 4096 B at 256
        input second: 4096 B at 4352
        scratch near: 16.1 kB at 16640
        output nearFirst: 4096 B at 8448
        output nearSecond: 4096 B at 12544"
    `);
  });
});
