import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClientSession } from './client.js';
import { compareEpochs, type Epoch, EpochFence, putEpoch, readEpoch } from './epoch.js';
import { RobotSession } from './session.js';

const anEpoch = fc.record({
  incarnation: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  revision: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
});

/** A robot and its server on one table; what a server answers is said by the test. */
function pair(fence: EpochFence | undefined, grantsEpochs: boolean) {
  const heard: { values: number[]; epoch: Epoch | undefined }[] = [];
  const counts = { dropped: 0, faults: 0 };
  const hello = {
    robot: 'r1',
    hardware: 'test',
    sensors: [{ name: 's', unit: '', minimum: -1, maximum: 1, safety: 'none' as const }],
    actuators: [{ name: 'm', unit: '', minimum: -1, maximum: 1, safety: 'none' as const }],
  };
  const client: ClientSession = new ClientSession(
    {
      send: (bytes) => session.receive(bytes.slice(), 0),
      accepted: () => undefined,
      motors: (values, _ageMs, _failed, epoch) => void heard.push({ values: [...values], epoch }),
      dropped: () => {
        counts.dropped += 1;
      },
      refused: () => undefined,
      verb: () => ({ accepted: true, armed: false, stopped: false }),
      acknowledged: () => undefined,
      fault: () => {
        counts.faults += 1;
      },
      ended: () => undefined,
    },
    { version: 3, hello, hardwareCode: 2, ...(fence === undefined ? {} : { fence }) },
  );
  const session: RobotSession = new RobotSession(
    {
      send: (bytes) => client.receive(bytes.slice(), 0),
      handshake: () =>
        session.accept({
          gpu: false,
          fieldEdge: 8,
          channels: 64,
          sessionNumber: 1,
          telemetryPort: 0,
          epochs: grantsEpochs,
        }),
      sensory: () => undefined,
      verb: () => ({ accepted: true, armed: false, stopped: false }),
      fault: () => undefined,
      peerError: () => undefined,
      ended: () => undefined,
    },
    { nowMs: 0 },
  );
  client.begin(0);
  return { client, session, heard, counts };
}

describe('epochs', () => {
  it('travel unchanged', () => {
    fc.assert(
      fc.property(anEpoch, (epoch) => {
        const view = new DataView(new ArrayBuffer(20));
        putEpoch(view, 4, epoch);
        expect(readEpoch(view, 4)).toEqual(epoch);
      }),
    );
    expect(readEpoch(new DataView(new Uint8Array(16).fill(255).buffer), 0)).toBeUndefined();
  });

  it('are ordered by incarnation, then by revision; a fence admits what does not fall', () => {
    fc.assert(
      fc.property(fc.array(anEpoch), (epochs) => {
        const fence = new EpochFence();
        const admitted = epochs.filter((epoch) => fence.admit(epoch));
        admitted.forEach(
          (epoch, i) => void (i > 0 && expect(compareEpochs(epoch, admitted[i - 1])).toBeGreaterThanOrEqual(0)),
        );
        const highest = [...epochs].sort(compareEpochs).at(-1);
        if (highest !== undefined) expect(fence.highest).toEqual(highest);
      }),
    );
  });

  it('reach the robot, which drops the answer of an owner that was followed by another', () => {
    const fence = new EpochFence();
    const { client, session, heard, counts } = pair(fence, true);
    expect(client.request([0], 0, 0)).toBe(true);
    session.answer([0.5], { incarnation: 1_763_394_000_000, revision: 7 });
    expect(heard).toEqual([{ values: [0.5], epoch: { incarnation: 1_763_394_000_000, revision: 7 } }]);
    expect(client.request([0], 0, 0)).toBe(true);
    session.answer([1], { incarnation: 1_763_394_000_000, revision: 6 });
    expect(heard).toHaveLength(1);
    expect(counts).toEqual({ dropped: 1, faults: 0 });
    // The request is over, and the next answer of the present owner counts.
    expect(client.request([0], 0, 0)).toBe(true);
    session.answer([0.25], { incarnation: 1_763_394_000_000, revision: 7 });
    expect(heard).toHaveLength(2);
  });

  it('hold over connections of one robot', () => {
    const fence = new EpochFence();
    const first = pair(fence, true);
    first.client.request([0], 0, 0);
    first.session.answer([0.5], { incarnation: 2, revision: 1 });
    const second = pair(fence, true);
    second.client.request([0], 0, 0);
    second.session.answer([0.5], { incarnation: 1, revision: 9 });
    expect(second.heard).toEqual([]);
    expect(second.counts.dropped).toBe(1);
  });

  it.each([
    ['a server without epochs', new EpochFence(), false],
    ['a robot that knows none', undefined, true],
  ])('are left out for %s', (_, fence, grants) => {
    const { client, session, heard } = pair(fence, grants);
    client.request([0], 0, 0);
    session.answer([0.5], { incarnation: 1, revision: 1 });
    expect(heard).toEqual([{ values: [0.5], epoch: undefined }]);
  });
});
