/**
 * What the site is made of, without building it: every file that a link names is there, and every formula parses. The built
 * site is read in Chromium by test/long/site.long.ts.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMarkdownRenderer } from 'vitepress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formulas } from '../scripts/site/formulas.mjs';
import { sidebar, writeSource } from '../scripts/site/source.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-site-'));
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  writeSource(folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  pages = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('what links name is there', () => {
  const lost = [...pages].flatMap(([name, text]) =>
    [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const places = link.startsWith('/')
          ? [folder, path.join(folder, 'public')]
          : [path.dirname(path.join(folder, name))];
        return !places.some((place) => existsSync(path.join(place, link)));
      })
      .map((link) => `${name}: ${link}`),
  );
  expect(pages.size).toBeGreaterThan(60);
  expect(lost).toEqual([]);
});

it('every page is in the sidebar once', () => {
  const links = sidebar().flatMap(({ items }) => items.map(({ link }) => link));
  expect(new Set(links).size).toBe(links.length);
  const inDocs = readdirSync(path.resolve(import.meta.dirname, '../docs')).filter((name) => name.endsWith('.md'));
  expect(inDocs.map((name) => `/${name.slice(0, -3)}`).filter((link) => !links.includes(link))).toEqual([]);
});

it('formulas become MathML, and one that does not parse is an error', async () => {
  const markdown = await createMarkdownRenderer(folder, { config: formulas });
  const written = [...pages].filter(([, text]) => /^ *```math$/m.test(text));
  expect(written.map(([name]) => name)).toEqual(expect.arrayContaining(['brain.md', 'learning.md', 'fields.md']));
  for (const [name, text] of written) {
    const blocks = text.match(/^ *```math$/gm)?.length;
    expect(markdown.render(text).match(/<div class="formula"/g)?.length, name).toBe(blocks);
  }
  expect(markdown.render('the rate $\\eta = \\frac12$ of')).toContain('<mfrac>');
  expect(() => markdown.render('```math\n\\frac{1\n```')).toThrow();
});
