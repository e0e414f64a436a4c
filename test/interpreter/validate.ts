/**
 * What makes a nest wrong before it runs: names that are not in scope, types that do not agree, stores to what cannot be
 * stored to, and barriers that not all threads of a workgroup are sure to reach. Uniformity follows WGSL's rule: what was
 * loaded counts as different from thread to thread, unless it was broadcast.
 */

import {
  type Address,
  addressValues,
  type Loop,
  type Operation,
  operandsOf,
  type PartLoops,
  type StageLoops,
  type Statement,
  type Type,
  type Value,
} from '../../src/emit/loop/language.js';
import { valueType } from '../../src/kernel/dtype.js';
import { LoopFault } from './fault.js';
import { warp } from './warp.js';

interface Known {
  readonly type: Type;
  readonly changes: boolean;
  varies: boolean;
}

const boolResult = new Set('lt le gt ge eq ne and or not isFinite isNan inside any'.split(' '));
const mixed = new Set(
  'sumBytes countBits reverseBits lowestBit select cast bitcast permute shiftLeft shiftRight'.split(' '),
);

/** Throws a LoopFault at the first thing that is wrong. */
export function validateStage(stage: StageLoops): void {
  for (const part of stage.parts) new PartCheck(stage, part).run();
}

class PartCheck {
  private scopes: Map<string, Known>[] = [new Map()];
  private readonly arrays = new Map<string, Type>();
  private readonly place: string;

  constructor(
    private readonly stage: StageLoops,
    private readonly part: PartLoops,
  ) {
    this.place = `${stage.name}, ${part.name}`;
  }

  run(): void {
    if (this.stage.lanes % this.part.teams !== 0)
      this.refuse(`${this.part.teams} teams of ${this.stage.lanes} threads`);
    for (const { name, type } of this.stage.arguments ?? [])
      this.declare(name, { type, changes: false, varies: false });
    this.block(this.part.body, false);
  }

  private refuse(text: string): never {
    throw new LoopFault('malformed', this.place, text);
  }

  private declare(name: string, known: Known): void {
    const scope = this.scopes[this.scopes.length - 1];
    if (scope.has(name)) this.refuse(`${name} is declared twice in one block`);
    scope.set(name, known);
  }

  private find(name: string): Known {
    for (let depth = this.scopes.length - 1; depth >= 0; depth -= 1) {
      const known = this.scopes[depth].get(name);
      if (known !== undefined) return known;
    }
    return this.refuse(`no name ${name} here`);
  }

  private block(statements: readonly Statement[], varying: boolean, begin?: () => void): void {
    this.scopes.push(new Map());
    begin?.();
    for (const statement of statements) this.statement(statement, varying);
    this.scopes.pop();
  }

  private statement(statement: Statement, varying: boolean): void {
    switch (statement.kind) {
      case 'let':
      case 'base':
      case 'var': {
        const varies = this.value(statement.value) || varying;
        if (statement.kind === 'var') this.same('var', statement.type, statement.value.type);
        if ('from' in statement) this.refuse(`${statement.name} begins within ${statement.from}`);
        this.declare(statement.name, { type: statement.value.type, changes: statement.kind === 'var', varies });
        break;
      }
      case 'array':
        if (statement.values !== undefined) this.refuse(`${statement.name} begins with values`);
        if (statement.length < 1) this.refuse(`${statement.name} has ${statement.length} elements`);
        this.arrays.set(statement.name, statement.type);
        break;
      case 'clear':
        if (!this.arrays.has(statement.name)) this.refuse(`no array ${statement.name} here`);
        break;
      case 'assign':
      case 'increase': {
        const known = this.find(statement.name);
        if (!known.changes) this.refuse(`${statement.name} cannot be changed`);
        this.same(statement.name, known.type, statement.value.type);
        known.varies = this.value(statement.value) || varying || known.varies;
        break;
      }
      case 'loop':
        this.loop(statement, varying);
        break;
      case 'while': {
        this.same('while', 'bool', statement.condition.type);
        // Once more, since what the body changes shows in the condition.
        for (let round = 0; round < 2; round += 1) {
          const varies = this.value(statement.condition) || varying;
          this.block(statement.body, varies);
        }
        break;
      }
      case 'if': {
        this.same('if', 'bool', statement.condition.type);
        const varies = this.value(statement.condition) || varying;
        this.block(statement.body, varies);
        this.block(statement.otherwise ?? [], varies);
        break;
      }
      case 'store':
      case 'add':
      case 'atomicAdd':
        this.store(statement);
        break;
      case 'loadVector': {
        this.vector(statement.address, statement.type);
        for (let place = 0; place < statement.width; place += 1)
          this.declare(`${statement.name}.${place}`, { type: statement.type, changes: false, varies: true });
        break;
      }
      case 'storeVector':
        if (statement.values.length !== 2 && statement.values.length !== 4)
          this.refuse(`a vector of ${statement.values.length}`);
        for (const value of statement.values) this.value(value);
        for (const value of statement.values) this.vector(statement.address, value.type);
        break;
      case 'shuffle':
      case 'ballot':
        this.exchange(statement, varying);
        break;
      case 'barrier':
      case 'broadcast':
        this.meeting(statement, varying);
        break;
      case 'block':
      case 'lanes':
        this.block(statement.body, varying);
        break;
      case 'opaque':
        if (varying) this.refuse(`opaque ${statement.name} is not reached by all threads`);
        break;
      default:
        statement satisfies never;
    }
  }

  /** What all threads that run in step get alike differs only where there are others beside them. */
  private exchange(statement: Extract<Statement, { kind: 'shuffle' | 'ballot' }>, varying: boolean): void {
    const { kind, name, value } = statement;
    if (varying)
      throw new LoopFault('divergent-barrier', this.place, `a ${kind} that not all threads are sure to reach`);
    this.value(value);
    const isAlone = this.part.unit === 'workgroup' && this.stage.lanes <= warp && this.part.teams === 1;
    if (kind === 'ballot') {
      this.same(kind, 'bool', value.type);
      this.declare(name, { type: 'u32', changes: false, varies: !isAlone });
      return;
    }
    this.same(kind, 'i32', statement.by.type);
    const isOne = !this.value(statement.by) && statement.mode === 'from';
    this.declare(name, { type: value.type, changes: false, varies: !isOne || !isAlone });
  }

  private meeting(statement: Extract<Statement, { kind: 'barrier' | 'broadcast' }>, varying: boolean): void {
    if (this.part.unit === 'thread') this.refuse(`a ${statement.kind} where a unit is one thread`);
    if (varying)
      throw new LoopFault(
        'divergent-barrier',
        this.place,
        `a ${statement.kind} that not all threads are sure to reach`,
      );
    if (statement.kind === 'barrier') return;
    if (this.part.teams !== 1) this.refuse('a broadcast among several teams');
    for (const [place, value] of statement.values.entries()) {
      this.value(value);
      this.same('broadcast', 'i32', value.type);
      this.declare(`${statement.name}.${place}`, { type: 'i32', changes: false, varies: false });
    }
  }

  private loop(loop: Loop, varying: boolean): void {
    const { type } = loop.from;
    if (type !== 'i32' && type !== 'u32') this.refuse(`loop ${loop.variable} over ${type}`);
    this.same(loop.variable, type, loop.to.type);
    this.same(loop.variable, type, loop.step.type);
    if (loop.binding === 'lane' && this.part.unit === 'thread')
      this.refuse('a loop over lanes where a unit is one thread');
    const bounds = [loop.from, loop.to, loop.step].map((value) => this.value(value)).some((varies) => varies);
    const varies = bounds || loop.binding === 'lane' || varying;
    // Twice, since what the body changes is seen by its next round.
    for (let round = 0; round < 2; round += 1) {
      this.block(loop.body, varies, () => this.declare(loop.variable, { type, changes: false, varies }));
    }
  }

  private store({ kind, address, value }: Extract<Statement, { kind: 'store' | 'add' | 'atomicAdd' }>): void {
    this.address(address);
    this.value(value);
    if (value.type === 'bool') this.refuse(`a truth value stored to ${address.array}`);
    if (kind !== 'atomicAdd') return;
    // Where memory is packed, elements of tensors take such additions.
    if (address.space === 'global' && address.storage !== undefined) return;
    const shared = this.stage.shared.find((one) => one.name === address.array);
    if (shared?.atomic !== true) this.refuse(`an atomic addition to ${address.array}, which is not atomic`);
  }

  /** A vector's address: its elements are words of its type. */
  private vector(address: Address, type: Type): void {
    this.address(address);
    if (address.space === 'register') this.refuse(`a vector of registers, ${address.array}`);
    if (address.storage !== undefined) this.same(`a vector of ${address.array}`, type, valueType(address.storage));
  }

  /** Whether the address differs from thread to thread. */
  private address(address: Address): boolean {
    const { type } = address.base;
    if (type !== 'i32' && type !== 'u32') this.refuse(`an address of ${address.array} of type ${type}`);
    for (const value of addressValues(address)) this.same(`an address of ${address.array}`, type, value.type);
    if (address.space === 'register' && !this.arrays.has(address.array)) this.refuse(`no array ${address.array} here`);
    if (address.space === 'shared' && !this.stage.shared.some((one) => one.name === address.array)) {
      this.refuse(`no shared array ${address.array}`);
    }
    return addressValues(address).some((value) => this.value(value));
  }

  /** Checks the value; whether it differs from thread to thread. */
  private value(value: Value): boolean {
    switch (value.kind) {
      case 'constant':
      case 'word':
        return false;
      case 'name': {
        const known = this.find(value.name);
        this.same(value.name, known.type, value.type);
        return known.varies;
      }
      case 'builtin':
        return value.name !== 'unit' || this.part.unit === 'thread' || this.part.teams > 1;
      case 'component': {
        const known = this.find(`${value.name}.${value.place}`);
        this.same(value.name, known.type, value.type);
        return known.varies;
      }
      case 'load':
        if (value.where !== undefined) this.same('where', 'bool', value.where.type);
        if (value.where !== undefined) this.value(value.where);
        this.address(value.address);
        return true;
      case 'halves':
        if ((value.lanes & (value.lanes - 1)) !== 0) this.refuse(`${value.lanes} lanes folded in halves`);
        this.address(value.address);
        return true;
      case 'call':
        if (!this.stage.functions.some(({ name }) => name === value.name)) this.refuse(`no function ${value.name}`);
        this.same(value.name, 'f32', value.args[0].type);
        return this.value(value.args[0]);
      case 'checked':
      case 'operation': {
        if (value.kind === 'operation') this.operation(value);
        let varies = false;
        for (const operand of operandsOf(value)) varies = this.value(operand) || varies;
        return varies;
      }
      default:
        return value satisfies never;
    }
  }

  private operation({ op, type, args, fits }: Operation): void {
    if (boolResult.has(op)) this.same(op, 'bool', type);
    if (fits === true && type !== 'i32') this.refuse(`${op} of ${type} that fits`);
    if (op === 'select') {
      this.same('select', 'bool', args[0].type);
      this.same('select', type, args[1].type);
      this.same('select', type, args[2].type);
    }
    if (mixed.has(op)) return;
    for (const arg of args) this.same(op, args[0].type, arg.type);
    if (!boolResult.has(op)) this.same(op, type, args[0].type);
  }

  private same(what: string, expected: Type, got: Type): void {
    if (expected !== got) this.refuse(`${what}: type ${got} where ${expected} is expected`);
  }
}
