/**
 * Values and statements of the loop language as WGSL, one by one. Where WGSL's own operator means something else (division by zero, NaN in min and
 * max, conversions out of range), a helper function stands for it. Nothing is decided here.
 */
import {
  type Address,
  type Loop,
  laneIndex,
  loadOf,
  type Operation,
  plus,
  type SharedArray,
  type Statement,
  type Type,
  type Value,
} from '../loop/language.js';
import { block, floatBits, type HelperName, type Helpers, halvesText, literal, type Text } from './helpers.js';

/** A word of the uniform copy of the control block. */
function param(word: number): string {
  return `params[${word >> 2}].${'xyzw'[word & 3]}`;
}

type ByOperator<T> = Partial<Record<Operation['op'], T>>;

/** Operations for which WGSL has another meaning, or none: the helpers that stand for them, for all types or by type. */
const helperNames: ByOperator<HelperName | Partial<Record<Type, HelperName>>> = {
  permute: 'permute',
  clampAt: 'clampAt',
  wrapAt: 'wrapAt',
  isNan: 'isNan',
  isFinite: 'isFinite32',
  min: { f32: 'minFloat' },
  max: { f32: 'maxFloat' },
  div: { i32: 'divSigned', u32: 'divUnsigned' },
  rem: { i32: 'remSigned', u32: 'remUnsigned' },
};

const prefix: ByOperator<string> = { neg: '-', bitNot: '~', not: '!' };

const infix: ByOperator<string> = {
  add: '+',
  sub: '-',
  mul: '*',
  div: '/',
  quotient: '/',
  remainder: '%',
  bitAnd: '&',
  bitOr: '|',
  bitXor: '^',
  and: '&&',
  or: '||',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  eq: '==',
};

/** Whether it can stand in a sum without parentheses. */
function isArithmetic(value: Value): boolean {
  return value.kind === 'operation' && ['add', 'sub', 'mul', 'quotient', 'remainder'].includes(value.op);
}

interface Declared {
  readonly type: Type;
  readonly atomic: boolean;
  readonly length: number;
}

export class ValuePrinter {
  private readonly arrays = new Map<string, Declared>();

  constructor(
    readonly helpers: Helpers,
    shared: readonly SharedArray[],
    /** Words behind the control block: where faults are noted, and one that is zero. */
    private readonly words: { readonly faults: number; readonly zero: number },
  ) {
    this.arrays.set('arena', { type: 'u32', atomic: false, length: 0 });
    for (const array of shared) this.arrays.set(array.name, array);
  }

  /** As an operand. */
  text(value: Value): string {
    if (value.kind === 'constant' && value.value < 0) return `(${this.bare(value)})`;
    return value.kind === 'operation' ? this.operation(value, true) : this.bare(value);
  }

  /** Where nothing stands beside it. */
  bare(value: Value): string {
    switch (value.kind) {
      case 'constant':
        return this.literal(value.value, value.type);
      case 'name':
      case 'builtin':
        return value.name;
      case 'word':
        return param(value.at);
      case 'component':
        return `${value.name}.${'xyzw'[value.place]}`;
      case 'call':
        return `${value.name}(${this.bare(value.args[0])})`;
      case 'operation':
        return this.operation(value, false);
      case 'load': {
        const loaded = this.load(value.address, value.type);
        if (value.where === undefined) return loaded;
        return `select(${this.literal(0, value.type)}, ${loaded}, ${this.bare(value.where)})`;
      }
      case 'halves':
        return this.halves(value.address, value.lanes);
      case 'checked':
        return this.checked(this.bare(value.index), this.bare(value.size), value.site);
      default:
        return value satisfies never;
    }
  }

  /** What WGSL cannot write as a literal goes through the helper `fromBits`. */
  private literal(value: number, type: Type): string {
    return literal(value, type) ?? `${this.helpers.use('fromBits')}(${floatBits(value)}u)`;
  }

  private load(address: Address, type: Type): string {
    const element = this.element(address);
    const { type: own, atomic } = this.arrayOf(address.array);
    const read = atomic ? `atomicLoad(&${element})` : element;
    return own === type ? read : `bitcast<${type}>(${read})`;
  }

  private arrayOf(array: string): Declared {
    const known = this.arrays.get(array);
    if (known === undefined) throw new Error(`WGSL: no array ${array}`);
    return known;
  }

  private element(address: Address): string {
    return `${address.array}[${this.place(address)}]`;
  }

  /** base + ((i₀ · s₁ + i₁) · s₂ + i₂) …, without what adds nothing. */
  private place({ base, places }: Address): string {
    const isZero = (value: Value): boolean => value.kind === 'constant' && value.value === 0;
    let inside = '';
    let isSum = false;
    for (const { index, size } of places) {
      const isOne = size.kind === 'constant' && size.value === 1;
      const scaled = isOne || inside === '' ? inside : `${isSum ? `(${inside})` : inside} * ${this.text(size)}`;
      if (isZero(index)) {
        inside = scaled;
        isSum = isSum && isOne;
        continue;
      }
      isSum = inside !== '' || index.kind === 'operation';
      const first = isArithmetic(index) ? this.bare(index) : this.text(index);
      inside = inside === '' ? first : `${scaled} + ${this.text(index)}`;
    }
    if (inside === '') return this.bare(base);
    return isZero(base) ? inside : `${this.text(base)} + ${inside}`;
  }

  private halves(address: Address, lanes: number): string {
    const { array, space } = address;
    if (space === 'register') {
      const helper = this.helpers.made(`halves${lanes}`, (name) => [
        `fn ${name}(a: array<f32, ${lanes}>) -> f32 { return ${halvesText(lanes, (lane) => `a[${lane}]`)}; }`,
      ]);
      return `${helper}(${array})`;
    }
    const stride = address.places.slice(1).reduce((product, { size }) => {
      if (size.kind !== 'constant') throw new Error(`WGSL: halves of ${array} at a stride that is not known`);
      return product * size.value;
    }, 1);
    const name = `${array}Halves${lanes}${stride === 1 ? '' : `of${stride}`}`;
    const helper = this.helpers.made(name, () => {
      const element = (lane: number): string => `bitcast<f32>(${array}[at + ${lane * stride}i])`;
      return [`fn ${name}(at: i32) -> f32 { return ${halvesText(lanes, element)}; }`];
    });
    return `${helper}(${this.place(address)})`;
  }

  private checked(index: string, size: string, site: number): string {
    const helper = this.helpers.made('checked', () => [
      'fn checked(i: i32, size: i32, site: u32) -> i32 {',
      [
        'if (i >= 0i && i < size) { return i; }',
        `arena[${param(this.words.faults)}] = site;`,
        `arena[${param(this.words.faults)} + 1u] = bitcast<u32>(i);`,
        'return max(min(i, size - 1i), 0i);',
      ],
      '}',
    ]);
    return `${helper}(${index}, ${size}, ${site}u)`;
  }

  private operation({ op, type, args }: Operation, inner: boolean): string {
    const [a, b, c] = args;
    const from = a.type;
    const called = (name: string): string => `${name}(${args.map((arg) => this.bare(arg)).join(', ')})`;
    const around = (text: string): string => (inner ? `(${text})` : text);
    switch (op) {
      case 'select':
        return `select(${this.bare(c)}, ${this.bare(b)}, ${this.bare(a)})`;
      case 'cast':
        return this.cast(a, type, inner);
      case 'bitcast':
        return `bitcast<${type}>(${this.bare(a)})`;
      case 'keep':
        return called(
          this.helpers.made('keep', () => [
            `fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ ${param(this.words.zero)}); }`,
          ]),
        );
      case 'inside':
        return around(`${this.text(a)} >= 0i && ${this.text(a)} < ${this.text(b)}`);
      case 'ne':
        // WGSL's != is false where an operand is NaN.
        return from === 'f32'
          ? around(`!(${this.text(a)} == ${this.text(b)})`)
          : around(`${this.text(a)} != ${this.text(b)}`);
      case 'shiftLeft':
      case 'shiftRight':
        return around(`${this.text(a)} ${op === 'shiftLeft' ? '<<' : '>>'} ${this.shiftCount(b)}`);
      case 'and':
      case 'or':
        return around(`${this.condition(a)} ${infix[op]} ${this.condition(b)}`);
      default: {
        const known = helperNames[op];
        const helper = typeof known === 'object' ? known[type] : known;
        if (helper !== undefined) return called(this.helpers.use(helper));
        if (prefix[op] !== undefined) return around(`${prefix[op]}${this.text(a)}`);
        return infix[op] === undefined ? called(op) : around(`${this.text(a)} ${infix[op]} ${this.text(b)}`);
      }
    }
  }

  /** Comparisons stand beside `&&` and `||` without parentheses. */
  private condition(value: Value): string {
    const isPlain = value.kind === 'operation' && ['lt', 'le', 'gt', 'ge', 'eq', 'not', 'inside'].includes(value.op);
    return isPlain ? this.bare(value) : this.text(value);
  }

  private shiftCount(count: Value): string {
    if (count.kind === 'constant') return `${count.value & 31}u`;
    return count.type === 'u32' ? `(${this.text(count)} & 31u)` : `(bitcast<u32>(${this.bare(count)}) & 31u)`;
  }

  private cast(value: Value, to: Type, inner: boolean): string {
    const from = value.type;
    if (to === 'bool') {
      if (from === 'f32') return inner ? `(!(${this.text(value)} == 0f))` : `!(${this.text(value)} == 0f)`;
      return `(${this.text(value)} != ${from === 'i32' ? '0i' : '0u'})`;
    }
    const inside = this.bare(value);
    if (from === 'f32' && to === 'i32') return `${this.helpers.use('toSigned')}(${inside})`;
    if (from === 'f32' && to === 'u32') return `${this.helpers.use('toUnsigned')}(${inside})`;
    if (from === 'u32' && to === 'f32') return `${this.helpers.use('fromUnsigned')}(${inside})`;
    return `${to}(${inside})`;
  }

  statements(statements: readonly Statement[]): Text[] {
    return statements.flatMap((statement) => this.statement(statement));
  }

  private statement(statement: Statement): Text[] {
    switch (statement.kind) {
      case 'base':
        return [`let ${statement.name} = ${this.bare(statement.value)};`];
      case 'let':
      case 'var':
        return [`${statement.kind} ${statement.name} = ${this.bare(statement.value)};`];
      case 'array': {
        const { name, type, length, zero } = statement;
        this.arrays.set(name, { type, atomic: false, length });
        // Written out: drivers were seen to clear a variable without a value only once, not in every round of a loop.
        return [zero ? `var ${name} = array<${type}, ${length}>();` : `var ${name}: array<${type}, ${length}>;`];
      }
      case 'assign':
        return [`${statement.name} = ${this.bare(statement.value)};`];
      case 'increase':
        return [`${statement.name} += ${this.bare(statement.value)};`];
      case 'clear':
        return [this.clear(statement.name)];
      case 'loop':
        return block(this.loopHead(statement), this.statements(statement.body));
      case 'while':
        return block(`while (${this.bare(statement.condition)})`, this.statements(statement.body));
      case 'if':
        return this.if(statement);
      case 'store':
      case 'add':
      case 'atomicAdd':
        return [this.store(statement)];
      case 'loadVector':
      case 'storeVector':
      case 'shuffle':
      case 'ballot':
      case 'total':
      case 'lanes':
      case 'advance':
      case 'hold':
      case 'prefetch':
        throw new Error(`WGSL: no text for ${statement.kind}`);
      case 'barrier':
        return statement.global ? ['storageBarrier();', 'workgroupBarrier();'] : ['workgroupBarrier();'];
      case 'broadcast': {
        const [x, y] = statement.values.map((value) => this.bare(value));
        return [
          `if (lane == 0u) { ${statement.array} = vec2<i32>(${x}, ${y}); }`,
          `let ${statement.name} = workgroupUniformLoad(&${statement.array});`,
        ];
      }
      case 'block':
        return block('', [
          ...(statement.comment === undefined ? [] : [`// ${statement.comment}`]),
          ...this.statements(statement.body),
        ]);
      case 'opaque':
        return [`${statement.name}(lane);`];
      default:
        return statement satisfies never;
    }
  }

  private clear(array: string): string {
    const { length, type } = this.arrayOf(array);
    return `${array} = array<${type}, ${length}>();`;
  }

  private if({ condition, body, otherwise }: Extract<Statement, { kind: 'if' }>): Text[] {
    const taken = block(`if (${this.bare(condition)})`, this.statements(body));
    if (otherwise === undefined) return taken;
    return [...taken.slice(0, -1), '} else {', this.statements(otherwise), '}'];
  }

  /** A store, or an addition to what is stored. */
  private store(statement: Extract<Statement, { kind: 'store' | 'add' | 'atomicAdd' }>): string {
    const { kind, address, value } = statement;
    const element = this.element(address);
    const array = this.arrayOf(address.array);
    if (kind === 'atomicAdd') return `atomicAdd(&${element}, ${this.bare(value)});`;
    if (kind === 'add' && array.type === value.type) return `${element} += ${this.bare(value)};`;
    const whole: Value = kind === 'add' ? plus(loadOf(address, value.type), value) : value;
    const stored = array.type === value.type ? this.bare(whole) : `bitcast<${array.type}>(${this.bare(whole)})`;
    return kind === 'store' && array.atomic ? `atomicStore(&${element}, ${stored});` : `${element} = ${stored};`;
  }

  private loopHead({ variable, binding, from, to, update, step }: Loop): string {
    const isZero = from.kind === 'constant' && from.value === 0;
    const start = binding === 'serial' ? from : isZero ? laneIndex : plus(from, laneIndex);
    const isOne = step.kind === 'constant' && step.value === 1;
    const by = update === 'multiply' ? `*= ${this.bare(step)}` : `+= ${this.bare(step)}`;
    const next = isOne && update === 'add' ? `${variable}++` : `${variable} ${by}`;
    return `for (var ${variable} = ${this.bare(start)}; ${variable} < ${this.text(to)}; ${next})`;
  }
}
