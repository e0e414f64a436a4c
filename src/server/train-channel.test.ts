import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { TrainNews } from '../worlds/watch.js';
import { reportsKept, TrainChannel } from './train-channel.js';

/** A page that keeps what it was sent. */
function page(): { readonly response: ServerResponse; news(): TrainNews[] } {
  const stream = new PassThrough({ highWaterMark: 1e9 });
  const response = Object.assign(stream, { writeHead: () => response }) as unknown as ServerResponse;
  const news = (): TrainNews[] =>
    String(stream.read() ?? '')
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as TrainNews);
  return { response, news };
}

const progress = (steps: number, episodes: number): TrainNews => ({
  ...{ kind: 'progress', steps, seconds: 1, episodes, meanReturn: episodes === 0 ? null : steps },
});

it('tells a page that comes late what it missed, in bounds, and nothing of the curve is lost', () => {
  const channel = new TrainChannel();
  expect(channel.isSeen()).toBe(false);
  for (let steps = 1; steps <= 5 * reportsKept; steps += 1) channel.tell(progress(steps, steps % 2));
  channel.tell({ kind: 'frames', frames: [[1]] });
  channel.tell({ kind: 'frames', frames: [[2]] });
  const late = page();
  expect(channel.attach(late.response)).toBe(true);
  expect(channel.isSeen()).toBe(true);
  const told = late.news();
  expect(told.length).toBeLessThanOrEqual(reportsKept + 1);
  const reports = told.filter((one) => one.kind === 'progress');
  expect(reports.reduce((sum, { episodes }) => sum + episodes, 0)).toBe(2.5 * reportsKept);
  const sum = reports.reduce((total, { episodes, meanReturn }) => total + episodes * (meanReturn ?? 0), 0);
  expect(sum / (2.5 * reportsKept)).toBeCloseTo(2.5 * reportsKept, 3);
  expect(told[told.length - 1]).toEqual({ kind: 'frames', frames: [[2]] });
  channel.tell({ kind: 'evaluate' });
  expect(late.news()).toEqual([{ kind: 'evaluate' }]);
  late.response.emit('close');
  expect(channel.isSeen()).toBe(false);
});

it('takes a few pages and refuses more', () => {
  const channel = new TrainChannel();
  const taken = Array.from({ length: 12 }, () => channel.attach(page().response));
  expect(taken.filter(Boolean)).toHaveLength(8);
});
