/** What each faculty does to the field and the motors, against formulas in plain numbers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrain } from '../create.js';
import type { FieldBrain } from '../field-brain.js';
import { decode } from '../storage.js';
import type { BrainSnapshot } from '../types.js';
import { activeSensing, attractors, dreaming, hierarchy, resonance } from './constants.js';
import { type ResearchFaculty, researchFaculties } from './faculties.js';

const sensors = 6;
const motors = 5;
const B = researchFaculties.length + 1;
/** Slot 0 is whole; each other slot lacks one faculty. */
const slotOf = (faculty: ResearchFaculty): number => researchFaculties.indexOf(faculty) + 1;
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

let brain: FieldBrain;
let moved: Record<string, number[]>;

beforeAll(async () => {
  brain = await createBrain({
    ...{ sensors, motors, size: 4, device: 'cpu', bankRows: 16, threads: 1, planner: false },
    ...{ brains: B, seed: range(B).map(() => 5), perBrainStores: true, mode: 'research' },
  });
  for (const faculty of researchFaculties) await brain.lesion(faculty, slotOf(faculty));
});

afterAll(() => brain.close());

const sensed = (t: number): number[] => range(sensors).map((k) => 0.6 * Math.sin(0.1 * t * (1 + 0.3 * k) + k));
const rewarded = (t: number): number => (t % 7 === 0 ? 0.8 : t % 31 === 0 ? -0.4 : 0);

function step(v: readonly number[], reward: number) {
  const all = Float32Array.from(range(B).flatMap(() => v));
  return brain.processBatch(all, { rewards: range(B).map(() => reward) });
}

/** One brain's part of a tensor of a snapshot, as plain numbers. */
function partOf(snapshot: BrainSnapshot, name: string, slot = 0): Float32Array {
  const all = decode(snapshot.dtypes[name] as 'f32', snapshot.tensors[name]);
  const size = all.length / B;
  return all.subarray(slot * size, (slot + 1) * size);
}

async function read(name: string, slot = 0): Promise<Float32Array> {
  const all = await brain.read(name);
  return all.slice((slot * all.length) / B, ((slot + 1) * all.length) / B);
}

/** All slots become what slot 0 is, but for their parameters; further changes may be made to what slot 0 holds. */
async function equalise(change: (tensors: Record<string, Float32Array>) => void = () => {}): Promise<BrainSnapshot> {
  const saved = await brain.save();
  const own = Object.fromEntries(
    Object.entries(saved.tensors).map(([name, data]) => [name, data.slice(0, data.length / B) as Float32Array]),
  );
  change(own);
  const tensors = Object.fromEntries(
    Object.entries(saved.tensors).map(([name, data]) => {
      if (name === 'knobs' || name === 'researchKnobs') return [name, data];
      const copy = data.slice() as Float32Array;
      for (let slot = 0; slot < B; slot += 1) copy.set(own[name], slot * own[name].length);
      return [name, copy];
    }),
  );
  const equal = { ...saved, tensors };
  await brain.load(equal);
  return equal;
}

/** What a faculty alone has added to a tensor in the last cycle. */
async function addedBy(faculty: ResearchFaculty, name: string): Promise<number[]> {
  const [whole, without] = [await read(name), await read(name, slotOf(faculty))];
  return Array.from(whole, (x, i) => x - without[i]);
}

const close = (a: readonly number[], b: readonly number[], within = 1e-6): void => {
  expect(a.length).toBe(b.length);
  const worst = a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i])), 0);
  expect(worst).toBeLessThan(within);
};

describe('a life with one lesion each', () => {
  it('differs in motors, prediction or field from that of the whole brain', async () => {
    moved = { motors: [], prediction: [], memory: [] };
    const compare = (what: string, values: Float32Array): void => {
      const size = values.length / B;
      for (let n = 1; n < B; n += 1)
        for (let i = 0; i < size; i += 1)
          moved[what][n - 1] = Math.max(moved[what][n - 1] ?? 0, Math.abs(values[n * size + i] - values[i]));
    };
    for (let t = 0; t < 60; t += 1) {
      compare('motors', (await step(sensed(t), rewarded(t))).motors);
      compare('prediction', await brain.read('prediction'));
      const [gains, blend] = [await brain.read('attention'), await brain.read('hierarchyBlend')];
      for (let n = 0; n < B; n += 1) {
        const mine = gains.slice(n * 64, (n + 1) * 64);
        expect(mine.reduce((a, g) => a + g, 0)).toBeCloseTo(64, 3);
        expect(mine.filter((g) => g > 1).length).toBeLessThanOrEqual(5);
        expect(blend.slice(n * 4, (n + 1) * 4).reduce((a, w) => a + w, 0)).toBeCloseTo(1, 5);
      }
    }
    const awake = researchFaculties.filter((name) => name !== 'dreaming');
    expect(
      awake.filter((name) => !(Math.max(moved.motors[slotOf(name) - 1], moved.prediction[slotOf(name) - 1]) > 0.01)),
    ).toEqual([]);
    // Nothing dreams while there is something to sense.
    expect(moved.motors[slotOf('dreaming') - 1]).toBe(0);
  });
});

describe('one cycle from the same state', () => {
  let before: BrainSnapshot;
  const v = sensed(60);

  it('attractors pull by their strength and likeness', async () => {
    before = await equalise();
    await step(v, 0);
    const field = partOf(before, 'attractors');
    const [worth, age] = [partOf(before, 'attractorWorth'), partOf(before, 'attractorAge')];
    const means = partOf(before, 'means');
    const now = range(64).flatMap((cell) => Array.from(means.subarray(cell * 64, cell * 64 + 48)));
    const change = new Float64Array(64 * 48);
    for (let a = 0; a < attractors.most; a += 1) {
      const kept = Array.from(field.subarray(a * 64 * 48, (a + 1) * 64 * 48));
      const rest = Math.abs(worth[a]) * attractors.fade ** age[a];
      if (rest < attractors.least) continue;
      const dot = (p: readonly number[], q: readonly number[]): number => p.reduce((sum, x, i) => sum + x * q[i], 0);
      const likeness = dot(kept, now) / Math.sqrt(dot(kept, kept) * dot(now, now));
      const pull = attractors.pull * worth[a] * attractors.fade ** (age[a] + 1) * 0.5 * (1 + likeness);
      for (let i = 0; i < change.length; i += 1) change[i] += pull * (kept[i] - now[i]);
    }
    expect(Math.max(...change)).toBeGreaterThan(1e-3);
    const content = await addedBy('attractors', 'content');
    const memory = await addedBy('attractors', 'memory');
    // Content is [voxel][lane][half]; the cells hold [half][lane].
    close(
      content,
      range(64 * 32).map((i) => change[(i >> 5) * 48 + (i & 1) * 16 + ((i & 31) >> 1)]),
    );
    close(
      memory,
      range(64 * 16).map((i) => change[(i >> 4) * 48 + 32 + (i & 15)]),
    );
  });

  it('the hierarchy writes what it foresees into its own channels, and is a member of the prediction', async () => {
    const [level, error] = [partOf(before, 'hierarchyLevel'), partOf(before, 'hierarchyError')];
    const content = await addedBy('hierarchy', 'content');
    const expected = range(64 * 32).map((i) => {
      const [x, y, z, c] = [i >> 9, (i >> 7) & 3, (i >> 5) & 3, i & 31];
      const [l, sensor] = [c >> 3, x + 4 * y];
      if (z !== 2 || sensor >= sensors || sensor % 8 !== c % 8 || error[l] <= hierarchy.write.least) return 0;
      return hierarchy.write.gain * level[l * sensors + sensor] * (hierarchy.write.base + error[l]);
    });
    expect(Math.max(...expected)).toBeGreaterThan(1e-3);
    close(content, expected);
    const [blend, levels, members] = [
      await read('hierarchyBlend'),
      await read('hierarchyLevel'),
      await read('members'),
    ];
    close(
      Array.from(members.subarray(4 * sensors, 5 * sensors)),
      range(sensors).map((s) => range(4).reduce((sum, l) => sum + blend[l] * levels[l * sensors + s], 0)),
    );
    expect(Math.max(...(await read('hierarchyWeights')).map(Math.abs))).toBeLessThanOrEqual(hierarchy.weightLimit);
  });

  it('attention gives to some cells what it takes from others', async () => {
    const gain = partOf(before, 'attention');
    const content = await addedBy('attention', 'content');
    // The same imprint, at the peak, is what active sensing adds: the two must be in the proportion of their gains.
    const peak = partOf(before, 'uncertaintyPeak')[0];
    const glimpse = await addedBy('activeSensing', 'content');
    expect(glimpse.filter((x, i) => i >> 5 !== peak && x !== 0)).toEqual([]);
    const at = range(32).map((c) => peak * 32 + c);
    expect(Math.max(...at.map((i) => Math.abs(glimpse[i])))).toBeGreaterThan(1e-3);
    close(
      at.map((i) => content[i]),
      at.map((i) => (glimpse[i] / activeSensing.glimpse) * (gain[peak] - 1)),
    );
  });

  it('regions couple neighbours alike from both sides, and make no content', async () => {
    const content = await addedBy('regions', 'content');
    for (const c of range(32)) {
      const column = range(64).map((cell) => content[cell * 32 + c]);
      expect(column.reduce((a, x) => a + x, 0)).toBeCloseTo(0, 4);
    }
    expect(Math.max(...content.map(Math.abs))).toBeGreaterThan(1e-3);
    const [together, peak, activity] = [
      await read('regionTogether'),
      await read('regionPeak'),
      await read('regionActivity'),
    ];
    const placeOf = (cell: number): number[] => [cell >> 4, (cell >> 2) & 3, cell & 3];
    for (const cell of range(64)) {
      expect(peak[peak[cell]]).toBe(peak[cell]);
      for (const k of range(27)) {
        const there = placeOf(cell).map((at, axis) => at + (Math.floor(k / 3 ** (2 - axis)) % 3) - 1);
        if (there.some((at) => at < 0 || at > 3)) continue;
        const other = (there[0] * 4 + there[1]) * 4 + there[2];
        expect(together[cell * 27 + k]).toBe(together[other * 27 + 26 - k]);
      }
    }
    expect(new Set(peak).size).toBeGreaterThan(1);
    expect(Math.max(...activity)).toBeGreaterThan(0);
  });

  it('resonance imprints the sensors around the voxel that is most like them', async () => {
    const content = await addedBy('resonance', 'content');
    const old = partOf(before, 'content');
    const heard = await read('sensors');
    const F = (voxel: number, c: number): number => old[voxel * 32 + c];
    const said = range(64).map((voxel) => range(sensors).reduce((sum, c) => sum + heard[c] * F(voxel, c), 0));
    const likeness = range(64).map((voxel) => {
      const [x, y, z] = [voxel >> 4, (voxel >> 2) & 3, voxel & 3];
      let around = 0;
      for (let i = 0; i < 27; i += 1) {
        const at = [x + Math.floor(i / 9) - 1, y + (Math.floor(i / 3) % 3) - 1, z + (i % 3) - 1];
        if (at.every((one) => one >= 0 && one < 4)) around += said[(at[0] * 4 + at[1]) * 4 + at[2]] / 27;
      }
      return around / (Math.hypot(...heard) * Math.hypot(...range(32).map((c) => F(voxel, c))) + resonance.least);
    });
    const best = likeness.indexOf(Math.max(...likeness));
    expect((await read('resonance'))[0]).toBeCloseTo(likeness[best], 4);
    const voxel = (await read('resonanceVoxel'))[0];
    if (likeness[best] > resonance.above) expect(voxel).toBe(best);
    const strength = content[voxel * 32] / heard[0];
    expect(strength).toBeGreaterThan(0.1);
    const expected = range(64 * 32).map((i) => {
      const [a, b] = [i >> 5, voxel].map((at) => [at >> 4, (at >> 2) & 3, at & 3]);
      const far = a.reduce((sum, at, axis) => sum + Math.abs(at - b[axis]), 0);
      return far > resonance.reach || (i & 31) >= sensors ? 0 : strength * 0.8 ** far * heard[i & 31];
    });
    close(content, expected, 1e-5);
  });

  it('active sensing moves pan and tilt by its command', async () => {
    const [command, map] = [await read('gazeCommand'), await read('uncertainty')];
    expect(Math.max(...map)).toBe(1);
    expect(map[(await read('uncertaintyPeak'))[0]]).toBe(1);
    const [whole, without] = [await read('motors'), await read('motors', slotOf('activeSensing'))];
    // What the stronger imprint does to the motors comes a cycle later, through the field; here only the command counts.
    expect(Math.abs(command[0]) + Math.abs(command[1])).toBeGreaterThan(0.01);
    for (const axis of [0, 1]) expect(Math.sign(whole[2 + axis] - without[2 + axis])).toBe(Math.sign(command[axis]));
  });

  it('one attractor draws the field to itself where it rewards, and drives it off where it punishes', async () => {
    for (const worth of [1, -1]) {
      const state = await equalise((tensors) => {
        tensors.attractorWorth.fill(0);
        tensors.attractorWorth[0] = worth;
        tensors.attractorAge.fill(0);
      });
      await step(v, 0);
      const added = await addedBy('attractors', 'memory');
      const [kept, means] = [partOf(state, 'attractors'), partOf(state, 'means')];
      const towards = added.reduce((sum, x, i) => {
        const at = (i >> 4) * 48 + 32 + (i & 15);
        return sum + x * (kept[at] - means[(i >> 4) * 64 + 32 + (i & 15)]);
      }, 0);
      expect(Math.sign(towards)).toBe(worth);
    }
  });

  it('a dream is two stored patterns, mixed into memory', async () => {
    for (let t = 0; t < 101; t += 1)
      await step(
        range(sensors).map(() => 0),
        0,
      );
    const state = await equalise();
    await step(
      range(sensors).map(() => 0),
      0,
    );
    const rows = await read('dreamRows');
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(0);
    const library = partOf(state, 'library');
    const kept = [...rows].map((row) => library.subarray(row * 1024, (row + 1) * 1024));
    const without = await read('memory', slotOf('dreaming'));
    const added = await addedBy('dreaming', 'memory');
    const dreamt = added.map((x, i) => x / dreaming.rate + without[i]);
    // dreamt = w A + (1 − w) B, but for the noise: the best w leaves little.
    const span = Array.from(kept[0], (a, i) => a - kept[1][i]);
    const power = span.reduce((sum, x) => sum + x * x, 0);
    const w = power === 0 ? 0 : dreamt.reduce((sum, x, i) => sum + (x - kept[1][i]) * span[i], 0) / power;
    const rest = dreamt.reduce((sum, x, i) => sum + (x - (w * kept[0][i] + (1 - w) * kept[1][i])) ** 2, 0);
    const whole = dreamt.reduce((sum, x) => sum + x * x, 0);
    expect(whole).toBeGreaterThan(1e-4);
    expect(Math.sqrt(rest / whole)).toBeLessThan(0.1);
    expect([w >= -0.05, w <= 1.05]).toEqual([true, true]);
  });
});

describe('the place graph', () => {
  it('knows three places again under noise, and the way from one to another', async () => {
    const one = await createBrain({
      ...{ sensors, motors, size: 4, device: 'cpu', bankRows: 16, threads: 1, planner: false, mode: 'research' },
      research: Object.fromEntries(researchFaculties.map((name) => [name, name === 'places'])),
    });
    try {
      const spots = [0, 1, 2].map((p) => range(sensors).map((k) => Math.sin(1.7 * k * (p + 1) + 2.3 * p)));
      const noise = (t: number, k: number): number => 0.05 * Math.sin(12.9898 * t + 78.233 * k);
      let t = 0;
      const visit = async (p: number, loud: number): Promise<number> => {
        for (let stay = 0; stay < 20; stay += 1) {
          t += 1;
          await one.process(spots[p].map((x, k) => x + loud * noise(t, k)));
        }
        return (await one.read('placeHere'))[0];
      };
      const order = [0, 1, 2];
      const first = [];
      for (const p of order) first.push(await visit(p, 0));
      expect(new Set(first).size).toBe(3);
      expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
      for (const p of [0, 1, 2, 0, 1]) expect(await visit(p, 1)).toBe(first[p]);
      // Nothing between two places is taken for one.
      expect((await one.read('placeCount'))[0]).toBeLessThanOrEqual(6);
      // What is sensed at a place is what is foreseen there.
      const foreseen = (await one.read('members')).slice(4 * sensors, 5 * sensors);
      expect(Math.max(...foreseen.map((x, k) => Math.abs(x - spots[1][k])))).toBeLessThan(0.1);
      await one.seek(first[0]);
      await visit(1, 0);
      // The way is the shortest there is: distances are those of a search from the goal.
      const [links, distance] = [await one.read('placeLinks'), await one.read('placeDistance')];
      const P = distance.length;
      const steps = Array.from(distance, () => 1000);
      steps[first[0]] = 0;
      for (let round = 0; round < P; round += 1)
        for (let p = 0; p < P; p += 1)
          for (let q = 0; q < P; q += 1) if (links[p * P + q] > 0) steps[p] = Math.min(steps[p], steps[q] + 1);
      const known = range(P).filter((p) => steps[p] < 20);
      expect(known.length).toBeGreaterThan(2);
      expect(known.map((p) => distance[p])).toEqual(known.map((p) => steps[p]));
      const way = (await one.read('placeWay'))[0];
      expect(steps[way]).toBe(steps[first[1]] - 1);
      // And the motors are drawn to those that led along it.
      const before = await one.save();
      const moved = async (lesioned: boolean): Promise<number[]> => {
        await one.load(before);
        await one.set('learn', 0);
        if (lesioned) await one.lesion('places');
        return [...(await one.process(spots[1])).motors].slice(0, 2);
      };
      const [guided, free] = [await moved(false), await moved(true)];
      const wanted = (await one.read('placeMoves')).slice((first[1] * P + way) * 2, (first[1] * P + way) * 2 + 2);
      for (const m of [0, 1]) expect(Math.abs(wanted[m] - guided[m])).toBeLessThan(Math.abs(wanted[m] - free[m]));
    } finally {
      await one.close();
    }
  });
});
