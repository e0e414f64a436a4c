import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAct, decodeSense, encodeAct, encodeSense } from './frames.js';
import { namesOfFleet, textOfToken, tokenOf } from './names.js';

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const floats = (max: number) => fc.float32Array({ noNaN: true, maxLength: max });
const head = fc.record({
  epoch: fc.record({ incarnation: fc.maxSafeNat(), revision: fc.maxSafeNat() }),
  session: word,
  sequence: word,
});

/** As the client gives payloads: a Buffer that begins at any byte of a larger one. */
function within(bytes: Uint8Array, at: number): Buffer {
  const all = Buffer.alloc(bytes.length + 8, 255);
  all.set(bytes, at);
  return all.subarray(at, at + bytes.length);
}

describe('frames', () => {
  it('come out as they went in, wherever they begin', () => {
    fc.assert(
      fc.property(
        head,
        floats(40),
        fc.option(fc.float({ noNaN: true }), { nil: undefined }),
        fc.option(floats(8), { nil: undefined }),
        fc.integer({ min: 0, max: 3 }),
        fc.nat(7),
        (one, values, reward, demonstration, end, at) => {
          const frame = { ...one, values, reward, demonstration, end };
          expect(decodeSense(within(encodeSense(frame), at))).toEqual(frame);
        },
      ),
    );
    fc.assert(
      fc.property(head, floats(16), fc.boolean(), word, fc.nat(7), (one, motors, failed, life, at) => {
        const frame = { ...one, motors, failed, life };
        expect(decodeAct(within(encodeAct(frame), at))).toEqual(frame);
      }),
    );
  });

  it('that are cut, padded or random are refused or read, never thrown over', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
        for (const frame of [decodeSense(bytes), decodeAct(bytes)])
          if (frame !== undefined) expect(bytes.length).toBeGreaterThanOrEqual(36);
      }),
    );
    const whole = encodeAct({
      epoch: { incarnation: 1, revision: 2 },
      session: 3,
      sequence: 4,
      motors: new Float32Array(4),
      failed: false,
      life: 5,
    });
    expect(decodeAct(whole)).toBeDefined();
    expect(decodeAct(whole.subarray(0, whole.length - 4))).toBeUndefined();
    expect(decodeAct(whole.subarray(0, 20))).toBeUndefined();
  });
});

describe('names', () => {
  it('turn any robot into one token and back', () => {
    expect(tokenOf('foobar')).toBe('mzxw6ytboi');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const token = tokenOf(text);
        expect(token).toMatch(/^[a-z2-7]*$/);
        expect(textOfToken(token)).toBe(text);
      }),
    );
    expect(textOfToken('A!')).toBeUndefined();
  });
  it('refuse a fleet that would be another subject', () => {
    expect(() => namesOfFleet('a.b')).toThrow(/not a name/);
    expect(namesOfFleet('yard').sense('car.1')).toBe('fb.yard.sense.mnqxelrr');
  });
});
