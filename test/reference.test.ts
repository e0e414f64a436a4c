/** The pages that are made from the sources say what the sources say, and no public name goes without a comment. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApi } from '../scripts/reference/api-pages.mjs';
import { renderCommands } from '../scripts/reference/cli-page.mjs';
import { createCommands } from '../src/cli/commands.js';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, 'docs', name), 'utf8');
const remedy = 'is not what the sources say. Run npm run docs.';

describe('the API reference', () => {
  let api: ReturnType<typeof renderApi>;
  beforeAll(() => {
    api = renderApi(root);
  });

  it('has a comment for every public name', () => {
    expect(api.undocumented).toEqual([]);
  });

  it('is what the sources say', () => {
    expect(readdirSync(path.join(root, 'docs', 'api')).sort()).toEqual([...api.pages.keys()].sort());
    for (const [name, text] of api.pages) expect(read(`api/${name}`) === text, `docs/api/${name} ${remedy}`).toBe(true);
  });

  it('shows declarations without bodies and private parts, each name once', () => {
    const kernel = api.pages.get('kernel.md') ?? '';
    expect(kernel).toContain('### program\n');
    expect(kernel).toContain('function sizeOf(dimension: Dimension): Expr;\n');
    expect(kernel).not.toMatch(/^\s*private |^\s*#\w+|\breturn /m);
    const headings = [...api.pages.values()].flatMap((text) => text.match(/^### .*$/gm) ?? []);
    expect(headings.length).toBeGreaterThan(400);
    expect(api.pages.get('fieldbrain.md')).not.toContain('### program\n');
  });
});

it('the page about the commands is what they say about themselves', () => {
  const text = renderCommands(createCommands(''));
  expect(read('cli.md') === text, `docs/cli.md ${remedy}`).toBe(true);
  for (const command of createCommands('').commands) expect(text).toContain(`\n## ${command.name()}\n`);
});
