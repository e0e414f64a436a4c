/** The list of worlds, for people and as JSON. */
import { expect, it } from 'vitest';
import { runWorlds, type WorldRow } from './worlds.js';

async function listed(json: boolean): Promise<string> {
  let text = '';
  const take = (more: string): void => {
    text += more;
  };
  await runWorlds({ json, isTerminal: false, columns: 80, answer: take, note: () => undefined, nowMs: () => 0 });
  return text;
}

it('lists every classic world with its spaces and score', async () => {
  const { worlds } = JSON.parse(await listed(true)) as { worlds: WorldRow[] };
  const names = [
    'cart-pole',
    'cart-pole-positions',
    'pendulum',
    'pendulum-positions',
    'mountain-car',
    'acrobot',
    't-maze',
  ];
  expect(worlds.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  const cart = worlds.find(({ name }) => name === 'cart-pole');
  expect(cart).toMatchObject({ solvedAt: 475, limit: 500, actions: { discrete: 2 }, resident: true, expert: true });
  expect(cart?.observations.names).toEqual(['x', 'speed', 'angle', 'spin']);
  expect(worlds.find(({ name }) => name === 't-maze')).toMatchObject({ options: { length: 10 }, expert: false });
});

it('prints a table', async () => {
  const text = await listed(false);
  expect(text).toContain('pendulum-positions');
  expect(text).toMatch(/mountain-car +x speed +force -1 … 1 +999 +90/);
});
