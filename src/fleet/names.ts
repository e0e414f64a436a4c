/** Names on NATS: subjects, buckets, and the tokens by which robots and workers stand in them. */
import { FieldbrainError } from '../kernel/errors.js';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Any text as a token of a subject or a key: base32 in small letters. */
export function tokenOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let [token, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) token += letters[(value >> (bits - 5)) & 31];
  }
  return bits === 0 ? token : token + letters[(value << (5 - bits)) & 31];
}

/** The text of a token; undefined where it is none of ours. */
export function textOfToken(token: string): string | undefined {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const letter of token) {
    const five = letters.indexOf(letter);
    if (five < 0) return undefined;
    value = ((value << 5) | five) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  const text = new TextDecoder().decode(new Uint8Array(bytes));
  return tokenOf(text) === token ? text : undefined;
}

/** Refuses names that are no token of a subject. */
export function checkName(place: string, name: string): string {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return name;
  throw new FieldbrainError(
    'usage',
    `${place}: not a name (got ${JSON.stringify(name.slice(0, 80))}, expected 1 to 64 letters, digits, dashes or underscores). Give another.`,
    { name },
  );
}

/** Everything that a fleet is called on NATS. */
export interface FleetNames {
  readonly fleet: string;
  sense(robot: string): string;
  act(robot: string): string;
  tell(robot: string): string;
  /** Whether a robot is still connected, by its gateway. */
  presence(robot: string): string;
  beat(worker: string): string;
  ask(worker: string): string;
  drain(worker: string): string;
  /** A worker is asked to open a brain that will be given to it. */
  prepare(worker: string): string;
  /** What a worker is told of a robot's brain so that it has a copy: its checkpoint, and its steps. */
  base(worker: string, robot: string): string;
  steps(worker: string, robot: string): string;
  /** What gateways say of themselves. */
  gateway(gateway: string): string;
  readonly stop: string;
  readonly owners: string;
  readonly manifests: string;
  readonly stops: string;
  readonly brains: string;
}

/** The names of a fleet; `*` as a robot or worker means all. */
export function namesOfFleet(fleet: string): FleetNames {
  checkName('fleet', fleet);
  const robot = (kind: string) => (name: string) => `fb.${fleet}.${kind}.${name === '*' ? name : tokenOf(name)}`;
  const node = (kind: string) => (name: string) => `fb.${fleet}.${kind}.${name === '*' ? name : checkName(kind, name)}`;
  return {
    fleet,
    sense: robot('sense'),
    act: robot('act'),
    tell: robot('tell'),
    presence: robot('presence'),
    beat: node('beat'),
    ask: node('ask'),
    drain: node('drain'),
    prepare: node('prepare'),
    base: (worker, name) => `${node('base')(worker)}.${name === '*' ? name : tokenOf(name)}`,
    steps: (worker, name) => `${node('steps')(worker)}.${name === '*' ? name : tokenOf(name)}`,
    gateway: node('gateway'),
    stop: `fb.${fleet}.stop`,
    owners: `fb-${fleet}-owners`,
    manifests: `fb-${fleet}-manifests`,
    stops: `fb-${fleet}-stops`,
    brains: `fb-${fleet}-brains`,
  };
}
