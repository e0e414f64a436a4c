import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batteryActivation, readAudio, readScalar, readVision, writeScalar, writeVision } from './side-stream.js';

it('reads the packets of the original', () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0xff);
  const packet = Uint8Array.of(0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 3, 0xff, 0xd8, 0xff);
  expect(readVision(packet)).toEqual({ frame: 258, chunk: 0, chunks: 1, picture });
  expect(readScalar(Uint8Array.of(0x3f, 0x80, 0, 0))).toBe(1);
  expect([...(readAudio(Uint8Array.of(0, 0, 0, 1, 0, 0, 0x80, 0x3f)) ?? [])]).toEqual([1]);
  expect([5, 6, 7.2, 8.4, 9].map(batteryActivation)).toEqual([0, 0, expect.closeTo(0.5, 9), expect.closeTo(1, 9), 1]);
});

it('reads back what it writes, and refuses everything else', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.uint8Array({ maxLength: 50 }),
      fc.float({ noNaN: true, noDefaultInfinity: true }),
      (frame, picture, value) => {
        const packet = { frame, chunk: 0, chunks: 1, picture };
        expect(readVision(writeVision(packet))).toEqual(packet);
        expect(readVision(writeVision(packet).subarray(0, 11))).toBeUndefined();
        expect(readScalar(writeScalar(value))).toBe(Math.fround(value));
      },
    ),
  );
  for (const bad of [Number.NaN, Infinity]) expect(readScalar(writeScalar(bad))).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      for (const value of [readVision(bytes), readAudio(bytes)])
        if (value !== undefined) expect(bytes.length).toBeGreaterThanOrEqual(4);
    }),
  );
});
