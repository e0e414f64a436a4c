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

interface Goal {
  readonly what: string;
  /** When it was asked for. */
  readonly before: string;
  readonly must: number;
  readonly aim?: number;
  readonly unit: 'µs' | '';
  /** Where the figure stands: file, benchmark/claim, name of the figure or text of the promise, field. */
  readonly figure: readonly [file: string, claim: string, name: string, field: string];
  /** Old and new state in turns in one run, with the page that has the run. */
  readonly inTurns: string;
  /** What it waits for until it is reached; goals with the same cause share a line. */
  readonly cause: string;
}

const cycle = (name: string): Goal['figure'] => ['h200-speed', 'brain/cycle', `full cycle, ${name}`, 'p50Us'];
const webgpu = (edge: number): Goal['figure'] => [
  'h200-webgpu-brain',
  'brain/cycle',
  `full cycle, one brain of ${edge}³`,
  'p50Us',
];
const overVendor = (path: string): Goal['figure'] => [
  'h200-speed',
  'inference/products',
  `our time over the vendor's, 4096³ in ${path}`,
  'value',
];

const pacedCause =
  'A cycle asked for in a row is its lower bound ([one brain](#what-the-missed-goals-wait-for)). By its own clock the device takes 44.6 µs<!-- h200-speed brain/paced "sensor to motor at 1000 Hz" deviceUs --> at 1 kHz and 58.1 µs<!-- h200-speed brain/paced "sensor to motor at 50 Hz" deviceUs --> at 50 Hz; the rest is a host that has slept since the last cycle, more where nothing else keeps it awake, as in this run. Beyond that the GPU lowers its clock and the host its caches: of 112 µs at 50 Hz a cycle of another brain each ms takes away 47, one of the same brain 54 ([keepWarm](cuda.md#a-slow-robot-and-keepwarm)), and 58 is the least that was reached.';

const goals: readonly Goal[] = [
  {
    what: 'one brain of 32³, full bank, sensor to motor at 1 kHz',
    before: '53',
    must: 38,
    aim: 25,
    unit: 'µs',
    figure: ['h200-speed', 'brain/paced', 'sensor to motor at 1000 Hz', 'p50Us'],
    inTurns: '55.1, with [answer first](experiments/cuda-host.md#inputs-and-outputs) 63.9 (not done)',
    cause: pacedCause,
  },
  {
    what: 'one brain of 32³ at 50 Hz with `keepWarm`',
    before: '90',
    must: 50,
    aim: 35,
    unit: 'µs',
    figure: ['h200-speed', 'brain/paced', 'sensor to motor at 50 Hz, keepWarm', 'p50Us'],
    inTurns: '79.9, without it 105, with [answer first](experiments/cuda-host.md#inputs-and-outputs) 98.4 (not done)',
    cause: pacedCause,
  },
  {
    what: 'one brain of 32³ back to back',
    before: '46.4',
    must: 38,
    aim: 28,
    unit: 'µs',
    figure: cycle('one brain of 32³'),
    inTurns: 'device [42.4 → 41.7](experiments/cuda-stages.md#large-parts-in-kernels-of-their-own)',
    cause:
      "[Serial latency](experiments/cuda-chains.md#what-one-brain-waits-for): by stamps of every warp, and `evolve` alone in a kernel, the longest dependent chain of each stage takes 7.1, 11.3, 8.0 and 8.0 µs, and a stage begins 0.7 to 0.8 behind the one before: 37 on the device if all else is free (an estimate from several runs), and 6.5 are the host's. Its 47 MB would take 11.6 at the speed of a copy.",
  },
  {
    what: 'persistent kernel, one brain of 32³ at 1 kHz: time over that of the graph',
    before: '1.7',
    must: 1,
    unit: '',
    figure: ['h200-speed', 'brain/paced', 'persistent over graph at 1000 Hz, p50', 'value'],
    inTurns: 'back to back [90.0 → 81.2 µs](experiments/cuda-evolve.md#loads-a-turn-ahead-and-how-many-warps)',
    cause:
      'One kernel has the registers of its hungriest stage (60 bytes spilled per thread), and a barrier between all blocks takes [1.0 to 1.2 µs](experiments/cuda-host.md#the-barrier): a stage costs 1.4 µs where a graph, whose kernels overlap in their beginnings, takes [0.9](experiments/cuda-host.md#which-executor).',
  },
  {
    what: '32 brains of 32³',
    before: '369',
    must: 280,
    aim: 190,
    unit: 'µs',
    figure: cycle('32 brains of 32³'),
    inTurns: 'device [362 → 346](experiments/cuda-stages.md#large-parts-in-kernels-of-their-own)',
    cause:
      'By [counters](experiments/cuda-stages.md#what-the-stages-wait-for) 246 µs if nothing waits: instructions of `evolve` 143, bytes of pooling 57, the first stage 33, the last 13. More than half of the waits of `evolve` are for loads, with 15 warps per multiprocessor by 127 registers.',
  },
  {
    what: 'one brain of 128³',
    before: '620',
    must: 480,
    aim: 350,
    unit: 'µs',
    figure: cycle('one brain of 128³'),
    inTurns: 'device [646 → 633](experiments/cuda-stages.md#large-parts-in-kernels-of-their-own)',
    cause:
      'By [counters](experiments/cuda-stages.md#what-the-stages-wait-for) 430 µs if nothing waits: instructions of `evolve` 284, bytes of pooling 113; waits as for 32 brains.',
  },
  {
    what: '1,024 brains of 8³, 1,000 rows',
    before: '1,100',
    must: 600,
    aim: 350,
    unit: 'µs',
    figure: cycle('1,024 brains of 8³'),
    inTurns:
      'device [1,003 → 621](experiments/cuda-stages.md#large-parts-in-kernels-of-their-own), from TypeScript [790 → 724](experiments/cuda-host.md#the-hosts-own-time)',
    cause:
      'By its own clock the device takes 620 µs<!-- h200-speed brain/cycle "full cycle, 1,024 brains of 8³" deviceUs -->. By [counters](experiments/cuda-stages.md#what-the-stages-wait-for) the kernels would take 362 if none waited; `evolve` and `rollOut` wait for loads (42 and 47 % of the memory), and three kernels of chains (190 µs alone) load one thing behind the other.',
  },
  ...([32, 64, 128] as const).map((edge, i) => ({
    what: `WebGPU, one brain of ${edge}³`,
    before: ['236', '581', '21,477'][i],
    must: [180, 400, 2000][i],
    aim: [120, 250, 1000][i],
    unit: 'µs' as const,
    figure: webgpu(edge),
    inTurns: `[${['202 to 218 → 161 to 170', '409 to 428 → 359 to 408', '1,844 → 1,722'][i]}](experiments/webgpu.md#chains-that-wait-for-loads)`,
    cause: '',
  })),
  ...['bf16', 'fp16'].map((path, i) => ({
    what: `${path} product of 4096³ with bias and activation: time over the vendor's (0.80 of its speed)`,
    before: '1.6',
    must: 1.25,
    aim: 1 / 0.95,
    unit: '' as const,
    figure: overVendor(path),
    inTurns: `[${['220 µs, the vendor 217', '226 µs, the vendor 221'][i]}](cuda.md#on-hopper)`,
    cause: '',
  })),
  {
    what: "fp32 product of 4096³, exact order: time over the vendor's (0.5 of its speed)",
    before: '2.6 to 2.9',
    must: 2,
    unit: '',
    figure: overVendor('fp32'),
    inTurns: '[7,906 µs, the vendor 2,705](experiments/cuda-stages.md#what-the-stages-wait-for)',
    cause:
      'Issue slots: the present 6.36 G instructions, of which the multiply-adds are 2.15 G, take 6.1 ms if nothing waits, which is 2.2 times the vendor. Fewer instructions around the multiply-adds would be needed.',
  },
  {
    what: 'fp8 product of 4096³: time over our own in bf16 (1.4 times its speed)',
    before: 'refused',
    must: 1 / 1.4,
    aim: 1 / 1.8,
    unit: '',
    figure: ['h200-speed', 'inference/products', 'our time in fp8 over that in bf16, 4096³', 'value'],
    inTurns: '[149 µs, bf16 233](cuda.md#on-hopper)',
    cause: '',
  },
  {
    what: 'stencil that nobody tuned (26 neighbours, 48 channels, wrapped): share of a copy that it loses',
    before: '0.30',
    must: 0.15,
    aim: 0.1,
    unit: '',
    figure: ['h200-speed', 'engine/bandwidth', 'share lost by the untuned variant', 'value'],
    inTurns:
      '[0.28, with 6 neighbours 0.02](experiments/cuda-stages.md#what-the-stages-wait-for); tuning gains nothing',
    cause:
      'Instructions, not layout: 26 additions and a `tanh` per element. A hand-written probe with two rows per thread takes [144 µs of 160](experiments/cuda-stages.md#maps-with-neighbours), which still loses 0.2.',
  },
  {
    what: '"linear algebra" of the profile table: a product of 256³ and a `gemv`, with their transfers',
    before: '224 to 310',
    must: 100,
    unit: 'µs',
    figure: ['h200-speed', 'inference/profile-table', 'linear algebra', 'p50Us'],
    inTurns: 'the product alone [206 → 89](experiments/cuda-host.md#the-hosts-own-time)',
    cause: '',
  },
  {
    what: 'two arm64 cores, one brain of 32³, 1,000 rows',
    before: '6,100',
    must: 4500,
    aim: 4000,
    unit: 'µs',
    figure: ['arm64', 'brain/cycle', 'full cycle, one brain of 32³', 'p50Us'],
    inTurns: '[6,010 → 6,080](experiments/cpu.md#many-brains-and-the-bank)',
    cause:
      'By [counts of the compiled code](experiments/cpu.md#many-brains-and-the-bank) a voxel of `evolve` takes 1,918 instructions: 495 clocks on both vector pipes, 480 to decode, 690 measured. Without the address checks, and with the rules of birth as a table, it would end near 5,200.',
  },
  {
    what: 'two arm64 cores, field pass: time over C',
    before: '1.27',
    must: 1.1,
    unit: '',
    figure: ['arm64', 'engine/field-pass', 'field pass over C, p50', 'value'],
    inTurns: '[9.51 → 6.02 ms](experiments/cpu.md#loops-of-plain-maps), one thread',
    cause: '',
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
    'An H200 and Node 20 unless a line says otherwise; p50, with transfers, bank of 10,000 rows. *Reached* is the published figure; *in turns* says',
    'what the state before and the state after took in one run, by the page that is linked. The two are of different days. *Reached* on CUDA is one run of all of them on a machine',
    'that did nothing else.',
    '',
    '| what | when asked | must | aim | reached | | in turns |',
    '| --- | ---: | ---: | ---: | ---: | --- | --- |',
    ...rows.map(({ goal, value }) => goalLine(goal, value)),
    '',
    '### What the missed goals wait for',
    '',
    ...[...causes].map(([cause, whats]) => `- **${whats.join('; ')}**: ${cause}`),
  ];
}

function goalLine({ what, before, must, aim, unit, figure, inTurns }: Goal, value: number | undefined): string {
  const [file, claim, name, field] = figure;
  const reached =
    value === undefined ? '–' : `${short(value)}${unit && ` ${unit}`}<!-- ${file} ${claim} "${name}" ${field} -->`;
  const verdict = value === undefined ? 'not published yet' : value <= must ? '✓' : '✗';
  const cells = [
    what,
    before,
    must.toLocaleString('en-US'),
    aim?.toLocaleString('en-US') ?? '',
    reached,
    verdict,
    inTurns,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** As a page prints a figure that carries its tag: fixed digits, so that a test can round the measured one alike. */
function short(value: number): string {
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return Number(value.toFixed(places)).toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

function measured(runs: readonly Measured[], [file, claim, name, field]: Goal['figure']): number | undefined {
  const found = runs
    .filter((one) => one.file === `benchmarks/${file}.json`)
    .flatMap(({ run }) => run.claims.map((one) => ({ path: `${run.benchmark}/${one.claim}`, report: one })))
    .find(({ path }) => path === claim)?.report;
  const entry: Figure | Promised | undefined =
    found?.figures.find((one) => one.name === name) ?? found?.promises.find(({ text }) => text === name);
  const value = (entry as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'number' ? value : undefined;
}
