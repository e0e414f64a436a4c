/** For tests: a client and a server session joined by two queues of bytes, with a clock that the test turns. */
import {
  type ClientHost,
  type ClientOptions,
  ClientSession,
  type Fault,
  FrameWriter,
  frameType,
  type Hello,
  magicRobo,
  type SessionOptions,
  type Verb,
  type VerbOutcome,
} from '../../src/robot/wire/index.js';
import { startServer, type TestServer } from './robot-session.js';

export const toyHello: Hello = {
  robot: 'toy-1',
  hardware: 'toy',
  sensors: ['a', 'b', 'c'].map((name) => ({ name, unit: 'm', minimum: 0, maximum: 1, safety: 'none' as const })),
  actuators: ['x', 'y'].map((name) => ({ name, unit: '', minimum: -1, maximum: 1, safety: 'wheel' as const })),
};

export interface TestPair {
  readonly client: ClientSession;
  readonly server: TestServer;
  readonly motors: { values: number[]; ageMs: number; failed: boolean }[];
  readonly refused: number[][];
  readonly verbs: Verb[];
  readonly acknowledged: { verb: Verb; outcome: VerbOutcome }[];
  readonly faults: Fault[];
  readonly dropped: number[];
  /** Bytes on their way to the server. */
  readonly up: Uint8Array[];
  accepted: boolean;
  ended: boolean;
  nowMs: number;
  /** Lets all bytes arrive. */
  flow(): void;
}

export function startPair(
  client: Partial<ClientOptions> = {},
  server: Parameters<typeof startServer>[0] & Partial<SessionOptions> = {},
): TestPair {
  const host: ClientHost = {
    send: (bytes) => pair.up.push(bytes.slice()),
    accepted: () => {
      pair.accepted = true;
    },
    motors: (values, ageMs, failed) => pair.motors.push({ values: [...values], ageMs, failed }),
    dropped: (ageMs) => pair.dropped.push(ageMs),
    refused: (wire, detail) => pair.refused.push([wire, detail]),
    verb: (verb) => {
      pair.verbs.push(verb);
      return { accepted: true, armed: verb === 'arm', stopped: false };
    },
    acknowledged: (verb, outcome) => pair.acknowledged.push({ verb, outcome }),
    fault: (wrong) => pair.faults.push(wrong),
    ended: () => {
      pair.ended = true;
    },
  };
  const pair: TestPair = {
    client: new ClientSession(host, { version: 3, hello: toyHello, hardwareCode: 2, ...client }),
    server: startServer(server),
    motors: [],
    refused: [],
    verbs: [],
    acknowledged: [],
    faults: [],
    dropped: [],
    up: [],
    accepted: false,
    ended: false,
    nowMs: 0,
    flow: () => {
      while (pair.up.length > 0 || pair.server.sent.length > 0) {
        for (const bytes of pair.up.splice(0)) pair.server.session.receive(bytes, pair.nowMs);
        for (const bytes of pair.server.sent.splice(0)) pair.client.receive(bytes, pair.nowMs);
      }
    },
  };
  return pair;
}

/** An observation with whatever values, as no client of ours would send it. */
export function observe(pair: TestPair, sequence: number, values: ArrayLike<number>): number[] {
  const writer = new FrameWriter();
  writer.begin(2, magicRobo, frameType.observation);
  writer.word(sequence);
  writer.time(0);
  writer.floats(values);
  pair.server.session.receive(writer.finish(), 0);
  pair.flow();
  return pair.refused.splice(0).flat();
}
