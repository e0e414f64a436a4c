/** The loop language as CUDA C, statement by statement. Nothing is decided here. */
import { foldHalves } from '../../kernel/tree.js';
import {
  type Address,
  int,
  type Loop,
  type Operation,
  operation,
  plus,
  type Statement,
  type Type,
  type Value,
} from '../loop/language.js';
import { block, literal, storageTypes, valueTypes, vectorType } from './c-text.js';
import type { StageContext } from './context.js';
import { bare, fromStorage, strideText, toStorage } from './memory.js';
import { type OperationFacts, operationText } from './operation.js';

const components = 'xyzw';

/** Who runs the text: the number of a thread among those of its unit, how they meet, and where shared arrays begin. */
export interface TeamText {
  readonly lane: string;
  readonly barrier: string;
  /** Words of the block's shared memory before each array. */
  readonly arrays: ReadonlyMap<string, number>;
}

/** Statements of these kinds. */
type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

const wholeBlock: TeamText = { lane: 'threadIdx.x', barrier: '__syncthreads();', arrays: new Map() };

export class Printer {
  private readonly lengths = new Map<string, number>();

  /** `unit`: the name of the unit's number. */
  constructor(
    private readonly unit: string,
    private readonly team: TeamText = wholeBlock,
  ) {}

  statements(statements: readonly Statement[]): string[] {
    return statements.flatMap((statement) => this.statement(statement));
  }

  statement(statement: Statement): string[] {
    switch (statement.kind) {
      case 'let':
      case 'var':
      case 'base':
      case 'array':
        return [this.declaration(statement)];
      case 'assign':
        return [`${statement.name} = ${this.value(statement.value)};`];
      case 'increase': {
        const { name, value } = statement;
        const sum = operationText({ op: 'add', type: value.type, from: value.type }, [name, this.value(value)]);
        return [`${name} = ${sum};`];
      }
      case 'clear': {
        const { name } = statement;
        return [`for (int i = 0; i < ${this.lengths.get(name)}; ++i) ${name}[i] = 0;`];
      }
      case 'loop': {
        const { unroll, body } = statement;
        const pragma = unroll === undefined ? [] : [unroll === 'all' ? '#pragma unroll' : `#pragma unroll ${unroll}`];
        return [...pragma, ...block(this.loopHead(statement), this.statements(body))];
      }
      case 'while':
        return block(`while (${this.value(statement.condition)})`, this.statements(statement.body));
      case 'if': {
        const taken = block(`if (${this.value(statement.condition)})`, this.statements(statement.body));
        if (statement.otherwise === undefined) return taken;
        return [...taken, ...block('else', this.statements(statement.otherwise))];
      }
      case 'block':
        return block('', this.statements(statement.body));
      case 'store':
      case 'add':
      case 'atomicAdd':
      case 'loadVector':
      case 'storeVector':
        return [this.access(statement)];
      case 'shuffle':
      case 'ballot':
        return [this.exchange(statement)];
      case 'barrier':
        return [this.team.barrier];
      case 'broadcast':
        return this.broadcast(statement);
      default:
        // Hand-written bodies are written by opaque.ts.
        throw new Error(`CUDA: no text for ${statement.kind}`);
    }
  }

  private declaration(statement: Of<'let' | 'var' | 'base' | 'array'>): string {
    const { name } = statement;
    switch (statement.kind) {
      case 'let':
        return `const ${valueTypes[statement.value.type]} ${name} = ${this.value(statement.value)};`;
      case 'var':
        return `${valueTypes[statement.type]} ${name} = ${this.value(statement.value)};`;
      case 'base': {
        const type = storageTypes[statement.storage];
        const from = statement.space === 'global' ? 'arena' : 'shared';
        if (statement.from !== undefined)
          return `${type}* const ${name} = ${statement.from} + (${this.value(statement.value)});`;
        return `${type}* const ${name} = (${type}*)(${from} + ${this.word(statement.value)});`;
      }
      case 'array':
        this.lengths.set(name, statement.length);
        return `${valueTypes[statement.type]} ${name}[${statement.length}]${this.initial(statement)};`;
      default:
        return statement satisfies never;
    }
  }

  private initial({ zero, values }: Of<'array'>): string {
    if (values === undefined) return zero ? ' = {}' : '';
    return ` = {${values.map((value) => this.value(value)).join(', ')}}`;
  }

  private access(statement: Of<'store' | 'add' | 'atomicAdd' | 'loadVector' | 'storeVector'>): string {
    const { address } = statement;
    switch (statement.kind) {
      case 'store':
        return `${this.element(address, statement.value.type)} = ${toStorage(address.storage, this.value(statement.value))};`;
      case 'add': {
        const { type } = statement.value;
        const sum: Value = operation('add', type, { kind: 'load', type, address }, statement.value);
        return this.access({ kind: 'store', address, value: sum });
      }
      case 'atomicAdd':
        return `atomicAdd(${this.pointer(address)}, ${this.value(statement.value)});`;
      case 'loadVector': {
        const type = vectorType(statement.type, statement.width);
        return `const ${type} ${statement.name} = *(const ${type}*)(${this.pointer(address)});`;
      }
      case 'storeVector': {
        const type = vectorType(statement.values[0].type, statement.values.length);
        const target = `(${type}*)(${this.pointer(address)})`;
        const vector = `make_${type}(${statement.values.map((value) => this.value(value)).join(', ')})`;
        return statement.streams ? `__stcs(${target}, ${vector});` : `*${target} = ${vector};`;
      }
      default:
        return statement satisfies never;
    }
  }

  private exchange(statement: Of<'shuffle' | 'ballot'>): string {
    const { kind, name } = statement;
    const value = this.value(statement.value);
    if (kind === 'ballot') return `const unsigned int ${name} = __ballot_sync(~0u, ${value});`;
    const shuffle = statement.mode === 'from' ? '__shfl_sync' : `__shfl_${statement.mode}_sync`;
    return `const ${valueTypes[statement.value.type]} ${name} = ${shuffle}(~0u, ${value}, ${this.value(statement.by)});`;
  }

  private broadcast({ name, array, values }: Of<'broadcast'>): string[] {
    const at = `(int2*)(shared + ${this.team.arrays.get(array)})`;
    const given = values.map((value) => this.value(value)).join(', ');
    return [
      `if (${this.team.lane} == 0) *${at} = make_int2(${given});`,
      this.team.barrier,
      `const int2 ${name} = *${at};`,
      this.team.barrier,
    ];
  }

  value(value: Value): string {
    switch (value.kind) {
      case 'constant':
        return literal(value.value, value.type);
      case 'name':
        return value.name;
      case 'builtin':
        if (value.name === 'team') throw new Error('CUDA: no teams of a block');
        return value.name === 'unit' ? this.unit : this.team.lane;
      case 'word':
        return `arena[${value.at}]`;
      case 'component':
        return `${value.name}.${components[value.place]}`;
      case 'operation':
        return this.operation(value);
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
          return { kind: 'load', type, address: { ...address, places } };
        });
        return this.value(foldHalves(elements, (a, b) => operation('add', type, a, b)));
      }
      default:
        throw new Error(`CUDA: no text for ${value.kind}`);
    }
  }

  private loopHead({ variable, binding, from, to, update, step }: Loop): string {
    const isZero = from.kind === 'constant' && from.value === 0;
    const first =
      binding === 'serial' ? this.value(from) : `${isZero ? '' : `${this.value(from)} + `}${this.team.lane}`;
    const next = `${variable} ${update === 'add' ? '+=' : '*='} ${this.value(step)}`;
    return `for (${valueTypes[from.type]} ${variable} = ${first}; ${variable} < ${this.value(to)}; ${next})`;
  }

  private operation({ op, type, args, fits, isPlain }: Operation): string {
    const [a, b] = args;
    const texts = args.map((arg) => this.value(arg));
    switch (op) {
      case 'quotient':
      case 'remainder': {
        const unsigned = texts.map((text) => `(unsigned int)${text}`);
        return `(int)(${unsigned.join(op === 'quotient' ? ' / ' : ' % ')})`;
      }
      case 'clampAt':
        return `max_i32(min_i32(${texts[0]}, ${texts[1]} - 1), 0)`;
      case 'wrapAt':
        return `wrap_index(${texts[0]}, ${texts[1]})`;
      case 'inside':
        return `((unsigned int)${texts[0]} < (unsigned int)${texts[1]})`;
      case 'sumBytes':
        return `sum_bytes(${texts[0]}, ${texts[1]})`;
      case 'isNan':
        return `(${texts[0]} != ${texts[0]})`;
      case 'countBits':
        return `__popc(${texts[0]})`;
      case 'reverseBits':
        return `__brev(${texts[0]})`;
      case 'lowestBit':
        return `(__ffs(${texts[0]}) - 1)`;
      case 'keep':
        // Of a bool: all bits of a mask, or none.
        return type === 'u32' && a.type === 'bool' ? `mask_of(${bare(texts[0])})` : texts[0];
      default: {
        const second = b?.kind === 'constant' ? b.value : undefined;
        const facts = { op: op as OperationFacts['op'], type, from: a.type, second };
        return operationText({ ...facts, fits: fits === true, isPlain: isPlain === true }, texts);
      }
    }
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
    const before = space === 'shared' ? (this.team.arrays.get(array) ?? 0) : 0;
    const at = base.kind === 'constant' && before > 0 ? int(base.value + before) : base;
    const begin = at.kind === 'constant' && at.value === 0 ? from : `(${from} + ${this.value(at)})`;
    return `((${storage === undefined ? valueTypes[type] : storageTypes[storage]}*)${begin})`;
  }

  /**
   * The element's number. Where the inner sizes are numbers it is a sum of index × stride, of which a compiler can keep the
   * part that a loop does not change; else Horner's rule, from the outermost place to the innermost.
   */
  private place({ places }: Address): string {
    const isZero = (value: Value): boolean => value.kind === 'constant' && value.value === 0;
    const sizes = places.slice(1).map(({ size }) => (size.kind === 'constant' ? size.value : Number.NaN));
    if (sizes.every((size) => !Number.isNaN(size)))
      return strideText(
        places.map(({ index }) => (isZero(index) ? '0' : this.value(index))),
        sizes,
      );
    const [outermost, ...rest] = places;
    return rest.reduce(
      (sum, { index, size }) =>
        sum === '0' ? this.value(index) : `(${sum} * ${this.value(size)} + ${this.value(index)})`,
      this.value(outermost.index),
    );
  }
}

/** What all threads know stands at the head; local arrays are declared with the phases that fill them. */
export function declare(statement: Statement, printer: Printer, context: StageContext): void {
  if (statement.kind !== 'let' && statement.kind !== 'base') throw new Error(`CUDA: ${statement.kind} in a prologue`);
  if (statement.kind === 'base' && statement.space === 'shared') return;
  const isSize = statement.kind === 'let' && statement.value.type === 'i32';
  context.declare(statement.name, printer.statement(statement)[0], isSize);
}
