import { describe, expect, it } from 'vitest';
import { startPair } from '../../../test/support/robot-pair.js';

describe.each([1, 2, 3] as const)('a client of version %i', (version) => {
  function ready() {
    const pair = startPair({ version });
    pair.client.begin(0);
    pair.flow();
    return pair;
  }

  it('is let in and gets motors for its sensors', () => {
    const pair = ready();
    expect(pair.accepted).toBe(true);
    expect(pair.server.requests[0]).toMatchObject({ version, sensors: 3, motors: 2 });
    expect(pair.client.request([1, 2, 3], 0.5, 10)).toBe(true);
    pair.flow();
    expect(pair.server.sensory).toEqual([{ values: [1, 2, 3], reward: 0.5 }]);
    pair.server.session.answer([0.5, -1]);
    pair.nowMs = 30;
    pair.flow();
    expect(pair.motors).toEqual([{ values: [0.5, -1], ageMs: 20, failed: false }]);
  });

  it('has one request in flight', () => {
    const pair = ready();
    expect(pair.client.request([1, 2, 3], undefined, 0)).toBe(true);
    expect(pair.client.request([1, 2, 3], undefined, 50)).toBe(false);
    expect(pair.client.waitingMs(70)).toBe(70);
    pair.flow();
    pair.server.session.answer([0, 0]);
    pair.flow();
    expect(pair.client.request([1, 2, 3], undefined, 50)).toBe(true);
  });

  it('drops an answer later than 250 ms, and the next request is answered by its own', () => {
    const pair = ready();
    pair.client.request([1, 2, 3], undefined, 0);
    pair.flow();
    pair.server.session.answer([1, 1]);
    pair.nowMs = 250.5;
    pair.flow();
    expect([pair.motors, pair.dropped]).toEqual([[], [250.5]]);
    pair.nowMs = 300;
    expect(pair.client.request([4, 5, 6], undefined, 300)).toBe(true);
    pair.flow();
    pair.server.session.answer([0.5, 0.5]);
    pair.flow();
    expect(pair.motors).toEqual([{ values: [0.5, 0.5], ageMs: 0, failed: false }]);
  });

  it('drops answers that nobody asked for', () => {
    const pair = ready();
    pair.client.request([1, 2, 3], undefined, 0);
    pair.flow();
    pair.server.session.answer([1, 1]);
    const [answer] = pair.server.sent;
    pair.flow();
    pair.client.receive(answer, 1);
    expect(pair.motors).toHaveLength(1);
    if (version === 3) expect(pair.faults.map(({ detail }) => detail)).toEqual([7004]);
    else expect(pair.dropped).toHaveLength(1);
  });

  it('hears of a failed cycle', () => {
    const pair = ready();
    pair.client.request([1, 2, 3], undefined, 0);
    pair.flow();
    pair.server.session.fail('overrun');
    pair.flow();
    expect(pair.motors).toEqual([{ values: [0, 0], ageMs: 0, failed: version === 3 }]);
    pair.client.request([1, 2, 3], undefined, 1);
    pair.flow();
    expect(pair.refused).toEqual([[5, 4002]]);
    expect(pair.client.isBusy).toBe(false);
  });

  it('ends when the server sends nonsense', () => {
    const pair = ready();
    pair.client.receive(new Uint8Array([255, 255, 255, 255, 255]), 0);
    expect(pair.ended).toBe(true);
    expect(pair.client.request([1, 2, 3], undefined, 0)).toBe(false);
  });
});

it('stamps its frames with real time where its own is that of a simulation', () => {
  let realMs = 7;
  const pair = startPair({ stampNow: () => realMs });
  const stampMs = (bytes: Uint8Array): number =>
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(13 + 4, true) / 1000;
  pair.client.begin(1000);
  expect(stampMs(pair.up[0])).toBe(7);
  pair.flow();
  realMs = 9;
  pair.client.request([1, 2, 3], 0, 1000);
  expect(stampMs(pair.up[0])).toBe(9);
  pair.flow();
  // The robot's time stands still while it waits: no answer is late.
  pair.server.session.answer([0, 0]);
  pair.flow();
  realMs = 900;
  pair.client.sendVerb('stop', 1000);
  expect(stampMs(pair.up[0])).toBe(900);
  expect(pair.motors).toHaveLength(1);
});
