/**
 * Random and mutated frames against a decoder and a server session. Everything must parse or end in a typed fault: nothing
 * is thrown, no buffer grows above the cap, and every byte is consumed in one pass. The caller says how many frames.
 */
import {
  encodeFrame,
  FrameDecoder,
  FrameWriter,
  frameType,
  limitsOfSession,
  magicBeef,
  magicRobo,
  RobotSession,
  writeHello,
} from '../../src/robot/wire/index.js';

/** A small generator of our own, so that a failing run can be repeated by its seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

export interface FuzzReport {
  frames: number;
  parsed: number;
  faults: number;
  closed: number;
  largestBuffer: number;
  sessionAnswers: number;
}

const sensors = 24;
/** The largest payload that the session's limits allow is a hello. */
const cap = 4 * 16_384;

export function fuzzFrames(frames: number, seed: number): FuzzReport {
  const next = generator(seed);
  const below = (bound: number): number => next() % bound;
  const report: FuzzReport = { frames: 0, parsed: 0, faults: 0, closed: 0, largestBuffer: 0, sessionAnswers: 0 };
  const writer = new FrameWriter();
  const types = [...Object.values(frameType), 77];
  const nonce = new Uint8Array(16);

  const makeFrame = (): Uint8Array => {
    const kind = below(8);
    if (kind === 0) return Uint8Array.from({ length: below(64) }, () => below(256));
    if (kind === 1) {
      const channel = { name: `c${below(3)}`, unit: 'm', minimum: 0, maximum: below(3), safety: 'none' as const };
      const hello = { robot: 'fuzz', hardware: 'toy', sensors: [channel], actuators: [channel] };
      return writeHello(writer, below(9), below(1e6), below(8), nonce, hello as never).slice();
    }
    const count = [0, 1, 5, 24, 25, below(70)][below(6)];
    const values = Float32Array.from({ length: count }, () => (below(9) === 0 ? Number.NaN : below(40) - 3));
    const framing = below(3) === 0 ? 1 : 2;
    return encodeFrame(framing, below(9) === 0 ? magicBeef : magicRobo, types[below(types.length)], values);
  };

  const mutate = (bytes: Uint8Array): Uint8Array => {
    const kind = below(6);
    if (bytes.length === 0 || kind > 3) return bytes;
    if (kind === 0) return bytes.subarray(0, below(bytes.length + 1));
    const changed = bytes.slice();
    const changes = 1 + below(kind === 1 ? 1 : 4);
    for (let i = 0; i < changes; i += 1) {
      // Headers are short and decide the most, so half of the changes fall there.
      const at = below(2) === 0 ? below(Math.min(13, changed.length)) : below(changed.length);
      changed[at] = kind === 2 ? below(256) : changed[at] ^ (1 << below(8));
    }
    return changed;
  };

  let decoder = new FrameDecoder(limitsOfSession(sensors, 4));
  const sink = {
    frame: () => {
      report.parsed += 1;
    },
    fault: () => {
      report.faults += 1;
    },
  };
  const startSession = (): RobotSession => {
    const session: RobotSession = new RobotSession(
      {
        send: () => {
          report.sessionAnswers += 1;
        },
        handshake: () =>
          session.accept({ gpu: false, fieldEdge: 8, channels: 16, sessionNumber: 1, telemetryPort: 9998 }),
        sensory: () => {
          if (below(3) > 0) session.answer(new Float32Array(session.request?.motors ?? 0));
        },
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        fault: () => undefined,
        peerError: () => undefined,
        ended: () => undefined,
      },
      { nowMs: 0, tokens: below(2) === 0 ? [] : [{ role: 'drive', secret: nonce }] },
    );
    return session;
  };
  let session = startSession();

  while (report.frames < frames) {
    const bytes = mutate(makeFrame());
    report.frames += 1;
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + below(40);
      decoder.push(bytes.subarray(at, at + size), sink);
      session.receive(bytes.subarray(at, at + size), report.frames);
      at += size;
    }
    report.largestBuffer = Math.max(report.largestBuffer, decoder.capacityBytes);
    if (report.largestBuffer > cap) throw new Error(`the decoder holds ${report.largestBuffer} bytes, above ${cap}`);
    // A stream that waits for a long skip would test nothing more.
    if (decoder.isDead || below(12) === 0) {
      report.closed += decoder.isDead ? 1 : 0;
      decoder = new FrameDecoder(limitsOfSession(sensors, 4));
    }
    if (session.state === 'ended' || below(20) === 0) session = startSession();
  }
  return report;
}
