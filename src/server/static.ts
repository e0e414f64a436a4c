/**
 * The page's files: everything below one folder, nothing outside it, nothing hidden, no links that lead out. Answers carry
 * headers that keep other sites from framing the page, and that let it use shared memory. Text goes compressed to those who
 * take it so, and is compressed once.
 */
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; " +
    "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

const isText = (file: string): boolean => /\.(html|m?js|css|json|svg|map|txt|wasm)$/i.test(file);

/** Compressed files by name, with the time of the file they were made of. A page has few; more than that begin anew. */
const compressed = new Map<string, { readonly mtimeMs: number; readonly bytes: Promise<Buffer> }>();
const mostCompressed = 64;

function compress(file: string, mtimeMs: number): Promise<Buffer> {
  const known = compressed.get(file);
  if (known?.mtimeMs === mtimeMs) return known.bytes;
  if (compressed.size >= mostCompressed) compressed.clear();
  const bytes = readFile(file).then((content) => promisify(gzip)(content, { level: 9 }));
  compressed.set(file, { mtimeMs, bytes });
  return bytes;
}

/** The file that a request's path names, or undefined where there is none that may be shown. */
export async function findFile(folder: string, urlPath: string): Promise<string | undefined> {
  let plain: string;
  try {
    plain = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (!plain.startsWith('/') || plain.includes('\0') || plain.includes('\\')) return undefined;
  const parts = plain.split('/').slice(1);
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  const wanted = path.join(folder, ...parts, plain.endsWith('/') ? 'index.html' : '');
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(wanted)]);
    if (real !== root && !real.startsWith(root + path.sep)) return undefined;
    return (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a file of the page, or 404. */
export async function sendFile(
  folder: string,
  urlPath: string,
  response: ServerResponse,
  headOnly: boolean,
): Promise<void> {
  const file = await findFile(folder, urlPath);
  if (file === undefined) {
    response.writeHead(404, { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8' }).end('not found\n');
    return;
  }
  const { size, mtimeMs } = await stat(file);
  const takesGzip = /\bgzip\b/.test(String(response.req.headers['accept-encoding'] ?? ''));
  const packed = takesGzip && isText(file) ? await compress(file, mtimeMs) : undefined;
  const isHashed = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(path.basename(file));
  response.writeHead(200, {
    ...pageHeaders,
    'content-type': types[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-length': packed?.length ?? size,
    ...(isText(file) && { vary: 'accept-encoding' }),
    ...(packed && { 'content-encoding': 'gzip' }),
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (headOnly) response.end();
  else if (packed !== undefined) response.end(packed);
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}
