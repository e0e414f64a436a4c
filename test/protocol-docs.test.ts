/** The worked bytes of docs/protocol.md, replayed: what the robot says there is answered by what the brain says there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bytesOf } from './support/frames.js';
import { startServer } from './support/robot-session.js';
import { demonstrationExchange, episodeExchange, thirdExchange } from './support/wire-exchange.js';

const text = readFileSync(path.resolve(import.meta.dirname, '../docs/protocol.md'), 'utf8');

/** The lines of a block, each with its continuation lines joined and its blanks removed: direction and bytes. */
function exchange(version: number | 'demonstrations' | 'episodes'): string[] {
  const [, block] = new RegExp(`^\`\`\`wire ${version}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text) ?? [];
  expect(block, `wire ${version}`).toBeDefined();
  return block
    .split(/^(?=[<>] )/m)
    .map((line) => line.slice(0, 2) + line.slice(2).replaceAll(/\s/g, ''))
    .filter((line) => line.trim() !== '');
}

it.each([1, 2])('version %i is answered as the document says', (version) => {
  const lines = exchange(version);
  expect(lines.length).toBeGreaterThan(3);
  const server = startServer();
  const said: string[] = [];
  for (const line of lines.filter((one) => one.startsWith('> '))) {
    said.push(line);
    server.session.receive(bytesOf(line.slice(2)), 0);
    if (server.session.isPending) server.session.answer([0.25]);
    for (const bytes of server.sent.splice(0)) said.push(`< ${Buffer.from(bytes).toString('hex')}`);
  }
  expect(said).toEqual(lines);
});

it('version 3 is what both ends say, seals included', () => {
  expect(exchange(3)).toEqual(thirdExchange());
  expect(thirdExchange()).toHaveLength(8);
});

it('a robot that teaches says what the document says, and is answered so', () => {
  expect(exchange('demonstrations')).toEqual(demonstrationExchange());
  expect(demonstrationExchange()).toHaveLength(6);
});

it('a robot that lives in episodes says what the document says, and is answered so', () => {
  expect(exchange('episodes')).toEqual(episodeExchange());
  expect(episodeExchange()).toHaveLength(6);
});
