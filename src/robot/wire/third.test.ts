import { describe, expect, it } from 'vitest';
import { startPair, type TestPair, toyHello } from '../../../test/support/robot-pair.js';
import { detailCode, encodeFrame, frameType, magicRobo } from './index.js';

const secret = new Uint8Array(32).fill(7);
const driver = { role: 'drive' as const, secret };
const viewer = { role: 'view' as const, secret: new Uint8Array(32).fill(9) };

function sealed(client: Parameters<typeof startPair>[0] = {}, server: Parameters<typeof startPair>[1] = {}): TestPair {
  const pair = startPair({ token: secret, ...client }, { tokens: [viewer, driver], ...server });
  pair.client.begin(0);
  pair.flow();
  return pair;
}

const details = (pair: TestPair): number[] => pair.server.faults.map(({ detail }) => detail);

describe('getting in', () => {
  it('takes a proof of the token, which never travels', () => {
    const pair = startPair({ token: secret }, { tokens: [viewer, driver] });
    pair.client.begin(0);
    const travelled: Uint8Array[] = [];
    while (pair.up.length > 0 || pair.server.sent.length > 0) {
      travelled.push(...pair.up, ...pair.server.sent);
      const [up, down] = [pair.up.splice(0), pair.server.sent.splice(0)];
      for (const bytes of up) pair.server.session.receive(bytes, 0);
      for (const bytes of down) pair.client.receive(bytes, 0);
    }
    expect(pair.accepted).toBe(true);
    expect(pair.server.requests[0]).toMatchObject({ version: 3, id: 'toy-1', hardwareName: 'toy', role: 'drive' });
    expect(pair.server.requests[0].sensorDictionary).toEqual(toyHello.sensors);
    expect(Buffer.concat(travelled).includes(Buffer.from(secret))).toBe(false);
  });

  it('needs the right token', () => {
    const wrong = sealed({ token: new Uint8Array(32) });
    expect([wrong.accepted, wrong.server.ended, details(wrong)]).toEqual([false, true, [detailCode.notAuthorised]]);
    const none = startPair({}, { tokens: [driver] });
    none.client.begin(0);
    none.flow();
    expect([none.accepted, none.ended]).toEqual([false, true]);
  });

  it('with the view role is for operators only', () => {
    const robot = sealed({ token: viewer.secret });
    expect([robot.accepted, details(robot)]).toEqual([false, [detailCode.notAuthorised]]);
    const hello = { ...toyHello, sensors: [], actuators: [] };
    expect(sealed({ token: viewer.secret, operator: true, hello }).accepted).toBe(true);
  });

  it('is refused by a client whose server proves nothing', () => {
    const pair = startPair({ token: secret });
    pair.client.begin(0);
    pair.flow();
    expect([pair.accepted, pair.ended]).toEqual([false, true]);
  });

  it('fails when the hello was changed on the way', () => {
    const pair = startPair({ token: secret }, { tokens: [driver] });
    pair.client.begin(0);
    const text = Buffer.from(pair.up[0]);
    text.write('toy-2', text.indexOf('toy-1'));
    pair.up[0] = Uint8Array.from(text);
    pair.flow();
    expect([pair.accepted, pair.server.ended]).toEqual([false, true]);
  });

  it('is refused in its own version, by the number of the hello, and may be tried again', () => {
    const pair = startPair();
    pair.client.begin(0);
    const text = Buffer.from(pair.up[0]);
    text.writeUInt32LE(5, 13);
    text.write('to/-1', text.indexOf('toy-1'));
    pair.server.session.receive(Uint8Array.from(text), 0);
    const [answer] = pair.server.sent.map((bytes) => Buffer.from(bytes));
    expect([answer[8], answer.readUInt32LE(13)]).toEqual([frameType.fault, 1]);
    // The number that it answers, the wire code and the detail code.
    expect([25, 29, 33].map((at) => answer.readUInt32LE(at))).toEqual([5, 2, detailCode.invalidCapabilities]);
    expect(pair.server.ended).toBe(false);
    pair.flow();
    expect([pair.accepted, pair.refused]).toEqual([true, [[2, detailCode.invalidCapabilities]]]);
  });

  it.each([
    ['a text that is not JSON', (text: string) => text.replace('{"', '["')],
    ['a sensor twice', (text: string) => text.replace('"name":"b"', '"name":"a"')],
    ['an empty range', (text: string) => text.replace('"maximum":1', '"maximum":0')],
    ['an unknown safety role', (text: string) => text.replace('"none"', '"some"')],
    ['a robot id with a slash', (text: string) => text.replace('toy-1', 'to/-1')],
  ])('is refused for %s, with a message', (_, change) => {
    const pair = startPair();
    pair.client.begin(0);
    pair.up[0] = Uint8Array.from(Buffer.from(change(Buffer.from(pair.up[0]).toString('latin1')), 'latin1'));
    pair.flow();
    expect(details(pair)).toEqual([detailCode.invalidCapabilities]);
    expect(pair.server.faults[0].message).toMatch(/^hello: /);
  });

  it('happens once a connection, and old types have no place in it', () => {
    const pair = startPair();
    pair.client.begin(0);
    const hello = pair.up[0];
    pair.flow();
    pair.server.session.receive(hello, 0);
    pair.server.say(frameType.sensory, [1, 2, 3]);
    pair.server.say(frameType.handshake, [1, 3, 2, 2, 0]);
    expect(details(pair)).toEqual([detailCode.duplicateSession, detailCode.format, detailCode.format]);
  });

  it('on an encrypted link needs no seals after the proof', () => {
    const pair = sealed({ encrypted: true }, { encrypted: true });
    expect(pair.accepted).toBe(true);
    pair.client.request([1, 2, 3], undefined, 0);
    expect(pair.up[0].length).toBe(13 + 12 + 12);
  });
});

describe('a sealed session', () => {
  it('refuses any changed bit of a frame', () => {
    for (let bit = 8 * 13; bit < 8 * (13 + 12 + 12 + 16); bit += 7) {
      const pair = sealed();
      pair.client.request([1, 2, 3], undefined, 0);
      pair.up[0][bit >> 3] ^= 1 << (bit & 7);
      pair.flow();
      expect(pair.server.sensory, `bit ${bit}`).toEqual([]);
      expect(pair.server.ended).toBe(true);
    }
  });

  it('refuses a frame that was sent before, and goes on', () => {
    const pair = sealed();
    pair.client.request([1, 2, 3], undefined, 0);
    const [first] = pair.up;
    pair.flow();
    pair.server.session.answer([0, 0]);
    pair.flow();
    pair.server.session.receive(first, 1);
    expect(details(pair)).toEqual([detailCode.replayed]);
    expect(pair.server.sensory).toHaveLength(1);
    expect(pair.client.request([1, 2, 3], undefined, 2)).toBe(true);
    pair.flow();
    expect(pair.server.sensory).toHaveLength(2);
  });

  it('refuses frames of an earlier session', () => {
    const before = sealed();
    before.client.sendVerb('arm', 1);
    const [old] = before.up;
    const pair = sealed();
    pair.server.session.receive(old, 1);
    expect([pair.server.verbs, pair.server.ended]).toEqual([[], true]);
  });

  it('refuses its own frames sent back', () => {
    const pair = sealed();
    pair.server.session.sendVerb('arm', 1);
    pair.server.session.receive(pair.server.sent[0], 1);
    expect([pair.server.verbs, pair.server.ended]).toEqual([[], true]);
  });

  it('refuses values and commands that are too old, but never a stop', () => {
    const pair = sealed();
    pair.client.request([1, 2, 3], undefined, 10);
    pair.client.sendVerb('arm', 11);
    pair.client.sendVerb('stop', 12);
    pair.nowMs = 300;
    pair.flow();
    expect(details(pair)).toEqual([detailCode.stale, detailCode.stale]);
    expect(pair.server.verbs).toEqual([{ verb: 'stop', target: '' }]);
    expect(pair.refused).toEqual([
      [2, detailCode.stale],
      [2, detailCode.stale],
    ]);
  });

  it('judges ages without a common clock', () => {
    const pair = startPair();
    pair.client.begin(5_000_000);
    pair.flow();
    pair.client.request([1, 2, 3], undefined, 5_000_100);
    pair.nowMs = 120;
    pair.flow();
    expect(pair.server.sensory).toHaveLength(1);
  });
});

describe('verbs', () => {
  it('travel both ways and are acknowledged', () => {
    const pair = sealed();
    pair.client.sendVerb('stop', 0, 'toy-9');
    pair.flow();
    expect(pair.server.verbs).toEqual([{ verb: 'stop', target: 'toy-9' }]);
    expect(pair.acknowledged).toEqual([{ verb: 'stop', outcome: { accepted: true, armed: false, stopped: true } }]);
    pair.server.session.sendVerb('arm', 0);
    pair.flow();
    expect(pair.verbs).toEqual(['arm']);
  });

  it('that let a robot move need the drive role; stopping does not', () => {
    const hello = { ...toyHello, sensors: [], actuators: [] };
    const pair = sealed({ token: viewer.secret, operator: true, hello });
    for (const verb of ['arm', 'clear', 'stop', 'disarm'] as const) pair.client.sendVerb(verb, 0);
    pair.flow();
    expect(pair.server.verbs.map(({ verb }) => verb)).toEqual(['stop', 'disarm']);
    expect(details(pair)).toEqual([detailCode.notAuthorised, detailCode.notAuthorised]);
    expect(pair.server.ended).toBe(false);
  });

  it('that are malformed get an error', () => {
    const pair = startPair();
    pair.client.begin(0);
    pair.flow();
    const word = (value: number): number => new Float32Array(new Uint32Array([value]).buffer)[0];
    pair.server.session.receive(
      encodeFrame(2, magicRobo, frameType.verb, [word(1), word(0), word(0), word(9), word(0)]),
      0,
    );
    expect(details(pair)).toEqual([detailCode.format]);
  });
});
