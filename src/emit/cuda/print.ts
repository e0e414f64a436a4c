/** The loop language as CUDA C, statement by statement. Nothing is decided here. */
import { product } from '../../kernel/dimension.js';
import { foldHalves } from '../../kernel/tree.js';
import {
  type Address,
  type Builtin,
  int,
  type Loop,
  loadOf,
  name,
  operation,
  type Place,
  plus,
  type SharedArray,
  type Statement,
  type Team,
  type Type,
  type Value,
} from '../loop/language.js';
import { bare, block, fromStorage, literal, storageTypes, toStorage, valueTypes, vectorType } from './c-text.js';
import { operationText } from './operation.js';

const components = 'xyzw';

/** Those who stand together: the number of a thread among them, and how they meet. */
interface TeamText {
  readonly lane: string;
  readonly barrier: string;
}

/** Statements of a kind. */
type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

const teamTexts: Readonly<Record<Team, TeamText>> = {
  thread: { lane: '0', barrier: '' },
  warp: { lane: 'lane', barrier: '__syncwarp();' },
  workgroup: { lane: '((int)threadIdx.x)', barrier: '__syncthreads();' },
};

/** What stands around the text: the name of the unit's number, who stands together, shared arrays, hand-written bodies. */
interface Around {
  readonly unit?: string;
  readonly by?: Team;
  readonly shared?: readonly SharedArray[];
  readonly opaque?: (name: string) => readonly string[];
}

export class Printer {
  private readonly team: TeamText;
  /** Words of the block's shared memory before each array. */
  private readonly arrays: ReadonlyMap<string, number>;

  constructor(
    private readonly around: Around = {},
    /** Elements of each array that a thread keeps. */
    private readonly lengths = new Map<string, number>(),
  ) {
    this.team = teamTexts[around.by ?? 'workgroup'];
    this.arrays = new Map(around.shared?.map(({ name: array, at = 0 }) => [array, at]));
  }

  statements(statements: readonly Statement[]): string[] {
    return statements.flatMap((statement) => this.statement(statement));
  }

  statement(statement: Statement): string[] {
    switch (statement.kind) {
      case 'let':
        return [`const ${valueTypes[statement.value.type]} ${statement.name} = ${this.bare(statement.value)};`];
      case 'var':
        return [`${valueTypes[statement.type]} ${statement.name} = ${this.bare(statement.value)};`];
      case 'base':
        return [this.begin(statement)];
      case 'array':
        return [this.array(statement)];
      case 'assign':
        return [`${statement.name} = ${this.bare(statement.value)};`];
      case 'increase':
        return [this.increase(statement)];
      case 'clear':
        return [`for (int i = 0; i < ${this.lengths.get(statement.name)}; ++i) ${statement.name}[i] = 0;`];
      case 'loop':
        return this.loop(statement);
      case 'while':
        return block(`while (${this.bare(statement.condition)})`, this.statements(statement.body));
      case 'if':
        return this.if(statement);
      case 'block':
        return block('', this.inside(statement).statements(statement.body));
      case 'store':
        return [this.store(statement)];
      case 'add': {
        const { address, value } = statement;
        return [this.store({ address, value: operation('add', value.type, loadOf(address, value.type), value) })];
      }
      case 'atomicAdd':
        return [`atomicAdd(${this.pointer(statement.address)}, ${this.value(statement.value)});`];
      case 'loadVector':
        return [this.loadVector(statement)];
      case 'storeVector':
        return [this.storeVector(statement)];
      case 'shuffle':
        return [this.shuffle(statement)];
      case 'ballot':
        return [`const unsigned int ${statement.name} = __ballot_sync(~0u, ${this.value(statement.value)});`];
      case 'total':
        return [`const int ${statement.name} = sum_of_warp(${this.value(statement.value)});`];
      case 'barrier':
        return [statement.of === undefined ? this.team.barrier : teamTexts[statement.of].barrier];
      case 'broadcast':
        return this.broadcast(statement);
      case 'advance':
        return [`${statement.name} += ${this.value(statement.by)};`];
      case 'hold':
        return [`hold_${statement.isBase ? 'address' : 'number'}(${statement.name});`];
      case 'prefetch':
        return [`prefetch_near(&${this.element(statement.address)});`];
      case 'opaque':
        return [...(this.around.opaque?.(statement.name) ?? [])];
      default:
        throw new Error(`CUDA: no text for ${statement.kind}`);
    }
  }

  private inside({ by, shared }: Of<'block'>): Printer {
    if (by === undefined && shared === undefined) return this;
    const arrays = [...(this.around.shared ?? []), ...(shared ?? [])];
    return new Printer({ ...this.around, ...(by && { by }), shared: arrays }, this.lengths);
  }

  private begin({ name: own, storage, space, value, from, moves }: Of<'base'>): string {
    const type = storageTypes[storage];
    if (from !== undefined) return `${type}* ${moves ? '' : 'const '}${own} = ${from} + (${this.bare(value)});`;
    return `${type}* const ${own} = (${type}*)(${space === 'global' ? 'arena' : 'shared'} + ${this.word(value)});`;
  }

  private array({ name: own, type, length, zero, values }: Of<'array'>): string {
    this.lengths.set(own, length);
    const given = values?.map((value) => this.value(value)).join(', ') ?? '';
    const initial = values !== undefined || zero ? ` = {${given}}` : '';
    return `${valueTypes[type]} ${own}[${length}]${initial};`;
  }

  private increase({ name: kept, value }: Of<'increase'>): string {
    if (value.type === 'u32') return `${kept} += ${this.bare(value)};`;
    return `${kept} = ${this.bare(operation('add', value.type, name(kept, value.type), value))};`;
  }

  private loop(statement: Loop): string[] {
    const { unroll, body } = statement;
    const pragma = unroll === undefined ? [] : [unroll === 'all' ? '#pragma unroll' : `#pragma unroll ${unroll}`];
    return [...pragma, ...block(this.loopHead(statement), this.statements(body))];
  }

  private if({ condition, body, otherwise }: Of<'if'>): string[] {
    const taken = block(`if (${this.bare(condition)})`, this.statements(body));
    return otherwise === undefined ? taken : [...taken, ...block('else', this.statements(otherwise))];
  }

  private store({ address, value }: Pick<Of<'store'>, 'address' | 'value'>): string {
    return `${this.element(address, value.type)} = ${toStorage(address.storage, this.value(value))};`;
  }

  private loadVector({ name: own, type, width, address }: Of<'loadVector'>): string {
    const vector = vectorType(type, width);
    return `const ${vector} ${own} = *(const ${vector}*)(${this.pointer(address)});`;
  }

  private storeVector({ values, address, streams }: Of<'storeVector'>): string {
    const type = vectorType(values[0].type, values.length);
    const target = `(${type}*)(${this.pointer(address)})`;
    const vector = `make_${type}(${values.map((value) => this.value(value)).join(', ')})`;
    return streams ? `__stcs(${target}, ${vector});` : `*${target} = ${vector};`;
  }

  private shuffle({ name: own, mode, value, by }: Of<'shuffle'>): string {
    const shuffle = mode === 'from' ? '__shfl_sync' : `__shfl_${mode}_sync`;
    return `const ${valueTypes[value.type]} ${own} = ${shuffle}(~0u, ${this.value(value)}, ${this.value(by)});`;
  }

  private broadcast({ name, array, values }: Of<'broadcast'>): string[] {
    const at = `(int2*)(shared + ${this.arrays.get(array)})`;
    const given = values.map((value) => this.value(value)).join(', ');
    return [
      `if (${this.team.lane} == 0) *${at} = make_int2(${given});`,
      this.team.barrier,
      `const int2 ${name} = *${at};`,
      this.team.barrier,
    ];
  }

  /** A value with nothing beside it: operations that begin with a parenthesis are enclosed by it. */
  private bare(value: Value): string {
    return value.kind === 'operation' ? bare(this.value(value)) : this.value(value);
  }

  value(value: Value): string {
    switch (value.kind) {
      case 'constant':
        return literal(value.value, value.type);
      case 'name':
        return value.name;
      case 'builtin':
        return this.builtin(value.name);
      case 'word':
        return `arena[${value.at}]`;
      case 'component':
        return `${value.name}.${components[value.place]}`;
      case 'operation':
        // Threads are numbered by whole numbers of C.
        if (value.op === 'cast' && value.type === 'i32' && value.args[0].kind === 'builtin')
          return this.value(value.args[0]);
        return operationText(
          value,
          value.args.map((arg) => this.value(arg)),
        );
      case 'load': {
        const loaded = fromStorage(value.address.storage, this.element(value.address, value.type));
        if (value.where === undefined) return loaded;
        return `(${this.value(value.where)} ? ${loaded} : ${literal(0, value.type)})`;
      }
      case 'halves': {
        const { address, lanes, type } = value;
        const [first, ...rest] = address.places;
        const elements = Array.from({ length: lanes }, (_, at): Value => {
          const places = [{ ...first, index: at === 0 ? first.index : plus(first.index, int(at)) }, ...rest];
          return loadOf({ ...address, places }, type);
        });
        return this.value(foldHalves(elements, (a, b) => operation('add', type, a, b)));
      }
      default:
        throw new Error(`CUDA: no text for ${value.kind}`);
    }
  }

  private builtin(text: Builtin['name']): string {
    switch (text) {
      case 'unit':
        return this.around.unit ?? '';
      case 'lane':
        return this.team.lane;
      case 'thread':
        return teamTexts.workgroup.lane;
      case 'warp':
        return 'warp';
      default:
        throw new Error(`CUDA: no ${text} of a block`);
    }
  }

  private loopHead({ variable, binding, from, to, update, step }: Loop): string {
    const isZero = from.kind === 'constant' && from.value === 0;
    const first = binding === 'serial' ? this.bare(from) : `${isZero ? '' : `${this.value(from)} + `}${this.team.lane}`;
    const isByOne = update === 'add' && step.kind === 'constant' && step.value === 1;
    const next = isByOne ? `++${variable}` : `${variable} ${update === 'add' ? '+=' : '*='} ${this.value(step)}`;
    return `for (${valueTypes[from.type]} ${variable} = ${first}; ${variable} < ${this.bare(to)}; ${next})`;
  }

  /** The word at which a base begins: of two words of the control block one is read. */
  private word(value: Value): string {
    if (value.kind === 'operation' && value.op === 'cast') return this.word(value.args[0]);
    if (value.kind !== 'operation' || value.op !== 'select') return this.value(value);
    const [condition, then, otherwise] = value.args;
    if (then.kind !== 'word' || otherwise.kind !== 'word') return this.value(value);
    return `arena[${this.value(condition)} ? ${then.at} : ${otherwise.at}]`;
  }

  /** An element as it is stored. */
  element(address: Address, type: Type = 'u32'): string {
    const { array, base, places } = address;
    if (places.length === 0 && base.kind !== 'name' && type === 'u32') return `${array}[${this.value(base)}]`;
    return `${this.base(address, type)}[${this.place(address)}]`;
  }

  private pointer(address: Address): string {
    return `${this.base(address, 'u32')} + (${this.place(address)})`;
  }

  /** Shared memory is one array of words, in which others begin somewhere. */
  private base({ base, storage, space, array }: Address, type: Type): string {
    if (space === 'register') return array;
    if (base.kind === 'name') return base.name;
    const from = space === 'global' ? 'arena' : 'shared';
    const before = space === 'shared' ? (this.arrays.get(array) ?? 0) : 0;
    const at = base.kind === 'constant' && before > 0 ? int(base.value + before) : base;
    const begin = at.kind === 'constant' && at.value === 0 ? from : `(${from} + ${this.value(at)})`;
    return `((${storage === undefined ? valueTypes[type] : storageTypes[storage]}*)${begin})`;
  }

  /**
   * The element's number. Where the inner sizes are numbers it is a sum of index × stride, of which a compiler can keep the
   * part that a loop does not change; else Horner's rule, from the outermost place to the innermost.
   */
  private place({ places }: Address): string {
    const sizes = places.slice(1).map(({ size }) => (size.kind === 'constant' ? size.value : Number.NaN));
    if (sizes.every((size) => !Number.isNaN(size))) return this.distance(places, sizes);
    const [outermost, ...rest] = places;
    return rest.reduce(
      (sum, { index, size }) =>
        sum === '0' ? this.value(index) : `(${sum} * ${this.value(size)} + ${this.value(index)})`,
      this.value(outermost.index),
    );
  }
  /** Indices from the outermost to the innermost, each times what lies between two of it; `sizes` are those of the inner ones. */
  private distance(places: readonly Place[], sizes: readonly number[]): string {
    const strides = places.map((_, position) => product(sizes.slice(position)));
    const terms: string[] = [];
    let fixed = 0;
    places.forEach(({ index }, position) => {
      const stride = strides[position];
      if (index.kind === 'constant') fixed += index.value * stride;
      else terms.push(stride === 1 ? this.value(index) : `${this.value(index)} * ${stride}`);
    });
    return [...terms, ...(fixed === 0 && terms.length > 0 ? [] : [fixed])].join(' + ');
  }
}
