import { expect, it } from 'vitest';
import { channels, features } from './constants.js';
import { readSensors } from './dictionary.js';
import { shapeOf } from './shape.js';
import { centreOf, hearingCells, linesOf, meetingChannels, wire } from './wiring.js';

const seeds = [1, 2, 7, 99];
const wiringOf = (seed: number) => wire(shapeOf(4, 4, 2), readSensors(4), seed);

it('the two lines hold every content channel once, and move content from head to end', () => {
  for (const seed of seeds) {
    const lines = linesOf(seed);
    expect(lines.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: channels.content }, (_, c) => c));
    const { mixFrom, mixSign } = wiringOf(seed);
    expect(new Set(Array.from(mixSign, Math.abs))).toEqual(new Set([1]));
    lines.forEach((line, which) => {
      // By its lane, a head knows which echo is its own.
      expect(Math.floor((2 * line[0]) / channels.content)).toBe(which);
      for (let at = 0; at < line.length; at += 1) expect(mixFrom[line[at]]).toBe(line[Math.max(at - 1, 0)]);
    });
  }
});

it('what a voxel says together never comes back: who hears it says nothing, and is the source of hearers only', () => {
  for (const seed of seeds) {
    const { mixFrom, mixSay, mixHear } = wiringOf(seed);
    const hears = (c: number): boolean => mixHear[c] !== 0;
    expect(Array.from(mixHear.keys()).filter(hears)).toEqual(meetingChannels(seed).sort((a, b) => a - b));
    for (let c = 0; c < channels.content; c += 1) {
      expect(hears(c)).toBe(mixSay[c] === 0);
      if (hears(Number(mixFrom[c]))) expect(hears(c)).toBe(true);
    }
  }
});

it('every fourth projection looks at the meeting channels alone, the others anywhere', () => {
  const seed = 7;
  const meeting = new Set(meetingChannels(seed));
  const { featureGroup, featureLane } = wiringOf(seed);
  for (let f = 0; f < features.projections; f += 1) {
    const taps = Array.from({ length: features.taps }, (_, t) => f * features.taps + t);
    const isMeeting = (at: number): boolean =>
      Number(featureGroup[at]) < 2 && meeting.has(2 * Number(featureLane[at]) + Number(featureGroup[at]));
    expect(taps.every(isMeeting)).toBe(f % features.meetEvery === features.meetEvery - 1);
  }
});

it('a sensor reaches as far in a large field as in a small one, drawn larger', () => {
  for (const edge of [8, 16, 32]) {
    const shape = shapeOf(edge, 1, 2);
    const { reachX } = wire(shape, readSensors(1), 1);
    const [centre] = centreOf(0, 0, edge, shape.reach);
    // Channel 0 is the first of its row; half a reach away a sensor is heard 0.8 times as loudly.
    const weight = (x: number): number => Number(reachX[x * shape.reachers * channels.content]);
    const away = centre + shape.reach < edge ? 1 : -1;
    expect(weight(centre)).toBe(1);
    expect(weight(centre + (away * shape.reach) / 2)).toBeCloseTo(0.8, 6);
    expect(weight(centre + away * shape.reach)).toBeCloseTo(0.64, 6);
    expect(shape.reach).toBe(edge / 4);
  }
});

it('projections look only at cells into which a sensor reaches', () => {
  for (const edge of [4, 8, 32]) {
    const one = hearingCells(shapeOf(edge, 1, 2));
    const many = hearingCells(shapeOf(edge, 16, 2));
    expect(one.length).toBeGreaterThan(0);
    expect(one.length).toBeLessThan(40);
    expect(many.length).toBeGreaterThan(55);
    expect(many).toEqual(expect.arrayContaining(one));
    const { featureCell } = wire(shapeOf(edge, 1, 2), readSensors(1), 3);
    expect(new Set(Array.from(featureCell, Number))).toEqual(new Set(one));
  }
  // The cells around both centres are among them.
  const { reach, cellEdge } = shapeOf(32, 1, 2);
  for (const which of [0, 1] as const) {
    const [x, y, z] = centreOf(0, which, 32, reach).map((at) => Math.floor(at / cellEdge));
    expect(hearingCells(shapeOf(32, 1, 2))).toContain((x * 4 + y) * 4 + z);
  }
});
