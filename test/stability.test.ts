/** Every public name of the root is in exactly one tier of docs/stability.md, and the page names nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPublicNames } from '../scripts/reference/declarations.mjs';

const root = path.resolve(import.meta.dirname, '..');
const tiers = ['Stable', 'Experimental', 'Internal'];

/** The names of each tier, as its section lists them. */
function namesByTier(page: string): string[][] {
  const sections = page.split(/^## /m);
  return tiers.map((tier) => {
    const section = sections.find((one) => one.startsWith(`${tier}\n`)) ?? '';
    return [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  });
}

it('puts every name of the root into exactly one tier', () => {
  const exported = readPublicNames(root, ['src/index.ts']).get('src/index.ts') ?? [];
  const listed = namesByTier(readFileSync(path.join(root, 'docs/stability.md'), 'utf8')).flat();
  expect(exported.length).toBeGreaterThan(300);
  const names = exported.map(({ name }) => name);
  expect(
    names.filter((name) => !listed.includes(name)),
    'in no tier: add to docs/stability.md',
  ).toEqual([]);
  expect(
    listed.filter((name) => !names.includes(name)),
    'not exported: remove from docs/stability.md',
  ).toEqual([]);
  expect(
    listed.filter((name, at) => listed.indexOf(name) !== at),
    'in two tiers',
  ).toEqual([]);
});

it('finds a name that is missing', () => {
  expect(namesByTier('## Stable\n**Brain.** `a` `b`\n\n## Experimental\n`c`\n')).toEqual([['a', 'b'], ['c'], []]);
});
