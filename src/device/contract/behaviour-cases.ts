/** The contract's cases of a session's behaviour: stepMany, read and write, resuming, parameters, counters and profile. */
import type { Program } from '../../kernel/index.js';
import { add, cast, cycle, mul, program, sub, sum } from '../../kernel/index.js';
import type { Arrays, Session } from '../device.js';
import type { BehaviourCase } from './case.js';
import { check, checkNumbers, checkRefused } from './case.js';
import { range, scattered } from './shorthand.js';

/** Input, buffered and plain state, constant, parameter, cycle, two outputs: a little of everything. */
export function sampleProgram(): Program {
  return program('sample', (b) => {
    const batch = b.symbol('batch', 1, 1000);
    const x = b.input('x', 'f32', [batch, 33]);
    const gain = b.input('gain', 'i32', [batch]);
    const weights = b.constant('weights', 'f32', [33]);
    const rate = b.parameter('rate', 'f32', 0.5);
    const wave = b.state('wave', 'f32', [batch, 33], { buffered: true });
    const total = b.state('total', 'f32', [batch], { initial: 1 });
    const energy = b.output('energy', 'f32', [batch]);
    const ticks = b.output('ticks', 'u32', []);
    b.map('move', wave.next, ([i, k]) =>
      add(mul(wave.wrap(i, sub(k, 1)), rate), mul(x.at(i, k), cast(gain.at(i), 'f32'))),
    );
    b.reduce('measure', energy, ([i]) => sum([33], ([k]) => mul(wave.next.at(i, k), weights.at(k))));
    b.map('gather', total, ([i]) => add(total.at(i), energy.at(i)));
    b.map('tick', ticks, () => cycle);
  });
}

export const sampleOptions = {
  symbols: { batch: 3 },
  constants: { weights: Float32Array.from(range(33, (k) => (k % 4) - 1)) },
};

export function sampleInputs(step: number): Arrays {
  return {
    x: Float32Array.from(scattered(99).map((value) => (value + step) / 8)),
    gain: Int32Array.from([1, 2, step]),
  };
}

/** Everything that a session shows, as numbers. */
async function everything(session: Session): Promise<Record<string, number[]>> {
  const shown: Record<string, number[]> = {};
  for (const name of ['wave', 'total', 'energy', 'ticks']) shown[name] = Array.from(await session.read(name));
  return shown;
}

function checkSame(place: string, got: Record<string, number[]>, expected: Record<string, number[]>): void {
  for (const [name, numbers] of Object.entries(expected)) checkNumbers(`${place}: ${name}`, got[name], numbers);
}

const steps = range(6);

function stacked(count: number): Arrays {
  const all = range(count).map(sampleInputs);
  return {
    x: Float32Array.from(all.flatMap(({ x }) => Array.from(x))),
    gain: Int32Array.from(all.flatMap(({ gain }) => Array.from(gain))),
  };
}

/** A parameter with a value per element of the batch. */
function swept(): Program {
  return program('swept', (b) => {
    const batch = b.symbol('batch', 1, 1000);
    const level = b.parameter('level', 'f32', 2, [batch]);
    const out = b.output('out', 'f32', [batch]);
    b.map('show', out, ([i]) => mul(level.at(i), 3));
  });
}

export const behaviourCases: readonly BehaviourCase[] = [
  {
    name: 'parameters with a shape start from their default, from one number or from values per element, and are replaced',
    run: async (_device, load) => {
      const symbols = { batch: 3 };
      const byDefault = await load(swept(), { symbols });
      checkNumbers('default', Array.from((await byDefault.step()).out), [6, 6, 6]);
      const same = await load(swept(), { symbols, parameters: { level: 5 } });
      checkNumbers('one number', Array.from((await same.step()).out), [15, 15, 15]);
      const own = await load(swept(), { symbols, parameters: { level: Float32Array.of(1, 2, 3) } });
      checkNumbers('values', Array.from((await own.step()).out), [3, 6, 9]);
      await own.write('level', Float32Array.of(7, 8, 9));
      checkNumbers('written', Array.from((await own.step()).out), [21, 24, 27]);
      await checkRefused('binding-invalid', () =>
        load(swept(), { symbols, parameters: { level: Float32Array.of(1) } }),
      );
      await checkRefused('binding-invalid', async () => own.setParameter('level', 1));
    },
  },
  {
    name: 'stepMany equals as many steps, and its outputs have a leading axis',
    run: async (_device, load) => {
      const [one, many] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      const energies: number[] = [];
      for (const step of steps) energies.push(...(await one.step(sampleInputs(step))).energy);
      const results = await many.stepMany(steps.length, stacked(steps.length));
      checkNumbers('energy', Array.from(results.energy), energies);
      checkNumbers('ticks', Array.from(results.ticks), steps);
      checkSame('states', await everything(many), await everything(one));
      check(many.cycle === steps.length, `cycle is ${many.cycle} after ${steps.length} steps`);
      await one.step();
      await many.step();
      checkSame('a step with the last inputs after stepMany', await everything(many), await everything(one));
    },
  },
  {
    name: 'steps without inputs use the last ones',
    run: async (_device, load) => {
      const [first, second] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      await first.step(sampleInputs(3));
      await first.step();
      await first.step();
      for (const _ of range(3)) await second.step(sampleInputs(3));
      checkSame('states', await everything(first), await everything(second));
      await first.stepMany(2);
      await second.step();
      await second.step();
      checkSame('stepMany without inputs', await everything(first), await everything(second));
    },
  },
  {
    name: 'stepSoon gives what step gives, at once or by a promise, and refuses what runs beside it',
    run: async (_device, load) => {
      const [one, two] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      if (two.stepSoon === undefined) return;
      for (let step = 0; step < 3; step += 1) {
        const { energy } = await one.step(sampleInputs(step));
        const soon = two.stepSoon(sampleInputs(step));
        if (soon instanceof Promise)
          await checkRefused('input-invalid', () => two.step(sampleInputs(9)), 'already running');
        checkNumbers('energy', Array.from((await soon).energy), Array.from(energy));
      }
      check(two.cycle === 3, `cycle is ${two.cycle} after three steps`);
    },
  },
  {
    name: 'stepSync equals step where the device can',
    run: async (device, load) => {
      if (!device.description.capabilities.sync) return;
      const [one, two] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      for (const step of steps) {
        await one.step(sampleInputs(step));
        two.stepSync(sampleInputs(step));
      }
      checkSame('states', await everything(two), await everything(one));
    },
  },
  {
    name: 'work beside a step is called once, before the arrays of the step before are overwritten',
    run: async (device, load) => {
      const session = await load(sampleProgram(), sampleOptions);
      if (session.beside === undefined) return;
      const seen: Record<string, number[]>[] = [];
      const numbers = (arrays: Arrays) =>
        Object.fromEntries(Object.entries(arrays).map(([name, values]) => [name, Array.from(values, Number)]));
      const given = await session.step(sampleInputs(1));
      const before = numbers(given);
      for (const step of [2, 3]) {
        if (step === 2) session.beside(() => seen.push(numbers(given)));
        if (device.description.capabilities.sync) session.stepSync(sampleInputs(step));
        else await session.step(sampleInputs(step));
      }
      check(seen.length === 1, `called ${seen.length} times`);
      checkSame('arrays', seen[0], before);
    },
  },
  {
    name: 'states and cycle restored in a new session go on as if it had never stopped',
    run: async (_device, load) => {
      const [whole, before] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      for (const step of steps) await whole.step(sampleInputs(step));
      for (const step of steps.slice(0, 3)) await before.step(sampleInputs(step));
      const after = await load(sampleProgram(), sampleOptions);
      for (const name of ['wave', 'total']) await after.write(name, await before.read(name));
      after.cycle = before.cycle;
      await before.close();
      for (const step of steps.slice(3)) await after.step(sampleInputs(step));
      checkSame('resumed', await everything(after), await everything(whole));
    },
  },
  {
    name: 'states go from session to session, and in copies along the first axis, where the device offers it',
    run: async (_device, load) => {
      const [before, after] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      if (after.copyFrom !== undefined) {
        for (const step of steps.slice(0, 3)) await before.step(sampleInputs(step));
        for (const name of ['wave', 'total']) check(await after.copyFrom(before, name), `${name} was not copied`);
        check(!(await after.copyFrom(before, 'weights')), 'a constant was copied');
        after.cycle = before.cycle;
        for (const session of [before, after])
          for (const step of steps.slice(3)) await session.step(sampleInputs(step));
        checkSame('copied', await everything(after), await everything(before));
        const other = await load(sampleProgram(), { ...sampleOptions, symbols: { batch: 2 } });
        check(!(await other.copyFrom?.(before, 'wave')), 'a state of another size was copied');
      }
      const six = await load(sampleProgram(), { ...sampleOptions, symbols: { batch: 6 } });
      if (six.writeCopies === undefined) return;
      const part = Float32Array.from(scattered(66));
      await six.writeCopies('wave', part);
      checkNumbers('wave', Array.from(await six.read('wave')), [...part, ...part, ...part]);
      for (const wrong of [new Float32Array(4 * 33), new Float32Array(34), new Float32Array(0)])
        await checkRefused('input-invalid', () => six.writeCopies?.('wave', wrong), 'wave');
      await checkRefused('input-invalid', () => six.writeCopies?.('weights', new Float32Array(33)), 'weights');
    },
  },
  {
    name: 'read gives a copy of every role, write replaces states and constants',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), sampleOptions);
      await session.step(sampleInputs(1));
      checkNumbers('input', Array.from(await session.read('gain')), [1, 2, 1]);
      checkNumbers(
        'constant',
        Array.from(await session.read('weights')),
        range(33, (k) => (k % 4) - 1),
      );
      const copy = await session.read('total');
      copy.fill(77);
      check((await session.read('total'))[0] !== 77, 'changing what read gave changed the state');
      await session.write('weights', new Float32Array(33));
      await session.write('total', Float32Array.from([5, 6, 7]));
      checkNumbers('energy', Array.from((await session.step(sampleInputs(2))).energy), [0, 0, 0]);
      checkNumbers('total', Array.from(await session.read('total')), [5, 6, 7]);
    },
  },
  {
    name: 'write and read keep the patterns of 8-bit floats, infinities too, which a store saturates',
    run: async (device, load) => {
      if (!device.description.capabilities.dtypes.includes('f8e5m2')) return;
      const session = await load(
        program('patterns', (b) => {
          const kept = b.state('kept', 'f8e5m2', [5]);
          const out = b.output('out', 'f8e5m2', [5]);
          b.map('pass', out, ([i]) => kept.at(i));
        }),
        { allowNonFinite: true },
      );
      await session.write('kept', Uint8Array.of(0x7c, 0xfc, 0xfb, 0x01, 0x80));
      checkNumbers('stored', Array.from((await session.step()).out), [0x7b, 0xfb, 0xfb, 0x01, 0x80]);
      checkNumbers('read', Array.from(await session.read('kept')), [0x7c, 0xfc, 0xfb, 0x01, 0x80]);
    },
  },
  {
    name: 'parameters change between steps',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), { ...sampleOptions, parameters: { rate: 0 } });
      await session.step(sampleInputs(1));
      const silent = { x: new Float32Array(99), gain: new Int32Array(3) };
      checkNumbers('rate 0', Array.from((await session.step(silent)).energy), [0, 0, 0]);
      await session.write('wave', new Float32Array(99).fill(1));
      session.setParameter('rate', 2);
      await session.step(silent);
      checkNumbers(
        'rate 2',
        Array.from(await session.read('wave')),
        range(99, () => 2),
      );
    },
  },
  {
    name: 'a step is one upload and one download, and allocates nothing',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), sampleOptions);
      await session.step(sampleInputs(0));
      const before = session.counters();
      for (const step of range(20)) await session.step(sampleInputs(step));
      const after = session.counters();
      check(after.steps - before.steps === 20, `${after.steps - before.steps} steps counted of 20`);
      check(after.uploads - before.uploads === 20, `${after.uploads - before.uploads} uploads in 20 steps`);
      check(after.downloads - before.downloads === 20, `${after.downloads - before.downloads} downloads in 20 steps`);
      check(after.launches > before.launches, 'no launches counted');
      check(after.uploadedBytes - before.uploadedBytes >= 20 * (99 + 3) * 4, 'too few bytes uploaded');
      check(after.downloadedBytes - before.downloadedBytes >= 20 * 4 * 4, 'too few bytes downloaded');
      check(after.allocations === before.allocations, 'steps allocated device memory');
      await session.stepMany(5, stacked(5));
      const many = session.counters();
      check(many.uploads - after.uploads === 1, `${many.uploads - after.uploads} uploads in stepMany`);
      check(many.downloads - after.downloads === 1, `${many.downloads - after.downloads} downloads in stepMany`);
      check(session.arenaBytes > 0, 'no arena');
    },
  },
  {
    name: 'profile times every stage and advances the state',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), sampleOptions);
      await session.step(sampleInputs(0));
      const times = await session.profile(3);
      check(times.length > 0, 'no stages');
      for (const { stage, calls, totalMs } of times)
        check(calls >= 3 && totalMs >= 0 && Number.isFinite(totalMs), `${stage}: ${calls} calls in ${totalMs} ms`);
      check(session.cycle === 4, `cycle is ${session.cycle} after 4 steps`);
      const other = await load(sampleProgram(), sampleOptions);
      await other.step(sampleInputs(0));
      for (const _ of range(3)) await other.step();
      checkSame('states', await everything(session), await everything(other));
    },
  },
  {
    name: 'sessions of one device do not disturb each other',
    run: async (_device, load) => {
      const [first, second, alone] = [
        await load(sampleProgram(), sampleOptions),
        await load(sampleProgram(), { ...sampleOptions, parameters: { rate: 0.25 } }),
        await load(sampleProgram(), sampleOptions),
      ];
      for (const step of steps)
        await Promise.all([first.step(sampleInputs(step)), second.step(sampleInputs(step + 1))]);
      for (const step of steps) await alone.step(sampleInputs(step));
      checkSame('states', await everything(first), await everything(alone));
    },
  },
];
