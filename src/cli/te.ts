/**
 * `fieldbrain te FILE`: transfer entropy between columns of a file, or between all of them, in nats. It reads the file,
 * calls the library and prints; the estimators are in inference/transfer-entropy.
 */
import path from 'node:path';
import type { Command } from 'commander';
import type { SeriesTable } from '../inference/series/table.js';
import type {
  Correction,
  Estimator,
  Normalise,
  TransferEntropyOptions,
  TransferEntropyResult,
} from '../inference/transfer-entropy/index.js';
import { deviceOption, readAmount, readDevice, readPositive, readWhole } from './arguments.js';
import { wrongArgument } from './failure.js';
import { needReadable, writeTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';
import { chooseEmbedding, type EmbeddingSaid } from './te-embedding.js';
import { registerLive } from './te-live.js';
import { registerNetwork } from './te-network.js';

export interface TeArguments {
  readonly source?: string;
  readonly target?: string;
  readonly condition?: string;
  readonly conditionDelay?: string;
  readonly estimator?: string;
  readonly k?: string;
  readonly correction?: string;
  readonly order?: string;
  readonly width?: string;
  readonly embedding?: string;
  readonly targetEmbedding?: string;
  readonly sourceEmbedding?: string;
  readonly targetLag?: string;
  readonly sourceLag?: string;
  readonly delay?: string;
  readonly theiler?: string;
  readonly normalise?: string;
  readonly jitter?: string;
  readonly permutations?: string;
  readonly seed?: string;
  readonly local?: boolean;
  readonly allPairs?: boolean;
  readonly svg?: string;
  readonly device?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  const te = program.command('te');
  registerNetwork(te);
  registerLive(te);
  te.description('transfer entropy between columns of a file, in nats')
    .argument('<file>', '.csv or .txt with columns of numbers, or .npy')
    .option('--source <column>', 'where the influence comes from: a number from 0, or a name (default 0)')
    .option('--target <column>', 'where it goes (default 1)')
    .option('--condition <columns>', 'what is given: one column, or several with commas between')
    .option('--condition-delay <steps>', 'steps from the conditions’ values to the target’s next', '1')
    .option('--estimator <name>', 'ksg1, ksg2, gaussian, discrete, symbolic or kernel', 'ksg1')
    .option('-k <neighbours>', 'nearest neighbours', '4')
    .option('--correction <name>', 'of discrete and symbolic: none, miller-madow or panzeri-treves', 'none')
    .option('--order <values>', 'of the patterns of symbolic', '3')
    .option('--width <amount>', 'half the side of the box of kernel, in standard deviations', '0.5')
    .option(
      '--embedding <how>',
      'given (by the options below), ragwitz (uniform) or auto (lag by lag, by tests)',
      'given',
    )
    .option('--target-embedding <values>', 'values of the target’s past', '1')
    .option('--source-embedding <values>', 'values of the source', '1')
    .option('--target-lag <steps>', 'steps between the target’s values', '1')
    .option('--source-lag <steps>', 'steps between the source’s values', '1')
    .option('--delay <steps>', 'steps from the source’s newest value to the target’s next', '1')
    .option('--theiler <steps>', 'exclude neighbours up to this far in time', '0')
    .option('--normalise <how>', 'series, column or none', 'series')
    .option('--jitter <amplitude>', 'noise that breaks ties, in standard deviations', '0')
    .option('--permutations <count>', 'surrogates for the p-value', '0')
    .option('--seed <number>', 'of surrogates and jitter', '1')
    .option('--local', 'give the value at each time too')
    .option('--all-pairs', 'every column to every other one, with a heat map as SVG')
    .option('--svg <file>', 'where the heat map goes (default: the file’s name with .te.svg, in this folder)')
    .option(...deviceOption)
    .option(...jsonOption)
    .action((file: string, options: TeArguments) => runTe(file, options, processOutput(options)));
}

export async function runTe(file: string, options: TeArguments, output: Output): Promise<void> {
  const { readSeriesFile } = await import('../inference/series/file.js');
  const estimate = readOptions(options);
  needReadable('te', file);
  const table = await readSeriesFile(file);
  await (options.allPairs === true
    ? runAllPairs(file, table, options, estimate, output)
    : runOne(file, table, options, estimate, output));
}

/** Options as the library takes them; what it would refuse it refuses itself. */
function readOptions(options: TeArguments): TransferEntropyOptions {
  const optionOf = (name: string): string =>
    name.length === 1 ? `-${name}` : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const whole = (name: string, text: string | undefined, low: number): { [name: string]: number } =>
    text === undefined ? {} : { [name]: readWhole(`te ${optionOf(name)}`, text, low) };
  return {
    ...whole('k', options.k, 1),
    ...whole('order', options.order, 2),
    ...whole('targetEmbedding', options.targetEmbedding, 1),
    ...whole('sourceEmbedding', options.sourceEmbedding, 1),
    ...whole('targetLag', options.targetLag, 1),
    ...whole('sourceLag', options.sourceLag, 1),
    ...whole('delay', options.delay, 0),
    ...whole('conditionDelay', options.conditionDelay, 0),
    ...whole('theiler', options.theiler, 0),
    ...whole('permutations', options.permutations, 0),
    ...whole('seed', options.seed, 0),
    ...(options.estimator === undefined ? {} : { estimator: options.estimator as Estimator }),
    ...(options.normalise === undefined ? {} : { normalise: options.normalise as Normalise }),
    ...(options.correction === undefined ? {} : { correction: options.correction as Correction }),
    ...(options.width === undefined ? {} : { width: readPositive('te --width', options.width) }),
    ...(options.jitter === undefined ? {} : { jitter: readAmount('te --jitter', options.jitter) }),
    ...(options.device === undefined ? {} : { device: readDevice('te --device', options.device) }),
  };
}

/** What the command answers for one pair. */
interface TeAnswer {
  readonly file: string;
  readonly source: string;
  readonly target: string;
  readonly condition: readonly string[];
  readonly te: number;
  readonly unit: 'nats';
  readonly samples: number;
  readonly pValue: number | null;
  readonly permutations: number;
  readonly estimator: string;
  readonly device: string;
  readonly precision: string;
  readonly method: string;
  /** What was chosen, where the embedding was left to the command. */
  readonly embedding?: EmbeddingSaid;
  readonly warnings: readonly string[];
  readonly local?: Float64Array;
}

async function runOne(
  file: string,
  table: SeriesTable,
  options: TeArguments,
  estimate: TransferEntropyOptions,
  output: Output,
): Promise<void> {
  const { transferEntropy } = await import('../inference/transfer-entropy/index.js');
  const { columnOf } = await import('../inference/series/table.js');
  if (table.columns.length < 2 && options.target === undefined)
    throw wrongArgument(
      'te',
      'too few columns',
      table.columns.length,
      'at least 2',
      'Give a file with a source and a target.',
    );
  const source = columnOf('te --source', table, options.source ?? '0');
  const target = columnOf('te --target', table, options.target ?? '1');
  const given = conditionsOf(columnOf, table, options.condition);
  const permutations = estimate.permutations ?? 0;
  const chosen = await chooseEmbedding(options.embedding, estimate, table.columns[source], table.columns[target]);
  const progress =
    permutations > 0 ? createProgress(output, { label: 'te', total: permutations + 1, unit: 'estimates' }) : undefined;
  const result: TransferEntropyResult = await transferEntropy(chosen.source, chosen.target, {
    ...estimate,
    ...chosen.embedding,
    local: options.local ?? false,
    warn: true,
    ...(given.length === 0 ? {} : { condition: given.map((column) => table.columns[column]) }),
    onProgress: () => progress?.advance(),
  });
  progress?.finish();
  const { te, samples, pValue, estimator, device, precision, method, local, warnings = [] } = result;
  for (const warning of warnings) output.note(`te: ${warning}\n`);
  const answer: TeAnswer = {
    file,
    source: table.names[source],
    target: table.names[target],
    condition: given.map((column) => table.names[column]),
    te,
    unit: 'nats',
    samples,
    pValue: pValue ?? null,
    permutations,
    estimator,
    device,
    precision,
    method,
    ...(chosen.said === undefined ? {} : { embedding: chosen.said }),
    warnings,
    ...(local === undefined ? {} : { local }),
  };
  printAnswer(output, answer, describeOne);
}

type FindColumn = (place: string, table: SeriesTable, wanted: string) => number;

function conditionsOf(find: FindColumn, table: SeriesTable, text: string | undefined): number[] {
  return text === undefined ? [] : text.split(',').map((one) => find('te --condition', table, one.trim()));
}

export function describeOne(answer: TeAnswer): string {
  const { source, target, condition, te, pValue, permutations, samples, estimator, device, precision, method, local } =
    answer;
  const { embedding } = answer;
  const given = condition.length === 0 ? '' : `, given ${condition.join(', ')}`;
  const test = permutations > 0 ? `${permutations} permutations` : 'chi-squared';
  const lines = [
    `${source} → ${target}${given}: ${te.toFixed(6)} nats`,
    ...(pValue === null ? [] : [`  p = ${pValue.toPrecision(3)} (${test})`]),
    `  ${samples} samples, ${estimator}, on ${device} (${precision}, ${method})`,
    ...(embedding === undefined
      ? []
      : [
          `  embedding (${embedding.method}): target at ${embedding.target.join(', ')}, source at ${embedding.source.join(', ')}`,
        ]),
  ];
  if (local !== undefined)
    lines.push('# local values in nats, by time', ...Array.from(local, (value) => value.toFixed(6)));
  return lines.join('\n');
}

/** What the command answers for all pairs: null where nothing is asked. */
interface MatrixAnswer {
  readonly file: string;
  readonly columns: readonly string[];
  /** te[source][target]. */
  readonly te: readonly (readonly (number | null)[])[];
  readonly unit: 'nats';
  readonly pValue: readonly (readonly (number | null)[])[] | null;
  /** P-values corrected for the number of pairs. */
  readonly bonferroni: readonly (readonly (number | null)[])[] | null;
  readonly falseDiscoveryRate: readonly (readonly (number | null)[])[] | null;
  readonly samples: number;
  readonly device: string;
  readonly precision: string;
  readonly heatMap: string;
}

async function runAllPairs(
  file: string,
  table: SeriesTable,
  options: TeArguments,
  estimate: TransferEntropyOptions,
  output: Output,
): Promise<void> {
  for (const flag of ['source', 'target', 'local'] as const)
    if (options[flag] !== undefined)
      throw wrongArgument(
        `te --${flag}`,
        'not together with --all-pairs',
        String(options[flag]),
        'one or the other',
        'Leave one out.',
      );
  const { transferEntropyMatrix } = await import('../inference/transfer-entropy/index.js');
  const { columnOf } = await import('../inference/series/table.js');
  const { bonferroni, falseDiscoveryRate } = await import('../inference/network/index.js');
  const { heatMapSvg } = await import('../inference/transfer-entropy/heat-map.js');
  const given = conditionsOf(columnOf, table, options.condition);
  const chosen = table.columns.map((_, at) => at).filter((at) => !given.includes(at));
  if (chosen.length < 2)
    throw wrongArgument('te', 'too few columns', chosen.length, 'at least 2', 'Give a file with more columns.');
  const pairs = chosen.length * (chosen.length - 1);
  const progress = createProgress(output, { label: 'te', total: pairs, unit: 'pairs' });
  const matrix = await transferEntropyMatrix(
    chosen.map((at) => table.columns[at]),
    {
      ...estimate,
      ...(given.length === 0 ? {} : { condition: given.map((column) => table.columns[column]) }),
      onProgress: () => progress.advance(),
    },
  );
  progress.finish();
  const columns = chosen.map((at) => table.names[at]);
  const heatMap = options.svg ?? `${path.basename(file, path.extname(file))}.te.svg`;
  const title = `Transfer entropy, ${path.basename(file)}`;
  await writeTextFile('te --svg', heatMap, heatMapSvg({ title, labels: columns, values: matrix.te, unit: 'nats' }));
  const plain = (rows: readonly Float64Array[]): (number | null)[][] =>
    rows.map((row) => Array.from(row, (value) => (Number.isNaN(value) ? null : value)));
  const answer: MatrixAnswer = {
    file,
    columns,
    te: plain(matrix.te),
    unit: 'nats',
    pValue: matrix.pValue === undefined ? null : plain(matrix.pValue),
    bonferroni: matrix.pValue === undefined ? null : plain(correctedRows(matrix.pValue, bonferroni)),
    falseDiscoveryRate: matrix.pValue === undefined ? null : plain(correctedRows(matrix.pValue, falseDiscoveryRate)),
    samples: matrix.samples,
    device: matrix.device,
    precision: matrix.precision,
    heatMap,
  };
  printAnswer(output, answer, describeMatrix);
}

/** All pairs are tests of one family. */
function correctedRows(
  rows: readonly Float64Array[],
  correct: (pValues: ArrayLike<number>) => Float64Array,
): Float64Array[] {
  const all = correct(rows.flatMap((row) => Array.from(row)));
  return rows.map((row, at) => all.slice(at * row.length, (at + 1) * row.length));
}

export function describeMatrix({
  columns,
  te,
  pValue,
  falseDiscoveryRate,
  samples,
  device,
  precision,
  heatMap,
}: MatrixAnswer): string {
  const table = (rows: MatrixAnswer['te'], digits: number): string =>
    formatTable(
      [
        { title: 'from \\ to', cell: (row: { name: string }) => row.name },
        ...columns.map((name, to) => ({
          title: name,
          cell: (row: { values: readonly (number | null)[] }) => row.values[to]?.toFixed(digits) ?? '',
          right: true,
        })),
      ],
      rows.map((values, from) => ({ name: columns[from], values })),
      '',
    );
  return [
    `transfer entropy in nats, ${samples} samples, on ${device} (${precision})`,
    table(te, 4),
    ...(pValue === null ? [] : ['p-values', table(pValue, 3)]),
    ...(falseDiscoveryRate === null
      ? []
      : ['p-values, corrected by the false discovery rate', table(falseDiscoveryRate, 3)]),
    `heat map: ${heatMap}`,
  ].join('\n');
}
