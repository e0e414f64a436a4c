import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expertAction, expertConstants, unevennessOf } from './expert.js';

const unit = fc.double({ min: -1, max: 1, noNaN: true });
const said = (echo: number, last: readonly number[], unevenness = 0): number[] => {
  const demonstration = new Float64Array(4);
  expertAction(echo, unevenness, last, demonstration);
  return [...demonstration];
};

it('a demonstration lies within the bounds; close before something it is forwards only at the top of a round', () => {
  const last = fc.tuple(unit, unit, unit, unit);
  const metres = fc.oneof(...[expertConstants.near[1], 4].map((max) => fc.double({ min: 0.02, max, noNaN: true })));
  fc.assert(
    fc.property(last, metres, (motors, echo) => {
      const demonstration = said(echo, motors);
      for (const value of demonstration) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      if (echo <= expertConstants.near[1] && demonstration[2] < 0.7) expect(demonstration[0]).toBeLessThan(0);
    }),
  );
});

it('to which side it leans depends on the hand where something is ahead, and hardly where the road is free', () => {
  const turnAt = (echo: number, pan: number, tilt: number): number => said(echo, [1, 0, pan, tilt])[1];
  expect(turnAt(0.85, -0.7, -0.7)).toBeGreaterThan(0.2);
  expect(turnAt(0.85, 0.7, 0.7)).toBeLessThan(-0.2);
  expect(Math.abs(turnAt(4, -0.7, -0.7) - turnAt(4, 0.7, 0.7))).toBeLessThan(0.15);
});

it('pan and tilt go round from rest to their bounds, and free of things the car backs up once a round', () => {
  let last = [0, 0, 0, 0];
  const forward: number[] = [];
  const pan: number[] = [];
  for (let step = 0; step < 1000; step += 1) {
    last = said(4, last);
    forward.push(last[0]);
    pan.push(last[2]);
  }
  const settled = 500;
  expect(Math.max(...pan.slice(settled))).toBeGreaterThan(0.95);
  expect(Math.min(...pan.slice(settled))).toBeLessThan(-0.95);
  let rounds = 0;
  let retreats = 0;
  for (let step = settled; step < 1000; step += 1) {
    if (pan[step - 1] < 0 && pan[step] >= 0) rounds += 1;
    if (forward[step - 1] >= 0 && forward[step] < 0) retreats += 1;
  }
  expect(rounds).toBeGreaterThan(5);
  expect(Math.abs(retreats - rounds)).toBeLessThanOrEqual(1);
});

it('an uneven floor shakes the hand, a plain one does not, and a mark on it does no more than noise can', () => {
  const row = (right: number, centre: number, left: number): number[] => [4, right, centre, left];
  expect(unevennessOf(row(0.5, 0.5, 0.5))).toBe(0);
  expect(unevennessOf([9, ...row(0.49, 0.51, 0.5)], 1)).toBeCloseTo(0.015 / (0.012 * Math.sqrt(1.5)), 6);
  expect(unevennessOf(row(0.2, 0.9, 0.2))).toBe(3);
  expect(unevennessOf(row(0.9, 0.2, 0.9))).toBe(-3);
  const still = said(4, [1, 0, 0.3, 0.3]);
  const shaken = said(4, [1, 0, 0.3, 0.3], 2);
  expect(shaken[2] - still[2]).toBeCloseTo(2 * expertConstants.luck[0], 6);
  expect(shaken[3] - still[3]).toBeCloseTo(2 * expertConstants.luck[1], 6);
});
