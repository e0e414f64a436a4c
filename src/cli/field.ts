/**
 * `fieldbrain field`: runs a neural field by the name of a preset or from a file, sweeps a parameter, shows it on a page, or
 * checks the simulator against Amari's closed forms. The fields themselves are in ../fields.
 */
import { writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import process from 'node:process';
import type { Command } from 'commander';
import type { Recorded } from '../device/recording.js';
import type { Architecture, Bifurcation, FieldCheck, FieldNetwork, FieldPreset, Peak } from '../fields/index.js';
import { FieldbrainError } from '../kernel/errors.js';
import { deviceOption, readDevice, readPort, readWhole } from './arguments.js';
import { exitStatus, usageError, wrongArgument } from './failure.js';
import { readTextFile } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { needFreePorts } from './ports.js';
import { createProgress } from './progress.js';
import { formatTable } from './table.js';

export interface FieldArguments {
  readonly steps?: string;
  readonly release?: string;
  readonly every?: string;
  readonly csv?: string;
  readonly svg?: string;
  readonly sweep?: string;
  readonly from?: string;
  readonly to?: string;
  readonly points?: string;
  readonly selfTest?: boolean;
  readonly page?: boolean;
  readonly port?: string;
  readonly device?: string;
  readonly json?: boolean;
}

export function register(program: Command): void {
  program
    .command('field')
    .description('run a neural field (Amari 1977), sweep a parameter, or check the simulator against closed forms')
    .argument('[what]', 'a preset, or a file with an architecture as JSON; without it the presets are listed')
    .option('--steps <count>', 'steps with the stimuli', '400')
    .option('--release <count>', 'steps after the stimuli have been taken away', '0')
    .option('--every <steps>', 'steps between two recordings', '5')
    .option('--csv <file>', 'write what was recorded of the first field: a line per time')
    .option('--svg <file>', 'write a picture: space and time, the plane, or the branches of a sweep')
    .option('--sweep <parameter>', 'sweep restingLevel, tau, globalInhibition, noise, stimulus or kernel0')
    .option('--from <value>', 'where the sweep begins')
    .option('--to <value>', 'where it ends')
    .option('--points <count>', 'values of the sweep', '32')
    .option('--self-test', 'check the simulator on a device against Amari’s closed forms')
    .option('--page', 'serve the page with sliders on this machine')
    .option('--port <number>', 'of the page; 0 takes a free one', '0')
    .option(...deviceOption)
    .option(...jsonOption)
    .action(async (what: string | undefined, options: FieldArguments) => {
      process.exitCode = await runField(what, options, processOutput(options));
    });
}

export async function runField(what: string | undefined, options: FieldArguments, output: Output): Promise<number> {
  const given = readOptions(options);
  const { fieldPresets } = await import('../fields/presets.js');
  if (options.selfTest === true) return runSelfTest(given.device, output);
  if (options.page === true) await servePage(what, given.port, fieldPresets, output);
  else if (what === undefined) listPresets(fieldPresets, output);
  else await runArchitecture(what, fieldPresets, options, given, output);
  return exitStatus.ok;
}

/** Runs or sweeps what was named. */
async function runArchitecture(
  what: string,
  fieldPresets: Readonly<Record<string, FieldPreset>>,
  options: FieldArguments,
  given: Given,
  output: Output,
): Promise<void> {
  const architecture = fieldPresets[what] ?? readArchitecture(what, Object.keys(fieldPresets));
  try {
    if (options.sweep !== undefined) await runSweep(architecture, options, given, output);
    else await runOnce(what, architecture, options, given, output);
  } catch (error) {
    throw error instanceof FieldbrainError && error.code === 'input-invalid' ? usageError(error) : error;
  }
}

interface Given {
  readonly steps: number;
  readonly release: number;
  readonly every: number;
  readonly points: number;
  readonly port: number;
  readonly device: ReturnType<typeof readDevice> | undefined;
  readonly from: number;
  readonly to: number;
}

function readOptions(options: FieldArguments): Given {
  const number = (place: string, text: string | undefined): number => {
    const value = Number(text);
    if (text === undefined) return Number.NaN;
    if (text.trim() !== '' && Number.isFinite(value)) return value;
    throw wrongArgument(place, 'not usable', text, 'a number', 'Give such a number.');
  };
  return {
    steps: readLimited('--steps', options.steps ?? '400', 1),
    release: readLimited('--release', options.release ?? '0', 0),
    every: readLimited('--every', options.every ?? '5', 1),
    points: readWhole('--points', options.points ?? '32', 2),
    port: readPort('--port', options.port ?? '0', 0),
    device: options.device === undefined ? undefined : readDevice('--device', options.device),
    from: number('--from', options.from),
    to: number('--to', options.to),
  };
}

/** More steps than this in one go are a mistake. */
const mostSteps = 10_000_000;

function readLimited(place: string, text: string, low: number): number {
  const value = readWhole(place, text, low);
  if (value > mostSteps) throw wrongArgument(place, 'too many', text, `at most ${mostSteps}`, 'Run it in parts.');
  return value;
}

function readArchitecture(file: string, presets: readonly string[]): Architecture {
  if (/^[a-z-]+$/.test(file))
    throw wrongArgument(
      'field',
      'no such preset',
      file,
      presets.join(', '),
      'Name one, or a file with an architecture.',
    );
  const text = readTextFile('field', file);
  try {
    return JSON.parse(text) as Architecture;
  } catch (error) {
    throw wrongArgument(
      'field',
      `${file} is not JSON`,
      (error as Error).message,
      'an architecture',
      'See docs/fields.md.',
    );
  }
}

async function openDevice(kind: Given['device']) {
  const { createDefaultDevice, createDevice } = await import('../device/index.js');
  return kind === undefined ? (await createDefaultDevice()).device : createDevice(kind);
}

function listPresets(presets: Readonly<Record<string, FieldPreset>>, output: Output): void {
  const rows = Object.entries(presets).map(([name, { title, fields }]) => ({
    name,
    title,
    fields: Object.keys(fields),
  }));
  printAnswer(output, { presets: rows }, () => {
    const table = formatTable<(typeof rows)[number]>(
      [
        { title: 'preset', cell: ({ name }) => name },
        { title: 'fields', cell: ({ fields }) => fields.join(' ') },
        { title: '', cell: ({ title }) => title },
      ],
      rows,
    );
    return `${table}\nNext: fieldbrain field memory --release 400`;
  });
}

interface RunAnswer {
  readonly field: string;
  readonly device: string;
  readonly steps: number;
  readonly stimulated: Readonly<Record<string, readonly Peak[]>>;
  readonly released?: Readonly<Record<string, readonly Peak[]>>;
  readonly files: readonly string[];
}

async function runOnce(
  what: string,
  architecture: Architecture,
  options: FieldArguments,
  given: Given,
  output: Output,
): Promise<void> {
  const { createNetwork } = await import('../fields/network.js');
  const device = await openDevice(given.device);
  try {
    const network = await createNetwork(architecture, { device });
    const [name] = network.names;
    const every = Math.min(given.every, given.steps);
    const wantsRecord = options.csv !== undefined || options.svg !== undefined;
    const run = async (steps: number): Promise<Recorded | undefined> =>
      (await network.run(steps, wantsRecord && steps >= every ? { record: { [name]: every } } : {}))[name];
    const parts = [await run(given.steps)];
    const stimulated = await allPeaks(network);
    let released: RunAnswer['released'];
    if (given.release > 0) {
      for (const one of network.names) await network.stimulate([], one);
      parts.push(await run(given.release));
      released = await allPeaks(network);
    }
    const files = wantsRecord ? await writeFiles(network, joined(parts, given.steps), options) : [];
    const answer: RunAnswer = {
      field: what,
      device: device.description.kind,
      steps: given.steps + given.release,
      stimulated,
      ...(released && { released }),
      files,
    };
    printAnswer(output, answer, describeRun);
    await network.close();
  } finally {
    await device.close();
  }
}

async function allPeaks(network: FieldNetwork): Promise<Record<string, Peak[]>> {
  const all: Record<string, Peak[]> = {};
  for (const name of network.names) all[name] = await network.peaks(name);
  return all;
}

/** The parts of a run as one recording. */
function joined(parts: readonly (Recorded | undefined)[], firstSteps: number): Recorded {
  const data = Float64Array.from(parts.flatMap((part) => Array.from(part?.data ?? [])));
  return { data, times: parts.flatMap((part, n) => (part?.times ?? []).map((time) => time + n * firstSteps)) };
}

async function writeFiles(network: FieldNetwork, recorded: Recorded, options: FieldArguments): Promise<string[]> {
  const { planeSvg, spaceTimeSvg } = await import('../fields/picture.js');
  const [name] = network.names;
  const { shape } = network.field(name);
  const size = shape.reduce((all, one) => all * one, 1);
  const files: string[] = [];
  if (options.csv !== undefined) {
    const lines = recorded.times.map((time, n) =>
      [time, ...recorded.data.subarray(n * size, (n + 1) * size)].join(','),
    );
    const header = ['step', ...Array.from({ length: size }, (_, x) => `u${x}`)].join(',');
    await writeOrRefuse('--csv', options.csv, `${header}\n${lines.join('\n')}\n`);
    files.push(options.csv);
  }
  if (options.svg !== undefined) {
    const last = recorded.data.subarray(recorded.data.length - size);
    const picture =
      shape.length === 1
        ? spaceTimeSvg(recorded, size, name)
        : planeSvg(last, shape.slice(-2), `${name} after the last step`);
    await writeOrRefuse('--svg', options.svg, picture);
    files.push(options.svg);
  }
  return files;
}

async function writeOrRefuse(place: string, file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw wrongArgument(
      place,
      `${file} cannot be written`,
      (error as NodeJS.ErrnoException).code,
      'a writable file',
      'Check the path.',
    );
  }
}

function describeRun({ field, device, steps, stimulated, released, files }: RunAnswer): string {
  const part = (title: string, peaks: Readonly<Record<string, readonly Peak[]>>): string[] =>
    Object.entries(peaks).map(
      ([name, list]) => `${title}: ${name} ${list.length === 0 ? 'at rest' : list.map(peakText).join('; ')}`,
    );
  return [
    `${field} on ${device}, ${steps} steps`,
    ...part('with the stimuli', stimulated),
    ...(released === undefined ? [] : part('without them', released)),
    ...files.map((file) => `wrote ${file}`),
  ].join('\n');
}

function peakText({ position, height, width }: Peak): string {
  const place = (typeof position === 'number' ? [position] : position).map((x) => x.toFixed(1)).join(', ');
  return `a peak at ${place}, height ${height.toFixed(2)}, width ${width.toFixed(1)}`;
}

async function runSweep(
  architecture: Architecture,
  options: FieldArguments,
  given: Given,
  output: Output,
): Promise<void> {
  const { bifurcation, bifurcationSvg } = await import('../fields/bifurcation.js');
  if (Number.isNaN(given.from) || Number.isNaN(given.to))
    throw wrongArgument('--sweep', 'no range', options.sweep, '--from and --to', 'Give both.');
  const device = await openDevice(given.device);
  try {
    const range = { from: given.from, to: given.to, points: given.points, steps: Math.max(10, given.steps) };
    const found = await bifurcation(architecture, options.sweep as 'stimulus', { ...range, device });
    if (options.svg !== undefined) await writeOrRefuse('--svg', options.svg, bifurcationSvg(found));
    printAnswer(output, found, describeSweep);
  } finally {
    await device.close();
  }
}

function describeSweep({ parameter, points }: Bifurcation): string {
  return formatTable<Bifurcation['points'][number]>(
    [
      { title: parameter, cell: ({ value }) => value.toFixed(3), right: true },
      { title: 'from', cell: ({ start }) => (start === 'low' ? 'rest' : 'a peak') },
      { title: 'peaks', cell: ({ peaks }) => String(peaks), right: true },
      { title: 'largest u', cell: ({ height }) => height.toFixed(3), right: true },
      { title: 'width', cell: ({ width }) => (width === 0 ? '' : width.toFixed(1)), right: true },
      { title: '', cell: ({ isSettled }) => (isSettled ? '' : 'still moving') },
    ],
    points,
  );
}

interface SelfTestAnswer {
  readonly device: string;
  readonly name: string;
  readonly pass: boolean;
  readonly checks: readonly FieldCheck[];
}

async function runSelfTest(kind: Given['device'], output: Output): Promise<number> {
  const { fieldSelfTest } = await import('../fields/self-test.js');
  const device = await openDevice(kind);
  try {
    const progress = createProgress(output, { label: 'field self-test', unit: 'checks' });
    const checks = await fieldSelfTest(device, () => progress.advance());
    progress.finish();
    const { kind: on, name } = device.description;
    const answer: SelfTestAnswer = { device: on, name, pass: checks.every(({ pass }) => pass), checks };
    printAnswer(output, answer, describeSelfTest);
    return answer.pass ? exitStatus.ok : exitStatus.failed;
  } finally {
    await device.close();
  }
}

function describeSelfTest({ device, name, checks }: SelfTestAnswer): string {
  const table = formatTable<FieldCheck>(
    [
      { title: 'check', cell: ({ check }) => check },
      { title: 'closed form', cell: ({ expected }) => expected.toFixed(3), right: true },
      { title: 'simulated', cell: ({ got }) => got.toFixed(3), right: true },
      { title: '±', cell: ({ tolerance }) => tolerance.toFixed(3), right: true },
      { title: '', cell: ({ pass }) => (pass ? 'ok' : 'FAILED') },
    ],
    checks,
  );
  return `${table}\n${checks.filter(({ pass }) => pass).length} of ${checks.length} checks passed on ${device} (${name}).`;
}

/** Serves the page to this machine until the command is ended. */
async function servePage(
  what: string | undefined,
  port: number,
  presets: Readonly<Record<string, FieldPreset>>,
  output: Output,
): Promise<void> {
  if (what !== undefined && presets[what] === undefined)
    throw wrongArgument(
      'field --page',
      'no such preset',
      what,
      Object.keys(presets).join(', '),
      'The page shows presets.',
    );
  const [{ listenOn, portOf }, { ownDashboard }] = await Promise.all([
    import('../server/listen.js'),
    import('../server/server.js'),
  ]);
  await needFreePorts('field', '127.0.0.1', [{ option: '--port', port, purpose: 'the page' }]);
  const server = await pageServer(ownDashboard());
  await listenOn(server, port, '127.0.0.1', 'the page');
  const address = `http://127.0.0.1:${portOf(server)}/fields.html${what === undefined ? '' : `?preset=${what}`}`;
  printAnswer(output, { page: address }, () => `The page: ${address}\nEnd with Ctrl+C.`);
}

/** Sends the files of a folder to pages of this machine, unless `answer` takes the request; no request can end it. */
export async function pageServer(
  folder: string,
  answer: (pathname: string, response: ServerResponse) => boolean = () => false,
): Promise<Server> {
  const [{ sendFile }, { targetOf }] = await Promise.all([
    import('../server/static.js'),
    import('../server/target.js'),
  ]);
  return createServer((request, response) => {
    const isLocal = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '');
    if (request.method !== 'GET' || !isLocal) {
      response.writeHead(403).end();
      return;
    }
    const { pathname } = targetOf(request);
    if (answer(pathname, response)) return;
    sendFile(folder, pathname, response, false).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}
