import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzFrames } from '../../../test/support/frame-fuzz.js';
import { bytesOf, cut, decodeAll, hexOf, join, seenOf } from '../../../test/support/frames.js';
import {
  detailCode,
  encodeFrame,
  type Frame,
  FrameDecoder,
  FrameWriter,
  frameType,
  limitsBeforeHandshake,
  limitsOfSession,
  magicBeef,
  magicRobo,
  wireCode,
} from './index.js';

const reference = '524f424f 00000019 02 00000005 0000803f 00004041 0000c040 0000803f 00007041';

describe('the bytes of the tables', () => {
  it('writes and reads framing 1', () => {
    const bytes = bytesOf('0000000D 00 00000002 0000803F 000000BF');
    expect(hexOf(encodeFrame(1, 0, frameType.sensory, [1, -0.5]))).toBe(hexOf(bytes));
    expect(decodeAll([bytes]).seen).toEqual([{ framing: 1, magic: 0, type: 0, payload: '0000803f000000bf' }]);
  });

  it('writes and reads framing 2, with either magic', () => {
    expect(hexOf(encodeFrame(2, magicRobo, frameType.handshake, [1, 12, 6, 1, 15]))).toBe(hexOf(bytesOf(reference)));
    const other = bytesOf(reference.replace('524f424f', 'deadbeef'));
    expect(decodeAll([bytesOf(reference), other]).seen.map(({ magic }) => magic)).toEqual([magicRobo, magicBeef]);
  });

  it('reads an empty frame of nine bytes', () => {
    expect(decodeAll([bytesOf('00000005 00 00000000')]).seen).toEqual([{ framing: 1, magic: 0, type: 0, payload: '' }]);
  });

  it('gives the numbers of the payload', () => {
    const numbers: number[][] = [];
    const sink = { frame: ({ floats, count }: Frame) => numbers.push([...floats.subarray(0, count)]), fault: () => 0 };
    new FrameDecoder(limitsOfSession(24)).push(bytesOf(reference), sink);
    expect(numbers).toEqual([[1, 12, 6, 1, 15]]);
  });
});

describe('a stream', () => {
  const frames = fc.array(
    fc.record({
      magic: fc.constantFrom(magicRobo, magicBeef),
      type: fc.constantFrom(0, 1, 2, 255),
      values: fc.array(fc.float({ noNaN: true }), { maxLength: 16 }),
    }),
    { maxLength: 12 },
  );

  it('is read back as it was written, however it is cut', () => {
    fc.assert(
      fc.property(fc.constantFrom(1 as const, 2 as const), frames, fc.array(fc.nat(40)), (framing, list, sizes) => {
        const encoded = list.map(({ magic, type, values }) => encodeFrame(framing, magic, type, values));
        const { seen, faults, decoder } = decodeAll(cut(join(encoded), sizes));
        expect(faults).toEqual([]);
        expect(decoder.bufferedBytes).toBe(0);
        expect(seen).toEqual(
          list.map(({ magic, type, values }) => {
            const payload = hexOf(new Uint8Array(Float32Array.from(values).buffer));
            return { framing, magic: framing === 1 ? 0 : magic, type, payload };
          }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same frames and faults for every cut of the same bytes', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 30 }),
        fc.constant(bytesOf(reference)),
        fc.constant(bytesOf('524f424f00000006')),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(pieces, fc.array(fc.nat(9)), (parts, sizes) => {
        const whole = decodeAll([join(parts)]);
        const chopped = decodeAll(cut(join(parts), sizes));
        expect([chopped.seen, chopped.faults]).toEqual([whole.seen, whole.faults]);
      }),
      { numRuns: 300 },
    );
  });

  it('goes on after frames that are framed but wrong', () => {
    const good = encodeFrame(2, magicRobo, frameType.sensory, [1]);
    const disagree = bytesOf('524f424f 0000000d 00 00000005 00000000 00000000');
    const unknown = encodeFrame(2, magicRobo, 9, [1, 2]);
    const tooMany = encodeFrame(2, magicRobo, frameType.sensory, new Float32Array(30));
    const { seen, faults } = decodeAll([join([disagree, good, unknown, good, tooMany, good])], limitsOfSession(24));
    expect(seen).toHaveLength(3);
    expect(faults.map(({ wire, detail, closes }) => [wire, detail, closes])).toEqual([
      [wireCode.protocol, detailCode.format, false],
      [wireCode.unknownType, detailCode.format, false],
      [wireCode.size, detailCode.tooLarge, false],
    ]);
  });

  it.each([
    ['a first word that is neither magic nor length', '00001006 00'],
    ['a length below five', '00000004 00'],
    ['a length below five in framing 2', '524f424f 00000004 00'],
    ['a length above the original longest message', '524f424f 02faf081 00'],
    ['framing 1 after framing 2', `${reference} 00000005 00 00000000`],
  ])('ends at %s', (_, text) => {
    const { faults, decoder } = decodeAll([bytesOf(text), bytesOf(reference), bytesOf(reference)]);
    expect(faults.map(({ closes }) => closes)).toEqual([true]);
    expect(decoder.isDead).toBe(true);
  });

  it('knows version 3 types in framing 2 only', () => {
    const { faults } = decodeAll([encodeFrame(1, 0, frameType.hello, [1])]);
    expect(faults.map(({ wire }) => wire)).toEqual([wireCode.unknownType]);
  });
});

describe('memory', () => {
  it('keeps nothing of a frame that is too large, and little of one that only claims to be large', () => {
    const decoder = new FrameDecoder(limitsBeforeHandshake());
    const sink = { frame: () => undefined, fault: () => undefined };
    decoder.push(encodeFrame(2, magicRobo, frameType.sensory, new Float32Array(100_000)), sink);
    expect(decoder.capacityBytes).toBe(256);
    // A hello of 64 KiB is allowed, but memory comes with the bytes, not with the claim.
    decoder.push(encodeFrame(2, magicRobo, frameType.hello, new Float32Array(16_384)).subarray(0, 300), sink);
    expect(decoder.capacityBytes).toBe(512);
  });

  it('writes frames of one length into the same bytes', () => {
    const writer = new FrameWriter();
    const write = (value: number): Uint8Array => {
      writer.begin(2, magicRobo, frameType.action);
      writer.floats([value, value]);
      return writer.finish();
    };
    const first = write(1);
    expect(write(2)).toBe(first);
    expect(decodeAll([first]).seen[0].payload).toBe('0000004000000040');
    writer.begin(2, magicRobo, frameType.action);
    writer.floats(new Float32Array(1000));
    const seen: unknown[] = [];
    const decoder = new FrameDecoder(limitsOfSession(1));
    decoder.limits[frameType.action] = 1000;
    decoder.push(writer.finish(), { frame: (frame) => seen.push(seenOf(frame)), fault: () => undefined });
    expect(seen).toHaveLength(1);
  });
});

it('takes 50,000 random and mutated frames without a throw, a large buffer or a hang', () => {
  const report = fuzzFrames(50_000, 1);
  expect(report.frames).toBe(50_000);
  // The generator must reach all outcomes, or the test would show nothing.
  for (const outcome of ['parsed', 'faults', 'closed', 'sessionAnswers'] as const)
    expect(report[outcome], outcome).toBeGreaterThan(2000);
});
