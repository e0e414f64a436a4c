import { expect, it } from 'vitest';
import { Presence } from './presence.js';

it('lets a robot go when it was silent for too long, and no sooner', () => {
  const presence = new Presence(100);
  presence.heard('a', 0);
  presence.heard('b', 50);
  expect(presence.away(99)).toEqual([]);
  expect(presence.away(100)).toEqual(['a']);
  presence.heard('a', 100);
  expect(presence.away(150)).toEqual(['b']);
  presence.forget('b');
  expect(presence.away(150)).toEqual([]);
  expect(presence.isAway('b', 1000)).toBe(false);
});

it('names the robot that left first, and none that came again', () => {
  const presence = new Presence(100);
  presence.heard('a', 0);
  expect(presence.longestGone).toBeUndefined();
  presence.left('b', 3);
  presence.left('a', 2);
  expect(presence.longestGone).toBe('a');
  presence.heard('a', 4);
  expect([presence.hasLeft('a'), presence.hasLeft('b'), presence.longestGone]).toEqual([false, true, 'b']);
  presence.forget('b');
  expect(presence.longestGone).toBeUndefined();
});

it('is quiet where all robots that are here are', () => {
  const presence = new Presence(60_000);
  expect(presence.isQuiet(5000, 1000)).toBe(false);
  presence.heard('one', 0);
  presence.heard('two', 500);
  expect([1000, 1500].map((nowMs) => presence.isQuiet(nowMs, 1000))).toEqual([false, true]);
  presence.left('one', 1500);
  expect(presence.isQuiet(1500, 1000)).toBe(true);
  presence.left('two', 1500);
  expect(presence.isQuiet(9000, 1000)).toBe(false);
});
