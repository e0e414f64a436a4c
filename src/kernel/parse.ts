/**
 * The Program behind a canonical text. Reading replays the file through the builder, so a file can hold nothing that
 * could not have been written, and then insists on the canonical text itself. Sizes are limited before anything is built.
 */
import { ProgramBuilder } from './builder.js';
import type { Dimension, SizeSymbol } from './dimension.js';
import { dtypes } from './dtype.js';
import { FieldbrainError } from './errors.js';
import type { Axis, Expr } from './expr.js';
import { FileValue, refuseFile } from './file-value.js';
import { lookUp, readDimension, readNumber, readTable, type TableScope } from './node-table.js';
import type { ComputeOp, RowForm, RowOp, Write } from './op.js';
import { computeKinds, controlKinds, rowForms } from './op.js';
import type { Program } from './program.js';
import { format, namedAxes, serialise, version } from './serialise.js';
import type { TensorHandle } from './tensor.js';

/** What a file may hold; far above any real Program, far below what would stall a reader. */
const limits = {
  characters: 64 * 2 ** 20,
  declarations: 10_000,
  ops: 10_000,
  nodes: 1_000_000,
  writes: 1_000,
  nesting: 32,
};

/** The Program behind a canonical text; anything else is refused as `file-invalid`. */
export function parse(text: string): Program {
  const place = 'program file';
  if (text.length > limits.characters)
    refuseFile(place, 'is too long', text.length, `at most ${limits.characters} characters`);
  try {
    const program = new ProgramReader(new FileValue(JSON.parse(text), place)).read();
    if (serialise(program) !== text) refuseFile(place, 'is not canonical', 'other text', 'what serialise() writes');
    return program;
  } catch (error) {
    if (error instanceof SyntaxError) refuseFile(place, 'is not JSON', error.message, 'what serialise() writes');
    if (!(error instanceof FieldbrainError) || error.code !== 'program-invalid') throw error;
    throw new FieldbrainError('file-invalid', `${place}: ${error.message}`, error.details);
  }
}

class ProgramReader {
  private readonly builder: ProgramBuilder;
  private readonly symbols = new Map<string, SizeSymbol>();
  private readonly parameters = new Map<string, Expr>();
  private readonly tensors = new Map<string, TensorHandle>();
  private ops = 0;
  private nodes = 0;

  constructor(private readonly file: FileValue) {
    file.get('format').oneOf([format]);
    file.get('version').whole(version, version);
    const tree = file.get('tree');
    this.builder = new ProgramBuilder(file.get('name').text(), {
      lanes: tree.get('lanes').whole(1, 2 ** 16),
      chunk: tree.get('chunk').whole(1, 2 ** 16),
    });
  }

  read(): Program {
    const { file, builder } = this;
    for (const entry of file.get('symbols').list(limits.declarations)) {
      const name = entry.get('symbol').text();
      this.symbols.set(name, builder.symbol(name, entry.get('min').number(), entry.get('max').number()));
    }
    for (const entry of file.get('parameters').list(limits.declarations)) {
      const name = entry.get('name').text();
      const dtype = entry.get('dtype').oneOf(['f32', 'f64', 'i32', 'u32']);
      this.parameters.set(name, builder.parameter(name, dtype, entry.get('initial').number()));
    }
    for (const entry of file.get('tensors').list(limits.declarations)) this.readTensor(entry);
    for (const entry of file.get('ops').list(limits.ops)) this.readOp(entry, [], 0);
    return builder.finish();
  }

  private readTensor(entry: FileValue): void {
    const name = entry.get('name').text();
    const role = entry.get('role').oneOf(['input', 'output', 'state', 'scratch', 'constant']);
    const dtype = entry.get('dtype').oneOf(dtypes);
    const layout = entry
      .get('layout')
      .list(64)
      .map((axis) => axis.whole(0, 63));
    const parameter = role === 'constant' ? entry.find('parameter') : undefined;
    const state =
      role === 'state'
        ? { buffered: entry.get('buffered').truth(), initial: entry.get('initial').number() }
        : parameter === undefined
          ? {}
          : { parameter: true as const, initial: parameter.number() };
    this.tensors.set(name, this.builder[role](name, dtype, this.dimensions(entry.get('shape')), { layout, ...state }));
  }

  private dimensions(value: FileValue) {
    return value.list(64).map((dimension) => readDimension(dimension, this.symbols));
  }

  private readOp(entry: FileValue, outer: readonly Axis[], nesting: number): void {
    this.ops += 1;
    if (this.ops > limits.ops) refuseFile(entry.place, 'too many ops', this.ops, `at most ${limits.ops}`);
    if (nesting > limits.nesting) refuseFile(entry.place, 'nests too deeply', nesting, `at most ${limits.nesting}`);
    const kind = entry.get('kind').oneOf([...computeKinds, ...controlKinds]);
    const name = entry.get('name').text();
    const body = (axes: readonly Axis[]): void => {
      for (const child of entry.get('body').list(limits.ops)) this.readOp(child, axes, nesting + 1);
    };
    switch (kind) {
      case 'repeat': {
        const until = entry.find('until');
        const options = until === undefined ? {} : { until: this.tensor(until) };
        const loop = (iteration: Expr): void => body(iteration.op === 'index' ? [...outer, iteration.axis] : outer);
        this.builder.repeat(name, entry.get('max').number(), loop, options);
        break;
      }
      case 'when':
        this.builder.when(name, this.tensor(entry.get('flag')), () => body(outer));
        break;
      case 'every':
        this.builder.every(name, entry.get('n').number(), () => body(outer), entry.get('phase').number());
        break;
      default:
        this.builder.add(this.readComputeOp(entry, kind, name, outer));
    }
  }

  private tensor(name: FileValue): TensorHandle {
    return lookUp(this.tensors, name, 'tensor');
  }

  private tensorNames(value: FileValue): string[] {
    return value.list(limits.writes).map((name) => this.tensor(name).tensor.name);
  }

  private readComputeOp(entry: FileValue, kind: ComputeOp['kind'], name: string, outer: readonly Axis[]): ComputeOp {
    if (kind === 'opaque') {
      const attributes = Object.fromEntries(
        entry
          .get('attributes')
          .entries()
          .map(([key, value]) => [key, value.number()]),
      );
      const [reads, writes] = [this.tensorNames(entry.get('reads')), this.tensorNames(entry.get('writes'))];
      return { kind, name, body: entry.get('body').text(), reads, writes, attributes };
    }
    const axes = this.dimensions(entry.get('axes')).map((extent): Axis => ({ name: '', extent }));
    const form = isRowKind(kind) ? rowForms[kind] : undefined;
    const inner = form?.over === undefined ? [] : this.innerExtents(entry.get('over'), form.over);
    const over = inner.map((extent): Axis => ({ name: '', extent }));
    const places = [...namedAxes(outer, 'r'), ...namedAxes(axes, 'i'), ...namedAxes(over, 'o')];
    const nodes = this.readNodes(entry, new Map(places));
    if (isRowKind(kind)) return this.readRowOp(entry, { kind, name, axes }, over, nodes);
    const writes = this.readWrites(entry, nodes);
    if (kind !== 'matmul') return { kind, name, axes, writes };
    const precision = entry.get('precision').oneOf(['exact', 'tf32', 'f16', 'bf16', 'f8e4m3', 'f8e5m2']);
    return { kind, name, axes, writes, precision };
  }

  private innerExtents(over: FileValue, count: 'one' | 'list'): Dimension[] {
    return count === 'one' ? [readDimension(over, this.symbols)] : this.dimensions(over);
  }

  private readRowOp(
    entry: FileValue,
    head: Pick<RowOp, 'kind' | 'name' | 'axes'>,
    over: readonly Axis[],
    nodes: readonly Expr[],
  ): RowOp {
    const form = rowForms[head.kind];
    const isThere = (key: string): boolean => form.optional?.includes(key) !== true || entry.find(key) !== undefined;
    const read = (keys: readonly string[], value: (key: string) => unknown): Record<string, unknown> =>
      Object.fromEntries(keys.filter(isThere).map((key) => [key, value(key)]));
    return {
      ...head,
      ...(form.over === undefined ? {} : { over: form.over === 'one' ? over[0] : over }),
      ...read(Object.keys(form.attributes), (key) => readAttribute(entry.get(key), form.attributes[key])),
      ...read(form.formulas, (key) => readNumber(entry.get(key), nodes)),
      ...read(form.targets, (key) => this.tensor(entry.get(key)).tensor.name),
    } as RowOp;
  }

  private readNodes(entry: FileValue, axes: ReadonlyMap<string, Axis>): Expr[] {
    const scope: TableScope = { symbols: this.symbols, parameters: this.parameters, tensors: this.tensors, axes };
    const nodes = readTable(entry.get('nodes'), scope);
    this.nodes += nodes.length;
    if (this.nodes > limits.nodes) refuseFile(entry.place, 'too many nodes', this.nodes, `at most ${limits.nodes}`);
    return nodes;
  }

  private readWrites(entry: FileValue, nodes: readonly Expr[]): Write[] {
    return entry
      .get('writes')
      .list(limits.writes)
      .map((write) => {
        const base = {
          tensor: this.tensor(write.get('tensor')).tensor.name,
          version: write.get('version').oneOf(['current', 'next']),
          indices: write
            .get('indices')
            .list(64)
            .map((index) => readNumber(index, nodes)),
          value: readNumber(write.get('value'), nodes),
        };
        const where = write.find('where');
        return where === undefined ? base : { ...base, where: readNumber(where, nodes) };
      });
  }
}

function isRowKind(kind: ComputeOp['kind']): kind is RowOp['kind'] {
  return kind in rowForms;
}

function readAttribute(value: FileValue, type: RowForm['attributes'][string]): unknown {
  if (type === 'number') return value.number();
  return type === 'truth' ? value.truth() : value.oneOf(type);
}
