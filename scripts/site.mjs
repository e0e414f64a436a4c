/**
 * Builds the site into site/built: a static folder that any web server can show.
 *   node scripts/site.mjs            builds
 *   node scripts/site.mjs --serve    builds, and shows it on 127.0.0.1 (--port, 4173 by default)
 * A server should send the two headers of `isolation`, so that the playground may use several threads; without them it
 * runs on one.
 */
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { build } from 'vitepress';
import { inRepository } from './setup/paths.mjs';
import { sidebar, writeSource } from './site/source.mjs';
import { themeFiles } from './site/theme.mjs';

const { values } = parseArgs({ options: { serve: { type: 'boolean' }, port: { type: 'string', default: '4173' } } });
const source = inRepository('site', 'source');
const target = inRepository('site', 'built');

if (!existsSync(inRepository('dist', 'dashboard', 'playground.html'))) {
  console.error('site: the page is not built (expected dist/dashboard). Run npm run build.');
  process.exit(1);
}
writeSource(source);
writeConfiguration();
await build(source);
console.log(`site: ${path.relative(process.cwd(), target)}`);
if (values.serve) serve(Number(values.port));

function writeConfiguration() {
  const folder = path.join(source, '.vitepress');
  mkdirSync(path.join(folder, 'theme'), { recursive: true });
  for (const [name, text] of Object.entries(themeFiles)) writeFileSync(path.join(folder, 'theme', name), text);
  const config = {
    title: 'fieldbrain',
    description: 'Neural fields for robots, in TypeScript, on CUDA, WebGPU and Wasm',
    outDir: target,
    cacheDir: inRepository('site', 'cache'),
    cleanUrls: false,
    lastUpdated: false,
    // The first page stays small.
    router: { prefetchLinks: false },
    themeConfig: {
      search: { provider: 'local' },
      sidebar: sidebar(),
      outline: [2, 3],
      nav: [
        { text: 'Quick start', link: '/quick-start' },
        { text: 'Examples', link: '/examples/' },
        { text: 'API', link: '/api/' },
        { text: 'Benchmarks', link: '/benchmark-summary' },
      ],
    },
  };
  // Headings get the names that hosts of repositories give them, so that links work in both. Files that are shown as they
  // are count as dead links for VitePress; test/long/site.long.ts looks for them.
  const text = `import { formulas } from '../../../scripts/site/formulas.mjs';

export default {
  ...${JSON.stringify(config)},
  markdown: { config: formulas, anchor: { slugify: (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N} _-]/gu, '').replaceAll(' ', '-') } },
  ignoreDeadLinks: [/benchmarks\\//, /\\.json$/],
};
`;
  writeFileSync(path.join(folder, 'config.js'), text);
}

/** Headers that let a page use shared memory. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
});

function serve(/** @type {number} */ port) {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = path.join(target, path.normalize(decodeURIComponent(asked)));
    const file = asked.endsWith('/') ? path.join(wanted, 'index.html') : wanted;
    const isThere = file.startsWith(target) && existsSync(file) && statSync(file).isFile();
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && !file.endsWith('.png');
    response.writeHead(isThere ? 200 : 404, {
      ...isolation,
      'Content-Type': isThere ? type : types['.html'],
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    });
    const bytes = createReadStream(isThere ? file : path.join(target, '404.html'));
    (isPacked ? bytes.pipe(createGzip()) : bytes).pipe(response);
  });
  server.listen(port, '127.0.0.1', () => {
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.log(`site: http://127.0.0.1:${address.port}/`);
  });
}
