/** For tests of robot sessions: a server session whose host keeps everything, and helpers to speak to it. */
import {
  type Acceptance,
  encodeFrame,
  type Fault,
  FrameDecoder,
  frameType,
  type HandshakeRequest,
  magicRobo,
  RobotSession,
  type SessionOptions,
  type Verb,
  widestLimits,
} from '../../src/robot/wire/index.js';

export const acceptance: Acceptance = { gpu: true, fieldEdge: 16, channels: 64, sessionNumber: 7, telemetryPort: 9998 };

export interface Answer {
  readonly framing: number;
  readonly magic: number;
  readonly type: number;
  readonly values: readonly number[];
}

export interface TestServer {
  readonly session: RobotSession;
  readonly answers: Answer[];
  readonly sent: Uint8Array[];
  readonly requests: HandshakeRequest[];
  readonly sensory: { values: number[]; reward: number | undefined; demonstration?: number[]; end?: number }[];
  readonly verbs: { verb: Verb; target: string }[];
  readonly faults: Fault[];
  readonly peerErrors: number[][];
  ended: boolean;
  /** Sends a frame of floats. */
  say(type: number, values: ArrayLike<number>, framing?: 1 | 2, magic?: number): void;
  /** The answers since the last call. */
  take(): Answer[];
}

/** A session that accepts at once (unless told not to) and answers nothing by itself. */
export function startServer(
  options: Partial<SessionOptions> & { decide?: (session: RobotSession) => void } = {},
): TestServer {
  const reader = new FrameDecoder(widestLimits());
  const { decide = (session: RobotSession) => session.accept(acceptance), ...rest } = options;
  const server: TestServer = {
    session: new RobotSession(
      {
        send: (bytes) => {
          server.sent.push(bytes.slice());
          reader.push(bytes, {
            frame: ({ framing, magic, type, floats, count }) =>
              server.answers.push({ framing, magic, type, values: [...floats.subarray(0, count)] }),
            fault: (wrong) => {
              throw new Error(`the session sent nonsense: ${wrong.message}`);
            },
          });
        },
        handshake: (request) => {
          server.requests.push(request);
          decide(server.session);
        },
        sensory: (values, reward, demonstration, end) =>
          server.sensory.push({
            values: [...values],
            reward,
            ...(demonstration && { demonstration: [...demonstration] }),
            ...(end !== 0 && { end }),
          }),
        verb: (verb, target) => {
          server.verbs.push({ verb, target });
          return { accepted: true, armed: verb === 'arm', stopped: verb === 'stop' };
        },
        fault: (wrong) => server.faults.push(wrong),
        peerError: (wire, detail) => server.peerErrors.push([wire, detail]),
        ended: () => {
          server.ended = true;
        },
      },
      { nowMs: 0, ...rest },
    ),
    answers: [],
    sent: [],
    requests: [],
    sensory: [],
    verbs: [],
    faults: [],
    peerErrors: [],
    ended: false,
    say: (type, values, framing = 2, magic = magicRobo) =>
      server.session.receive(encodeFrame(framing, magic, type, values), 0),
    take: () => server.answers.splice(0),
  };
  return server;
}

export const { sensory, action, handshake, error } = frameType;
