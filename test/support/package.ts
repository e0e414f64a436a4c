/**
 * The package as npm would publish it, from the build that stands in dist/: packed, and taken apart or installed into a
 * folder that has nothing else. The caller removes the folder.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface Packed {
  readonly file: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly paths: readonly string[];
}

export interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

export const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

/** Packs what is built, with declarations of its types; npm's own preparation would check the types once more. */
export async function pack(folder: string): Promise<Packed> {
  if (!existsSync(path.join(root, 'dist/cli.js'))) throw new Error('dist/cli.js is missing: run npm run build');
  await run(process.execPath, ['scripts/declarations.mjs', '--noCheck'], { cwd: root });
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const answer = JSON.parse(stdout) as Record<string, PackAnswer> | PackAnswer[];
  const [{ filename, size, unpackedSize, files }] = Object.values(answer);
  return { file: path.join(folder, filename), size, unpackedSize, paths: files.map((one) => one.path) };
}

interface PackAnswer {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** A folder in which the package and its dependencies lie as an installation without optional ones would put them. */
export async function unpack({ file }: Packed, folder: string): Promise<string> {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, 'fieldbrain'), { recursive: true });
  await run('tar', ['-xzf', file, '-C', path.join(modules, 'fieldbrain'), '--strip-components=1']);
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  return folder;
}

/** npm's own installation from what its cache holds; false where the cache lacks something. */
export async function install({ file }: Packed, folder: string): Promise<boolean> {
  const command = ['install', '--offline', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', file];
  try {
    await run('npm', command, { cwd: folder });
    return true;
  } catch (error) {
    if (/ENOTCACHED|cache mode is 'only-if-cached'/.test(String((error as { stderr?: string }).stderr))) return false;
    throw error;
  }
}

/** The types of Node, which a TypeScript project has. */
export function addNodeTypes(folder: string): void {
  cpSync(path.join(root, 'node_modules/@types/node'), path.join(folder, 'node_modules/@types/node'), {
    recursive: true,
  });
}

/** Runs the installed command to its end. */
export async function runCommand(folder: string, ...parameters: string[]): Promise<string> {
  const command = path.join(folder, 'node_modules/fieldbrain', manifest.bin.fieldbrain);
  const { stdout } = await run(process.execPath, [command, ...parameters], { cwd: folder, timeout: 170_000 });
  return stdout;
}

/** Copies the examples of the installed package to where a user would have them, and gives their names. */
export function copyExamples(folder: string): string[] {
  const from = path.join(folder, 'node_modules/fieldbrain/examples');
  const names = readdirSync(from).filter((name) => name.endsWith('.mjs'));
  for (const name of names) cpSync(path.join(from, name), path.join(folder, name));
  return names;
}

/** Runs an example of the folder to its end, and gives what it printed. */
export async function runExample(folder: string, name: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [name, ...parameters], { cwd: folder, timeout: 170_000 });
  return stdout;
}

export interface Running {
  readonly child: ChildProcess;
  readonly report: { readonly url: string };
  /** Asks it to end, and gives its exit status. */
  stop(): Promise<number | null>;
}

/** Starts the demo without a browser, and waits until it says where its page is. */
export async function startDemo(folder: string): Promise<Running> {
  const command = path.join(folder, 'node_modules/fieldbrain', manifest.bin.fieldbrain);
  const parameters = ['demo', '--no-open', '--json', '--size', '4', '--device', 'cpu', '--seconds', '150'];
  const child = spawn(process.execPath, [command, ...parameters], { cwd: folder });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let [out, err] = ['', ''];
  child.stderr.on('data', (bytes) => {
    err += String(bytes);
  });
  const report = await new Promise<Running['report']>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      out += String(bytes);
      if (out.trimEnd().endsWith('}')) resolve(JSON.parse(out) as Running['report']);
    });
    void ended.then((status) => reject(new Error(`the demo ended with ${status}: ${err}`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  return { child, report, stop };
}
