/**
 * The worked exchange of docs/protocol.md, made by the sessions themselves with fixed times and nonces. Lines that begin
 * with `>` go from the robot to the brain, those with `<` come back.
 */
import type { Hello } from '../../src/robot/wire/index.js';
import { startPair } from './robot-pair.js';

export const exampleToken = Uint8Array.from({ length: 32 }, (_, i) => i);

const channel = { name: 'a', unit: '', minimum: 0, maximum: 1 };
const hello: Hello = {
  robot: 'r1',
  hardware: 'toy',
  sensors: [{ ...channel, safety: 'none' }],
  actuators: [{ ...channel, safety: 'wheel' }],
};
const nonceOf = (byte: number) => () => new Uint8Array(16).fill(byte);

/** One sensor, one motor; the token is the bytes 0 to 31, nonces are bytes of 0xaa (robot) and 0xbb (brain). */
export function thirdExchange(): string[] {
  const { pair, lines, pump } = listen(
    { token: exampleToken, hello, makeNonce: nonceOf(0xaa) },
    { tokens: [{ role: 'drive', secret: exampleToken }], makeNonce: nonceOf(0xbb) },
  );
  pair.client.begin(1);
  pump();
  pair.client.request([0.5], 0.25, 1);
  pump();
  pair.server.session.answer([1]);
  pump();
  pair.client.sendVerb('stop', 1);
  pump();
  return lines;
}

/** The same robot without a token, which teaches: its second observation says what the first motion should have been. */
export function demonstrationExchange(): string[] {
  const { pair, lines, pump } = listen({ hello, demonstrations: true, makeNonce: nonceOf(0xaa) }, {});
  pair.client.begin(1);
  pump();
  for (const demonstration of [undefined, [-0.5]]) {
    pair.client.request([0.5], 0.25, 1, demonstration);
    pump();
    pair.server.session.answer([1]);
    pump();
  }
  return lines;
}

/** The same robot, which lives in episodes: its second observation is the last of one, with a reward of -10. */
export function episodeExchange(): string[] {
  const { pair, lines, pump } = listen({ hello, episodes: true, makeNonce: nonceOf(0xaa) }, {});
  pair.client.begin(1);
  pump();
  for (const terminated of [false, true]) {
    pair.client.request([0.5], terminated ? -10 : 0, 1, undefined, { terminated });
    pump();
    pair.server.session.answer([1]);
    pump();
  }
  return lines;
}

/** A pair of sessions, and what passes between them in both directions. */
function listen(...options: Parameters<typeof startPair>) {
  const pair = startPair(...options);
  const lines: string[] = [];
  const pump = (): void => {
    while (pair.up.length > 0 || pair.server.sent.length > 0) {
      for (const bytes of pair.up.splice(0)) {
        lines.push(`> ${Buffer.from(bytes).toString('hex')}`);
        pair.server.session.receive(bytes, 1);
      }
      for (const bytes of pair.server.sent.splice(0)) {
        lines.push(`< ${Buffer.from(bytes).toString('hex')}`);
        pair.client.receive(bytes, 1);
      }
    }
  };
  return { pair, lines, pump };
}
