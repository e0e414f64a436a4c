/** A run that keeps views of the brain: step by step, with one download of each view. */
import type { Arrays, Session } from '../device/device.js';
import type { RecordedView } from './types.js';

/** Gives the reports of all steps one after the other, and the rows of each view. */
export async function stepRecorded(
  session: Session,
  steps: number,
  inputs: Arrays,
  record: readonly RecordedView[],
  read: (view: RecordedView) => Promise<Float32Array>,
): Promise<{ readonly report: Float32Array; readonly recorded: Partial<Record<RecordedView, Float32Array>> }> {
  const width = inputs.sensed.length / steps;
  const reports: Float32Array[] = [];
  const recorded = new Map<RecordedView, Float32Array>();
  for (let step = 0; step < steps; step += 1) {
    const sensed = inputs.sensed.slice(step * width, (step + 1) * width);
    reports.push(Float32Array.from((await session.step({ sensed })).report as Float32Array));
    for (const view of record) {
      const values = await read(view);
      const rows = recorded.get(view) ?? new Float32Array(steps * values.length);
      rows.set(values, step * values.length);
      recorded.set(view, rows);
    }
  }
  const report = new Float32Array(steps * reports[0].length);
  reports.forEach((row, step) => {
    report.set(row, step * row.length);
  });
  return { report, recorded: Object.fromEntries(recorded) };
}
