import { expect, it } from 'vitest';
import { plainLine, plainLog } from './log-lines.js';

it('shows an event as one plain line, with its robot once', () => {
  const notes: string[] = [];
  const log = plainLog({ note: (text) => void notes.push(text) }, 'info');
  log.debug('not shown');
  log.warn({ code: 'cycle-late', robot: 'sim-1-0' }, 'cycle of more than 200 ms');
  log.info({ code: 'robot-gone', robot: 'sim-1-0' }, 'sim-1-0 has gone');
  log.error({ code: 'brain-lost' }, 'brains are lost');
  expect(notes.map((line) => line.replace(/^\d\d:\d\d:\d\d/, 'T'))).toEqual([
    'T warning sim-1-0: cycle of more than 200 ms\n',
    'T info sim-1-0 has gone\n',
    'T error brains are lost\n',
  ]);
});

it('keeps a level that it has no name for', () => {
  expect(plainLine('{"level":35,"time":0,"msg":"x"}')).toMatch(/^\d\d:\d\d:\d\d 35 x$/);
});
