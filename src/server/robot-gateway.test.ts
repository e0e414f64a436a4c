import { expect, it } from 'vitest';
import type { HandshakeRequest, RobotSession } from '../robot/index.js';
import { RobotGateway } from './robot-gateway.js';
import type { AdmittedRobot, BrainSide } from './robot-host.js';
import { StopLatch } from './stop-latch.js';

const acceptance = { gpu: false, fieldEdge: 0, channels: 64, sessionNumber: 1, telemetryPort: 0 };
const request = { operator: false } as HandshakeRequest;

/** A connection that writes down what it hears. */
function peer(heard: string[], name: string): RobotSession {
  const say =
    (what: string) =>
    (...details: unknown[]): boolean => {
      heard.push(`${name} ${what} ${typeof details[0] === 'string' ? details[0] : ''}`.trim());
      return true;
    };
  const one = { state: 'ready', isPending: true, accept: say('accept'), fail: say('fail'), sendVerb: say('verb') };
  return { ...one, end: say('end'), refuse: (_: number, why: string) => say('refuse')(why) } as unknown as RobotSession;
}

function startGateway(hasAll: boolean, name: 'server' | 'gateway' = 'server') {
  const heard: string[] = [];
  const robotSlots: AdmittedRobot[] = [];
  const stops = new StopLatch(undefined, () => undefined);
  let admitted = Promise.resolve();
  const brains: BrainSide<AdmittedRobot> = {
    robotSlots,
    hasAll,
    acceptance: () => acceptance,
    admit: async (session, _request, robot) => {
      const one = { robot, stopName: robot.slice(0, 1), session };
      robotSlots.push(one);
      await admitted;
      return one;
    },
    sensory: () => undefined,
    leave: () => undefined,
    changed: ({ robot }) => heard.push(`changed ${robot}`),
  };
  const gateway = new RobotGateway({ name, brains, stops, event: () => undefined });
  return {
    ...{ heard, stops, gateway, robotSlots },
    come: (robot: string) => gateway.admit(peer(heard, robot), request, robot),
    /** Robots that come wait until the function that it gives is called. */
    delay: (): (() => void) => {
      let go = (): void => undefined;
      admitted = new Promise((resolve) => {
        go = resolve;
      });
      return go;
    },
    take: (): string[] => heard.splice(0),
  };
}

it('lets operators in without a brain, and nobody while it closes', async () => {
  const { gateway, heard, come, take } = startGateway(true);
  const operator = { operator: true } as HandshakeRequest;
  expect(await gateway.admit(peer(heard, 'operator'), operator, '')).toBeUndefined();
  expect(await come('a1')).toMatchObject({ robot: 'a1' });
  expect(take()).toEqual(['operator accept']);
  gateway.close();
  expect(take()).toEqual(['a1 verb disarm', 'a1 fail the server is closing', 'a1 end']);
  expect(await come('b1')).toBeUndefined();
  expect(take()).toEqual(['b1 refuse server: it is closing. Try again later.']);
  const fleet = startGateway(false, 'gateway');
  fleet.gateway.close();
  await fleet.come('a1');
  expect(fleet.take()).toEqual(['a1 refuse gateway: it is closing. Connect to another.']);
});

it('tells a stop to the robots before it is kept, and to those that come later', async () => {
  const { gateway, stops, come, delay, take } = startGateway(true);
  await come('a1');
  await come('b1');
  const go = delay();
  const coming = come('a2');
  // Both of a share a stop, as robots of one address do. One of them is still being let in.
  const stop = stops.stop.bind(stops);
  stops.stop = (robot) => {
    expect(take()).toEqual(['a1 verb stop', 'a2 verb stop']);
    stop(robot);
  };
  gateway.stop('a1', 'test');
  expect(take()).toEqual(['changed a1', 'changed a2']);
  go();
  await coming;
  expect(take()).toEqual(['a2 verb stop']);
  await come('b2');
  expect(take()).toEqual([]);
  expect(gateway.isStoppedByName('a2')).toBe(true);
  expect(gateway.counters.stops).toBe(1);
  expect(gateway.verb(undefined, 'clear', 'a1', 'test')).toEqual({ accepted: true, armed: false, stopped: false });
  expect(take()).toEqual(['a1 verb clear', 'changed a1', 'a2 verb clear', 'changed a2']);
});

it('keeps robots stopped while all are, and passes other verbs on to the one that is meant', async () => {
  const { gateway, robotSlots, come, take } = startGateway(true);
  await come('a1');
  await come('b1');
  gateway.stop(undefined, 'test');
  take();
  expect(gateway.verb(robotSlots[0], 'clear', '', 'a1').stopped).toBe(true);
  expect(take()).toEqual(['changed a1']);
  expect(gateway.verb(undefined, 'arm', 'b1', 'test')).toEqual({ accepted: true, armed: true, stopped: true });
  expect(take()).toEqual(['b1 verb arm']);
});

it('takes stops of robots that it does not know where others may, and tells each change once', async () => {
  const alone = startGateway(true);
  expect(alone.gateway.verb(undefined, 'stop', 'z', 'test').accepted).toBe(false);
  const { gateway, stops, come, take } = startGateway(false, 'gateway');
  expect(gateway.verb(undefined, 'stop', 'z', 'test')).toMatchObject({ accepted: true, stopped: true });
  expect(gateway.verb(undefined, 'arm', 'z', 'test').accepted).toBe(false);
  await come('a1');
  // Given at another gateway.
  stops.stop('a');
  gateway.stopsChanged('a');
  gateway.stopsChanged('a');
  expect(take()).toEqual(['a1 verb stop', 'changed a1', 'changed a1']);
  stops.clear(undefined);
  gateway.stopsChanged(undefined);
  expect(take()).toEqual(['a1 verb clear', 'changed a1']);
});
