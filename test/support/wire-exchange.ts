/**
 * The worked exchange of docs/protocol.md, made by the sessions themselves with fixed times and nonces. Lines that begin
 * with `>` go from the robot to the brain, those with `<` come back.
 */
import { startPair } from './robot-pair.js';

export const exampleToken = Uint8Array.from({ length: 32 }, (_, i) => i);

/** One sensor, one motor; the token is the bytes 0 to 31, nonces are bytes of 0xaa (robot) and 0xbb (brain). */
export function thirdExchange(): string[] {
  const channel = { name: 'a', unit: '', minimum: 0, maximum: 1 };
  const pair = startPair(
    {
      token: exampleToken,
      hello: {
        robot: 'r1',
        hardware: 'toy',
        sensors: [{ ...channel, safety: 'none' }],
        actuators: [{ ...channel, safety: 'wheel' }],
      },
      makeNonce: () => new Uint8Array(16).fill(0xaa),
    },
    { tokens: [{ role: 'drive', secret: exampleToken }], makeNonce: () => new Uint8Array(16).fill(0xbb) },
  );
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
