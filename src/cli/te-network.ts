/**
 * `fieldbrain te network FILE`: which columns of a file drive which, and after how many steps. It reads the file, calls the
 * library, prints, and writes graphs where they are asked for; the search is in inference/network.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import type { FoundTarget, Network, NetworkOptions } from '../inference/network/index.js';
import type { NamedLink } from '../inference/network/named-link.js';
import type { SeriesTable } from '../inference/series/table.js';
import type { Correction, Estimator, SurrogateKind } from '../inference/transfer-entropy/index.js';
import { deviceOption, readAmount, readDevice, readPositive, readWhole } from './arguments.js';
import { wrongArgument } from './failure.js';
import { needReadable, replaceTextFile, writeTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';

export interface TeNetworkArguments {
  readonly estimator?: string;
  readonly k?: string;
  readonly correction?: string;
  readonly order?: string;
  readonly width?: string;
  readonly theiler?: string;
  readonly minLag?: string;
  readonly maxLag?: string;
  readonly targetMaxLag?: string;
  readonly alpha?: string;
  readonly permutations?: string;
  readonly surrogate?: string;
  readonly seed?: string;
  readonly jitter?: string;
  readonly fdr?: boolean;
  readonly targets?: string;
  readonly sources?: string;
  readonly graphml?: string;
  readonly csv?: string;
  readonly svg?: string;
  readonly resume?: string;
  readonly device?: string;
  readonly json?: boolean;
}

export function registerNetwork(te: Command): void {
  te.command('network')
    .description('search which columns drive which, and after how many steps')
    .argument('<file>', '.csv or .txt with columns of numbers, or .npy')
    .option('--estimator <name>', 'gaussian, ksg1, ksg2, discrete, symbolic or kernel', 'gaussian')
    .option('--correction <name>', 'of discrete and symbolic: none, miller-madow or panzeri-treves', 'none')
    .option('--order <values>', 'of the patterns of symbolic', '3')
    .option('--width <amount>', 'half the side of the box of kernel, in standard deviations', '0.5')
    .option('-k <neighbours>', 'nearest neighbours', '4')
    .option('--theiler <steps>', 'exclude neighbours up to this far in time', '0')
    .option('--min-lag <steps>', 'the least lag of a source', '1')
    .option('--max-lag <steps>', 'the largest lag of a source', '5')
    .option('--target-max-lag <steps>', 'the largest lag of the target’s own past (default: --max-lag)')
    .option('--alpha <level>', 'of every test', '0.01')
    .option('--permutations <count>', 'surrogates of every test; 0: the chi-squared null (gaussian)', '200')
    .option('--surrogate <kind>', 'permute or shift', 'permute')
    .option('--seed <number>', 'of surrogates and jitter', '1')
    .option('--jitter <amplitude>', 'noise that breaks ties, in standard deviations', '0')
    .option('--no-fdr', 'do not correct targets by the false discovery rate')
    .option('--targets <columns>', 'columns that may be driven, with commas between (default: all)')
    .option('--sources <columns>', 'columns that may drive (default: all)')
    .option('--graphml <file>', 'write the graph as GraphML')
    .option('--csv <file>', 'write the matrix of weights: rows are sources, columns targets')
    .option('--svg <file>', 'draw the graph')
    .option('--resume <file>', 'keep finished targets in this file, and continue from it')
    .option(...deviceOption)
    .option(...jsonOption)
    .action((file: string, _: unknown, command: Command) => {
      const options = withParentOptions<TeNetworkArguments>('te network', command);
      return runTeNetwork(file, options, processOutput(options));
    });
}

/** An option that `te` knows too is read as one of `te`, wherever it stands; what is given of those goes to the command. */
export function withParentOptions<Options>(place: string, command: Command): Options {
  const { parent } = command;
  const given: Record<string, unknown> = { ...command.opts() };
  const own = new Set(command.options.map((option) => option.attributeName()));
  for (const option of parent?.options ?? []) {
    const name = option.attributeName();
    if (parent?.getOptionValueSource(name) !== 'cli') continue;
    if (!own.has(name))
      throw wrongArgument(place, 'unknown option', option.flags, 'its own options', `Run fieldbrain ${place} --help.`);
    given[name] = parent.getOptionValue(name);
  }
  return given as Options;
}

export async function runTeNetwork(file: string, options: TeNetworkArguments, output: Output): Promise<void> {
  const given = readOptions(options);
  needReadable('te network', file);
  const { readSeriesFile } = await import('../inference/series/file.js');
  const { inferNetwork } = await import('../inference/network/index.js');
  const table = await readSeriesFile(file);
  const columns = await columnsFinder(table);
  if (table.columns.length < 2)
    throw wrongArgument('te network', 'too few columns', table.columns.length, 'at least 2', 'Give more columns.');
  const chosen: NetworkOptions = {
    ...given,
    ...(options.targets === undefined ? {} : { targets: columns('te network --targets', options.targets) }),
    ...(options.sources === undefined ? {} : { sources: columns('te network --sources', options.sources) }),
  };
  const kept = options.resume === undefined ? undefined : await openResume(options.resume, table, chosen);
  const total = (chosen.targets ?? table.columns).length - (kept?.known.length ?? 0);
  const progress = createProgress(output, { label: 'te network', total, unit: 'targets' });
  // The search goes on where the file cannot be written. Each writing holds all targets, so the last one counts.
  let written: Promise<unknown> = Promise.resolve();
  const network = await inferNetwork(table.columns, {
    ...chosen,
    names: table.names,
    ...(kept === undefined ? {} : { known: kept.known }),
    onTarget: (found) => {
      progress.advance();
      if (kept !== undefined) written = written.then(() => kept.add(found)).catch((error: unknown) => error);
    },
  });
  const unwritten = await written;
  progress.finish();
  for (const warning of network.warnings) output.note(`te network: ${warning}\n`);
  const answer = answerOf(file, table.names, network);
  await writeGraphs(answer, options);
  printAnswer(output, answer, describeNetwork);
  if (unwritten !== undefined) throw unwritten;
}

/** Options as the library takes them; what it would refuse it refuses itself. */
function readOptions(options: TeNetworkArguments): NetworkOptions {
  const whole = (flag: keyof TeNetworkArguments, name: string, low: number): { [key: string]: number } => {
    const text = options[flag];
    return typeof text === 'string' ? { [flag]: readWhole(`te network ${name}`, text, low) } : {};
  };
  return {
    ...whole('k', '-k', 1),
    ...whole('order', '--order', 2),
    ...whole('theiler', '--theiler', 0),
    ...whole('minLag', '--min-lag', 1),
    ...whole('maxLag', '--max-lag', 1),
    ...whole('targetMaxLag', '--target-max-lag', 1),
    ...whole('permutations', '--permutations', 0),
    ...whole('seed', '--seed', 0),
    ...(options.alpha === undefined ? {} : { alpha: readAmount('te network --alpha', options.alpha) }),
    ...(options.correction === undefined ? {} : { correction: options.correction as Correction }),
    ...(options.width === undefined ? {} : { width: readPositive('te network --width', options.width) }),
    ...(options.jitter === undefined ? {} : { jitter: readAmount('te network --jitter', options.jitter) }),
    ...(options.estimator === undefined ? {} : { estimator: options.estimator as Estimator }),
    ...(options.surrogate === undefined ? {} : { surrogate: options.surrogate as SurrogateKind }),
    ...(options.fdr === false ? { falseDiscovery: false } : {}),
    ...(options.device === undefined ? {} : { device: readDevice('te network --device', options.device) }),
  };
}

async function columnsFinder(table: SeriesTable): Promise<(place: string, text: string) => number[]> {
  const { columnOf } = await import('../inference/series/table.js');
  return (place, text) => text.split(',').map((one) => columnOf(place, table, one.trim()));
}

/** A column by its name, or by its number where the file names none. */
type ColumnName = string | number;

interface NetworkAnswer {
  readonly file: string;
  readonly columns: readonly string[];
  readonly links: readonly {
    readonly source: ColumnName;
    readonly target: ColumnName;
    readonly delay: number;
    readonly lags: readonly number[];
    readonly te: number;
    readonly pValue: number;
  }[];
  readonly targets: readonly {
    readonly target: ColumnName;
    readonly past: readonly number[];
    readonly sources: readonly {
      readonly source: ColumnName;
      readonly lag: number;
      readonly te: number;
      readonly pValue: number;
    }[];
    readonly te: number;
    readonly pValue: number;
    readonly correctedPValue: number;
    readonly significant: boolean;
  }[];
  readonly unit: 'nats';
  readonly samples: number;
  readonly settings: Network['settings'];
  readonly device: string;
  readonly precision: string;
  readonly warnings: readonly string[];
}

function answerOf(file: string, names: readonly string[], network: Network): NetworkAnswer {
  const isNamed = names.some((name, at) => name !== String(at));
  const name = (at: number): ColumnName => (isNamed ? names[at] : at);
  const { links, targets, settings, samples, device, precision, warnings } = network;
  return {
    file,
    columns: names,
    links: links.map((link) => ({ ...link, source: name(link.source), target: name(link.target) })),
    targets: targets.map(({ target, past, variables, te, pValue, correctedPValue, significant }) => ({
      target: name(target),
      past,
      sources: variables.map((one) => ({ ...one, source: name(one.source) })),
      ...{ te, pValue, correctedPValue, significant },
    })),
    unit: 'nats',
    ...{ samples, settings, device, precision, warnings },
  };
}

async function writeGraphs({ file, columns, links }: NetworkAnswer, options: TeNetworkArguments): Promise<void> {
  if (options.graphml === undefined && options.csv === undefined && options.svg === undefined) return;
  const { adjacencyCsv, graphMl } = await import('../inference/network/graph-files.js');
  const { graphSvg } = await import('../inference/network/graph-svg.js');
  const named = links.map((link): NamedLink => ({ ...link, source: String(link.source), target: String(link.target) }));
  const title = `Information flow, ${path.basename(file)}`;
  if (options.graphml !== undefined)
    await writeTextFile('te network --graphml', options.graphml, graphMl(columns, named));
  if (options.csv !== undefined) await writeTextFile('te network --csv', options.csv, adjacencyCsv(columns, named));
  if (options.svg !== undefined) await writeTextFile('te network --svg', options.svg, graphSvg(title, columns, named));
}

/** Finished targets of a run, with what they depend on. */
interface ResumeFile {
  readonly mark: string;
  readonly targets: readonly FoundTarget[];
}

async function openResume(file: string, table: SeriesTable, options: NetworkOptions) {
  const { targets: _, ...rest } = options;
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const column of table.columns) hash.update(column);
  const mark = hash.digest('hex');
  let targets: readonly FoundTarget[] = [];
  if (existsSync(file)) {
    needReadable('te network --resume', file);
    const before = parseResume(await readFile(file, 'utf8'));
    if (before?.mark !== mark)
      throw wrongArgument(
        'te network --resume',
        before === undefined ? 'not a file of finished targets' : 'finished targets of other data or options',
        file,
        'a file that the same command wrote, or none',
        'Give another file, or remove it.',
      );
    targets = before.targets.filter(({ target }) => options.targets === undefined || options.targets.includes(target));
  }
  return {
    known: targets,
    async add(found: FoundTarget): Promise<void> {
      targets = [...targets, found];
      const text: ResumeFile = { mark, targets };
      await replaceTextFile('te network --resume', file, `${JSON.stringify(text)}\n`);
    },
  };
}

function parseResume(text: string): ResumeFile | undefined {
  try {
    const found = JSON.parse(text) as Partial<ResumeFile> | null;
    const isGood =
      typeof found?.mark === 'string' &&
      Array.isArray(found.targets) &&
      found.targets.every((one) => Number.isInteger(one?.target) && Array.isArray(one.variables));
    return isGood ? (found as ResumeFile) : undefined;
  } catch {
    return undefined;
  }
}

export function describeNetwork({ links, targets, samples, settings, device, precision }: NetworkAnswer): string {
  const { estimator, permutations, alpha, minLag, maxLag, falseDiscovery } = settings;
  const test = permutations > 0 ? `${permutations} surrogates per test` : 'chi-squared null';
  const correction = falseDiscovery ? ', targets corrected by the false discovery rate' : '';
  const quiet = targets.filter(({ significant }) => !significant).map(({ target }) => target);
  return [
    `${links.length} links among ${targets.length} targets: ${samples} samples, ${estimator}, lags ${minLag} to ${maxLag}, on ${device} (${precision})`,
    `${test}, alpha ${alpha}${correction}`,
    ...(links.length === 0
      ? []
      : [
          formatTable(
            [
              { title: 'source', cell: ({ source }) => String(source) },
              { title: 'target', cell: ({ target }) => String(target) },
              { title: 'delay', cell: ({ delay }) => String(delay), right: true },
              { title: 'nats', cell: ({ te }) => te.toFixed(4), right: true },
              { title: 'p', cell: ({ pValue }) => pValue.toPrecision(3), right: true },
              { title: 'lags', cell: ({ lags }) => (lags.length > 1 ? lags.join(' ') : '') },
            ],
            links,
          ),
        ]),
    ...(quiet.length === 0 ? [] : [`without sources: ${quiet.join(', ')}`]),
  ].join('\n');
}
