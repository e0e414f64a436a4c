/**
 * Asks a WebGPU device how it really computes: is x*y+z contracted, is division rounded correctly, what becomes of NaN,
 * of denormals, of i32 division? Each question is one expression, some inputs and the meanings it could have; the answer
 * is the meaning that holds for every input. What the emitter may rely on is in docs/webgpu-notes.md; the questions are
 * in probe-floats.ts and probe-integers.ts. A tool for developers, not part of a run.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { bindingsWgsl } from './bindings.js';
import { distanceInUlps, isNaNBits } from './float-bits.js';
import { floatQuestions } from './probe-floats.js';
import { integerQuestions } from './probe-integers.js';
import type { Question } from './probe-question.js';
import { shaderQuestions } from './probe-shaders.js';
import type { WebGpuRuntime } from './runtime.js';

export interface Answer {
  readonly name: string;
  /** The WGSL that was asked about. */
  readonly expression: string;
  /** The meaning that holds, or how far off the nearest one is. */
  readonly verdict: string;
}

/** Medians in µs, upload excluded, readback of 256 bytes included. */
export interface DispatchCost {
  readonly emptyStepUs: number;
  readonly stepOf16Us: number;
  /** The slope from 16 to 272 dispatches a step. */
  readonly perDispatchUs: number;
}

const mostCases = 4096;

/** What generated kernels rely on; where one of these does not hold, results are wrong and not only less exact. */
const reliedOn: Readonly<Record<string, string>> = {
  addition: 'rounded correctly',
  multiplication: 'rounded correctly',
  '(x + y) + z keeps its order': 'rounded correctly',
  'x + y - y, sum xor a parameter that is 0': 'rounded correctly',
  floor: 'rounded correctly',
  trunc: 'rounded correctly',
  'round: halves to even': 'rounded correctly',
  'x < y': 'as IEEE 754',
  'x > y': 'as IEEE 754',
  'isNaN by bits of a computed value': 'as IEEE 754',
  'isFinite by bits of a computed value': 'as IEEE 754',
  'NaN payload through select': 'kept',
  'denormal through bitcast and store': 'kept',
  'u32 + wraps': 'wraps',
  'u32 - wraps': 'wraps',
  'u32 * wraps': 'wraps',
  'i32 + wraps': 'wraps',
  'i32 * wraps': 'wraps',
  'high word of a product': 'exact',
  'u32 << amount': 'amount mod 32',
  'u32 >> amount': 'amount mod 32',
  'i32 >> amount': 'arithmetic, amount mod 32',
  'i32 / i32': 'towards zero',
  'i32 % i32': 'sign of the left',
  'u32 / u32': 'towards zero',
  'u32 % u32': 'exact',
  'f32(i32)': 'to nearest even',
  'f32(u32) by halves': 'to nearest even',
  'i32(f32) inside the range': 'towards zero',
  'u32(f32) inside the range': 'towards zero',
  'infinity from a let': 'compiles',
  'largest f32 as JavaScript prints it': 'compiles',
  'barrier in a loop bounded by params': 'compiles',
  'barrier after workgroupUniformLoad': 'compiles',
};

/** The answers that break what generated kernels rely on, one line each. */
export function brokenReliances(answers: readonly Answer[]): string[] {
  const verdicts = new Map(answers.map((answer) => [answer.name, answer.verdict]));
  return Object.entries(reliedOn)
    .filter(([name, expected]) => verdicts.get(name) !== expected)
    .map(([name, expected]) => `${name}: got ${verdicts.get(name)}, expected ${expected}`);
}

/** What `WebGpuRuntime.create` must be given for a probe. */
export const probeRuntimeOptions = { arenaBytes: 16 * mostCases, readbackBytes: 4 * mostCases } as const;

/** Asks every question. */
export async function probeDevice(runtime: WebGpuRuntime): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const question of [...floatQuestions, ...integerQuestions]) {
    const { name, expression } = question;
    answers.push({ name, expression, verdict: judge(question, await evaluate(runtime, question)) });
  }
  for (const { name, wgsl, expression } of shaderQuestions) {
    answers.push({ name, expression, verdict: await compiles(runtime, wgsl) });
  }
  return answers;
}

/** Times steps of a kernel that does nothing: 20 to warm up, 200 that count. */
export async function measureDispatch(runtime: WebGpuRuntime, now: () => number): Promise<DispatchCost> {
  const [pipeline] = await runtime.compile(
    `${bindingsWgsl()}@compute @workgroup_size(64) fn nothing(@builtin(global_invocation_id) id: vec3<u32>) { if (params[0].x == 77u) { arena[id.x] = 1u; } }`,
    ['nothing'],
  );
  const timeOf = async (count: number): Promise<number> => {
    const step = Array.from({ length: count }, () => ({ pipeline, workgroups: [1, 1, 1] as const }));
    const times: number[] = [];
    for (let repeat = 0; repeat < 220; repeat++) {
      const start = now();
      await runtime.readback(runtime.encodeStep(step, { offsetBytes: 0, byteLength: 256 }));
      if (repeat >= 20) times.push(1000 * (now() - start));
    }
    return times.sort((a, b) => a - b)[times.length >> 1];
  };
  const [empty, few, many] = [await timeOf(0), await timeOf(16), await timeOf(272)];
  return { emptyStepUs: empty, stepOf16Us: few, perDispatchUs: (many - few) / 256 };
}

async function evaluate(runtime: WebGpuRuntime, question: Question): Promise<Uint32Array> {
  const count = question.cases.length;
  if (count > mostCases) {
    const text = `webgpu.probe ${question.name}: too many cases (got ${count}, expected at most ${mostCases}).`;
    throw new FieldbrainError('usage', text, { count });
  }
  const [pipeline] = await runtime.compile(
    `${bindingsWgsl()}${question.declarations ?? ''}
@compute @workgroup_size(64)
fn ask(@builtin(global_invocation_id) id: vec3<u32>) {
  if (id.x >= params[0].x) { return; }
  let a = arena[3u * id.x];
  let b = arena[3u * id.x + 1u];
  let c = arena[3u * id.x + 2u];
  let x = bitcast<f32>(a);
  let y = bitcast<f32>(b);
  let z = bitcast<f32>(c);
  let i = bitcast<i32>(a);
  let j = bitcast<i32>(b);
  arena[${3 * mostCases}u + id.x] = ${question.expression};
}`,
    ['ask'],
  );
  runtime.upload(0, Uint32Array.from(question.cases.flat()));
  runtime.uploadParams(0, new Uint32Array([count]));
  const step = { pipeline, workgroups: [Math.ceil(count / 64), 1, 1] as const };
  const output = { offsetBytes: 12 * mostCases, byteLength: 4 * count };
  return new Uint32Array((await runtime.readback(runtime.encodeStep([step], output))).buffer);
}

function judge(question: Question, got: Uint32Array): string {
  const total = question.cases.length;
  let nearest = { label: '', differing: Number.POSITIVE_INFINITY, ulps: 0, first: '' };
  for (const [label, meaning] of Object.entries(question.meanings)) {
    let differing = 0;
    let ulps = 0;
    let first = '';
    question.cases.forEach(([a, b, c], index) => {
      const wanted = meaning(a, b, c) >>> 0;
      if (wanted === got[index] || (question.isFloat && isNaNBits(wanted) && isNaNBits(got[index]))) return;
      if (differing++ === 0) first = `${hex(a)}, ${hex(b)}, ${hex(c)} gave ${hex(got[index])}`;
      if (question.isFloat) ulps = Math.max(ulps, distanceInUlps(wanted, got[index]));
    });
    if (differing === 0) return label;
    if (differing < nearest.differing) nearest = { label, differing, ulps, first };
  }
  const far = question.isFloat ? `, up to ${nearest.ulps} ulp` : '';
  return `not "${nearest.label}" in ${nearest.differing} of ${total}${far} (${nearest.first})`;
}

async function compiles(runtime: WebGpuRuntime, wgsl: string): Promise<string> {
  try {
    await runtime.compile(wgsl, ['main']);
    return 'compiles';
  } catch (error) {
    if (error instanceof FieldbrainError && error.code === 'compile-failed') return `refused (${error.message})`;
    throw error;
  }
}

function hex(word: number): string {
  return `0x${word.toString(16).padStart(8, '0')}`;
}
