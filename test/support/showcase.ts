/**
 * One Program that says everything the language can say: every role, dtype, border rule, op kind and kind of expression.
 * It is for tests of what handles Programs as data (text, hash, walks); its results mean nothing.
 */
import {
  abs,
  add,
  and,
  argmax,
  bitAnd,
  bitcast,
  bitNot,
  bitXor,
  cast,
  ceil,
  clamp,
  count,
  cycle,
  div,
  eq,
  exp,
  f32,
  f64,
  floor,
  fma,
  foldOver,
  ge,
  gt,
  i32,
  isFinite,
  le,
  load,
  lt,
  max,
  maximum,
  min,
  mul,
  ne,
  neg,
  not,
  or,
  type Program,
  permute,
  program,
  rem,
  round,
  select,
  shiftLeft,
  shiftRight,
  sizeOf,
  sqrt,
  store,
  sub,
  sum,
  tanh,
  trunc,
  u32,
} from '../../src/kernel/index.js';
import { defineOpaque, findOpaque } from '../../src/kernel/opaque.js';

if (findOpaque('showcase_reverse') === undefined) {
  defineOpaque({
    body: 'showcase_reverse',
    check: (call) => (call.reads.length === 1 ? undefined : `${call.reads.length} reads`),
    reference: (_, [from], [to]) => to.set(from.slice().reverse()),
  });
}

/** `name` only, so that two calls build equal Programs out of different objects. */
export function buildShowcase(name = 'showcase'): Program {
  return program(
    name,
    (b) => {
      const B = b.symbol('B', 1, 64);
      const N = b.symbol('N', 8, 4096);
      const gain = b.parameter('gain', 'f32', 0.5);
      const seed = b.parameter('seed', 'u32', 7);
      const image = b.input('image', 'f32', [B, 32]);
      const weights = b.constant('weights', 'bf16', [32, 16], { layout: [1, 0] });
      const field = b.state('field', 'f32', [B, 32, 4], { buffered: true, layout: [0, 2, 1], initial: 1.5 });
      const bank = b.state('bank', 'f16', [N, 16]);
      const rows = b.state('rows', 'i32', [B], { initial: -1 });
      const precise = b.state('precise', 'f64', [], { initial: -0 });
      const latent = b.scratch('latent', 'f32', [B, 16]);
      const flag = b.scratch('flag', 'i32', []);
      const done = b.state('done', 'u32', [B]);
      const ramp = b.scratch('ramp', 'i32', [6]);
      const values = b.output('values', 'f32', [B, 3]);
      const places = b.output('places', 'i32', [B, 3]);
      const bins = b.output('bins', 'u32', [B, 8]);
      const running = b.output('running', 'f32', [B, 32]);
      const turned = b.output('turned', 'i32', [6]);

      b.map('spread', field.next, ([n, x, c]) => {
        const here = field.at(n, x, c);
        const around = add(field.clamp(n, add(x, 1), c), load(field, [n, sub(x, 1), c], ['inside', 'wrap', 'inside']));
        const noisy = mul(gain, tanh(sub(around, mul(here, 2))));
        return select(isFinite(noisy), fma(noisy, 0.25, here), f32(-0));
      });
      b.matmul(
        'project',
        latent,
        32,
        ([n, k]) => image.at(n, k),
        ([k, j]) => weights.at(k, j),
        {
          epilogue: (total, [n]) => max(add(total, field.at(n, 0, 0)), 0),
          precision: 'bf16',
        },
      );
      b.reduce('alarm', flag, () => {
        const hot = count([B, 16], ([n, j]) => and(gt(latent.at(n, j), 0.75), not(lt(latent.at(n, j), gain))));
        return select(or(ge(hot, 1), eq(hot, -1)), 1, i32(0));
      });
      b.topk('best', {
        outer: [B],
        over: N,
        k: 3,
        largest: false,
        value: ([n], row) =>
          sum([16], ([j]) => {
            const gap = sub(latent.at(n, j), bank.at(row, j));
            return mul(gap, gap);
          }),
        where: (_, row) => ne(row, 5),
        values,
        indices: places,
      });
      b.histogram(
        'spectrum',
        bins,
        [32],
        ([n], [x]) => cast(floor(mul(image.at(n, x), 8)), 'i32'),
        (_, [x]) => cast(bitAnd(x, 3), 'u32'),
      );
      b.scan('sums', running, 'sum', ([n, x]) => abs(image.at(n, x)), { exclusive: true });
      b.repeat('steps', 6, (step) => {
        b.map('fill', [], () => [store(ramp, [step], mul(step, step))]);
      });
      b.opaque('turn', 'showcase_reverse', { reads: [ramp], writes: [turned], attributes: { b: 2, a: -0 } });
      b.when('alarmed', flag, () => {
        b.map('exact', precise, () => add(precise.at(), cast(exp(f32(1)), 'f64'), f64(Number.NaN), f64(Infinity)));
      });
      b.every(
        'sometimes',
        10,
        () => {
          b.map(
            'choose',
            rows,
            ([n]) => {
              const key = permute(bitXor(seed, cycle), cast(n, 'u32'), u32(4_000_000_000));
              const bits = bitcast(sqrt(cast(shiftRight(key, 3), 'f32')), 'i32');
              return rem(bitNot(add(bits, cast(key, 'i32'))), sizeOf(N));
            },
            { where: ([n]) => le(rows.at(n), 3) },
          );
          b.map('keep', [B, 16], ([n, j]) => [
            store(bank, [rows.at(n), j], clamp(div(latent.at(n, j), 3), -1, Infinity)),
          ]);
        },
        3,
      );
      b.repeat(
        'settle',
        4,
        (step) => {
          b.map('mark', done, ([n]) => cast(eq(rows.at(n), shiftLeft(step, 1)), 'u32'));
          b.reduce('peak', [B], ([n]) => {
            const axis = { name: 'k', extent: 16 };
            const element = latent.at(n, { op: 'index', dtype: 'i32', args: [], axis });
            const first = argmax([16], ([k]) => neg(latent.at(n, k)), { begin: 2, end: min(step, 16) });
            const tops = add(foldOver('max', [axis], element), foldOver('min', [axis], element));
            return [store(rows, [n], add(first, cast(round(ceil(trunc(tops))), 'i32')))];
          });
        },
        { until: done },
      );
      b.when('masked', done, () => {
        b.reduce('last', rows, ([n]) =>
          add(
            rows.at(n),
            cast(
              maximum([4], ([c]) => field.next.at(n, 31, c)),
              'i32',
            ),
          ),
        );
      });
    },
    { tree: { lanes: 8, chunk: 128 } },
  );
}
