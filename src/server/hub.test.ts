import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFieldFrame, encodeFieldFrame } from './field-frame.js';
import { Hub } from './hub.js';
import { Ring } from './ring.js';
import type { EventMessage, FieldMessage } from './telemetry.js';

const event = (timeMs: number): EventMessage => ({ type: 'event', timeMs, level: 'info', code: 'test', text: '' });

describe('a ring', () => {
  it('keeps the newest in order and counts what it dropped, for any mix of puts and takes', () => {
    const capacities = fc.integer({ min: 1, max: 8 });
    const steps = fc.array(fc.boolean(), { maxLength: 100 });
    fc.assert(
      fc.property(capacities, steps, (capacity, puts) => {
        const ring = new Ring<number>(capacity);
        const model: number[] = [];
        let dropped = 0;
        puts.forEach((put, item) => {
          if (!put) {
            expect(ring.take()).toBe(model.shift());
            return;
          }
          ring.put(item);
          model.push(item);
          if (model.length > capacity) {
            model.shift();
            dropped += 1;
          }
        });
        expect([ring.size, ring.dropped]).toEqual([model.length, dropped]);
      }),
    );
  });
});

describe('the hub', () => {
  it('gives every subscriber everything, in order', () => {
    const hub = new Hub();
    const [one, other] = [hub.subscribe(), hub.subscribe()];
    hub.publish(event(1));
    hub.publish(event(2));
    for (const viewer of [one, other])
      expect([viewer.take(), viewer.take(), viewer.take()]).toEqual([event(1), event(2), undefined]);
  });

  it('drops the oldest of a slow subscriber only', () => {
    const hub = new Hub();
    const slow = hub.subscribe({ capacity: 2 });
    const roomy = hub.subscribe();
    for (let i = 0; i < 5; i += 1) hub.publish(event(i));
    expect([slow.dropped, roomy.dropped, hub.dropped]).toEqual([3, 0, 3]);
    expect([slow.take(), slow.take()]).toEqual([event(3), event(4)]);
    slow.close();
    expect([hub.dropped, hub.viewers]).toEqual([3, 1]);
  });

  it('wakes a subscriber once for what it has not taken yet', () => {
    const hub = new Hub();
    let woken = 0;
    const viewer = hub.subscribe({ wake: () => (woken += 1) });
    hub.publish(event(1));
    hub.publish(event(2));
    expect(woken).toBe(1);
    viewer.take();
    viewer.take();
    hub.publish(event(3));
    expect(woken).toBe(2);
  });

  it('sends fields only to those who want them, and says whether anybody does', () => {
    const hub = new Hub();
    const plain = hub.subscribe();
    expect(hub.wants('field')).toBe(false);
    const picky = hub.subscribe({
      types: ['field'],
      accepts: (message) => message.type === 'field' && message.robot === 'a',
    });
    hub.publish(field('a', new Uint8Array(8)));
    hub.publish(field('b', new Uint8Array(8)));
    expect([plain.waiting, picky.waiting, hub.wants('field')]).toEqual([0, 1, true]);
  });

  it('wants nothing for the sake of somebody who is away, and still keeps for them what is said to others', () => {
    const hub = new Hub();
    let isAway = false;
    const viewer = hub.subscribe({ isAway: () => isAway });
    expect(hub.wants('cycle')).toBe(true);
    isAway = true;
    expect(hub.wants('cycle')).toBe(false);
    hub.subscribe();
    expect(hub.wants('cycle')).toBe(true);
    hub.publish(event(1));
    expect(viewer.waiting).toBe(1);
  });
});

function field(robot: string, data: Uint8Array | Float32Array): FieldMessage {
  return {
    type: 'field',
    robot,
    cycle: 7,
    timeMs: 1,
    group: 'content',
    edge: 2,
    fieldEdge: 8,
    minimum: 0,
    maximum: 1,
    data,
  };
}

describe('a field frame', () => {
  it.each([Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 255]), Float32Array.from([0, 1, -2, 3.5, 4, 5, 6, 7])])(
    'comes back as it was',
    (data) => {
      for (const robot of ['a', 'ab', 'abc', 'ürs']) {
        const message = field(robot, data);
        expect(decodeFieldFrame(encodeFieldFrame(message))).toEqual(message);
      }
    },
  );

  it('is refused where it is cut or something else', () => {
    const frame = encodeFieldFrame(field('a', new Uint8Array(8)));
    for (let length = 0; length < frame.length; length += 1)
      expect(decodeFieldFrame(frame.subarray(0, length))).toBeUndefined();
    expect(decodeFieldFrame(new Uint8Array(64))).toBeUndefined();
  });
});
