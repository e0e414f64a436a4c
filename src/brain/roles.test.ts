/** Roles of motors: tendencies follow them, whatever the order; names that are known have theirs, and files need none. */
import { expect, it } from 'vitest';
import { serialise } from '../kernel/index.js';
import { createBrain } from './create.js';
import { brainProgram } from './cycle.js';
import { type MotorDictionary, rolesOf, usualRoles } from './dictionary.js';
import { chooseFaculties } from './research/faculties.js';
import { shapeOf } from './shape.js';

const named = (...names: string[]): MotorDictionary => names.map((name) => ({ name }));

async function moved(motors: MotorDictionary, mode: 'deployment' | 'research' = 'deployment') {
  const options = { sensors: 3, size: 4, device: 'cpu', threads: 1, bankRows: 16, seed: 5, planner: false } as const;
  const brain = await createBrain({ ...options, motors, mode, learn: false });
  // What the actor says is of each motor by its place: tendencies alone are looked at.
  await brain.lesion('actor');
  const rows: Record<string, number>[] = [];
  for (let t = 0; t < 5; t += 1) {
    const { motors: values } = brain.processSync([Math.sin(t), Math.cos(t), 0.5]);
    rows.push(Object.fromEntries(motors.map(({ name }, m) => [name, values[m]])));
  }
  await brain.close();
  return rows;
}

/** The last motors stand in φ, by which what is predicted differs a little with their order. */
function near(rows: readonly Record<string, number>[], expected: readonly Record<string, number>[]): void {
  for (const [at, row] of expected.entries())
    for (const [name, value] of Object.entries(row)) expect(rows[at][name]).toBeCloseTo(value, 2);
}

it('a motor does what its role is, wherever it stands', async () => {
  const usual = await moved(named('forward', 'turn', 'pan', 'tilt', 'vigour'));
  expect(usual[4].vigour).toBeGreaterThan(0.1);
  expect(Math.abs(usual[4].forward)).toBeGreaterThan(1e-4);
  near(await moved(named('tilt', 'vigour', 'turn', 'pan', 'forward')), usual);
  const said = await moved([
    { name: 'a', tendency: 'vigour' },
    { name: 'b', tendency: 'tilt' },
    { name: 'c', tendency: 'drive' },
    { name: 'pan' },
    { name: 'd', tendency: 'steer' },
  ]);
  near(
    said.map(({ a, b, c, d, pan }) => ({ forward: c, turn: d, pan, tilt: b, vigour: a })),
    usual,
  );
});

it('motors of other names have no tendency, nor do those that say so', async () => {
  for (const motors of [named('force', 'torque'), [{ name: 'forward', tendency: 'none' as const }]])
    for (const row of await moved(motors)) for (const value of Object.values(row)) expect(Math.abs(value)).toBe(0);
  expect(rolesOf(named('steering', 'constructor', 'Tilt'))).toEqual(['steer', 'none', 'none']);
});

it('a brain whose motors have the usual names is the Program that it was without roles', () => {
  const options = { storage: 'f32', perBrainStores: false, candidates: 0, recallEvery: 1 } as const;
  for (const motors of [1, 3, 4, 5])
    for (const research of [false, chooseFaculties(true)] as const) {
      const build = { ...options, shape: shapeOf(4, 3, motors), research };
      const said = serialise(brainProgram({ ...build, roles: usualRoles.slice(0, motors) }));
      expect(said === serialise(brainProgram(build))).toBe(true);
    }
});

it('research mode looks around with the motors that pan and tilt', async () => {
  const usual = await moved(named('forward', 'turn', 'pan', 'tilt'), 'research');
  expect(Math.abs(usual[4].pan)).toBeGreaterThan(1e-4);
  near(await moved(named('tilt', 'forward', 'pan', 'turn'), 'research'), usual);
});

it('refuses unknown roles', async () => {
  const wrong = { name: 'a', tendency: 'wheel' as 'drive' };
  await expect(createBrain({ sensors: 1, motors: [wrong], device: 'cpu' })).rejects.toThrow(
    /motor a: no such role \(got wheel, expected drive, steer/,
  );
});
