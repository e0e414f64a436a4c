/** What `fieldbrain bench` prints for people: a table a claim, with promises, errors and what the machine did meanwhile. */
import type { ClaimReport, Figure, Promised, Utilisation } from '../bench/claim.js';
import type { MeasuredRun } from '../bench/report.js';
import { formatTable } from './table.js';
import { formatBytes, formatMicroseconds, formatNumber } from './units.js';

export function describeBench({ machine, device, loadBefore, claims }: MeasuredRun): string {
  const { processor, cores, node, fieldbrain } = machine;
  const head = `fieldbrain ${fieldbrain} on ${device} (${processor}, ${cores} cores, Node ${node})`;
  const busy = loadBefore > cores / 2 ? [busyText(loadBefore, cores)] : [];
  return [head, ...busy, ...claims.map(describeClaim)].join('\n\n');
}

function busyText(load: number, cores: number): string {
  return `This machine was busy before the run (load ${load.toFixed(1)} on ${cores} cores): do not trust the figures; measure again in quiet.`;
}

function describeClaim({ claim, title, figures, promises, notes, error, setting, utilisation }: ClaimReport): string {
  const columns = [
    { title: 'measured', cell: (row: Figure) => row.name },
    { title: 'sizes', cell: (row: Figure) => pairs(row.sizes) },
    { title: 'min', cell: (row: Figure) => formatMicroseconds(row.minUs), right: true },
    { title: 'p50', cell: (row: Figure) => formatMicroseconds(row.p50Us), right: true },
    { title: 'p95', cell: (row: Figure) => formatMicroseconds(row.p95Us), right: true },
    { title: 'p99', cell: (row: Figure) => formatMicroseconds(row.p99Us), right: true },
    { title: 'runs', cell: (row: Figure) => `${row.warmUp} + ${row.repetitions}`, right: true },
    { title: 'and', cell: (row: Figure) => extras(row.more ?? {}) },
  ];
  return [
    `${claim}: ${title}`,
    ...(setting === undefined
      ? []
      : [`  dtype ${setting.dtype}; baseline: ${setting.baseline}; transfers ${setting.transfers}`]),
    ...(error === undefined ? [] : [`  ✗ not measured (${error.code}): ${error.message}`]),
    ...(figures.length === 0 ? [] : [formatTable(columns, figures, '  ')]),
    ...promises.map(promiseText),
    ...notes.map((note) => `  ${note}`),
    ...(utilisation === undefined ? [] : [`  ${utilisationText(utilisation)}`]),
  ].join('\n');
}

function promiseText({ text, value, limit, holds, gate, explanation }: Promised): string {
  const kind = gate === true ? 'required' : 'promised';
  const why = explanation === undefined ? '' : `\n    ${explanation}`;
  return `  ${holds ? '✓' : '✗'} ${text}: ${formatNumber(value)} (${kind}: at most ${formatNumber(limit)})${why}`;
}

/** `processor 48 %, GPU 93 %, 410 W`. */
export function utilisationText({ processorShare, gpuShare, gpuWatts }: Utilisation): string {
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  const gpu = gpuShare === undefined ? 'no GPU sampled' : `GPU ${percent(gpuShare)} by the driver's samples`;
  return `processor ${percent(processorShare)} of all cores, ${gpu}${gpuWatts === undefined ? '' : `, ${Math.round(gpuWatts)} W`}`;
}

function pairs(sizes: Figure['sizes']): string {
  return Object.entries(sizes)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
}

function extras(more: Readonly<Record<string, number>>): string {
  return Object.entries(more)
    .map(([name, value]) => {
      if (name === 'gigabytesPerSecond') return `${formatNumber(value)} GB/s`;
      return /bytes/i.test(name) ? `${name} ${formatBytes(value)}` : `${name} ${formatNumber(value)}`;
    })
    .join(', ');
}
