/**
 * What is fixed when a brain is made: where sensors reach, which channels mix, which cells a feature looks at. Tables of
 * plain numbers from a seed, handed to the device as constants; the cycle only reads them.
 */
import type { HostArray } from '../kernel/index.js';
import { uniformOf } from '../kernel/noise.js';
import { birth, channels, evolve, features } from './constants.js';
import type { SensorDictionary } from './dictionary.js';
import type { BrainShape } from './shape.js';

export type Wiring = Readonly<Record<string, HostArray>>;

/** The rule that sets a voxel's gain. */
export const gainRule = 12;

/** The first rules of diffusion, of mixing and of the gain; those before are the four of decay. */
export const firstRule = { diffusion: 4, mixing: 8, gain: gainRule } as const;

/** Fractional parts of the powers of the root of x⁴ = x + 1: the low-discrepancy lattice in three dimensions. */
const lattice = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703] as const;

/**
 * The voxel of a sensor's first or second centre. First centres are spread over the whole field; second ones stand on the
 * same lattice made small, in the middle, close enough that all sensors meet there.
 */
export function centreOf(sensor: number, which: 0 | 1, edge: number, reach: number): [number, number, number] {
  const span = which === 0 ? edge : Math.min(edge, reach + 1);
  const begin = Math.floor((edge - span) / 2);
  const along = (step: number): number => begin + Math.floor(((0.5 + (sensor + 1) * step) % 1) * span);
  return [along(lattice[0]), along(lattice[1]), along(lattice[2])];
}

/** The (sensor, centre) pairs that write to a content channel: sensor i to channels i and i + 16, modulo 32. */
export function reachersOf(channel: number, sensors: number): { sensor: number; which: 0 | 1 }[] {
  const found: { sensor: number; which: 0 | 1 }[] = [];
  for (let sensor = 0; sensor < sensors; sensor += 1) {
    if (sensor % channels.content === channel) found.push({ sensor, which: 0 });
    if ((sensor + channels.content / 2) % channels.content === channel) found.push({ sensor, which: 1 });
  }
  return found;
}

export function wire(shape: BrainShape, sensors: SensorDictionary, seed: number): Wiring {
  return {
    ...wireRanges(sensors),
    ...wireImprint(shape),
    ...wireMixing(seed),
    ...wireFeatures(shape, seed),
    ...wireRules(),
  };
}

function wireRanges(sensors: SensorDictionary): Wiring {
  return {
    rangeLow: Float32Array.from(sensors, ({ min }) => min ?? 0),
    rangeHigh: Float32Array.from(sensors, ({ max }) => max ?? 0),
    rangeGiven: Int32Array.from(sensors, ({ min }) => (min === undefined ? 0 : 1)),
  };
}

/**
 * reachSensor [K, 16, 2]: which sensor, −1 for none. reachX, reachY, reachZ [edge, K, 16, 2]: what the distance along one
 * axis leaves; their product is the weight, as fade^(a+b+c) is.
 */
function wireImprint({ edge, sensors, reachers, reach, fade }: BrainShape): Wiring {
  const sensor = new Int32Array(reachers * channels.content).fill(-1);
  const axes = [0, 1, 2].map(() => new Float32Array(edge * reachers * channels.content));
  for (let channel = 0; channel < channels.content; channel += 1) {
    reachersOf(channel, sensors).forEach((one, k) => {
      const place = k * channels.content + channel;
      sensor[place] = one.sensor;
      const centre = centreOf(one.sensor, one.which, edge, reach);
      axes.forEach((table, axis) => {
        for (let x = 0; x < edge; x += 1)
          table[x * reachers * channels.content + place] = fade ** Math.abs(x - centre[axis]);
      });
    });
  }
  return { reachSensor: sensor, reachX: axes[0], reachY: axes[1], reachZ: axes[2] };
}

/** Channels of a line along which content travels. */
const lineLength = channels.content / 2;

/**
 * The two lines along which mixing moves content, channel by channel: 0 … 15 and 16 … 31, each in an order from the seed
 * within blocks of four. Sensor i enters the first near place i and the second near place i + 8, so that few sensors have a long
 * way and leave the ends free.
 */
export function linesOf(seed: number): number[][] {
  const block = 4;
  const blocks = lineLength / block;
  return [0, 1].map((which) =>
    Array.from({ length: blocks }, (_, at) => {
      const first = which * lineLength + ((at + (which * blocks) / 2) % blocks) * block;
      return shuffled(block, seed, 20 + which * blocks + at).map((c) => first + c);
    }).flat(),
  );
}

/** The channels at the ends of the lines: where what a voxel's other channels say meets. */
export function meetingChannels(seed: number): number[] {
  return linesOf(seed).flatMap((line) => line.slice(lineLength - evolve.meeting));
}

/**
 * mixFrom [16, 2]: the source of each channel; the head of a line names itself and hears an echo channel instead. mixSign: ±1.
 * mixSay and mixHear: ±1 for those who speak and for those who hear the product; no channel does both, and nothing comes after
 * the end of a line, so what is heard does not come back.
 */
function wireMixing(seed: number): Wiring {
  const from = new Int32Array(channels.content);
  const draw = (stream: number) => Float32Array.from(from, (_, c) => (uniformOf(seed, 0, 0, stream, c) < 0.5 ? -1 : 1));
  const [sign, say] = [draw(12), draw(15)];
  const hear = new Float32Array(channels.content);
  for (const line of linesOf(seed)) for (const [at, c] of line.entries()) from[c] = line[Math.max(at - 1, 0)];
  for (const c of meetingChannels(seed)) [hear[c], say[c]] = [say[c], 0];
  return { mixFrom: from, mixSign: sign, mixSay: say, mixHear: hear };
}

/** The cells into which some sensor reaches: a projection that looked elsewhere would mostly see nothing. */
export function hearingCells({ edge, sensors, reach, cellEdge }: BrainShape): number[] {
  const { cells } = channels;
  const centres = Array.from({ length: sensors }, (_, sensor) =>
    ([0, 1] as const).map((which) => centreOf(sensor, which, edge, reach)),
  ).flat();
  const beyond = (centre: number, cell: number): number =>
    Math.max(0, cell * cellEdge - centre, centre - (cell + 1) * cellEdge + 1);
  return Array.from({ length: cells ** 3 }, (_, cell) => cell).filter((cell) => {
    const place = [Math.floor(cell / cells ** 2), Math.floor(cell / cells) % cells, cell % cells];
    return centres.some((centre) => place.reduce((sum, at, axis) => sum + beyond(centre[axis], at), 0) <= reach);
  });
}

/** featureCell, featureGroup, featureLane [96, taps] and featureSign: what each projection adds up; sensor projections likewise. */
function wireFeatures(shape: BrainShape, seed: number): Wiring {
  const { projections, taps } = features;
  const total = projections * taps;
  const cell = new Int32Array(total);
  const group = new Int32Array(total);
  const lane = new Int32Array(total);
  const sign = new Float32Array(total);
  const everywhere = Array.from({ length: channels.content + channels.memory }, (_, channel) => channel);
  const meeting = meetingChannels(seed);
  const hearing = hearingCells(shape);
  for (let i = 0; i < total; i += 1) {
    cell[i] = hearing[Math.floor(uniformOf(seed, 0, 1, 14, i) * hearing.length)];
    const isMeeting = Math.floor(i / taps) % features.meetEvery === features.meetEvery - 1;
    const among = isMeeting ? meeting : everywhere;
    const channel = among[Math.floor(uniformOf(seed, 0, 2, 14, i) * among.length)];
    group[i] = channel < channels.content ? channel % 2 : 2;
    lane[i] = channel < channels.content ? channel >> 1 : channel - channels.content;
    sign[i] = uniformOf(seed, 0, 3, 14, i) < 0.5 ? -1 : 1;
  }
  const projected = shape.sensors > features.directSensors ? features.projectedSensors * features.sensorTaps : 0;
  const field = { featureCell: cell, featureGroup: group, featureLane: lane, featureSign: sign };
  if (projected === 0) return field;
  const sensorFrom = Int32Array.from({ length: projected }, (_, i) =>
    Math.floor(uniformOf(seed, 0, 4, 14, i) * shape.sensors),
  );
  const scale = 1 / Math.sqrt(features.sensorTaps);
  const sensorSign = Float32Array.from({ length: projected }, (_, i) =>
    uniformOf(seed, 0, 5, 14, i) < 0.5 ? -scale : scale,
  );
  return { ...field, sensorFrom, sensorSign };
}

/**
 * What a rule is born with (mean, spread, limit), and how strongly it answers to its voxel: decay and gain to the energy,
 * diffusion to the variance, mixing to the sparsity (`missOf` in evolve.ts).
 */
function wireRules(): Wiring {
  const [answer, mean, spread, limit] = Array.from({ length: 4 }, () => new Float32Array(channels.dynamics));
  limit.fill(evolve.ruleLimit);
  for (let k = 0; k < firstRule.diffusion; k += 1)
    [answer[k], mean[k], spread[k]] = [evolve.drive.decay, birth.decay.mean, birth.decay.spread];
  for (let k: number = firstRule.diffusion; k < firstRule.diffusion + 3; k += 1)
    [answer[k], spread[k]] = [evolve.drive.diffusion, birth.diffusion.spread];
  for (let k: number = firstRule.mixing; k < firstRule.mixing + 4; k += 1)
    [answer[k], spread[k]] = [evolve.drive.mixing, birth.mixing.spread];
  [answer[gainRule], spread[gainRule], limit[gainRule]] = [-evolve.drive.gain, birth.gain.spread, birth.gain.limit];
  return { ruleAnswer: answer, ruleMean: mean, ruleSpread: spread, ruleLimit: limit };
}

/** 0 … count − 1 in an order from a seed. */
function shuffled(count: number, seed: number, stream: number): number[] {
  const keys = Array.from({ length: count }, (_, i) => ({ i, key: uniformOf(seed, 0, 0, stream, i) }));
  return keys.sort((a, b) => a.key - b.key || a.i - b.i).map(({ i }) => i);
}
