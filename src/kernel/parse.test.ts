/** Files that nobody vouches for: whatever is wrong in one, it is refused as `file-invalid`, soon, and says where. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickOr } from '../../test/support/quick.js';
import { buildShowcase } from '../../test/support/showcase.js';
import { program } from './builder.js';
import { FieldbrainError } from './errors.js';
import type { Expr } from './expr.js';
import { add, sum } from './expr.js';
import { parse } from './parse.js';
import { serialise } from './serialise.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const text = serialise(buildShowcase());

function refusalOf(file: string): FieldbrainError {
  try {
    parse(file);
  } catch (error) {
    if (error instanceof FieldbrainError) return error;
    throw error;
  }
  throw new Error('the file was accepted');
}

/** The showcase with something changed. */
function changed(change: (file: Node) => void): string {
  const file = JSON.parse(text) as Node;
  change(file);
  return JSON.stringify(file);
}

/** A value inside lists and objects by its path; entries of lists go by number, by their name, or by their operation. */
function step(value: Json, key: string): Json {
  if (!Array.isArray(value)) return (value as Node)[key];
  const found = value.find((entry) => (Array.isArray(entry) ? entry[0] === key : (entry as Node)?.name === key));
  return found ?? value[Number(key)];
}

/** Puts a value at a path of the showcase; undefined takes away what is there. */
function put(path: string, value: Json | undefined): string {
  return changed((file) => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = keys.reduce<Json>(step, file) as Node;
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  });
}

const opOf = (file: Node, name: string): Node => step(file.ops, name) as Node;
const without = (...names: string[]): string =>
  changed((file) => {
    file.ops = (file.ops as Node[]).filter((op) => !names.includes(op.name as string));
  });
const reversed = (file: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(file) as Node).reverse()));

describe('parse', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'program file: is not JSON'],
    ['half a file', text.slice(0, 500), 'program file: is not JSON'],
    ['a list', '[]', 'program file: is not an object (got a list, expected an object with format).'],
    ['null', 'null', 'program file: is not an object (got null, expected an object with format).'],
    ['spaces', `${text} `, 'program file: is not canonical'],
    ['parts in another order', reversed(text), 'program file: is not canonical'],
    ['another format', put('format', 'other'), 'program file.format: is unknown (got other'],
    ['another version', put('version', 2), 'program file.version: is out of range (got 2'],
    ['a missing part', put('ops', undefined), 'program file: lacks ops'],
    ['an added part', put('more', 1), 'program file: is not canonical'],
    ['a bad tree', put('tree.lanes', 5), 'program file: tree: bad lanes (got 5'],
    ['a bad name', put('name', 'no name'), 'program file: program: bad name'],
    ['a symbol twice', put('symbols.1.symbol', 'B'), 'symbol B: declared twice'],
    ['a symbol without end', put('symbols.1.max', 'Infinity'), 'symbol N: bad bounds'],
    ['an unknown role', put('tensors.bank.role', 'secret'), 'tensors[3].role: is unknown'],
    ['an unknown dtype', put('tensors.bank.dtype', 'f8'), 'tensors[3].dtype: is unknown'],
    ['an unknown symbol', put('tensors.bank.shape.0', 'M'), 'shape[0]: unknown symbol (got M'],
    ['a negative size', put('tensors.bank.shape.1', -16), 'shape[1]: is out of range (got -16'],
    ['a bad layout', put('tensors.bank.layout', [0, 0]), 'layout is not a permutation'],
    ['a buffered scratch', put('tensors.latent.buffered', true), 'is not canonical'],
    ['a smaller tensor', put('tensors.weights.shape.0', 16), 'project: index 0 of weights may leave the tensor'],
    ['an unknown kind', put('ops.spread.kind', 'shell'), 'ops[0].kind: is unknown (got shell'],
    ['an op name twice', put('ops.sums.name', 'best'), 'scan best: op name used twice'],
    ['a forward reference', put('ops.spread.nodes.add.1', 99), 'is out of range (got 99'],
    ['a reference to itself', put('ops.spread.nodes.add.1', 5), 'is out of range (got 5, expected'],
    ['an unknown operation', put('ops.spread.nodes.add.0', 'eval'), 'is unknown (got eval'],
    ['an operation of Object', put('ops.spread.nodes.add.0', 'constructor'), 'is unknown (got constructor'],
    ['an empty node', put('ops.spread.nodes.0', []), 'nodes[0]: is empty'],
    ['too many operands', put('ops.spread.nodes.add.3', 0), 'add has a wrong length'],
    ['operands of two types', put('ops.spread.nodes.add.1', 3), 'program file: add: operands of different types'],
    ['a load of an unknown tensor', put('ops.spread.nodes.load.1', 'nowhere'), 'unknown tensor (got nowhere'],
    ['no border rule', put('ops.spread.nodes.load.3', ['inside', 'inside', 'inside']), 'may leave the tensor'],
    ['a load of no next version', put('ops.alarm.nodes.load.2', 'next'), 'tensor latent: has no next version'],
    ['a load with more indices', put('ops.spread.nodes.load.7', 0), 'wrong number of indices'],
    ['an unknown parameter', put('ops.spread.nodes.parameter.1', 'no'), 'unknown parameter (got no'],
    ['an axis of no loop', put('ops.spread.nodes.index.1', 'r0'), 'unknown axis (got r0'],
    ['a stray fold axis', put('ops.spread.nodes.index.1', ['j0', 4]), 'uses an index variable of another op'],
    ['a fold over no size', put('ops.project.nodes.fold.2.0.1', 1.5), 'is out of range (got 1.5'],
    ['half a fold axis', put('ops.project.nodes.fold.2.0', ['j0']), 'is not an axis of a fold (got 1'],
    ['a constant that does not fit', put('ops.spread.nodes.constant.2', 0.1), 'constant i32: not representable'],
    ['half a range', put('ops.settle.body.peak.nodes.8', ['fold', 'sum', [['j0', 16]], 3, 4]), 'range has no end'],
    ['a write to an input', put('ops.sometimes.body.keep.writes.0.tensor', 'image'), 'map keep: writes image'],
    [
      'a write of the old version',
      put('ops.spread.writes.0.version', 'current'),
      'writes the current version of field',
    ],
    ['no write', put('ops.spread.writes', []), 'map spread: writes nothing'],
    ['k beyond the target', put('ops.best.k', 4), 'topk best: values has a wrong shape'],
    ['k that is not a number', put('ops.best.k', 'NaN'), 'topk best: bad k'],
    ['one target twice', put('ops.best.values', 'places'), 'topk best: one tensor is two targets'],
    ['a histogram into floats', put('ops.spectrum.target', 'running'), 'running has a wrong dtype'],
    ['a scan along nothing', put('ops.sums.along', 2), 'scan sums: bad axis'],
    ['a scan over other sizes', put('ops.sums.axes', ['B', 8]), 'running has a wrong shape'],
    ['an unknown body', put('ops.turn.body', 'system'), 'opaque turn: unknown body'],
    ['a call that its body refuses', put('ops.turn.reads', []), 'does not fit showcase_reverse (got 0 reads'],
    ['scratch that nobody wrote', without('project'), 'reads latent before all of it is written'],
    ['a state that stays half', without('spread', 'last'), 'state field: next version is not written whole'],
    ['a flag per element', put('ops.alarmed.flag', 'done'), 'does not start with the batch axis of done'],
    ['a flag that is not a whole number', put('ops.alarmed.flag', 'precise'), 'not a flag'],
    ['a loop without end', put('ops.steps.max', 'Infinity'), 'bad maximum (got Infinity'],
    ['a phase beyond the period', put('ops.sometimes.phase', 10), 'bad phase'],
    ['a number for a truth value', put('ops.best.largest', 1), 'is not a truth value (got 1'],
    ['an object for a number', put('ops.best.k', {}), 'is not a number (got an object'],
    ['a number for a name', put('ops.best.name', 7), 'is not a string (got 7'],
    ['a number for a list', put('ops.best.axes', 7), 'is not a list (got 7'],
    ['a list for attributes', put('ops.turn.attributes', []), 'attributes: is not an object (got a list'],
  ])('refuses %s', (_, file, message) => {
    const error = refusalOf(file);
    expect(error.message).toContain(message);
    expect(error.code).toBe('file-invalid');
  });

  it('refuses a product that is none', () => {
    const file = changed((showcase) => {
      Object.assign(opOf(showcase, 'spread'), { kind: 'matmul', precision: 'exact' });
    });
    expect(refusalOf(file).message).toContain('matmul spread: holds no product');
  });

  it('refuses whatever one value is changed to, or reads exactly what stands there', () => {
    const paths = pathsOf(JSON.parse(text) as Json);
    const words = ['NaN', '-0', 'i0', 'j0', 'field', 'next', 'clamp', 'u32', ''];
    const scraps = fc.oneof(
      fc.constantFrom<Json>(null, true, false, [], {}, -1, 0, 1, 2, 3.5, 1e300, ...words),
      fc.string().map((value): Json => value),
      fc.integer().map((value): Json => value),
    );
    fc.assert(
      fc.property(fc.nat({ max: paths.length - 1 }), scraps, (which, scrap) => {
        const file = JSON.parse(text) as Json;
        const path = paths[which];
        const parent = path.slice(0, -1).reduce<Json>((inner, key) => (inner as Node)[key], file) as Node;
        parent[path[path.length - 1]] = scrap;
        const mutated = JSON.stringify(file);
        try {
          expect(serialise(parse(mutated))).toBe(mutated);
        } catch (error) {
          if (!(error instanceof FieldbrainError)) throw error;
          expect(error.code).toBe('file-invalid');
        }
      }),
      { numRuns: quickOr(400, 1000) },
    );
  });

  it('refuses text beyond the limit before it reads it', () => {
    const error = refusalOf(' '.repeat(64 * 2 ** 20 + 1));
    expect(error.message).toBe('program file: is too long (got 67108865, expected at most 67108864 characters).');
  });

  it('refuses tables and lists beyond the limits', () => {
    const rows = Array.from({ length: 100_001 }, (): Json => ['cycle']);
    expect(refusalOf(put('ops.spread.nodes', rows)).message).toContain('.nodes: is too long (got 100001');
    const empty = Array.from({ length: 10_001 }, (): Json => ({}));
    expect(refusalOf(put('ops', empty)).message).toContain('program file.ops: is too long (got 10001');
  });

  it('refuses many ops, also where each list is short enough', () => {
    const idle = (name: string, body: Json[]): Json => ({ kind: 'every', name, n: 1, phase: 0, body });
    const half = (name: string): Json =>
      idle(
        name,
        Array.from({ length: 6000 }, (_, i) => idle(`${name}${i}`, [])),
      );
    expect(refusalOf(put('ops', [half('a'), half('b')])).message).toContain('too many ops (got 10001');
  });

  it('refuses many tables that are each within the limits', () => {
    const file = changed((showcase) => {
      const op = opOf(showcase, 'spread');
      const nodes = [...(op.nodes as Json[]), ...Array.from({ length: 90_000 }, (): Json => ['cycle'])];
      showcase.ops = Array.from({ length: 12 }, (_, i): Json => ({ ...op, name: `copy${i}`, nodes }));
    });
    expect(refusalOf(file).message).toContain('too many nodes (got 1080252, expected at most 1000000)');
  });

  it('refuses deep nesting of all kinds', () => {
    const chain = changed((file) => {
      const fill = step(opOf(file, 'steps').body, 'fill') as Node;
      const sums = Array.from({ length: 2999 }, (_, i): Json => ['add', i + 1, i + 1]);
      fill.nodes = [['index', 'r0'], ['mul', 0, 0], ...sums];
      (fill.writes as Node[])[0].value = 3000;
    });
    expect(refusalOf(chain).message).toContain('map fill: expression nests too deeply (got 3001');
    let loops: Node = { kind: 'every', name: 'inner', n: 2, phase: 0, body: [] };
    for (let i = 0; i < 40; i += 1) loops = { kind: 'every', name: `loop${i}`, n: 2, phase: 0, body: [loops] };
    expect(refusalOf(put('ops', [loops])).message).toContain('nests too deeply (got 33');
    expect(refusalOf(`${'['.repeat(200_000)}${']'.repeat(200_000)}`).code).toBe('file-invalid');
  });

  it('is not stalled by folds that share their bodies', () => {
    const nested = program('nested', (b) => {
      const x = b.input('x', 'f32', [2]);
      b.reduce('r', b.output('y', 'f32', []), () => {
        let value: Expr = x.at(0);
        for (let i = 0; i < 40; i += 1) {
          const inner = value;
          const left = sum([2], ([k]) => add(inner, x.at(k)));
          value = add(
            left,
            sum([2], () => inner),
          );
        }
        return value;
      });
    });
    const file = serialise(nested);
    expect(serialise(parse(file))).toBe(file);
  });
});

/** Every place of a value, outside in. */
function pathsOf(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
}
