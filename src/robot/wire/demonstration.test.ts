import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { observe, startPair, type TestPair, toyHello } from '../../../test/support/robot-pair.js';
import { detailCode, feature, frameType, limitsOfSession, wireCode } from './index.js';

const [S, M] = [toyHello.sensors.length, toyHello.actuators.length];
const secret = new Uint8Array(32).fill(7);
const tokens = [
  { role: 'drive' as const, secret },
  { role: 'view' as const, secret: new Uint8Array(32).fill(9) },
];

function joined(client: Parameters<typeof startPair>[0] = {}, server: Parameters<typeof startPair>[1] = {}): TestPair {
  const pair = startPair({ demonstrations: true, ...client }, server);
  pair.client.begin(0);
  pair.flow();
  return pair;
}

const value = fc.float({ min: -1, max: 1, noNaN: true });
const told = fc.oneof(value, fc.constant(Number.NaN));
const plain = (values: readonly number[]): number[] => values.map((one) => (one === 0 ? 0 : one));

describe('a demonstration', () => {
  it('arrives as it was sent, with its values and its reward, sealed or not', () => {
    const vector = fc.record({
      values: fc.array(value, { minLength: S, maxLength: S }),
      reward: fc.option(value, { nil: undefined }),
      demonstration: fc.option(fc.array(told, { minLength: M, maxLength: M }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.boolean(), fc.array(vector, { minLength: 1, maxLength: 5 }), (isSealed, vectors) => {
        const pair = isSealed ? joined({ token: secret }, { tokens }) : joined();
        for (const { values, reward, demonstration } of vectors) {
          expect(pair.client.request(values, reward, 0, demonstration)).toBe(true);
          pair.flow();
          const isTold = demonstration?.some((one) => !Number.isNaN(one)) === true;
          expect(pair.server.sensory.pop()).toEqual({
            values,
            reward: demonstration === undefined ? reward : (reward ?? 0),
            ...(isTold ? { demonstration: plain(demonstration) } : {}),
          });
          pair.server.session.answer([0, 0]);
          pair.flow();
        }
        expect(pair.motors).toHaveLength(vectors.length);
        expect(pair.server.faults).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('of any other length is refused, and nothing is taken', () => {
    const pair = joined();
    const lengths = [S, S + 1, S + 1 + M];
    for (let count = 0; count < S + M + 8; count += 1) {
      const codes = observe(pair, 10 + count, new Float32Array(count));
      if (lengths.includes(count)) {
        expect(codes).toEqual([]);
        pair.server.session.answer([0, 0]);
        pair.flow();
      } else {
        // Above what a sealed frame may have, the header decides: nothing of it is kept.
        const isOver = count > S + 1 + M + 4;
        const counted = [wireCode.size, isOver ? detailCode.tooLarge : detailCode.format];
        expect(codes).toEqual(count === 0 ? [wireCode.empty, detailCode.format] : counted);
      }
    }
    expect(pair.server.sensory).toHaveLength(3);
    expect(limitsOfSession(S, M)[frameType.observation]).toBe(3 + 4 + S + 1 + M);
    expect(limitsOfSession(S, M)[frameType.sensory]).toBe(S + 1);
  });

  it('cut short anywhere is no demonstration: the stream waits for the rest', () => {
    const pair = joined();
    pair.client.request([1, 2, 3], 0.5, 0, [0.25, Number.NaN]);
    const [bytes] = pair.up.splice(0);
    for (let at = 0; at < bytes.length; at += 1) {
      expect(pair.server.sensory, `${at} bytes`).toEqual([]);
      pair.server.session.receive(bytes.subarray(at, at + 1), 0);
    }
    expect(pair.server.sensory).toEqual([{ values: [1, 2, 3], reward: 0.5, demonstration: [0.25, Number.NaN] }]);
  });

  it('beyond -1 to 1 is refused whole, and the session goes on', () => {
    const wrong = fc.oneof(
      fc.constantFrom(Infinity, -Infinity, Math.fround(1.0000001), -2),
      fc.float({ noNaN: true, noDefaultInfinity: true }).filter((one) => Math.abs(one) > 1),
    );
    fc.assert(
      fc.property(wrong, told, fc.boolean(), (bad, good, isFirst) => {
        const pair = joined();
        const demonstration = isFirst ? [bad, good] : [good, bad];
        expect(observe(pair, 10, [1, 2, 3, 0, ...demonstration])).toEqual([wireCode.protocol, detailCode.format]);
        expect(pair.server.faults[0].message).toMatch(/^demonstration: motor [01] out of range/);
        expect(pair.server.sensory).toEqual([]);
        expect(observe(pair, 11, [1, 2, 3])).toEqual([]);
        expect(pair.server.sensory).toHaveLength(1);
      }),
    );
  });

  it('without having been agreed on is refused by its length, at both ends', () => {
    const pair = joined({ demonstrations: false });
    expect(pair.server.requests[0].demonstrations).toBeUndefined();
    expect(observe(pair, 10, [1, 2, 3, 0, 0.5, 0.5])).toEqual([wireCode.size, detailCode.format]);
    expect(pair.server.sensory).toEqual([]);
    expect(() => pair.client.request([1, 2, 3], 0, 0, [0, 0])).toThrow(/demonstrations: true/);
    expect(() => joined().client.request([1, 2, 3], 0, 0, [0])).toThrow(/got 1, expected 2/);
  });

  it('that comes before the answer it would be about is passed over', () => {
    const pair = joined();
    observe(pair, 10, [1, 2, 3, 0, 0.5, 0.5]);
    observe(pair, 11, [4, 5, 6, 0, -0.5, 0.5]);
    pair.server.session.answer([0, 0]);
    expect(pair.server.sensory).toEqual([
      { values: [1, 2, 3], reward: 0, demonstration: [0.5, 0.5] },
      { values: [4, 5, 6], reward: 0 },
    ]);
  });
});

describe('the right to teach', () => {
  it('is asked for in the hello and granted in the welcome; a robot that does not ask sees no difference', () => {
    const sizes = [true, false].map((demonstrations) => {
      const pair = startPair({ demonstrations });
      pair.client.begin(0);
      pair.server.session.receive(pair.up[0], 0);
      const [welcome] = pair.server.sent;
      pair.flow();
      expect(pair.accepted).toBe(true);
      return [pair.server.requests[0].demonstrations, welcome.length];
    });
    expect(sizes).toEqual([
      [true, 13 + 12 + 8 * 4],
      [undefined, 13 + 12 + 7 * 4],
    ]);
  });

  it('is for those who may drive: a view token lets no robot in, and an operator has nothing to teach', () => {
    const viewer = joined({ token: tokens[1].secret }, { tokens });
    expect([viewer.accepted, viewer.server.faults[0].detail]).toEqual([false, detailCode.notAuthorised]);
    const operator = joined({ operator: true, demonstrations: false });
    expect(operator.accepted).toBe(true);
    expect(observe(operator, 10, [1, 2, 3, 0, 1, 1])).toEqual([wireCode.noSession, detailCode.noSession]);
    expect(joined({ operator: true }).server.requests[0]).not.toHaveProperty('demonstrations');
  });

  it('may be refused with a code of its own, and the connection ends', () => {
    const decide = (session: { refuse(detail: 2006, message: string): void }): void =>
      session.refuse(detailCode.demonstrationsNotTaken, 'brain.demonstrations');
    const pair = joined({}, { decide });
    expect([pair.accepted, pair.ended || pair.server.ended]).toEqual([false, true]);
    expect(pair.refused).toEqual([[wireCode.protocol, detailCode.demonstrationsNotTaken]]);
  });

  it('is missed by the robot where a server of old says nothing of it', () => {
    const pair = startPair({ demonstrations: true });
    pair.client.begin(0);
    // The features of the hello lie behind header and prefix.
    pair.up[0][13 + 12] &= ~feature.demonstrations;
    pair.flow();
    expect([pair.accepted, pair.ended]).toEqual([false, true]);
    expect(pair.faults[0].detail).toBe(detailCode.demonstrationsNotTaken);
  });
});
