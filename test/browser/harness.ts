/**
 * Runs one exported function of a TypeScript file inside headless Chromium and brings back its JSON result and the
 * page's console. The file is bundled with esbuild and served on the loopback with the headers that allow shared
 * memory. It asserts nothing: tests do.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openChromium, sharedChromium } from './chromium.js';

export interface BrowserOptions {
  /** More files to bundle, by the path under which the page finds them, for example `{ '/worker.js': 'src/…/worker.ts' }`. */
  readonly extraEntries?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Give the page a WebGPU adapter without a GPU. Default true. */
  readonly webGpu?: boolean;
  /** Serve without the headers that isolate the page, to see what it does without shared memory. */
  readonly isolated?: boolean;
}

export interface BrowserRun<T> {
  readonly result: T;
  /** Lines such as `warning: text`, and `pageerror: …` for what nobody caught. */
  readonly console: readonly string[];
}

const blankPage = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>fieldbrain</title>';

/** One page, with one bundle loaded; `run` may be called many times. */
export class BrowserPage {
  readonly console: string[] = [];
  readonly #server: Server;
  readonly #context: BrowserContext;
  readonly #own: Browser | undefined;
  readonly #page: Page;
  readonly #timeoutMs: number;

  private constructor(server: Server, page: Page, own: Browser | undefined, timeoutMs: number) {
    this.#server = server;
    this.#context = page.context();
    this.#own = own;
    this.#page = page;
    this.#timeoutMs = timeoutMs;
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(`pageerror: ${error.message}`));
    page.on('crash', () => this.console.push('pageerror: the page crashed'));
  }

  /** Bundles `entryFile`, serves it and opens it. Close it in any case. */
  static async open(entryFile: string, options: BrowserOptions = {}): Promise<BrowserPage> {
    const files = await bundleAll({ '/entry.js': entryFile, ...options.extraEntries });
    const server = await serve(files, options.isolated ?? true);
    let own: Browser | undefined;
    try {
      own = options.webGpu === false ? await openChromium({ webGpu: false }) : undefined;
      const page = await (own ?? (await sharedChromium())).newPage();
      const opened = new BrowserPage(server, page, own, options.timeoutMs ?? 170_000);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { timeout: 170_000 });
      return opened;
    } catch (error) {
      await own?.close();
      server.close();
      throw error;
    }
  }

  /** Calls an exported function with JSON arguments and awaits its JSON result. */
  async run<T>(functionName: string, args: readonly unknown[] = []): Promise<T> {
    const call = `import('/entry.js').then((entry) => entry[${JSON.stringify(functionName)}](...${JSON.stringify(args)})).then(JSON.stringify)`;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const text = `${functionName}: no answer from the page in ${this.#timeoutMs} ms. Console:\n${this.console.join('\n')}`;
      timer = setTimeout(() => reject(new Error(text)), this.#timeoutMs);
    });
    try {
      const text = (await Promise.race([this.#page.evaluate(call), late])) as string | undefined;
      return (text === undefined ? undefined : JSON.parse(text)) as T;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#context.close();
    await this.#own?.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Opens a page for a single call. @example await runInBrowser(import.meta.dirname + '/entry.ts', 'add', [1, 2]) */
export async function runInBrowser<T>(
  entryFile: string,
  functionName: string,
  args: readonly unknown[] = [],
  options: BrowserOptions = {},
): Promise<BrowserRun<T>> {
  const page = await BrowserPage.open(entryFile, options);
  try {
    return { result: await page.run<T>(functionName, args), console: page.console };
  } finally {
    await page.close();
  }
}

async function bundleAll(entries: Readonly<Record<string, string>>): Promise<Map<string, Uint8Array>> {
  const bundled = Object.entries(entries).map(async ([url, file]): Promise<[string, Uint8Array]> => {
    const result = await build({
      entryPoints: [path.resolve(file)],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      sourcemap: 'inline',
      write: false,
      logLevel: 'silent',
    });
    return [url, result.outputFiles[0].contents];
  });
  return new Map(await Promise.all(bundled));
}

async function serve(files: ReadonlyMap<string, Uint8Array>, isolated: boolean): Promise<Server> {
  const isolation: Record<string, string> = isolated
    ? { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
    : {};
  const server = createServer((request, response) => {
    const url = (request.url ?? '/').split('?')[0];
    const body = url === '/' ? blankPage : files.get(url);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...isolation }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
