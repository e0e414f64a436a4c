import { describe, expect, it } from 'vitest';
import { acceptance, action, error, handshake, sensory, startServer } from '../../../test/support/robot-session.js';
import { detailCode, frameType, magicBeef, magicRobo, robotKey, wireCode } from './index.js';

const picarx = [1, 24, 4, 1, 0];
const ones = (count: number): number[] => new Array<number>(count).fill(1);

describe('handshake', () => {
  it('is answered in the framing and magic of the caller', () => {
    for (const [framing, magic] of [
      [1, 0],
      [2, magicRobo],
      [2, magicBeef],
    ] as const) {
      const server = startServer();
      server.say(handshake, picarx, framing, magic);
      expect(server.take()).toEqual([{ framing, magic, type: handshake, values: [1, 24, 4, 1, 15] }]);
    }
  });

  it('has a tail for callers of framing 2 that sent more than five values', () => {
    const longer = [...picarx, 320, 240];
    const second = startServer();
    second.say(handshake, longer);
    expect(second.take()[0].values).toEqual([1, 24, 4, 1, 15, 16, 64, 7, 9998]);
    const first = startServer();
    first.say(handshake, longer, 1);
    expect(first.take()[0].values).toEqual([1, 24, 4, 1, 15]);
  });

  it('fills missing entries with the defaults', () => {
    const server = startServer();
    server.say(handshake, []);
    expect(server.requests[0]).toMatchObject({ sensors: 16, motors: 4, hardware: 0, mask: 0 });
    expect(server.take()[0].values).toEqual([1, 16, 4, 1, 15]);
  });

  it('returns the existing reply when repeated, whatever is asked', () => {
    const server = startServer();
    server.say(handshake, picarx);
    server.say(handshake, [1, 3, 2, 2, 0]);
    expect(server.take().map(({ values }) => values)).toEqual([
      [1, 24, 4, 1, 15],
      [1, 24, 4, 1, 15],
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['an unknown pair of hardware and motors', [1, 24, 7, 1, 0], detailCode.unsupportedRobot, 1],
    ['unknown hardware', [1, 24, 4, 3, 0], detailCode.unsupportedRobot, 1],
    ['hardware that is not a number', [1, 24, 4, Number.NaN, 0], detailCode.unsupportedRobot, 1],
    ['no sensors', [1, 0, 4, 1, 0], detailCode.invalidCapabilities, 1],
    ['half a sensor', [1, 0.5, 4, 1, 0], detailCode.invalidCapabilities, 1],
    ['infinitely many sensors', [1, Infinity, 4, 1, 0], detailCode.invalidCapabilities, 1],
    ['no motors', [1, 24, 0, 2, 0], detailCode.invalidCapabilities, 1],
    ['too many motors', [1, 24, 1e6, 2, 0], detailCode.unsupportedRobot, 1],
    ['another version', [9, 24, 4, 1, 0], detailCode.version, 6],
  ])('refuses %s, and the caller may try again', (_, values, detail, category) => {
    const server = startServer();
    server.say(handshake, values);
    expect(server.take()).toEqual([
      { framing: 2, magic: magicRobo, type: handshake, values: [-1, detail, category, 0, 0] },
    ]);
    expect(server.requests).toEqual([]);
    server.say(handshake, picarx);
    expect(server.take()[0].values).toEqual([1, 24, 4, 1, 15]);
  });

  it('says what the motors of a known pair mean', () => {
    const names = (hardware: number, motors: number) => {
      const server = startServer();
      server.say(handshake, [1, 24, motors, hardware, 0]);
      return server.requests[0].actuators.map(({ name }) => name);
    };
    expect(names(1, 4)).toEqual(['forward', 'turn', 'pan', 'tilt']);
    expect(names(1, 5)).toEqual(['left', 'right', 'steering', 'pan', 'tilt']);
    expect(names(1, 6)).toEqual(['thrust', 'turn', 'steering', 'pan', 'audio frequency', 'audio volume']);
    expect(names(2, 3)).toEqual(['motor 0', 'motor 1', 'motor 2']);
  });

  it('may be decided later, and every repetition is answered', () => {
    const server = startServer({ decide: () => undefined });
    server.say(handshake, picarx);
    server.say(handshake, picarx);
    server.say(sensory, ones(24));
    expect(server.take().map(({ values }) => values)).toEqual([[wireCode.noSession, detailCode.noSession]]);
    server.session.accept(acceptance);
    expect(server.take()).toHaveLength(2);
    expect(server.session.state).toBe('ready');
  });

  it('may be refused by the server', () => {
    const server = startServer({ decide: (session) => session.refuse(detailCode.sessionLimit, 'full') });
    server.say(handshake, picarx);
    expect(server.take()[0].values).toEqual([-1, detailCode.sessionLimit, 2, 0, 0]);
    expect(server.session.state).toBe('new');
  });

  it('needs a token where there are some, or permission for old robots', () => {
    const tokens = [{ role: 'drive' as const, secret: new Uint8Array(32) }];
    const closed = startServer({ tokens });
    closed.say(handshake, picarx);
    expect(closed.take()[0].values).toEqual([-1, detailCode.notAuthorised, 1, 0, 0]);
    expect(closed.ended).toBe(true);
    const open = startServer({ tokens, allowLegacy: true });
    open.say(handshake, picarx);
    expect(open.session.state).toBe('ready');
  });

  it('must come in time, and silence ends a session', () => {
    const late = startServer();
    late.session.tick(5000);
    expect(late.ended).toBe(false);
    late.session.tick(5001);
    expect(late.ended).toBe(true);
    const silent = startServer();
    silent.say(handshake, picarx);
    silent.session.tick(60_000);
    expect(silent.ended).toBe(false);
    silent.session.tick(60_001);
    expect(silent.ended).toBe(true);
  });
});

describe('sensory frames', () => {
  function ready() {
    const server = startServer();
    server.say(handshake, [1, 3, 2, 2, 0]);
    server.take();
    return server;
  }

  it('carry S values, or S+1 with the reward', () => {
    const server = ready();
    server.say(sensory, [1, 2, 3]);
    server.session.answer([0.5, -0.5]);
    server.say(sensory, [4, 5, 6, -0.25]);
    server.session.answer([0.25, 1]);
    expect(server.sensory).toEqual([
      { values: [1, 2, 3], reward: undefined },
      { values: [4, 5, 6], reward: -0.25 },
    ]);
    expect(server.take().map(({ type, values }) => [type, ...values])).toEqual([
      [action, 0.5, -0.5],
      [action, 0.25, 1],
    ]);
  });

  it('lose what would poison a field, and it is counted', () => {
    const server = ready();
    server.say(sensory, [Number.NaN, Number.NEGATIVE_INFINITY, 1e30, 7]);
    expect(server.sensory).toEqual([{ values: [0, 0, 10], reward: 1 }]);
    expect(server.session.counters).toMatchObject({ nonFinite: 2, clamped: 2 });
  });

  it.each([
    ['none before the handshake', false, [1, 2, 3], wireCode.noSession, detailCode.noSession],
    ['no values', true, [], wireCode.empty, detailCode.format],
    ['too few values', true, [1, 2], wireCode.size, detailCode.format],
    ['too many values', true, [1, 2, 3, 4, 5], wireCode.size, detailCode.tooLarge],
  ])('are refused: %s', (_, isReady, values, wire, detail) => {
    const server = isReady ? ready() : startServer();
    server.say(sensory, values);
    expect(server.take().map(({ type, values: codes }) => [type, ...codes])).toEqual([[error, wire, detail]]);
    expect(server.sensory).toEqual([]);
    expect(server.ended).toBe(false);
  });

  it('after a failed cycle: zeros, then the error, then work again', () => {
    const server = ready();
    server.say(sensory, [1, 2, 3]);
    expect(server.session.fail('overrun')).toBe(true);
    server.say(sensory, [1, 2, 3]);
    server.say(sensory, [1, 2, 3]);
    server.session.answer([1, 1]);
    expect(server.take().map(({ type, values }) => [type, ...values])).toEqual([
      [action, 0, 0],
      [error, wireCode.processing, detailCode.processingError],
      [action, 1, 1],
    ]);
    expect(server.sensory).toHaveLength(2);
  });

  it.each([
    ['not a number', [Number.NaN, 0]],
    ['infinite', [0, Number.POSITIVE_INFINITY]],
    ['too large for float32', [0, 1e300]],
    ['too few', [1]],
    ['too many', [1, 1, 1]],
  ])('are never answered with motors that are %s', (_, motors) => {
    const server = ready();
    server.say(sensory, [1, 2, 3]);
    server.session.answer(motors);
    expect(server.take().map(({ values }) => values)).toEqual([[0, 0]]);
    server.say(sensory, [1, 2, 3]);
    expect(server.take().map(({ values }) => values)).toEqual([[wireCode.processing, detailCode.processingError]]);
  });

  it('that pile up: the newest waits, those between get an error in their turn', () => {
    const server = ready();
    for (const first of [1, 2, 3, 4]) server.say(sensory, [first, 0, 0]);
    expect(server.take()).toEqual([]);
    server.session.answer([0.5, 0]);
    server.session.answer([0.25, 0]);
    expect(server.session.answer([9, 9])).toBe(false);
    expect(server.take().map(({ type, values }) => [type, ...values])).toEqual([
      [action, 0.5, 0],
      [error, wireCode.processing, detailCode.overload],
      [error, wireCode.processing, detailCode.overload],
      [action, 0.25, 0],
    ]);
    expect(server.sensory.map(({ values }) => values[0])).toEqual([1, 4]);
    expect(server.session.counters.dropped).toBe(2);
  });
});

describe('other frames', () => {
  it('of unknown or unexpected type get error 1 and the connection goes on', () => {
    const server = startServer();
    for (const type of [action, 9, frameType.motion, frameType.observation]) server.say(type, [1]);
    expect(server.take().map(({ type, values }) => [type, ...values])).toEqual([
      [error, 1, 7001],
      [error, 1, 7001],
      [error, 1, 7001],
      [error, 1, 7001],
    ]);
    server.say(handshake, picarx);
    expect(server.session.state).toBe('ready');
  });

  it('that are errors of the peer get no answer', () => {
    const server = startServer();
    server.say(error, [2, 7001]);
    server.say(error, []);
    expect(server.take()).toEqual([]);
    expect(server.peerErrors).toEqual([
      [2, 7001],
      [0, 0],
    ]);
  });

  it('that lose the framing get an error, the connection closes and nothing more is heard', () => {
    const server = startServer();
    server.say(handshake, picarx);
    server.take();
    server.session.receive(new Uint8Array([0xff, 0xff, 0xff, 0xff]), 0);
    expect(server.take().map(({ type, values }) => [type, ...values])).toEqual([[error, 2, 7001]]);
    expect(server.ended).toBe(true);
    server.say(sensory, ones(24));
    expect([server.sensory, server.take()]).toEqual([[], []]);
  });
});

it('knows a robot again by its id, else by address and profile', () => {
  const server = startServer();
  server.say(handshake, picarx);
  const [request] = server.requests;
  expect(robotKey(request, '10.0.0.9')).toBe('address:10.0.0.9/picarx_24s_4m');
  expect(robotKey({ ...request, id: 'rosie' }, '10.0.0.9')).toBe('id:rosie');
});
