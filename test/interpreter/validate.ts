/**
 * What makes a nest wrong before it runs: names that are not in scope, types that do not agree, stores to what cannot be
 * stored to, and barriers that not all threads of a workgroup, or of a warp, are sure to reach. Uniformity follows WGSL's
 * rule: what was loaded counts as different from thread to thread, unless it was broadcast.
 */

import type {
  Address,
  Builtin,
  Loop,
  Operation,
  PartLoops,
  SharedArray,
  StageLoops,
  Statement,
  Team,
  Type,
  Value,
} from '../../src/emit/loop/language.js';
import { addressValues, operandsOf } from '../../src/emit/loop/walk.js';
import { valueType } from '../../src/kernel/dtype.js';
import { LoopFault } from './fault.js';
import { byThread, byWarp, KnownNames, mostOf, nowhere, type Variance } from './known-names.js';
import { warp } from './warp-size.js';

const boolResult = new Set('lt le gt ge eq ne and or not isFinite isNan inside any'.split(' '));
const mixed = new Set(
  'sumBytes countBits reverseBits lowestBit select cast bitcast permute shiftLeft shiftRight'.split(' '),
);

/** Throws a LoopFault at the first thing that is wrong. */
export function validateStage(stage: StageLoops): void {
  for (const part of stage.parts) new PartCheck(stage, part).run();
}

class PartCheck {
  private readonly names = new KnownNames((text) => this.refuse(text));
  private readonly arrays = new Map<string, Type>();
  private readonly place: string;
  /** The threads that stand together, where a block says it. */
  private team: Team | undefined;
  private shared: readonly SharedArray[];

  constructor(
    private readonly stage: StageLoops,
    private readonly part: PartLoops,
  ) {
    this.shared = stage.shared;
    this.place = `${stage.name}, ${part.name}`;
  }

  run(): void {
    const { lanes } = this.stage;
    const { teams, unit } = this.part;
    if (lanes % teams !== 0) this.refuse(`${teams} teams of ${lanes} threads`);
    if (unit === 'warp' && lanes % warp !== 0) this.refuse(`warps of ${lanes} threads`);
    if (unit === 'warp' && teams !== 1) this.refuse(`${teams} teams of warps`);
    for (const { name, type } of this.stage.arguments ?? [])
      this.names.declare(name, { type, changes: false, varies: nowhere });
    this.block(this.part.body, nowhere);
  }

  /** Whether a workgroup is one warp, and has one unit. */
  private get isAlone(): boolean {
    return this.part.unit === 'workgroup' && this.stage.lanes <= warp && this.part.teams === 1;
  }

  private refuse(text: string): never {
    throw new LoopFault('malformed', this.place, text);
  }

  private block(statements: readonly Statement[], varying: Variance, begin?: () => void): void {
    this.names.scope(() => {
      begin?.();
      for (const statement of statements) this.statement(statement, varying);
    });
  }

  private statement(statement: Statement, varying: Variance): void {
    switch (statement.kind) {
      case 'let':
      case 'base':
      case 'var':
        this.named(statement, varying);
        break;
      case 'advance': {
        const known = this.names.find(statement.name);
        if (this.names.base(statement.name).moves !== true) this.refuse(`${statement.name} does not move`);
        this.same('advance', 'i32', statement.by.type);
        known.varies = mostOf(this.value(statement.by), varying, known.varies);
        break;
      }
      case 'hold':
        if (statement.isBase) this.names.base(statement.name);
        else this.names.find(statement.name);
        break;
      case 'prefetch':
        this.address(statement.address);
        break;
      case 'array':
        if (statement.values !== undefined && statement.values.length !== statement.length)
          this.refuse(`${statement.name} of ${statement.length} begins with ${statement.values.length} values`);
        for (const value of statement.values ?? []) {
          this.value(value);
          this.same(statement.name, statement.type, value.type);
        }
        if (statement.length < 1) this.refuse(`${statement.name} has ${statement.length} elements`);
        this.arrays.set(statement.name, statement.type);
        break;
      case 'clear':
        if (!this.arrays.has(statement.name)) this.refuse(`no array ${statement.name} here`);
        break;
      case 'assign':
      case 'increase': {
        const known = this.names.find(statement.name);
        if (!known.changes) this.refuse(`${statement.name} cannot be changed`);
        this.same(statement.name, known.type, statement.value.type);
        known.varies = mostOf(this.value(statement.value), varying, known.varies);
        break;
      }
      case 'loop':
        this.loop(statement, varying);
        break;
      case 'while': {
        this.same('while', 'bool', statement.condition.type);
        this.names.rounds(() => this.block(statement.body, mostOf(this.value(statement.condition), varying)));
        break;
      }
      case 'if': {
        this.same('if', 'bool', statement.condition.type);
        const varies = mostOf(this.value(statement.condition), varying);
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
          this.names.declare(`${statement.name}.${place}`, { type: statement.type, changes: false, varies: byThread });
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
      case 'total':
        this.exchange(statement, varying);
        break;
      case 'barrier':
      case 'broadcast':
        this.meeting(statement, varying);
        break;
      case 'block':
        this.among(statement, varying);
        break;
      case 'lanes':
        this.block(statement.body, varying);
        break;
      case 'opaque':
        if (varying !== nowhere) this.refuse(`opaque ${statement.name} is not reached by all threads`);
        break;
      default:
        statement satisfies never;
    }
  }

  private named(statement: Extract<Statement, { kind: 'let' | 'base' | 'var' }>, varying: Variance): void {
    const { kind, name, value } = statement;
    const { type } = value;
    const varies = mostOf(this.value(value), varying);
    if (kind === 'var') this.same('var', statement.type, type);
    if (kind !== 'base') {
      this.names.declare(name, { type, changes: kind === 'var', varies });
      return;
    }
    const { from, storage, space } = statement;
    const outer = from === undefined ? undefined : this.names.find(from);
    if (from !== undefined) {
      const { storage: outerStorage, space: outerSpace } = this.names.base(from);
      if (outerStorage !== storage || outerSpace !== space)
        this.refuse(`${name} of ${storage}, ${space}, begins within ${from} of ${outerStorage}, ${outerSpace}`);
    }
    this.names.declare(name, {
      type,
      changes: false,
      varies: mostOf(varies, outer?.varies ?? nowhere),
      base: statement,
    });
  }

  private among({ by, shared = [], body }: Extract<Statement, { kind: 'block' }>, varying: Variance): void {
    if (by === 'workgroup' && this.part.unit === 'warp') this.refuse('lanes of the workgroup where a unit is a warp');
    const { team, shared: outer } = this;
    [this.team, this.shared] = [by ?? team, [...shared, ...outer]];
    this.block(body, varying);
    [this.team, this.shared] = [team, outer];
  }

  /** What all threads of a warp get alike differs only where there are other warps. */
  private exchange(statement: Extract<Statement, { kind: 'shuffle' | 'ballot' | 'total' }>, varying: Variance): void {
    const { kind, name, value } = statement;
    this.together(kind, varying, byWarp);
    this.value(value);
    const alike = this.isAlone ? nowhere : byWarp;
    if (kind !== 'shuffle') {
      const [given, type] = kind === 'ballot' ? (['bool', 'u32'] as const) : (['i32', 'i32'] as const);
      this.same(kind, given, value.type);
      this.names.declare(name, { type, changes: false, varies: alike });
      return;
    }
    this.same(kind, 'i32', statement.by.type);
    const isOne = this.value(statement.by) !== byThread && statement.mode === 'from';
    this.names.declare(name, { type: value.type, changes: false, varies: isOne ? alike : byThread });
  }

  private meeting(statement: Extract<Statement, { kind: 'barrier' | 'broadcast' }>, varying: Variance): void {
    if (statement.kind === 'barrier' && (statement.of ?? this.team ?? this.part.unit) === 'warp') {
      this.together('barrier of a warp', varying, byWarp);
      return;
    }
    const { unit, teams } = this.part;
    if (statement.kind === 'barrier' && statement.of === undefined && this.team === 'thread')
      this.refuse('a barrier where a thread stands alone');
    if (unit !== 'workgroup')
      this.refuse(`a ${statement.kind} where a unit is ${unit === 'thread' ? 'one thread' : 'a warp'}`);
    this.together(statement.kind, varying, nowhere);
    if (statement.kind === 'barrier') return;
    if (teams !== 1) this.refuse('a broadcast among several teams');
    if (!this.shared.some(({ name }) => name === statement.array)) this.refuse(`no array ${statement.array} here`);
    for (const [place, value] of statement.values.entries()) {
      this.value(value);
      this.same('broadcast', 'i32', value.type);
      this.names.declare(`${statement.name}.${place}`, { type: 'i32', changes: false, varies: nowhere });
    }
  }

  /** Those who meet must all come. */
  private together(what: string, varying: Variance, allowed: Variance): void {
    if (varying <= allowed) return;
    throw new LoopFault('divergent-barrier', this.place, `a ${what} that not all threads are sure to reach`);
  }

  private loop(loop: Loop, varying: Variance): void {
    const { type } = loop.from;
    if (type !== 'i32' && type !== 'u32') this.refuse(`loop ${loop.variable} over ${type}`);
    this.same(loop.variable, type, loop.to.type);
    this.same(loop.variable, type, loop.step.type);
    const isByLane = loop.binding === 'lane';
    if (isByLane && this.part.unit === 'thread' && this.team === undefined)
      this.refuse('a loop over lanes where a unit is one thread');
    const bounds = [loop.from, loop.to, loop.step].map((value) => this.value(value));
    const varies = mostOf(...bounds, varying, isByLane ? this.laneVaries : nowhere);
    this.names.rounds(() => {
      this.block(loop.body, varies, () => this.names.declare(loop.variable, { type, changes: false, varies }));
    });
  }

  private store({ kind, address, value }: Extract<Statement, { kind: 'store' | 'add' | 'atomicAdd' }>): void {
    this.address(address);
    this.value(value);
    if (value.type === 'bool') this.refuse(`a truth value stored to ${address.array}`);
    if (kind !== 'atomicAdd') return;
    // Where memory is packed, elements of tensors take such additions.
    if (address.space === 'global' && address.storage !== undefined) return;
    const shared = this.shared.find((one) => one.name === address.array);
    if (shared?.atomic !== true) this.refuse(`an atomic addition to ${address.array}, which is not atomic`);
  }

  /** A vector's address: its elements are words of its type. */
  private vector(address: Address, type: Type): void {
    this.address(address);
    if (address.space === 'register') this.refuse(`a vector of registers, ${address.array}`);
    if (address.storage !== undefined) this.same(`a vector of ${address.array}`, type, valueType(address.storage));
  }

  private address(address: Address): Variance {
    const { type } = address.base;
    if (type !== 'i32' && type !== 'u32') this.refuse(`an address of ${address.array} of type ${type}`);
    for (const value of addressValues(address)) this.same(`an address of ${address.array}`, type, value.type);
    if (address.space === 'register' && !this.arrays.has(address.array)) this.refuse(`no array ${address.array} here`);
    if (address.space === 'shared' && !this.shared.some((one) => one.name === address.array)) {
      this.refuse(`no shared array ${address.array}`);
    }
    if (address.base.kind === 'name') {
      const { base } = this.names.find(address.base.name);
      const { space, storage } = address;
      if (base !== undefined && (base.space !== space || (storage !== undefined && base.storage !== storage)))
        this.refuse(`${storage} of ${space} beyond ${base.name} of ${base.storage}, ${base.space}`);
    }
    return mostOf(...addressValues(address).map((value) => this.value(value)));
  }

  /** A thread that stands alone is its own first. */
  private get laneVaries(): Variance {
    return this.team === 'thread' ? nowhere : byThread;
  }

  private builtin(name: Builtin['name']): Variance {
    const { unit, teams } = this.part;
    if (name === 'lane') return this.laneVaries;
    if (name === 'warp') return this.isAlone ? nowhere : byWarp;
    if (name !== 'unit' || unit === 'thread' || teams > 1) return byThread;
    return unit === 'warp' ? byWarp : nowhere;
  }

  /** Checks the value; between whom it differs. */
  private value(value: Value): Variance {
    switch (value.kind) {
      case 'constant':
      case 'word':
        return nowhere;
      case 'name': {
        const known = this.names.find(value.name);
        this.same(value.name, known.type, value.type);
        return known.varies;
      }
      case 'builtin':
        return this.builtin(value.name);
      case 'component': {
        const known = this.names.find(`${value.name}.${value.place}`);
        this.same(value.name, known.type, value.type);
        return known.varies;
      }
      case 'load':
        if (value.where !== undefined) this.same('where', 'bool', value.where.type);
        if (value.where !== undefined) this.value(value.where);
        this.address(value.address);
        return byThread;
      case 'halves':
        if ((value.lanes & (value.lanes - 1)) !== 0) this.refuse(`${value.lanes} lanes folded in halves`);
        this.address(value.address);
        return byThread;
      case 'call':
        if (!this.stage.functions.some(({ name }) => name === value.name)) this.refuse(`no function ${value.name}`);
        this.same(value.name, 'f32', value.args[0].type);
        return this.value(value.args[0]);
      case 'checked':
      case 'operation': {
        if (value.kind === 'operation') this.operation(value);
        return mostOf(...operandsOf(value).map((operand) => this.value(operand)));
      }
      default:
        return value satisfies never;
    }
  }

  private operation({ op, type, args, fits }: Operation): void {
    if (boolResult.has(op)) this.same(op, 'bool', type);
    if (fits === true && type !== 'i32') this.refuse(`${op} of ${type} that fits`);
    if (op === 'select') {
      this.same('select', args[0].type === 'u32' && type === 'f32' ? 'u32' : 'bool', args[0].type);
      this.same('select', type, args[1].type);
      this.same('select', type, args[2].type);
    }
    if (mixed.has(op) || (op === 'keep' && type === 'u32' && args[0].type === 'bool')) return;
    for (const arg of args) this.same(op, args[0].type, arg.type);
    if (!boolResult.has(op)) this.same(op, type, args[0].type);
  }

  private same(what: string, expected: Type, got: Type): void {
    if (expected !== got) this.refuse(`${what}: type ${got} where ${expected} is expected`);
  }
}
