/**
 * Every command with values that cannot be meant: status 2 before anything is begun, one line in our form, and never more
 * than 80 characters of a value. All in this process, through the program that the command line runs.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { createCommands } from './commands.js';
import { exitStatusOf, printFailure, stopOnUsageErrors } from './failure.js';

// What a process does to itself before it serves is not for the process of the tests.
vi.mock('../server/background.js', async (original) => ({
  ...(await original<object>()),
  serveQuietly: () => undefined,
}));
vi.mock('../server/priority.js', async (original) => ({
  ...(await original<object>()),
  serveAtHighPriority: () => undefined,
}));

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-values-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
});

function fileOf(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const series = fileOf(
  'series.csv',
  Array.from({ length: 60 }, (_, i) => `${Math.sin(i)},${Math.cos(i * i)}`).join('\n'),
);
const model = path.resolve(import.meta.dirname, '../../examples/two-states.json');
const rosConfig = path.resolve(import.meta.dirname, '../../examples/ros-rover.json');
const broken = fileOf('broken.json', '{\n "a": 1,\n nonsense\n}');
const absent = path.join(folder, 'absent');
const under = path.join(series, 'under');
const long = 'x'.repeat(5000);

/** What stands for a number and is none, or none that can be meant. */
const noWhole = ['abc', '', ' ', '-1', '1.5', 'NaN', '1e400', '99999999999999999999'];
const noPort = [...noWhole, '65536'];
const noPositive = ['abc', '', '0', '-1', 'NaN', 'Infinity'];
const noSeconds = [...noPositive, '2147484'];
const noAmount = ['abc', '', '-1', 'NaN', 'Infinity'];
const noName = ['nonsense', '', long];
const noDevice = [...noName, 'cuda:', 'cuda:x', 'cuda:-1', 'cuda:01', 'cpu:1'];
const noGpus = [...noName, '-1', '0,', '0,x', '1.5', '99999', 'cuda:1', '[]'];
const noFile = [absent, folder];

/** Command, option, values. */
const options: readonly (readonly [command: string, option: string, values: readonly string[]])[] = [
  ['demo', '--robots', [...noWhole, '0', '1000000']],
  ['demo', '--course', noName],
  ['demo', '--seed', noWhole],
  ['demo', '--size', [...noWhole, '5']],
  ['demo', '--device', noDevice],
  ['demo', '--port', noPort],
  ['demo', '--seconds', noSeconds],
  ['demo', '--brain', [...noFile, broken, series]],
  [`infer ${model}`, '--device', noDevice],
  [`infer ${model}`, '--dtype', ['f16', ...noName]],
  [`infer ${model}`, '--mode', noName],
  [`infer ${model}`, '--method', noName],
  [`infer ${model}`, '--iterations', [...noWhole, '0']],
  [`infer ${model}`, '--tolerance', noPositive],
  [`te ${series}`, '--source', ['2', '-1', ...noName]],
  [`te ${series}`, '--target', ['2', '-1', ...noName]],
  [`te ${series}`, '--condition', ['2', '0,9', ...noName]],
  [`te ${series}`, '--estimator', ['foo', ...noName]],
  [`te ${series}`, '--embedding', noName],
  [`te ${series}`, '--correction', noName],
  [`te ${series}`, '--order', [...noWhole, '1', '99']],
  [`te ${series}`, '--width', noPositive],
  [`te ${series}`, '-k', [...noWhole, '0']],
  [`te ${series}`, '--target-embedding', [...noWhole, '0']],
  [`te ${series}`, '--source-embedding', [...noWhole, '0']],
  [`te ${series}`, '--target-lag', [...noWhole, '0']],
  [`te ${series}`, '--source-lag', [...noWhole, '0']],
  [`te ${series}`, '--delay', noWhole],
  [`te ${series}`, '--condition-delay', noWhole],
  [`te ${series}`, '--theiler', noWhole],
  [`te ${series}`, '--normalise', noName],
  [`te ${series}`, '--jitter', noAmount],
  [`te ${series}`, '--permutations', noWhole],
  [`te ${series}`, '--seed', noWhole],
  [`te ${series}`, '--device', noDevice],
  ['te live', '--port', [...noPort, '0']],
  ['te live', '--window', [...noWhole, '0', '299', '99999']],
  ['te live', '--every', noSeconds],
  ['te live', '--seconds', noSeconds],
  ['te live', '--token-file', noFile],
  ['te live', '--tls-ca', noFile],
  [`te network ${series}`, '--estimator', ['foo', ...noName]],
  [`te network ${series}`, '--correction', noName],
  [`te network ${series}`, '--order', [...noWhole, '1', '99']],
  [`te network ${series}`, '--width', noPositive],
  [`te network ${series}`, '-k', [...noWhole, '0']],
  [`te network ${series}`, '--theiler', noWhole],
  [`te network ${series}`, '--min-lag', [...noWhole, '0', '6']],
  [`te network ${series}`, '--max-lag', [...noWhole, '0', '5000']],
  [`te network ${series}`, '--target-max-lag', [...noWhole, '0', '5000']],
  [`te network ${series}`, '--alpha', [...noAmount, '0', '1', '2']],
  [`te network ${series}`, '--permutations', [...noWhole, '10']],
  [`te network ${series}`, '--surrogate', noName],
  [`te network ${series}`, '--seed', noWhole],
  [`te network ${series}`, '--jitter', noAmount],
  [`te network ${series}`, '--targets', ['2', '-1', '0,0', ...noName]],
  [`te network ${series}`, '--sources', ['2', '-1', '0,0', ...noName]],
  [`te network ${series}`, '--device', noDevice],
  [`te network ${series}`, '--resume', [folder, series]],
  ['train cart-pole', '--by', noName],
  ['train cart-pole', '--brains', [...noWhole, '0']],
  ['train cart-pole', '--steps', [...noWhole, '0']],
  ['train cart-pole', '--episodes', [...noWhole, '0']],
  ['train cart-pole', '--size', [...noWhole, '5']],
  ['train cart-pole', '--seed', noWhole],
  ['train cart-pole', '--device', noDevice],
  ['train cart-pole', '--record', ['x.bin', path.join(under, 'x.mcap')]],
  [`train cart-pole --record ${path.join(folder, 'run.mcap')}`, '--record-robots', [...noWhole, '0', '3']],
  ['train cart-pole', '--port', noPort],
  ['train', '--dataset', [absent, series]],
  [`train --dataset ${folder}`, '--passes', [...noWhole, '0']],
  ['start', '--seconds', noPositive],
  ['start', '--device', noDevice],
  ...['gateway', 'worker', 'fleet up', 'fleet status', 'fleet drain w'].flatMap(
    (command): readonly (readonly [string, string, readonly string[]])[] => [
      [command, '--nats', ['', 'nonsense', 'http://127.0.0.1', long]],
      [command, '--fleet', ['', 'a.b', 'a b', long]],
      [command, '--replicas', [...noWhole, '0', '2']],
      [command, '--nats-creds', noFile],
      [command, '--nats-ca', noFile],
    ],
  ),
  ['gateway', '--name', ['', 'a.b', long]],
  ...['gateway', 'worker'].flatMap((command): readonly (readonly [string, string, readonly string[]])[] => [
    [command, '--config', [...noFile, broken, series]],
    [command, '--set', ['x', '=1', 'nonsense=1']],
    [command, '--http-port', noPort],
    [command, '--token-file', noFile],
    [command, '--tls-cert', noFile],
    [command, '--tls-key', noFile],
    [command, '--log-level', noName],
  ]),
  ['gateway', '--port', noPort],
  ['gateway', '--allow-legacy', ['nonsense', '10.0.0.0/99', '']],
  ['worker', '--device', noDevice],
  ['worker', '--gpus', noGpus],
  ['worker --device cpu', '--gpus', ['all', '0']],
  ['worker', '--learning', noName],
  ['worker', '--threads', [...noWhole, '0']],
  ['worker', '--brains', [...noWhole, '0']],
  ['worker', '--ready', noWhole],
  ['worker', '--name', ['', 'a.b', long]],
  ['worker', '--size', [...noWhole, '5']],
  ['fleet up', '--workers', [...noWhole, '0', '65']],
  ['fleet up', '--gateways', [...noWhole, '0', '17']],
  ['fleet up', '--brains', [...noWhole, '0', '5000']],
  ['fleet up', '--port', noPort],
  ['fleet up', '--http-port', noPort],
  ['fleet up', '--size', [...noWhole, '5']],
  ['fleet up', '--device', noDevice],
  ['behave', '--device', noDevice],
  ['behave', '--only', noName],
  ['behave', '--edge', [...noWhole, '5', '0', '256']],
  ['behave', '--mode', noName],
  ['behave --only recognition', '--out', [under]],
  ['validate', '--device', noDevice],
  ['validate', '--programs', noName],
  ['validate', '--random', noWhole],
  ['validate', '--seed', noWhole],
  ['explain bankTopk', '--target', noName],
  ['explain bankTopk', '--fusion', noName],
  [
    'explain bankTopk',
    '--symbols',
    ['batch', 'batch=', '=4', 'batch=1.5', 'batch=-1', 'lines=4', 'batch=999999999', long],
  ],
  ['bisect bankTopk --device cpu', '--executor', noName],
  ['bisect bankTopk', '--device', noDevice],
  ['bisect bankTopk --device reference', '--symbols', ['batch', 'batch=1.5', 'lines=4', 'batch=999999999', long]],
  ['bisect bankTopk --device reference', '--seed', noWhole],
  ['bisect bankTopk --device reference', '--steps', [...noWhole, '0']],
  ['bisect bankTopk --device reference', '--executor', noName],
  ['profile bankTopk', '--device', noDevice],
  ['profile bankTopk --device reference', '--executor', noName],
  ['profile bankTopk', '--fusion', noName],
  ['profile bankTopk --device reference', '--symbols', ['batch', 'batch=1.5', 'lines=4', 'batch=999999999', long]],
  ['profile bankTopk', '--steps', [...noWhole, '0']],
  ['tune bankTopk', '--symbols', ['batch', 'batch=1.5', 'lines=4', 'batch=999999999', long]],
  ['tune bankTopk', '--seconds', noPositive],
  ...['all', 'engine', 'brain', 'inference', 'server', 'fleet', 'rivals', 'worlds'].flatMap(
    (part): (readonly [string, string, readonly string[]])[] => [
      [`bench ${part}`, '--device', noDevice],
      [`bench ${part}`, '--only', noName],
      [`bench ${part}`, '--effort', noPositive],
      [`bench ${part}`, '--limit', noPositive],
    ],
  ),
  [`bench compare ${series} ${series}`, '--tolerance', noPositive],
  ['kernels build', '--programs', noName],
  ['kernels build', '--architectures', ['sm', '', long]],
  ['kernels check', '--programs', noName],
  ['kernels check', '--architectures', ['sm', '', long]],
  ['robot', '--port', [...noPort, '0']],
  ['robot', '--robot', noName],
  ['robot --robot sim', '--id', ['', 'a b', long]],
  ['robot', '--protocol', ['0', '4', ...noName]],
  ['robot --robot sim', '--token-file', noFile],
  ['robot --robot sim', '--tls-ca', noFile],
  ['robot --robot sim', '--course', noName],
  ['robot --robot sim', '--seed', ['abc', '', '-1', '1.5', 'NaN']],
  ['robot', '--hat', ['', 'tcp:', 'tcp:x', 'usb', 'tcp:70000']],
  ['robot --robot sim', '--seconds', noSeconds],
  ['ros', '--bridge', ['', 'nonsense', 'http://robot:8765', 'ws://', 'ws:// x', long]],
  ['ros', '--config', [...noFile, broken, series, fileOf('empty.json', '{}')]],
  [`ros --config ${rosConfig}`, '--brain', ['', 'host', 'host:', ':9999', 'host:0', 'host:70000', 'a b:1', long]],
  [`ros --config ${rosConfig} --brain 127.0.0.1:1`, '--token-file', noFile],
  [`ros --config ${rosConfig} --brain 127.0.0.1:1`, '--tls-ca', noFile],
  ['ros', '--seconds', noSeconds],
  ['monitor', '--port', [...noPort, '0']],
  ['monitor', '--every', noSeconds],
  ['monitor', '--seconds', noSeconds],
  ['monitor', '--token-file', noFile],
  ['monitor', '--tls-ca', noFile],
  [`record ${absent}`, '--port', [...noPort, '0']],
  [`record ${absent}`, '--seconds', noSeconds],
  [`record ${absent}`, '--token-file', noFile],
  [`record ${absent}`, '--tls-ca', noFile],
  [`replay ${series}`, '--speed', noAmount],
  [`replay ${series}`, '--from', noAmount],
  [`replay ${series}`, '--into', noName],
  [`replay ${series}`, '--http-port', noPort],
  [`replay ${series}`, '--foxglove-port', noPort],
  [`replay ${series}`, '--token-file', noFile],
  [`dataset export ${series} --out ${absent}`, '--task', ['', ' ']],
  [`dataset export ${series} --out ${absent}`, '--fps', [...noWhole, '0']],
  ['serve', '--config', [...noFile, broken, series]],
  ['serve', '--set', ['x', '=1', 'nonsense=1', 'robots.prot=1', `brains=${long}`]],
  ['serve', '--host', ['', '0.0.0.0', '192.0.2.1']],
  ['serve', '--port', noPort],
  ['serve', '--monitor-port', noPort],
  ['serve', '--http-port', noPort],
  ['serve', '--foxglove-port', noPort],
  ['serve', '--device', noDevice],
  ['serve', '--gpus', noGpus],
  ['serve --device cpu', '--gpus', ['all', '0']],
  ['serve', '--learning', noName],
  ['serve', '--size', [...noWhole, '5']],
  ['serve', '--threads', [...noWhole, '0']],
  ['serve', '--brains', [...noWhole, '0']],
  ['serve', '--batch', [...noWhole, '0']],
  ['serve', '--ready', noWhole],
  ['serve', '--token-file', noFile],
  ['serve', '--allow-legacy', ['nonsense', '10.0.0.0/99', '']],
  ['serve', '--tls-cert', noFile],
  ['serve', '--tls-key', noFile],
  ['serve', '--checkpoint-dir', [under]],
  ['serve --device cpu --size 4', '--record', [path.join(under, 'x.mcap')]],
  ['serve', '--log-level', noName],
  ['set learn 0', '--port', [...noPort, '0']],
  ['set learn 0', '--token-file', noFile],
  ['set learn 0', '--tls-ca', noFile],
  ['sim', '--robots', [...noWhole, '0', '100000']],
  ['sim', '--course', noName],
  ['field memory', '--steps', [...noWhole, '0']],
  ['field memory', '--release', noWhole],
  ['field memory', '--every', [...noWhole, '0']],
  ['field memory', '--points', [...noWhole, '1']],
  ['field memory', '--port', noPort],
  ['field memory', '--from', ['abc', '', ' ', 'NaN', '1e400']],
  ['field memory', '--to', ['abc', '', ' ', 'NaN', '1e400']],
  ['field memory', '--device', ['gpu', '']],
  ['field memory', '--csv', [path.join(absent, 'x.csv')]],
  ['field memory', '--svg', [path.join(absent, 'x.svg')]],
  ['field memory --from 1 --to 2', '--sweep', ['nonsense', 'kernel9']],
  ['sim', '--port', [...noPort, '0']],
  ['sim', '--http-port', noPort],
  ['sim', '--seed', noWhole],
  ['sim', '--rooms', noWhole],
  ['sim', '--hz', [...noWhole, '0', '100000']],
  ['sim', '--seconds', noSeconds],
  ['sim', '--speed', noAmount],
  ['sim', '--token-file', noFile],
  ['sim', '--tls-ca', noFile],
  ['sim', '--rearm', noAmount],
];

/** Files and names that stand as arguments. */
const lines: readonly (readonly string[])[] = [
  ['nonsense'],
  [long],
  ['demo', `--${long}`],
  ['serve', '--port'],
  ['infer'],
  ['infer', absent],
  ['infer', folder],
  ['te', absent],
  ['field', 'nonsense'],
  ['field', absent],
  ['field', broken],
  ['field', 'memory', '--sweep', 'stimulus'],
  ['field', 'nonsense', '--page'],
  ['explain', 'nonsense'],
  ['explain', long],
  ['bisect', 'nonsense', '--device', 'cpu'],
  ['profile', 'nonsense'],
  ['tune', 'nonsense'],
  ['bench', 'nonsense'],
  ['bench', 'compare', absent, absent],
  ['bench', 'compare', broken, broken],
  ['bench', 'keep', broken, 'name', '--docs', folder],
  ['bench', 'engine', '--resume'],
  ['ros'],
  ['inspect', absent],
  ['inspect', folder],
  ['inspect', series, '--recover', absent],
  ['record', path.join(absent, 'x.mcap')],
  ['record', path.join(under, 'x.mcap')],
  ['record', folder],
  ['record', series],
  ['replay', absent],
  ['recover', absent],
  ['recover', folder],
  ['train'],
  ['train', 'cart-pole', '--dataset', folder],
  ['train', 'cart-pole', '--passes', '2'],
  ['train', 'cart-pole', '--record-robots', '2'],
  ['train', '--dataset', folder, '--record', 'x.mcap'],
  ['train', '--dataset', folder, '--by', 'expert'],
  ['train', '--dataset', folder, '--brains', '2'],
  ['dataset', 'nonsense'],
  ['dataset', 'export', series],
  ['dataset', 'export', absent, '--out', path.join(folder, 'set')],
  ['dataset', 'export', folder, '--out', path.join(folder, 'set')],
  ['dataset', 'export', series, '--out', ''],
  ['dataset', 'inspect', absent],
  ['dataset', 'inspect', series],
  ['set', 'learn', 'nonsense'],
  ['set', 'learn', ''],
];

interface Failed {
  readonly status: number;
  readonly text: string;
}

const patienceMs = 60_000;

/** Runs a command line; where it goes on instead of refusing, says so. */
async function run(line: readonly string[]): Promise<Failed> {
  const program: Command = createCommands('0.0.0');
  stopOnUsageErrors(program);
  const quiet = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it was not refused')), patienceMs);
  });
  try {
    await Promise.race([program.parseAsync(line, { from: 'user' }), late]);
    return { status: Number(process.exitCode ?? 0), text: 'nothing was refused' };
  } catch (error) {
    const output = recordOutput();
    printFailure(error, output);
    return { status: exitStatusOf(error), text: output.notes.join('') };
  } finally {
    clearTimeout(timer);
    quiet.mockRestore();
    process.exitCode = undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  }
}

function faultsOf(line: readonly string[], { status, text }: Failed): string[] {
  const shown = line.map((word) => (word.length > 60 ? `${word.slice(0, 20)}…` : `'${word}'`)).join(' ');
  const faults = [
    ...(status === 2 ? [] : [`status ${status}`]),
    ...(text.trimEnd().includes('\n') ? ['more than one line'] : []),
    ...(text.includes('x'.repeat(81)) ? ['more than 80 characters of a value'] : []),
    ...(/^[A-Z]{4,}: /.test(text) ? ['a bare error of the system'] : []),
  ];
  return faults.map((fault) => `${shown}: ${fault} — ${text.slice(0, 200).trimEnd()}`);
}

const commands = [...new Set(options.map(([command]) => command.split(' ')[0]))];

it.each(commands)(
  '%s refuses bad values of its options with status 2',
  async (name) => {
    const faults: string[] = [];
    for (const [command, option, values] of options) {
      if (command.split(' ')[0] !== name) continue;
      for (const value of values) {
        // With an equals sign, so that a value that begins with a dash is one.
        const given = option.startsWith('--') ? [`${option}=${value}`] : [option, value];
        const line = [...command.split(' '), ...given];
        faults.push(...faultsOf(line, await run(line)));
      }
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

it('command lines that are wrong otherwise end with status 2, too', async () => {
  const faults: string[] = [];
  for (const line of lines) faults.push(...faultsOf(line, await run(line)));
  expect(faults).toEqual([]);
}, 600_000);

it('the table above knows every option that takes a value', () => {
  const free = [
    '--svg',
    '--csv',
    '--graphml',
    '--series',
    '--save',
    '--trace',
    '--ncu',
    '--docs',
    '--command',
    '--output',
    '--recover',
    '--connect',
    '--out',
    '--name',
    '--nats-user',
    '--folder',
  ];
  const known = new Set(options.map(([command, option]) => `${wordsOf(command)} ${option}`));
  const missing: string[] = [];
  const visit = (command: Command, place: string): void => {
    for (const one of command.commands) visit(one, `${place} ${one.name()}`.trim());
    for (const { long: name, short, required, flags } of command.options) {
      const option = name ?? short ?? flags;
      if (!required || free.includes(option) || known.has(`${place} ${option}`)) continue;
      missing.push(`${place} ${option}`);
    }
  };
  visit(createCommands('0.0.0'), '');
  // Any text is a host to try or a robot to ask for.
  expect(missing.filter((one) => !/ --(host|robot)$/.test(one))).toEqual([]);
});

/** The command and its part, without files and other options. */
function wordsOf(command: string): string {
  const [first, second = ''] = command.split(' ');
  const hasParts = ['bench', 'kernels', 'dataset', 'fleet'].includes(first);
  return hasParts || ['te network', 'te live'].includes(`${first} ${second}`) ? `${first} ${second}` : first;
}
