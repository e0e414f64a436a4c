/**
 * What NVIDIA's profiler `ncu` says of each kernel, read from its CSV: time, memory throughput, tensor pipe, occupancy.
 * Both of its forms are read: one metric a line (`--csv`), and one kernel a line with units below the titles
 * (`--csv --page raw`). Stages are found by the names of the generated kernels, `launch_0`, `launch_1`, …
 */

/** The counters that matter, by the profiler's own names. */
export const counterMetrics = {
  timeUs: 'gpu__time_duration.sum',
  memoryPercent: 'dram__throughput.avg.pct_of_peak_sustained_elapsed',
  tensorPercent: 'sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active',
  occupancyPercent: 'sm__warps_active.avg.pct_of_peak_sustained_active',
} as const;

export type CounterName = keyof typeof counterMetrics;

/** Counters of one stage: times added over its launches, percentages averaged. */
export interface StageCounters {
  readonly stage: number;
  readonly launches: number;
  readonly values: Readonly<Partial<Record<CounterName, number>>>;
}

interface Reading {
  readonly id: string;
  readonly kernel: string;
  readonly metric: string;
  readonly value: number;
}

/** Counters by stage, in order of stages; kernels that are no stage are left out. */
export function readCounters(csv: string): StageCounters[] {
  const readings = readingsOf(parseCsv(csv));
  const stages = new Map<number, Reading[]>();
  for (const reading of readings) {
    const stage = stageOf(reading.kernel);
    if (stage !== undefined) stages.set(stage, [...(stages.get(stage) ?? []), reading]);
  }
  return [...stages]
    .sort(([a], [b]) => a - b)
    .map(([stage, own]) => ({ stage, launches: new Set(own.map(({ id }) => id)).size, values: valuesOf(own) }));
}

/** `launch_12(unsigned int *, …)` is stage 12. */
function stageOf(kernel: string): number | undefined {
  const match = /(?:^|[^A-Za-z0-9])launch_(\d+)\b/.exec(kernel);
  return match === null ? undefined : Number(match[1]);
}

function valuesOf(readings: readonly Reading[]): Partial<Record<CounterName, number>> {
  const values: Partial<Record<CounterName, number>> = {};
  for (const [name, metric] of Object.entries(counterMetrics) as [CounterName, string][]) {
    const own = readings.filter((reading) => reading.metric === metric).map(({ value }) => value);
    if (own.length === 0) continue;
    const total = own.reduce((sum, value) => sum + value, 0);
    values[name] = name === 'timeUs' ? total : total / own.length;
  }
  return values;
}

function readingsOf(rows: readonly (readonly string[])[]): Reading[] {
  const at = rows.findIndex((row) => row.includes('Kernel Name'));
  if (at < 0) return [];
  const titles = rows[at];
  const column = (title: string): number => titles.indexOf(title);
  const [id, kernel, metric] = [column('ID'), column('Kernel Name'), column('Metric Name')];
  if (metric >= 0) {
    const [unit, value] = [column('Metric Unit'), column('Metric Value')];
    return rows.slice(at + 1).flatMap((row, i) => {
      const read = numberOf(row[value], row[unit]);
      return read === undefined
        ? []
        : [{ id: row[id] ?? String(i), kernel: row[kernel] ?? '', metric: row[metric], value: read }];
    });
  }
  // One kernel a line; the line below the titles has the units, and no kernel.
  const hasUnits = (rows[at + 1]?.[kernel] ?? '') === '';
  const units = hasUnits ? rows[at + 1] : undefined;
  return rows.slice(at + (hasUnits ? 2 : 1)).flatMap((row, i) =>
    titles.flatMap((title, which) => {
      const read = numberOf(row[which], units?.[which]);
      return read === undefined
        ? []
        : [{ id: row[id] ?? String(i), kernel: row[kernel] ?? '', metric: title, value: read }];
    }),
  );
}

/** Microseconds of each unit of time that the profiler uses. */
const microseconds: Readonly<Record<string, number>> = {
  nsecond: 1e-3,
  ns: 1e-3,
  usecond: 1,
  us: 1,
  msecond: 1e3,
  ms: 1e3,
  second: 1e6,
  s: 1e6,
};

/** `1,234.5` as a number, times in microseconds; undefined where it is none. */
function numberOf(text: string | undefined, unit = ''): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) ? value * (microseconds[unit] ?? 1) : undefined;
}

/** Lines of quoted cells; whatever else the profiler prints around them is passed over. */
function parseCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('"'))
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)|([^,"]+)(?:,|$)/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}
