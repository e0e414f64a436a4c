/**
 * Calls native code without one known warning on standard error: Dawn says of every software Vulkan driver that it reduced
 * limits nobody asked for, and has no option against it. Whatever else is written there is written, after the call. Needs koffi
 * and Linux's C library; without them the call is made as it is.
 */
import { importUnbundled } from './unbundled.js';

/** What is left out; a line that says anything else stays. */
const needless = /^Warning: maxDynamic(?:Uniform|Storage)BuffersPerPipelineLayout artificially reduced from /;

type Call = <T>(work: () => T) => T;

/** The way to make such calls, on standard error or another open file. `work` must do its writing before it returns. */
export function quietCalls(standardError = 2): Promise<Call> {
  return find(standardError).catch(() => plain);
}

const plain: Call = (work) => work();

async function find(standardError: number): Promise<Call> {
  if (process.platform !== 'linux') return plain;
  const [{ default: koffi }, fs, os, path] = (await Promise.all(
    ['koffi', 'node:fs', 'node:os', 'node:path'].map(importUnbundled),
  )) as [typeof import('koffi'), typeof import('node:fs'), typeof import('node:os'), typeof import('node:path')];
  const library = koffi.load('libc.so.6');
  const dup = library.func('int dup(int)');
  const dup2 = library.func('int dup2(int, int)');
  return (work) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-'));
    const file = fs.openSync(path.join(folder, 'stderr'), 'w+', 0o600);
    // Nothing is left behind, however this ends: the file lives as long as it is open.
    fs.rmSync(folder, { recursive: true });
    const kept = dup(standardError) as number;
    dup2(file, standardError);
    try {
      return work();
    } finally {
      dup2(kept, standardError);
      fs.closeSync(kept);
      const said = Buffer.alloc(fs.fstatSync(file).size);
      fs.readSync(file, said, 0, said.length, 0);
      fs.closeSync(file);
      const lines = said.toString().split(/(?<=\n)/);
      const rest = lines.filter((line) => !needless.test(line)).join('');
      if (rest !== '') fs.writeSync(standardError, rest);
    }
  };
}
