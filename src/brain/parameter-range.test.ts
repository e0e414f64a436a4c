import { afterEach, describe, expect, it } from 'vitest';
import type { HostArray } from '../kernel/index.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';
import type { BrainOptions } from './options.js';
import { ParameterBoard } from './parameter-board.js';
import { describeRange, isWithin, rangeOf } from './parameter-range.js';
import { type ParameterName, parameterNames, parameterTable } from './parameters.js';
import { researchFaculties } from './research/faculties.js';
import type { BrainSnapshot } from './types.js';

const open: FieldBrain[] = [];
const small: BrainOptions = { sensors: 3, motors: 2, size: 4, device: 'cpu', bankRows: 16, seed: 5 };

async function make(options: Partial<BrainOptions> = {}): Promise<FieldBrain> {
  const brain = await createBrain({ ...small, ...options });
  open.push(brain);
  return brain;
}

afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

describe('the range of a parameter', () => {
  it('holds what it is born with, nothing, and no negative gain', () => {
    for (const { name, initial } of parameterTable)
      expect([name, isWithin(rangeOf(name), initial), isWithin(rangeOf(name), 0)]).toEqual([name, true, true]);
    for (const name of researchFaculties)
      expect([name, isWithin(rangeOf(name), 1), isWithin(rangeOf(name), 0)]).toEqual([name, true, true]);
    expect(isWithin(rangeOf('noise'), -0.1)).toBe(false);
    expect(describeRange(rangeOf('memory'))).toBe('a number from 0 to 1');
  });

  it('of exploration has nothing between none and faint', () => {
    expect([0, 0.01, 0.05, 10].map((value) => isWithin(rangeOf('exploration'), value))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(describeRange(rangeOf('exploration'))).toBe('0, or a number from 0.05 to 10');
  });

  it('is kept by set, with the numbers, and nothing changes', () => {
    const board = new ParameterBoard(2, researchFaculties, true);
    for (const parameter of [...parameterNames, ...researchFaculties]) {
      const { most } = rangeOf(parameter);
      for (const wrong of [most * 1.01, -0.1, Number.NaN, Number.POSITIVE_INFINITY, '1' as unknown as number])
        expect(() => board.set(parameter, wrong)).toThrow(
          new RegExp(`set ${parameter}: .*got ${wrong}, .* to ${most}\\)`),
        );
      expect(board.get(parameter, 1)).toBe(1);
      board.set(parameter, most);
      expect(board.get(parameter, 1)).toBe(most);
    }
  });

  it('is kept by a brain: set, load and importSlot refuse, and change nothing', async () => {
    const brain = await make();
    await brain.process([0.1, 0.2, 0.3]);
    const [saved, slot] = [await brain.save(), await brain.exportSlot(0)];
    await brain.process([0.3, 0.2, 0.1]);
    await expect(brain.set('memory', 1.5)).rejects.toMatchObject({ code: 'input-invalid' });
    const before = await brain.save();
    const turned = (value: number): BrainSnapshot['tensors'] => {
      const parameters = (saved.tensors.knobs as Float32Array).slice();
      parameters[parameterNames.indexOf('memory')] = value;
      return { ...saved.tensors, knobs: parameters };
    };
    for (const wrong of [1.5, -1, Number.NaN]) {
      // What is not a number is refused in every tensor alike.
      const why = Number.isNaN(wrong) ? /tensor knobs is not finite/ : /memory of slot 0 .*from 0 to 1/;
      const refused = { code: 'file-invalid', message: expect.stringMatching(why) };
      await expect(brain.load({ ...saved, tensors: turned(wrong) })).rejects.toMatchObject(refused);
      await expect(brain.importSlot(0, { ...slot, tensors: turned(wrong) })).rejects.toMatchObject(refused);
    }
    const after = await brain.save();
    const bytes = (data: HostArray): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    expect(
      Object.keys(after.tensors).filter((name) => !bytes(after.tensors[name]).equals(bytes(before.tensors[name]))),
    ).toEqual([]);
    expect(brain.get('memory')).toBe(1);
    await brain.load({ ...saved, tensors: turned(0.5) });
    expect(brain.get('memory')).toBe(0.5);
  });
});

describe('a brain with its parameters turned up', () => {
  /** Phases of silence, of saturation, of flips and of waves, with the strongest rewards. */
  const sensedAt = (t: number, sensors: number): number[] =>
    Array.from({ length: sensors }, (_, k) => {
      const phase = Math.floor(t / 125) % 4;
      return [0, k % 2 === 0 ? 1 : -1, Math.floor(t / (2 + k)) % 2 === 0 ? 1 : -1, Math.sin(0.1 * t * (1 + k))][phase];
    });
  const rewardAt = (t: number): number => [1, -1, (t % 3) - 1][Math.floor(t / 50) % 3];

  it('all at once stays sound', async () => {
    const [sensors, motors, steps, rounds] = [8, 2, 250, 6];
    const tender: readonly ParameterName[] = ['learn', 'memory', 'echo', 'persistence', 'actor', 'critic'];
    const turned: Partial<Record<ParameterName, number>>[] = [
      {},
      // Without the field there is the least that a step of learning is divided by; faint noise makes the steps large.
      { fieldFeatures: 0, exploration: rangeOf('exploration').faintest },
      // A brain as it is born but for what decays and what learns: other parameters, turned up, can hide what these do.
      Object.fromEntries(
        parameterNames.filter((parameter) => !tender.includes(parameter)).map((parameter) => [parameter, 1]),
      ),
    ];
    const B = turned.length;
    const brain = await make({ sensors, motors, brains: B, seed: turned.map(() => 5), perBrainStores: true });
    for (const [slot, others] of turned.entries())
      for (const parameter of parameterNames)
        await brain.set(parameter, others[parameter] ?? rangeOf(parameter).most, slot);
    for (let round = 0; round < rounds; round += 1) {
      const times = Array.from({ length: steps }, (_, i) => round * steps + i);
      const each = <T>(value: T): T[] => turned.map(() => value);
      const { motors: moved, states } = await brain.run(
        steps,
        Float32Array.from(times.flatMap((t) => each(sensedAt(t, sensors)).flat())),
        { rewards: times.flatMap((t) => each(rewardAt(t))) },
      );
      expect(moved.every(Number.isFinite)).toBe(true);
      // A motor that is not a number shows as 0, which noise never leaves it at.
      expect(moved.filter((value) => value === 0)).toEqual(new Float32Array());
      for (const { mended, badInputs } of states) expect([mended, badInputs]).toEqual([0, 0]);
    }
    const { tensors, dtypes } = await brain.save();
    const broken = Object.keys(tensors).filter(
      (name) => dtypes[name] === 'f32' && !(tensors[name] as Float32Array).every(Number.isFinite),
    );
    expect(broken).toEqual([]);
  });
});
