/**
 * Which plots a device's runs give: the ladder, stages under their roof, scaling, rivals, and how latencies lie. A plot
 * whose claim was not measured is left out; nothing is made up.
 */
import type { ClaimReport, Figure } from '../claim.js';
import type { MeasuredRun } from '../report.js';
import { type Bar, barChart, escape, histogramChart, lineChart, roofChart, type Series, short, time } from './svg.js';

export interface Plot {
  readonly heading: string;
  readonly text: string;
  readonly body: string;
}

/** All plots of the runs of one device, in reading order. */
export function plotsOf(runs: readonly MeasuredRun[]): Plot[] {
  const claim = (benchmark: string, name: string): ClaimReport | undefined =>
    runs
      .filter((run) => run.benchmark === benchmark)
      .flatMap(({ claims }) => claims)
      .find((one) => one.claim === name && one.figures.length > 0);
  return [
    ...original(claim('brain', 'original')),
    ...ladder('The ladder: the field pass with seven small ops', claim('engine', 'ladder')),
    ...ladder('The ladder: the whole cycle of a brain', claim('brain', 'ladder')),
    ...crossing(claim('engine', 'ladder')),
    ...roofline('Stages of a brain’s cycle', claim('brain', 'roofline')),
    ...roofline('Stages of the engine’s programs', claim('engine', 'roofline')),
    ...gains(claim('brain', 'fusion')),
    ...growth(claim('brain', 'growth')),
    ...fieldScaling(claim('engine', 'scaling')),
    ...entropyScaling(claim('inference', 'transfer-entropy')),
    ...rivals(runs),
    ...latencies(runs),
  ];
}

const bar = ({ name, p50Us }: Figure, tone: Bar['tone'] = 1): Bar => ({
  label: name,
  value: p50Us,
  text: time(p50Us),
  tone,
});

function original(report: ClaimReport | undefined): Plot[] {
  if (report === undefined) return [];
  const [first] = report.figures;
  const find = (name: string): Figure | undefined => report.figures.find((one) => one.name === name);
  const [copy, efficiency] = [find('memory bandwidth'), find('kernel efficiency')];
  const times = report.figures.filter((one) => one !== copy && one !== efficiency);
  const speed = copy?.more?.gigabytesPerSecond;
  const share = efficiency?.more?.shareOfCopy;
  const rest = [
    ...(speed === undefined ? [] : [`Memory bandwidth: ${short(speed)} GB/s of a copy.`]),
    ...(share === undefined ? [] : [`Kernel efficiency: evolution reaches ${Math.round(100 * share)} % of it.`]),
  ];
  const body = barChart(
    report.title,
    times.map((one) => bar(one)),
  );
  const text = [`${sizesText([first])}; median times.`, ...rest].join(' ');
  return [{ heading: 'The entries of the original benchmark', text, body }];
}

function ladder(heading: string, report: ClaimReport | undefined): Plot[] {
  const rungs = report?.figures.filter(({ sizes }) => sizes.fusion !== undefined) ?? [];
  if (rungs.length < 2) return [];
  const bars = rungs.map((one) => bar(one, one.sizes.fusion === 'none' ? 2 : 1));
  const text = `${sizesText(rungs)}; median time of a step with inputs and outputs. The same program and data on every rung.`;
  return [{ heading, text, body: barChart(heading, bars) }];
}

function crossing(report: ClaimReport | undefined): Plot[] {
  const figures = report?.figures.filter(({ sizes }) => sizes.stages !== undefined) ?? [];
  const series = grouped(figures, ({ sizes }) => String(sizes.executor), 'stages');
  if (series.length === 0) return [];
  const heading = 'Graph against persistent kernel';
  const body = lineChart(heading, { x: 'stages that cannot be joined', y: 'a step', yText: time }, series);
  return [{ heading, text: 'Median time of a step by its number of stages.', body }];
}

function roofline(heading: string, report: ClaimReport | undefined): Plot[] {
  const copy = report?.figures.find(({ name }) => name === 'copy')?.more?.gigabytesPerSecond;
  const stages = report?.figures.filter(({ name, more }) => name !== 'copy' && (more?.bytes ?? 0) > 0) ?? [];
  if (copy === undefined || stages.length === 0) return [];
  const points = stages.map(({ name, more = {}, p50Us }) => ({
    name,
    flopsPerByte: (more.flops ?? 0) / more.bytes,
    gigaflops: (more.flops ?? 0) / (p50Us * 1000),
  }));
  const roof = { gigabytesPerSecond: copy, text: `measured copy, ${short(copy)} GB/s` };
  const bars = stages.map(({ name, more = {}, p50Us }, i): Bar => {
    const share = more.gigabytesPerSecond / copy;
    const text = `${short(more.gigabytesPerSecond)} GB/s, ${Math.round(100 * share)} %, ${time(p50Us)}`;
    return { label: `${i + 1}. ${stageLabel(name)}`, value: more.gigabytesPerSecond, text };
  });
  const list = points
    .map(({ name }) => `<li title="${escape(name)}">${escape(name.length > 70 ? `${name.slice(0, 69)}…` : name)}</li>`)
    .join('');
  const text = `${sizesText(stages)}; by the device’s clock. A stage on the roof is bound by memory; one far below it by arithmetic, latency or too little work. Data that stays in a cache can pass the copy.`;
  const body = `${barChart(heading, bars, { value: copy, text: 'copy' })}${points.every(({ gigaflops }) => gigaflops === 0) ? '' : `${roofChart(`${heading}, roofline`, roof, points)}<ol class="key">${list}</ol>`}`;
  return [{ heading: `${heading} against the measured copy`, text, body }];
}

/** The first op of a stage, and how many more are fused into it. */
function stageLabel(name: string): string {
  const ops = name.split(/[+|]/).map((op) => op.trim());
  return ops.length === 1 ? ops[0] : `${ops[0]} + ${ops.length - 1} more`;
}

function gains(report: ClaimReport | undefined): Plot[] {
  const fused = report?.figures.filter(({ more }) => more?.speedUp !== undefined) ?? [];
  if (fused.length === 0) return [];
  const bars = fused.map(
    ({ name, more = {} }): Bar => ({ label: name, value: more.speedUp, text: `${short(more.speedUp)} ×` }),
  );
  const heading = 'What fusion gains';
  const text = 'Time of the unfused form over the fused one, stepped in turns. Below 2 the claim says why.';
  return [{ heading, text, body: barChart(heading, bars, { value: 2, text: '2 ×' }) }];
}

function growth(report: ClaimReport | undefined): Plot[] {
  if (report === undefined) return [];
  return (
    [
      ['edge', 'edge of the field, n'],
      ['brains', 'brains in the batch, B'],
      ['bankRows', 'rows of the bank'],
    ] as const
  ).flatMap(([size, name]): Plot[] => {
    const others = ['edge', 'brains', 'bankRows'].filter((one) => one !== size);
    const all = grouped(report.figures, ({ sizes }) => others.map((one) => `${one} ${sizes[one]}`).join(', '), size);
    const series = all.filter(({ points }) => points.length > 1);
    if (series.length === 0) return [];
    const heading = `A cycle over ${name}`;
    const plain = series.map((one, i) => ({ ...one, name: series.length === 1 ? '' : `${i + 1}` }));
    const body = lineChart(heading, { x: name, y: 'a cycle', yText: time }, plain);
    return [{ heading, text: `Median time; ${series.map((one) => one.name).join(' · ')}.`, body }];
  });
}

function fieldScaling(report: ClaimReport | undefined): Plot[] {
  const named = ({ sizes }: Figure): string => (sizes.threads === undefined ? '' : `${sizes.threads} threads`);
  const series = grouped(report?.figures ?? [], named, 'edge');
  if (series.length === 0) return [];
  const heading = 'The field pass over its edge';
  const body = lineChart(heading, { x: 'edge of the field, n', y: 'a pass', yText: time }, series);
  return [{ heading, text: 'Median time of one pass over n³ voxels of 64 channels, f32.', body }];
}

function entropyScaling(report: ClaimReport | undefined): Plot[] {
  const series = grouped(report?.figures ?? [], ({ name }) => name.replace(/^.*, /, ''), 'samples');
  if (series.every(({ points }) => points.length < 2)) return [];
  const heading = 'Transfer entropy over samples';
  const body = lineChart(heading, { x: 'samples, N', y: 'an estimate', yText: time }, series);
  return [{ heading, text: 'Median time of one estimate, KSG 1, k = 4.', body }];
}

/** A plot a race and size: ours in the first tone, the others in the second. */
function rivals(runs: readonly MeasuredRun[]): Plot[] {
  const claims = runs.filter(({ benchmark }) => benchmark === 'rivals').flatMap((run) => run.claims);
  return claims.flatMap(({ title, figures, notes }) => {
    const key = ({ sizes }: Figure): string => sizesText([{ sizes }]);
    return [...new Set(figures.map(key))].flatMap((size): Plot[] => {
      const same = figures.filter((one) => key(one) === size);
      if (same.length < 2) return [];
      const ours = Math.min(...same.filter(isOurs).map(({ p50Us }) => p50Us));
      const bars = same.map((one): Bar => {
        const ratio = isOurs(one) || !Number.isFinite(ours) ? '' : `, ${short(one.p50Us / ours)} × ours`;
        return { ...bar(one, isOurs(one) ? 1 : 2), text: `${time(one.p50Us)}${ratio}` };
      });
      const missing = notes.filter((note) => note.startsWith('Missing'));
      return [
        { heading: `Rivals: ${title}`, text: [`${size}; median.`, ...missing].join(' '), body: barChart(title, bars) },
      ];
    });
  });
}

function isOurs({ name }: Pick<Figure, 'name'>): boolean {
  return name.startsWith('our');
}

/** The latencies that a person or a robot feels. */
function latencies(runs: readonly MeasuredRun[]): Plot[] {
  const wanted = /full cycle|empty step|sensor|round|command/i;
  const shown = runs.flatMap(({ benchmark, claims }) =>
    claims.flatMap(({ claim, figures }) =>
      figures
        .filter(({ name, histogram }) => histogram !== undefined && wanted.test(name))
        .map((one) => ({ benchmark, claim, one })),
    ),
  );
  const unique = shown.filter(
    ({ one }, i) =>
      shown.findIndex((other) => other.one.name === one.name && sizesText([other.one]) === sizesText([one])) === i,
  );
  if (unique.length === 0) return [];
  const cells = unique.slice(0, 12).map(({ benchmark, claim, one }) => {
    const chart = histogramChart(one.name, one.histogram ?? { fromUs: 0, toUs: 1, counts: [], beyond: 0 }, [
      ['p50', one.p50Us],
      ['p99', one.p99Us],
    ]);
    const caption = `${one.name}: ${time(one.p50Us)} p50, ${time(one.p99Us)} p99`;
    return `<figure>${chart}<figcaption>${escape(caption)}<br><small>${escape(`${benchmark} ${claim}; ${sizesText([one])}; ${one.repetitions} runs`)}</small></figcaption></figure>`;
  });
  return [
    {
      heading: 'How latencies lie',
      text: 'Each run counted; the axis begins at the fastest.',
      body: `<div class="grid-of">${cells.join('')}</div>`,
    },
  ];
}

/** Series by name, with points at the given size. */
function grouped(figures: readonly Figure[], nameOf: (figure: Figure) => string, size: string): Series[] {
  const names = [...new Set(figures.map(nameOf))];
  return names.map((name) => {
    const at = new Map<number, number>();
    for (const one of figures)
      if (nameOf(one) === name && typeof one.sizes[size] === 'number') at.set(one.sizes[size], one.p50Us);
    return { name, points: [...at].sort(([a], [b]) => a - b) };
  });
}

/** The sizes that all figures share. */
function sizesText(figures: readonly Pick<Figure, 'sizes'>[]): string {
  const [first] = figures;
  return Object.entries(first?.sizes ?? {})
    .filter(([name, value]) => figures.every(({ sizes }) => sizes[name] === value))
    .map(([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en-US') : value}`)
    .join(', ');
}
