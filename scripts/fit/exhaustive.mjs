/**
 * Every f32 through every f32 function, against the double-precision C library: prints the largest error in ulp, where
 * it lies, and the number of operations. The tests sample; this proves. Needs a C compiler; some minutes for all.
 * --contract lets the compiler fuse multiplications with additions, as some shader compilers do unasked.
 * --from and --to limit |x|, for the part where a function is not plainly x or 1.
 * Run: node scripts/fit/exhaustive.mjs [function ...] [--stride N] [--from A] [--to B] [--contract]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'exhaustive-'));
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    stride: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: 'NaN' },
    contract: { type: 'boolean', default: false },
  },
});

/** What C calls the function, and the |x| up to which the error is counted. */
const truths = {
  exp: ['exp(x)', Infinity],
  log: ['log(x)', Infinity],
  tanh: ['tanh(x)', Infinity],
  sigmoid: ['(x < 0 ? exp(x) / (1 + exp(x)) : 1 / (1 + exp(-x)))', Infinity],
  sin: ['sin(x)', 51471],
  cos: ['cos(x)', 51471],
  erf: ['erf(x)', Infinity],
};

try {
  const bundle = path.join(folder, 'macros.mjs');
  const entry = `
    export { prelude, functionText } from './scalar-c.ts';
    export { countOperations, variable } from '../../test/support/scalar-javascript.ts';
    export { expandCall } from '../../src/kernel/functions/expand.ts';`;
  buildSync({
    stdin: { contents: entry, resolveDir: here, loader: 'ts' },
    bundle: true,
    format: 'esm',
    outfile: bundle,
    logLevel: 'error',
  });
  const { prelude, functionText, countOperations, expandCall, variable } = await import(bundle);
  for (const [name, [truth, limit]] of Object.entries(truths)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const x = variable('x', 'f32');
    const root = expandCall(name, 'f32', x);
    const source = path.join(folder, `${name}.c`);
    const program = path.join(folder, name);
    writeFileSync(source, prelude + functionText('computed', root, x) + mainText(String(truth), Number(limit)));
    execFileSync('cc', ['-O2', `-ffp-contract=${options.contract ? 'fast' : 'off'}`, '-o', program, source, '-lm']);
    const report = execFileSync(program, [], { encoding: 'utf8' });
    console.log(`${name} f32: ${countOperations(root)} operations, ${report.trim()}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} text */
function bitsOf(text) {
  return Number.isNaN(Number(text)) ? 0x7fffffff : new Uint32Array(new Float32Array([Number(text)]).buffer)[0];
}

/** @param {string} truth @param {number} limit */
function mainText(truth, limit) {
  return `static double truthOf(double x) { return ${truth}; }
static double ulp(float got, double truth) {
  if (isnan(truth)) return isnan(got) ? 0 : INFINITY;
  if (fabs(truth) >= 0x1.ffffffp127) return got == copysign(INFINITY, truth) ? 0 : fabs(got) == 0x1.fffffep127f && fabs(truth) < 0x1p128 ? 1 : INFINITY;
  if ((double)got == truth) return 0;
  int exponent = -148;
  if (truth != 0) frexp(truth, &exponent);
  exponent -= 24;
  return fabs((double)got - truth) / ldexp(1, exponent < -149 ? -149 : exponent);
}
int main(void) {
  double worst = 0, beyond = 0; float at = 0; long above = 0;
  for (uint64_t n = 2 * ${bitsOf(options.from)}ull; n <= 2 * ${bitsOf(options.to)}ull + 1; n += ${Number(options.stride)}) {
    float x = floatOf((uint32_t)(n >> 1 | n << 31)), got = computed(x);
    if (fabsf(x) > ${Number.isFinite(limit) ? `${limit}.0f` : 'INFINITY'}) {
      if (isfinite(x) && !(fabsf(got) <= beyond)) beyond = isnan(got) ? INFINITY : fabsf(got);
      continue;
    }
    double error = ulp(got, truthOf(x));
    if (error > 1) above++;
    if (error > worst) { worst = error; at = x; }
  }
  printf("%.3f ulp at %.9g, %ld above 1 ulp", worst, at, above);
  if (beyond > 0) printf(", at most %.9g in magnitude beyond the range", beyond);
  return 0;
}
`;
}
