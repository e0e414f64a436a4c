/** The contract's cases of bad input: each is refused with its code, and leaves state and cycle as they were. */
import { add, program } from '../../kernel/index.js';
import type { Arrays, LoadOptions, Session } from '../device.js';
import { sampleInputs, sampleOptions, sampleProgram } from './behaviour-cases.js';
import type { BehaviourCase, Load } from './case.js';
import { check, checkNumbers, checkRefused } from './case.js';

const { symbols, constants } = sampleOptions;
const wrong = {
  short: { weights: new Float32Array(3) },
  type: { weights: new Int32Array(33) },
  more: { ...constants, bias: new Float32Array(1) },
};

const badLoads: readonly (readonly [string, 'binding-invalid' | 'usage', LoadOptions, string])[] = [
  ['a missing symbol', 'binding-invalid', { constants }, 'batch'],
  ['a symbol out of its bounds', 'binding-invalid', { symbols: { batch: 1001 }, constants }, 'batch'],
  ['a symbol that is not a whole number', 'binding-invalid', { symbols: { batch: 1.5 }, constants }, 'batch'],
  ['an unknown symbol', 'binding-invalid', { symbols: { batch: 1, rows: 2 }, constants }, 'rows'],
  ['a missing constant', 'binding-invalid', { symbols }, 'weights'],
  ['a constant of a wrong length', 'binding-invalid', { symbols, constants: wrong.short }, '33'],
  ['a constant of a wrong type', 'binding-invalid', { symbols, constants: wrong.type }, 'Int32Array'],
  ['an unknown constant', 'binding-invalid', { symbols, constants: wrong.more }, 'bias'],
  ['an unknown parameter', 'binding-invalid', { ...sampleOptions, parameters: { speed: 1 } }, 'speed'],
  ['a parameter that is not finite', 'binding-invalid', { ...sampleOptions, parameters: { rate: Number.NaN } }, 'rate'],
  ['an unknown executor', 'usage', { ...sampleOptions, executor: 'abacus' }, 'abacus'],
  ['an unknown fusion', 'usage', { ...sampleOptions, fusion: 'some' as 'none' }, 'some'],
];

const good = sampleInputs(1);
const infinite = Float32Array.from(good.x);
infinite[50] = Infinity;
const undefinedValue = Float32Array.from(good.x);
undefinedValue[98] = Number.NaN;

const badSteps: readonly (readonly [string, Arrays, string])[] = [
  ['a missing input', { x: good.x }, 'gain'],
  ['an unknown input', { ...good, y: new Float32Array(1) }, 'y'],
  ['a state given as input', { ...good, wave: new Float32Array(99) }, 'wave'],
  ['an input too short', { ...good, x: new Float32Array(98) }, '99'],
  ['an input too long', { ...good, gain: new Int32Array(4) }, '3'],
  ['an input of a wrong type', { ...good, gain: new Float32Array(3) }, 'Float32Array'],
  ['an input with NaN', { ...good, x: undefinedValue }, '98'],
  ['an input with an infinity', { ...good, x: infinite }, '50'],
];

/** What TypeScript refuses and JavaScript hands over. */
const noObjects: readonly unknown[] = [null, 5, 'text', true];
const noArrays: readonly unknown[] = [null, 5, 'text', [1, 2, 3], { length: 3 }, 5n];

/** Runs the bad action on a session in motion and demands that nothing moved. */
async function unmoved(load: Load, action: (session: Session) => Promise<void>): Promise<void> {
  const session = await load(sampleProgram(), sampleOptions);
  await session.step(sampleInputs(2));
  const [wave, total, cycle] = [await session.read('wave'), await session.read('total'), session.cycle];
  await action(session);
  checkNumbers('wave', Array.from(await session.read('wave')), Array.from(wave));
  checkNumbers('total', Array.from(await session.read('total')), Array.from(total));
  check(session.cycle === cycle, `cycle moved from ${cycle} to ${session.cycle}`);
  const twin = await load(sampleProgram(), sampleOptions);
  await twin.step(sampleInputs(2));
  await twin.step(sampleInputs(3));
  const next = await session.step(sampleInputs(3));
  checkNumbers('the step after', Array.from(next.energy), Array.from(await twin.read('energy')));
}

const calls: readonly (readonly [string, (session: Session) => unknown, string])[] = [
  ['stepMany of no steps', (session) => session.stepMany(0), '0'],
  ['stepMany of one and a half', (session) => session.stepMany(1.5), '1.5'],
  ['stepMany with inputs for one step', (session) => session.stepMany(2, good), '198'],
  ['read of an unknown tensor', (session) => session.read('nothing'), 'nothing'],
  ['write of an unknown tensor', (session) => session.write('nothing', new Float32Array(1)), 'nothing'],
  ['write of an input', (session) => session.write('x', new Float32Array(99)), 'input'],
  ['write of an output', (session) => session.write('energy', new Float32Array(3)), 'output'],
  ['write of a wrong length', (session) => session.write('total', new Float32Array(2)), '3'],
  ['write of a wrong type', (session) => session.write('total', new Float64Array(3)), 'Float64Array'],
  ['profile of no steps', (session) => session.profile(0), '0'],
  [
    'a negative cycle',
    (session) => {
      session.cycle = -1;
    },
    '-1',
  ],
];

const closedCalls: readonly ((session: Session) => unknown)[] = [
  (session) => session.step(good),
  (session) => session.stepMany(1),
  (session) => session.read('total'),
  (session) => session.write('total', new Float32Array(3)),
  (session) => session.setParameter('rate', 1),
  (session) => session.profile(1),
];

export const refusalCases: readonly BehaviourCase[] = [
  ...badLoads.map(
    ([name, code, options, mention]): BehaviourCase => ({
      name: `load refuses ${name}`,
      run: (device) => checkRefused(code, () => device.load(sampleProgram(), options), mention),
    }),
  ),
  ...badSteps.map(
    ([name, inputs, mention]): BehaviourCase => ({
      name: `step refuses ${name}, and the state stays`,
      run: (_device, load) =>
        unmoved(load, (session) => checkRefused('input-invalid', () => session.step(inputs), mention)),
    }),
  ),
  ...calls.map(
    ([name, action, mention]): BehaviourCase => ({
      name: `refuses ${name}, and the state stays`,
      run: (_device, load) => unmoved(load, (session) => checkRefused('input-invalid', () => action(session), mention)),
    }),
  ),
  {
    name: 'load refuses what is not a program and what are not options',
    run: async (device) => {
      for (const nothing of [undefined, [], {}, ...noObjects])
        await checkRefused('usage', () => device.load(nothing as never), 'not a program');
      for (const nothing of noObjects)
        await checkRefused('usage', () => device.load(sampleProgram(), nothing as never), 'options are not an object');
      for (const weights of noArrays)
        await checkRefused(
          'binding-invalid',
          () => device.load(sampleProgram(), { symbols, constants: { weights } as never }),
          'weights',
        );
    },
  },
  {
    name: 'step and write refuse what are no inputs and no arrays, and the state stays',
    run: (_device, load) =>
      unmoved(load, async (session) => {
        for (const nothing of noObjects) {
          await checkRefused('input-invalid', () => session.step(nothing as never));
          await checkRefused('input-invalid', () => session.stepMany(2, nothing as never));
        }
        for (const gain of noArrays)
          await checkRefused('input-invalid', () => session.step({ ...good, gain } as never), 'gain');
        for (const data of [undefined, ...noArrays])
          await checkRefused('input-invalid', () => session.write('total', data as never), 'total');
      }),
  },
  {
    name: 'a step without inputs is refused before there were any, and the state stays',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), sampleOptions);
      for (const inputs of [undefined, {}]) {
        await checkRefused('input-invalid', () => session.step(inputs), 'input x: missing');
        await checkRefused('input-invalid', () => session.stepMany(2, inputs), 'input x: missing');
      }
      checkNumbers('total', Array.from(await session.read('total')), [1, 1, 1]);
      check(session.cycle === 0, `cycle moved to ${session.cycle}`);
    },
  },
  {
    name: 'a second step while one runs is refused, and the first has its result',
    run: async (device, load) => {
      const [session, twin] = [await load(sampleProgram(), sampleOptions), await load(sampleProgram(), sampleOptions)];
      const { energy } = await twin.step(sampleInputs(1));
      const first = session.step(sampleInputs(1));
      // All at once: a device that steps without yielding is done before anything can be awaited.
      const refusals = [
        () => session.step(sampleInputs(2)),
        () => session.stepMany(1, sampleInputs(2)),
        () => session.profile(1),
        ...(device.description.capabilities.sync ? [() => session.stepSync(sampleInputs(2))] : []),
      ].map((second) => checkRefused('input-invalid', second, 'already running'));
      await Promise.all(refusals);
      checkNumbers('energy', Array.from((await first).energy), Array.from(energy));
      check(session.cycle === 1, `cycle is ${session.cycle} after one step`);
      await session.step(sampleInputs(2));
    },
  },
  {
    name: 'errors show at most 80 characters of a value',
    run: (_device, load) =>
      unmoved(load, async (session) => {
        const long = 'x'.repeat(5000);
        for (const action of [
          () => session.read(long),
          () => session.step({ ...good, [long]: good.x }),
          () => session.step({ ...good, x: Array.from({ length: 20_000 }, (_, i) => i) as never }),
        ])
          await checkRefused('input-invalid', async () => {
            try {
              await action();
            } catch (error) {
              check((error as Error).message.length < 400, `an error of ${(error as Error).message.length} characters`);
              throw error;
            }
          });
      }),
  },
  {
    name: 'setParameter refuses unknown names and values that do not fit',
    run: (_device, load) =>
      unmoved(load, async (session) => {
        await checkRefused('binding-invalid', () => session.setParameter('speed', 1), 'speed');
        await checkRefused('binding-invalid', () => session.setParameter('rate', Infinity), 'rate');
      }),
  },
  {
    name: 'stepSync refuses bad input too, where the device has it',
    run: (device, load) =>
      unmoved(load, async (session) => {
        if (!device.description.capabilities.sync) return;
        await checkRefused('input-invalid', () => session.stepSync({ ...good, x: infinite }), '50');
      }),
  },
  {
    name: 'inputs of narrow floats with an infinity or NaN are refused',
    run: async (device, load) => {
      const { dtypes } = device.description.capabilities;
      if (!(['f16', 'bf16', 'f8e4m3', 'f8e5m2'] as const).every((dtype) => dtypes.includes(dtype))) return;
      const session = await load(
        program('halves', (b) => {
          const [half, brain] = [b.input('half', 'f16', [2]), b.input('brain', 'bf16', [2])];
          const [four, five] = [b.input('four', 'f8e4m3', [2]), b.input('five', 'f8e5m2', [2])];
          const out = b.output('out', 'f32', [2]);
          b.map('mix', out, ([i]) => add(half.at(i), brain.at(i), four.at(i), five.at(i)));
        }),
      );
      const [fine, infiniteHalf, infiniteBrain] = [
        [0, 0],
        [0, 0x7c00],
        [0xff80, 0],
      ].map((bits) => Uint16Array.of(...bits));
      // The largest numbers of both 8-bit types, then a NaN and an infinity.
      const good = { half: fine, brain: fine, four: Uint8Array.of(0x7e, 0xfe), five: Uint8Array.of(0x7b, 0xfb) };
      await session.step(good);
      await checkRefused('input-invalid', () => session.step({ ...good, half: infiniteHalf }), 'half');
      await checkRefused('input-invalid', () => session.step({ ...good, brain: infiniteBrain }), 'brain');
      await checkRefused('input-invalid', () => session.step({ ...good, four: Uint8Array.of(0, 0xff) }), 'four');
      await checkRefused('input-invalid', () => session.step({ ...good, five: Uint8Array.of(0x7c, 0) }), 'five');
    },
  },
  {
    name: 'allowNonFinite takes what is refused otherwise',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), { ...sampleOptions, allowNonFinite: true });
      await session.step({ ...good, x: infinite });
      check(session.cycle === 1, 'the step was not taken');
    },
  },
  {
    name: 'a closed session refuses everything, and closing again is no error',
    run: async (_device, load) => {
      const session = await load(sampleProgram(), sampleOptions);
      await session.step(good);
      await session.close();
      await session.close();
      for (const action of closedCalls) await checkRefused('session-closed', () => action(session));
    },
  },
  {
    name: 'a program larger than any memory is refused',
    run: async (device) => {
      const huge = program('huge', (b) => {
        const field = b.state('field', 'f32', [2 ** 20, 2 ** 20, 64]);
        b.map('grow', field, (at) => add(field.at(...at), 1));
      });
      await checkRefused('out-of-memory', () => device.load(huge), 'huge');
    },
  },
];
