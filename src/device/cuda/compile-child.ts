/**
 * The program of a compiler process: NVRTC, one text after the other. It ends with its parent, and its parent alone ends
 * it: NVRTC makes of its signal handlers what it likes.
 */
import process from 'node:process';
import type { CompileAnswer, CompileRequest, CompilerReady } from './compile-messages.js';
import { openNvrtc } from './driver.js';
import { compileByNvrtc, nvrtcName } from './nvrtc.js';
import { endWithParent } from './signals.js';

process.once('disconnect', () => process.exit(0));
await endWithParent();
const [library] = process.argv.slice(2);
const nvrtc = await openNvrtc(library === undefined ? {} : { nvrtc: library });
const ready: CompilerReady = typeof nvrtc === 'string' ? { absent: nvrtc } : { name: nvrtcName(nvrtc) };
if (typeof nvrtc !== 'string')
  process.on('message', (request: CompileRequest) => {
    const answer: CompileAnswer = compileByNvrtc(nvrtc, request);
    process.send?.(answer);
  });
process.send?.(ready);
