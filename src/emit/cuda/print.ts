/** The loop language as CUDA C, statement by statement. Nothing is decided here. */
import { isNarrow } from '../../kernel/dtype.js';
import type { Address, Operation, Statement, Type, Value } from '../loop/language.js';
import { block, literal, storageTypes, valueTypes, vectorType } from './c-text.js';
import { type OperationFacts, operationText } from './operation.js';

const components = 'xyzw';

export class Printer {
  /** `unit`: the name of the unit's number. */
  constructor(private readonly unit: string) {}

  statements(statements: readonly Statement[]): string[] {
    return statements.flatMap((statement) => this.statement(statement));
  }

  statement(statement: Statement): string[] {
    switch (statement.kind) {
      case 'let':
        return [`const ${valueTypes[statement.value.type]} ${statement.name} = ${this.value(statement.value)};`];
      case 'var':
        return [`${valueTypes[statement.type]} ${statement.name} = ${this.value(statement.value)};`];
      case 'base': {
        const type = storageTypes[statement.storage];
        const from = statement.space === 'global' ? 'arena' : 'shared';
        return [`${type}* const ${statement.name} = (${type}*)(${from} + ${this.word(statement.value)});`];
      }
      case 'assign':
        return [`${statement.name} = ${this.value(statement.value)};`];
      case 'increase': {
        const { name, value } = statement;
        const sum = operationText({ op: 'add', type: value.type, from: value.type }, [name, this.value(value)]);
        return [`${name} = ${sum};`];
      }
      case 'shuffle': {
        const { name, value, mode, by } = statement;
        return [`const ${valueTypes[value.type]} ${name} = __shfl_${mode}_sync(~0u, ${this.value(value)}, ${by});`];
      }
      case 'loop': {
        const { variable, from, to, step, unroll } = statement;
        const head = `for (${valueTypes[from.type]} ${variable} = ${this.value(from)}; ${variable} < ${this.value(to)}; ${variable} += ${this.value(step)})`;
        return [
          ...(unroll === undefined ? [] : [`#pragma unroll ${unroll}`]),
          ...block(head, this.statements(statement.body)),
        ];
      }
      case 'if': {
        const taken = block(`if (${this.value(statement.condition)})`, this.statements(statement.body));
        if (statement.otherwise === undefined) return taken;
        return [...taken, ...block('else', this.statements(statement.otherwise))];
      }
      case 'store': {
        const { address, value } = statement;
        return [`${this.element(address, value.type)} = ${stored(address, this.value(value))};`];
      }
      case 'loadVector': {
        const type = vectorType(statement.type, statement.width);
        return [`const ${type} ${statement.name} = *(const ${type}*)(${this.pointer(statement.address)});`];
      }
      case 'storeVector': {
        const type = vectorType(statement.values[0].type, statement.values.length);
        const address = `(${type}*)(${this.pointer(statement.address)})`;
        const vector = `make_${type}(${statement.values.map((value) => this.value(value)).join(', ')})`;
        return [statement.streams ? `__stcs(${address}, ${vector});` : `*${address} = ${vector};`];
      }
      case 'barrier':
        return ['__syncthreads();'];
      case 'block':
        return block('', this.statements(statement.body));
      default:
        // What teams of threads share: their parts are not lowered to loops for this target.
        throw new Error(`CUDA: no text for ${statement.kind}`);
    }
  }

  value(value: Value): string {
    switch (value.kind) {
      case 'constant':
        return literal(value.value, value.type);
      case 'name':
        return value.name;
      case 'builtin':
        if (value.name === 'team') throw new Error('CUDA: no teams of a block');
        return value.name === 'unit' ? this.unit : 'threadIdx.x';
      case 'word':
        return `arena[${value.at}]`;
      case 'component':
        return `${value.name}.${components[value.place]}`;
      case 'operation':
        return this.operation(value);
      case 'load': {
        const loaded = this.loaded(value.address, value.type);
        if (value.where === undefined) return loaded;
        return `(${this.value(value.where)} ? ${loaded} : ${literal(0, value.type)})`;
      }
      default:
        throw new Error(`CUDA: no text for ${value.kind}`);
    }
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
      case 'keep':
        return texts[0];
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
  private element(address: Address, type: Type): string {
    return `${this.base(address, type)}[${this.place(address)}]`;
  }

  private loaded(address: Address, type: Type): string {
    const { storage } = address;
    const element = this.element(address, type);
    return isNarrow(storage) ? `${storage}_to_f32(${element})` : element;
  }

  private pointer(address: Address): string {
    return `${this.base(address, 'u32')} + (${this.place(address)})`;
  }

  /** Shared memory is one array of words. */
  private base({ base, storage, space }: Address, type: Type): string {
    if (base.kind === 'name') return base.name;
    const from = space === 'global' ? 'arena' : 'shared';
    const begin = base.kind === 'constant' && base.value === 0 ? from : `(${from} + ${this.value(base)})`;
    return `((${storage === undefined ? valueTypes[type] : storageTypes[storage]}*)${begin})`;
  }

  /**
   * The element's number. Where the inner sizes are numbers it is a sum of index × stride, of which a compiler can keep the
   * part that a loop does not change; else Horner's rule, from the outermost place to the innermost.
   */
  private place({ places }: Address): string {
    const isZero = (value: Value): boolean => value.kind === 'constant' && value.value === 0;
    const sizes = places.slice(1).map(({ size }) => (size.kind === 'constant' ? size.value : Number.NaN));
    if (sizes.every((size) => !Number.isNaN(size))) {
      const terms = places.flatMap(({ index }, position) => {
        const stride = sizes.slice(position).reduce((product, size) => product * size, 1);
        if (isZero(index)) return [];
        return [stride === 1 ? this.value(index) : `${this.value(index)} * ${stride}`];
      });
      return terms.length === 0 ? '0' : terms.join(' + ');
    }
    const [outermost, ...rest] = places;
    return rest.reduce(
      (sum, { index, size }) =>
        sum === '0' ? this.value(index) : `(${sum} * ${this.value(size)} + ${this.value(index)})`,
      this.value(outermost.index),
    );
  }
}

function stored({ storage }: Address, value: string): string {
  return isNarrow(storage) ? `(${storageTypes[storage]})f32_to_${storage}(${value})` : value;
}
