/**
 * Everything a server can be told, with its default: one schema for the file, the environment and the flags. A wrong value
 * is refused with its key. The order of precedence is flags, environment (FIELDBRAIN_ROBOTS_PORT for robots.port), file.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DeviceName } from '../device/device.js';
import { deviceNames, isDeviceName, numberedKind } from '../device/kinds.js';
import { describeValue, FieldbrainError } from '../kernel/errors.js';
import { nearestName } from '../kernel/nearest-name.js';

const port = z.number().int().min(0).max(65_535);
const positive = z.number().positive();
const count = z.number().int().positive();
const deviceName = z.custom<DeviceName>(isDeviceName, `expected ${deviceNames}`);

const gpu = z.number().int().min(0).max(9999);
const gpuText = 'expected all, or numbers of GPUs such as 0,2';
const gpus = z.union(
  [
    z.literal('all'),
    z.array(gpu).min(1, gpuText).max(64, gpuText),
    gpu.transform((one) => [one]),
    z
      .string()
      .regex(/^\d{1,4}(,\d{1,4}){0,63}$/)
      .transform((text) => text.split(',').map(Number)),
  ],
  gpuText,
);

export const serverSchema = z.strictObject({
  /** Address of every listener; 127.0.0.1 keeps them on this machine. */
  host: z.string().min(1).default('127.0.0.1'),
  robots: z
    .strictObject({
      port: port.default(9999),
      /** Most connections at once, robots and operators. */
      connections: count.default(256),
      handshakeMs: positive.default(5000),
      idleMs: positive.default(60_000),
      /** Bytes that may wait to be sent to a robot before it counts as dead. */
      sendBytes: count.default(1_000_000),
      /** Frames per second from one robot, above which it is disconnected. */
      framesPerSecond: positive.default(2000),
    })
    .prefault({}),
  monitor: z
    .strictObject({
      port: port.default(9998),
      enabled: z.boolean().default(true),
      /** Most connections at once. */
      connections: count.default(16),
    })
    .prefault({}),
  http: z
    .strictObject({
      port: port.default(8080),
      enabled: z.boolean().default(true),
      /** Host names by which the page may be asked for, besides the address itself and localhost. */
      hosts: z.array(z.string().min(1)).default([]),
      /** Origins whose pages may connect, besides the server's own. */
      origins: z.array(z.string().min(1)).default([]),
      /** Folder of the page; the package's own by default. */
      dashboard: z.string().optional(),
      /** Most viewers at once; four times as many connections. */
      viewers: count.default(64),
    })
    .prefault({}),
  foxglove: z
    .strictObject({
      port: port.default(8765),
      enabled: z.boolean().default(true),
      /** Most viewers at once; four times as many connections. */
      viewers: count.default(32),
    })
    .prefault({}),
  access: z
    .strictObject({
      /** Lines of `role token`, or one token alone for admin. */
      tokenFile: z.string().optional(),
      /** Lets everybody in on an address that others can reach. */
      insecure: z.boolean().default(false),
      /** Robots of versions 1 and 2 from these addresses need no token. */
      allowLegacy: z.array(z.string()).default([]),
      /** Time for the first valid word of a connection to the monitor, the page or Foxglove. */
      handshakeMs: positive.default(5000),
      tlsCert: z.string().optional(),
      tlsKey: z.string().optional(),
    })
    .prefault({}),
  brain: z
    .strictObject({
      device: deviceName.optional(),
      executor: z.string().optional(),
      size: z
        .union([z.literal(4), z.literal(8), z.literal(16), z.literal(32), z.literal(64), z.literal(128)])
        .optional(),
      threads: count.optional(),
      /** Each thread of a brain on a core of its own, where these are as many and at most four. */
      pinThreads: z.boolean().default(false),
      /** Threads that robots wait for go before other programs, where cores are few and the system allows it. */
      highPriority: z.boolean().default(true),
      seed: z
        .number()
        .int()
        .min(0)
        .max(2 ** 32 - 1)
        .default(1),
      bankRows: z.number().int().min(16).max(1_000_000).default(2000),
      /** Whether candidate patterns are rolled out; by default so, but not in brains that learn by reward, which have no planner. */
      planner: z.boolean().optional(),
      /** Bank and library for each brain of a batch instead of one for all. */
      perBrainStores: z.boolean().default(false),
      /** Brains whose motors can be, or were, taught: what a student has learned loads into no others. */
      demonstrations: z.boolean().default(false),
      learn: z.boolean().default(true),
      /** `reward`: the motors learn from reward alone, in episodes that robots report (docs/learning.md). Needs batch 1. */
      learning: z.enum(['reward']).optional(),
      /** With `learning`: whether the field rests at an end, or goes on. */
      episode: z.enum(['rest', 'continue']).optional(),
      precision: z.enum(['f32', 'f16', 'bf16']).default('f32'),
      budgetMs: positive.optional(),
      /** On CUDA: a twin of each batch runs between its cycles, so that the GPU does not fall asleep; costs its memory. */
      keepWarm: z.boolean().default(false),
    })
    .prefault({}),
  /** GPUs over which batches of brains are spread, a process for each: `all`, or numbers such as `0,2`. */
  gpus: gpus.optional(),
  /** Slots: the most robots of one kind. */
  brains: count.max(4096).default(8),
  /** Slots that share one batch: 1 keeps brains apart (processors), 8 suits a GPU. */
  batch: count.max(4096).default(1),
  /** Brains that are made before the server is ready. */
  ready: z.number().int().min(0).default(1),
  /** Time for brains to be saved at the end; one that is not saved by then is named and lost. */
  closeMs: positive.max(600_000).default(4000),
  /** Kinds of robots: each (hardware, sensors, motors) has a process for its brains. */
  kinds: z
    .strictObject({
      /** Most kinds at once; robots of further ones are refused. */
      most: count.max(1024).default(8),
      /** Seconds without a robot after which a kind ends. */
      idleS: positive.default(600),
    })
    .prefault({}),
  /** The kind of robot for which brains are made at the start. */
  expect: z
    .strictObject({ hardware: z.enum(['picarx', 'generic']), sensors: count, motors: count })
    .default({ hardware: 'picarx', sensors: 24, motors: 4 }),
  cycle: z
    .strictObject({
      /** Frames of a batch are gathered while they keep coming, for at most so long. */
      stragglerMs: z.number().min(0).max(1).default(1),
      /** A cycle that takes longer is answered with zeros. */
      lateMs: positive.default(200),
      /** A brain that does not come back for this long is started again. */
      hangMs: positive.default(1000),
      /** What robots of version 3 receive when their brain is lost. */
      onLoss: z.enum(['zeros', 'disarm', 'stop']).default('disarm'),
    })
    .prefault({}),
  checkpoints: z
    .strictObject({
      folder: z.string().optional(),
      everyCycles: count.default(1000),
      everyS: positive.default(300),
      generations: count.default(10),
      /** Seconds between snapshots for a restart after a loss; 0 takes none. */
      recoveryS: z.number().min(0).default(10),
    })
    .prefault({}),
  /** UDP streams of the original system as extra sensors, by port; 0 leaves one out. */
  sideStreams: z
    .strictObject({ vision: port.default(0), ultrasonic: port.default(0), battery: port.default(0) })
    .prefault({}),
  record: z.string().optional(),
  logLevel: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type ServerConfig = z.output<typeof serverSchema>;
/** What may be given: everything is optional. */
export type ServerSettings = z.input<typeof serverSchema>;

/** For `checkpoints`: none is written by itself while the server runs. */
export const onlyWhenAsked = { everyCycles: 1e9, everyS: 1e9 } as const;

export interface ConfigSources {
  /** A JSON file. */
  readonly file?: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Flags as paths: `robots.port` → '9999'. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Receives what was ignored, once. */
  readonly warn?: (text: string) => void;
}

/** Reads file, environment and flags into one checked configuration. */
export function readConfig({ file, environment: all = {}, flags = {}, warn }: ConfigSources): ServerConfig {
  const given = file === undefined ? {} : readFile(file);
  const known = environmentKeys();
  const environment = withoutServiceLinks(all, warn);
  refuseMisspelt(environment, known);
  for (const [key, name] of known) {
    const text = environment[name];
    if (text !== undefined) put(given, key, plainValue(text));
  }
  for (const [key, value] of Object.entries(flags))
    if (value !== undefined) put(given, key, typeof value === 'string' ? plainValue(value) : value);
  return checkConfig(given as ServerSettings, file ?? 'configuration');
}

/** Checks settings; the error names the first wrong key. */
export function checkConfig(settings: ServerSettings, place = 'configuration'): ServerConfig {
  const parsed = serverSchema.safeParse(settings);
  if (parsed.success) return checkGpus(checkLearning(parsed.data, place), place);
  const lines = parsed.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
    const key = [...issue.path.map(String), ...(unknown === '' ? [] : [unknown])].join('.');
    return { key, text: unknown === '' ? issue.message : 'no such key' };
  });
  const [{ key, text }] = lines;
  throw new FieldbrainError('usage', `${place}: ${key}: ${text}. See docs/deploy.md#configuration.`, {
    key,
    issues: lines,
  });
}

/** What does not go together with learning by reward is refused before a brain is made. */
function checkLearning(config: ServerConfig, place: string): ServerConfig {
  const { learning, episode, planner } = config.brain;
  const refuse = (key: string, got: unknown, expected: string): never => {
    const text = `${place}: ${key}: not with this brain.learning (got ${describeValue(got)}, expected ${expected}). See docs/deploy.md#configuration.`;
    throw new FieldbrainError('usage', text, { key });
  };
  if (learning === undefined && episode !== undefined) refuse('brain.episode', episode, 'none');
  if (learning !== undefined && planner === true) refuse('brain.planner', planner, 'false');
  // A brain that is stepped for another robot's frame would take that cycle for one of its own.
  if (learning !== undefined && config.batch !== 1) refuse('batch', config.batch, '1');
  return config;
}

/** Brains that are spread over GPUs are on no other device. */
function checkGpus(config: ServerConfig, place: string): ServerConfig {
  const { device } = config.brain;
  if (config.gpus === undefined || device === undefined || device === numberedKind) return config;
  const text = `${place}: gpus: not with this brain.device (got ${describeValue(device)}, expected cuda, or none). Leave one of them out.`;
  throw new FieldbrainError('usage', text, { key: 'gpus' });
}

/** Every leaf of the schema with the name of its variable: robots.port, FIELDBRAIN_ROBOTS_PORT. */
export function environmentKeys(): [key: string, variable: string][] {
  const defaults = serverSchema.parse({});
  const optional = [
    'http.dashboard',
    'access.tokenFile',
    'access.tlsCert',
    'access.tlsKey',
    'brain.device',
    'brain.executor',
    'brain.size',
    'brain.threads',
    'brain.budgetMs',
    'brain.planner',
    'brain.learning',
    'brain.episode',
    'checkpoints.folder',
    'gpus',
    'record',
  ];
  const keys = new Set([...leavesOf(defaults, ''), ...optional]);
  return [...keys].map((key) => [key, variableOf(key)]);
}

const prefix = 'FIELDBRAIN_';
/** Variables that are no settings of a server. */
const otherVariables = [
  'FIELDBRAIN_TUNE',
  'FIELDBRAIN_CACHE',
  'FIELDBRAIN_CI',
  'FIELDBRAIN_NATS_SERVER',
  'FIELDBRAIN_NATS_PASSWORD',
];

/** FIELDBRAIN_PORT=tcp://10.0.0.1:80: what Kubernetes tells every container of a service that is called fieldbrain. */
function withoutServiceLinks(
  environment: Readonly<Record<string, string | undefined>>,
  warn: ConfigSources['warn'],
): Readonly<Record<string, string | undefined>> {
  const isLink = (name: string, value = ''): boolean =>
    /^FIELDBRAIN_(\w+_)?PORT(_\d+_(TCP|UDP|SCTP))?$/.test(name) && /^(tcp|udp|sctp):\/\/\S+:\d+$/.test(value);
  const links = Object.entries(environment).filter(([name, value]) => isLink(name, value));
  if (links.length === 0) return environment;
  const names = new Set(links.map(([name]) => name));
  warn?.(
    `${[...names].join(', ')}: ignored, as Kubernetes sets ${names.size === 1 ? 'it' : 'them'} (got ${describeValue(links[0][1])}, expected a setting). Set enableServiceLinks: false in the pod.`,
  );
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.has(name)));
}

/** A variable that is almost one of ours was meant to be it; what is far from all of them belongs to somebody else. */
function refuseMisspelt(environment: Readonly<Record<string, string | undefined>>, known: [string, string][]): void {
  const names = [...known.map(([, variable]) => variable), ...otherVariables].map((name) => name.slice(prefix.length));
  for (const variable of Object.keys(environment)) {
    const name = variable.slice(prefix.length);
    if (!variable.startsWith(prefix) || names.includes(name)) continue;
    const near = nearestName(name, names);
    if (near === undefined) continue;
    const text = `${describeValue(variable)}: no such variable (got ${describeValue(environment[variable])}, expected a setting). Did you mean ${prefix}${near}?`;
    throw new FieldbrainError('usage', text, { variable });
  }
}

function variableOf(key: string): string {
  const words = key.replaceAll('.', '_').replace(/([a-z])([A-Z])/g, '$1_$2');
  return `FIELDBRAIN_${words.toUpperCase()}`;
}

function leavesOf(value: object, prefix: string): string[] {
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? leavesOf(one, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}

function readFile(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new FieldbrainError('usage', `${file}: cannot be read (${(error as Error).message}). Check its name.`);
  }
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
  } catch (error) {
    throw new FieldbrainError('usage', `${file}: not JSON (${(error as Error).message}). Correct it.`);
  }
  throw new FieldbrainError(
    'usage',
    `${file}: not an object (expected { "host": … }). See docs/deploy.md#configuration.`,
  );
}

/** Numbers, booleans and lists as text; anything else stays text. */
function plainValue(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true';
  if (trimmed !== '' && Number.isFinite(Number(trimmed))) return Number(trimmed);
  if (trimmed.startsWith('[')) {
    try {
      return JSON.parse(trimmed) as unknown;
    } catch {
      return text;
    }
  }
  return text;
}

function put(target: Record<string, unknown>, key: string, value: unknown): void {
  const names = key.split('.');
  const last = names.pop() as string;
  let at = target;
  for (const name of names) {
    const inner = at[name];
    at[name] = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? { ...inner } : {};
    at = at[name] as Record<string, unknown>;
  }
  at[last] = value;
}
