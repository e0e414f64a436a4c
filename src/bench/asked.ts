/**
 * "Speed: asked and reached", the first section of the page of figures: each goal with the published figure beside it, and for
 * each that is missed what it waits for, by stamps or counters. Figures and verdicts come from the measured files; goals and
 * causes stand here, and the causes' own figures in docs/experiments.
 */
import type { ClaimReport, Figure, Promised } from './claim.js';

/** What was measured, with the file that it stands in. */
interface Measured {
  readonly file: string;
  readonly run: { readonly benchmark: string; readonly claims: readonly ClaimReport[] };
}

/** Where a figure stands: file, benchmark/claim, name of the figure or text of the promise, field. */
type Place = readonly [file: string, claim: string, name: string, field: string];

interface Goal {
  readonly what: string;
  /** When it was asked for, as the goal's author measured it. */
  readonly asked: string;
  readonly must: number;
  readonly aim?: number;
  readonly unit: 'µs' | '';
  readonly figure: Place;
  /** The state when it was asked for, measured in the same run, or where the two stand that were. */
  readonly before: Place | string;
  /** What it waits for until it is reached; goals with the same cause share a line. */
  readonly cause: string;
}

/** One case of bench/in-turns in both states. */
const inTurns = (name: string, field = 'p50Us', file = 'h200-in-turns'): Pick<Goal, 'figure' | 'before'> => ({
  figure: [file, 'speed/in-turns', `${name}, after`, field],
  before: [file, 'speed/in-turns', `${name}, before`, field],
});
/** At a robot's pace: a run of its own. */
const paced = (name: string, field?: string) => inTurns(name, field, 'h200-in-turns-paced');
/** On two x64 cores. */
const onCores = (name: string, field?: string) => inTurns(name, field, 'x64-in-turns');

const pacedCause =
  'A cycle asked for in a row is its lower bound ([one brain](#what-the-missed-goals-wait-for)). By its own clock the device takes 44.6 µs<!-- h200-speed brain/paced "sensor to motor at 1000 Hz" deviceUs --> at 1 kHz and 58.1 µs<!-- h200-speed brain/paced "sensor to motor at 50 Hz" deviceUs --> at 50 Hz; the rest is a host that has slept since the last cycle ([its own code](experiments/cuda-host.md#the-hosts-own-code-at-a-robots-pace) takes 1 to 3 µs at 1 kHz and 10 at 50 Hz). Beyond that the GPU lowers its clock and the host its caches: of 112 µs at 50 Hz a cycle of another brain each ms takes away 47, one of the same brain 54 ([keepWarm](cuda.md#a-slow-robot-and-keepwarm)), and 58 is the least that was reached.';

const goals: readonly Goal[] = [
  {
    what: 'one brain of 32³, full bank, sensor to motor at 1 kHz',
    asked: '53',
    must: 38,
    aim: 25,
    unit: 'µs',
    ...paced('one brain of 32³ at 1000 Hz'),
    cause: pacedCause,
  },
  {
    what: 'one brain of 32³ at 50 Hz with `keepWarm`',
    asked: '90',
    must: 50,
    aim: 35,
    unit: 'µs',
    figure: paced('one brain of 32³ at 50 Hz, keepWarm').figure,
    before: paced('one brain of 32³ at 50 Hz').before,
    cause: pacedCause,
  },
  {
    what: 'one brain of 32³ back to back',
    asked: '46.4',
    must: 38,
    aim: 28,
    unit: 'µs',
    ...inTurns('one brain of 32³'),
    cause:
      "[Serial latency](experiments/cuda-chains.md#what-one-brain-waits-for): by stamps of every warp, and `evolve` alone in a kernel, the longest dependent chain of each stage takes 7.1, 11.3, 8.0 and 8.0 µs, and a stage begins 0.7 to 0.8 behind the one before: 37 on the device if all else is free (an estimate from several runs), and 6.5 are the host's. Its 47 MB would take 11.6 at the speed of a copy.",
  },
  {
    what: 'persistent kernel, one brain of 32³ at 1 kHz: time over that of the graph',
    asked: '1.7',
    must: 1,
    unit: '',
    ...paced('persistent over graph at 1000 Hz', 'value'),
    cause:
      'One kernel has the registers of its hungriest stage (60 bytes spilled per thread), and a barrier between all blocks takes [1.0 to 1.2 µs](experiments/cuda-host.md#the-barrier): a stage costs 1.4 µs where a graph, whose kernels overlap in their beginnings, takes [0.9](experiments/cuda-host.md#which-executor).',
  },
  {
    what: '32 brains of 32³',
    asked: '369',
    must: 280,
    aim: 190,
    unit: 'µs',
    ...inTurns('32 brains of 32³'),
    cause:
      'By [counters](experiments/cuda-stages.md#what-the-stages-wait-for) 246 µs if nothing waits: instructions of `evolve` 143, bytes of pooling 57, the first stage 33, the last 13. More than half of the waits of `evolve` are for loads, with 15 warps per multiprocessor by 127 registers.',
  },
  {
    what: 'one brain of 128³',
    asked: '620',
    must: 480,
    aim: 350,
    unit: 'µs',
    ...inTurns('one brain of 128³'),
    cause:
      'By [counters](experiments/cuda-stages.md#what-the-stages-wait-for) 430 µs if nothing waits: instructions of `evolve` 284, bytes of pooling 113; waits as for 32 brains.',
  },
  {
    what: '1,024 brains of 8³, 1,000 rows',
    asked: '1,100',
    must: 600,
    aim: 350,
    unit: 'µs',
    ...inTurns('1,024 brains of 8³'),
    cause:
      'By its own clock the device takes 620 µs<!-- h200-speed brain/cycle "full cycle, 1,024 brains of 8³" deviceUs -->. By [counters](experiments/cuda-stages.md#what-the-stages-wait-for) the kernels would take 362 if none waited; `evolve` and `rollOut` wait for loads (42 and 47 % of the memory), and three kernels of chains (190 µs alone) load one thing behind the other.',
  },
  ...([32, 64, 128] as const).map((edge, i) => ({
    what: `WebGPU, one brain of ${edge}³`,
    asked: ['236', '581', '21,477'][i],
    must: [180, 400, 2000][i],
    aim: [120, 250, 1000][i],
    unit: 'µs' as const,
    ...inTurns(`WebGPU, one brain of ${edge}³`),
    cause: '',
  })),
  ...['bf16', 'fp16'].map((path) => ({
    what: `${path} product of 4096³ with bias and activation: time over the vendor's (0.80 of its speed)`,
    asked: '1.6',
    must: 1.25,
    aim: 1 / 0.95,
    unit: '' as const,
    ...inTurns(`${path} over the vendor's`, 'value'),
    cause: '',
  })),
  {
    what: "fp32 product of 4096³, exact order: time over the vendor's (0.5 of its speed)",
    asked: '2.6 to 2.9',
    must: 2,
    unit: '',
    ...inTurns("fp32 over the vendor's", 'value'),
    cause:
      'Issue slots: the present 6.36 G instructions, of which the multiply-adds are 2.15 G, take 6.1 ms if nothing waits, which is 2.2 times the vendor. Fewer instructions around the multiply-adds would be needed.',
  },
  {
    what: 'fp8 product of 4096³: time over our own in bf16 (1.4 times its speed)',
    asked: 'refused',
    must: 1 / 1.4,
    aim: 1 / 1.8,
    unit: '',
    figure: inTurns('fp8 over bf16', 'value').figure,
    before: 'refused',
    cause: '',
  },
  {
    what: 'stencil that nobody tuned (26 neighbours, 48 channels, wrapped): share of a copy that it loses',
    asked: '0.30',
    must: 0.15,
    aim: 0.1,
    unit: '',
    ...inTurns('share of a copy lost', 'value'),
    cause:
      'Instructions, not layout: 26 additions and a `tanh` per element. A hand-written probe with two rows per thread takes [144 µs of 160](experiments/cuda-stages.md#maps-with-neighbours), which still loses 0.2.',
  },
  {
    what: '"linear algebra" of the profile table: a product of 256³ and a `gemv`, with their transfers',
    asked: '224 to 310',
    must: 100,
    unit: 'µs',
    ...inTurns('linear algebra'),
    cause: '',
  },
  {
    what: 'two arm64 cores, one brain of 32³, 1,000 rows',
    asked: '6,100',
    must: 4500,
    aim: 4000,
    unit: 'µs',
    figure: ['arm64', 'brain/cycle', 'full cycle, one brain of 32³', 'p50Us'],
    before: '[6,010 → 6,080](experiments/cpu.md#many-brains-and-the-bank)',
    cause:
      'By [counts of the compiled code](experiments/cpu.md#many-brains-and-the-bank) a voxel of `evolve` takes 1,918 instructions: 495 clocks on both vector pipes, 480 to decode, 690 measured. Without the address checks, and with the rules of birth as a table, it would end near 5,200.',
  },
  {
    what: 'two arm64 cores, field pass: time over C',
    asked: '1.27',
    must: 1.1,
    unit: '',
    figure: ['arm64', 'engine/field-pass', 'field pass over C, p50', 'value'],
    before: '[9.51 → 6.02 ms](experiments/cpu.md#loops-of-plain-maps), one thread',
    cause: '',
  },
  {
    what: 'two x64 cores, one brain of 32³, 1,000 rows',
    asked: '–',
    must: 4500,
    aim: 4000,
    unit: 'µs',
    ...onCores('cpu, one brain of 32³'),
    cause: 'As on arm64: `evolve`, by its instructions.',
  },
  {
    what: 'two x64 cores, field pass: time over C',
    asked: '–',
    must: 1.1,
    unit: '',
    ...onCores('field pass over C', 'value'),
    cause:
      'The width of vectors: WebAssembly has 128 bits, this processor 512. The same C held to 128 bits (`-march=x86-64-v2`) takes [1.6 times our time](experiments/cpu.md#loops-of-plain-maps).',
  },
];

/** Lines of the section; none where not one of its figures was measured. */
export function askedLines(runs: readonly Measured[]): string[] {
  const rows = goals.map((goal) => ({ goal, value: measured(runs, goal.figure) }));
  if (rows.every(({ value }) => value === undefined)) return [];
  const causes = new Map<string, string[]>();
  for (const { goal, value } of rows)
    if (goal.cause !== '' && !(value !== undefined && value <= goal.must))
      causes.set(goal.cause, [...(causes.get(goal.cause) ?? []), goal.what]);
  return [
    '',
    '## Speed: asked and reached',
    '',
    'An H200 and Node 20 unless a line says otherwise; p50, with transfers, bank of 10,000 rows. *Before* is the state when it was asked for, *reached* the',
    'present one; both were measured in turns in one run on a machine that did nothing else (`node bench/in-turns/run.mjs OLDER`), but for those that',
    "link to a page of experiments. Cases at a robot's pace have a run of their own.",
    '',
    '| what | when asked | must | aim | before | reached | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...goals.map((goal) => goalLine(runs, goal)),
    '',
    '### What the missed goals wait for',
    '',
    ...[...causes].map(([cause, whats]) => `- **${whats.join('; ')}**: ${cause}`),
  ];
}

function goalLine(runs: readonly Measured[], { what, asked, must, aim, unit, figure, before }: Goal): string {
  const value = measured(runs, figure);
  const verdict = value === undefined ? 'not published yet' : value <= must ? '✓' : '✗';
  const former = typeof before === 'string' ? before : tagged(runs, before, unit);
  const limits = [must.toLocaleString('en-US'), aim?.toLocaleString('en-US') ?? ''];
  return `| ${[what, asked, ...limits, former, tagged(runs, figure, unit), verdict].join(' | ')} |`;
}

/** A figure with the tag that says where it comes from. */
function tagged(runs: readonly Measured[], place: Place, unit: Goal['unit']): string {
  const value = measured(runs, place);
  const [file, claim, name, field] = place;
  return value === undefined ? '–' : `${short(value)}${unit && ` ${unit}`}<!-- ${file} ${claim} "${name}" ${field} -->`;
}

/** As a page prints a figure that carries its tag: fixed digits, so that a test can round the measured one alike. */
function short(value: number): string {
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return Number(value.toFixed(places)).toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

function measured(runs: readonly Measured[], [file, claim, name, field]: Place): number | undefined {
  const found = runs
    .filter((one) => one.file === `benchmarks/${file}.json`)
    .flatMap(({ run }) => run.claims.map((one) => ({ path: `${run.benchmark}/${one.claim}`, report: one })))
    .find(({ path }) => path === claim)?.report;
  const entry: Figure | Promised | undefined =
    found?.figures.find((one) => one.name === name) ?? found?.promises.find(({ text }) => text === name);
  const value = (entry as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'number' ? value : undefined;
}
