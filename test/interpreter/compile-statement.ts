/**
 * Statements of the loop language as closures. What holds no barrier is a plain function; what holds one is a generator
 * that pauses there, so that the threads of a workgroup can be brought together.
 */

import { type Address, int, type Loop, type Statement } from '../../src/emit/loop/language.js';
import type { Dtype } from '../../src/kernel/dtype.js';
import { cellsOf } from './checked-memory.js';
import type { Code, Plain } from './code.js';
import { compileAddress, compileValue } from './compile-value.js';
import { compileVectorLoop } from './compile-vector.js';
import { LoopFault } from './fault.js';
import {
  type Compiler,
  type Compute,
  memoryOf,
  ownView,
  PrivateArray,
  type Thread,
  touchOfBody,
  viewOf,
} from './thread.js';

/** More rounds than any nest of a test has. */
const mostRounds = 10_000_000;

export function compileBlock(statements: readonly Statement[], compiler: Compiler): Code {
  compiler.open();
  const codes = statements.map((statement) => compileStatement(statement, compiler));
  compiler.close();
  return sequence(codes);
}

function sequence(codes: readonly Code[]): Code {
  if (codes.every((code) => !code.pauses)) {
    const plain = codes.map((code) => code.run as Plain);
    return {
      pauses: false,
      run: (thread) => {
        for (const run of plain) run(thread);
      },
    };
  }
  return {
    pauses: true,
    *run(thread) {
      for (const code of codes) {
        if (code.pauses) yield* code.run(thread);
        else code.run(thread);
      }
    },
  };
}

const plain = (run: Plain): Code => ({ pauses: false, run });

function compileStatement(statement: Statement, compiler: Compiler): Code {
  switch (statement.kind) {
    case 'let':
    case 'base':
    case 'var': {
      const value =
        statement.kind === 'base' ? compileBase(statement, compiler) : compileValue(statement.value, compiler);
      const slot = compiler.declare(statement.name);
      if (statement.kind === 'base') compiler.bases.set(slot, statement.storage);
      const { standing } = compiler;
      const byFirst = compiler.firstOnly.has(statement);
      return plain((thread) => {
        if (!byFirst || standing(thread) === 0) thread.slots[slot] = value(thread);
      });
    }
    case 'advance': {
      const distance = compileValue(statement.by, compiler);
      const slot = compiler.slot(statement.name);
      const words = wordsOf(compiler.storageOfBase(statement.name));
      return plain((thread) => {
        thread.slots[slot] += distance(thread) * words;
      });
    }
    case 'hold':
      compiler.slot(statement.name);
      return plain(() => undefined);
    case 'prefetch':
      // Nothing is read, so it may lie anywhere; its names are looked up.
      compileAddress(statement.address, compiler);
      return plain(() => undefined);
    case 'array':
      return plain(compileArray(statement, compiler));
    case 'clear': {
      const slot = compiler.array(statement.name);
      return plain((thread) => {
        thread.arrays[slot].clear();
      });
    }
    case 'assign': {
      const value = compileValue(statement.value, compiler);
      const slot = compiler.slot(statement.name);
      return plain((thread) => {
        thread.slots[slot] = value(thread);
      });
    }
    case 'increase': {
      const { type } = statement.value;
      const own = { kind: 'name', type, name: statement.name } as const;
      const value = compileValue({ kind: 'operation', op: 'add', type, args: [own, statement.value] }, compiler);
      const slot = compiler.slot(statement.name);
      return plain((thread) => {
        thread.slots[slot] = value(thread);
      });
    }
    case 'loop':
      return statement.binding === 'vector'
        ? plain(compileVectorLoop(statement, compiler, compileBlock))
        : compileLoop(statement, compiler);
    case 'lanes':
      throw new LoopFault('malformed', compiler.place, 'lanes outside a loop over vectors');
    case 'while':
      return compileWhile(statement, compiler);
    case 'if':
      return compileIf(statement, compiler);
    case 'store':
    case 'add':
    case 'atomicAdd':
      return compileStore(statement, compiler);
    case 'loadVector':
      return compileVectorLoad(statement, compiler);
    case 'storeVector':
      return compileVectorStore(statement, compiler);
    case 'barrier': {
      const met =
        statement.of === undefined && compiler.team === 'warp' ? ({ ...statement, of: 'warp' } as const) : statement;
      return {
        pauses: true,
        *run() {
          yield { statement: met, values: [], slots: [] };
        },
      };
    }
    case 'broadcast':
      return compileBroadcast(statement, compiler);
    case 'shuffle':
    case 'ballot':
    case 'total': {
      const brought = statement.kind === 'shuffle' ? [statement.value, statement.by] : [statement.value];
      const values = brought.map((value) => compileValue(value, compiler));
      const slots = [compiler.declare(statement.name)];
      return {
        pauses: true,
        *run(thread) {
          yield { statement, values: values.map((value) => value(thread)), slots };
        },
      };
    }
    case 'block':
      return compiler.inside(statement, () => compileBlock(statement.body, compiler));
    case 'opaque': {
      const { place, team } = compiler;
      return plain(({ id, world, workgroup, touch }) => {
        if (id === 0) world.opaque(statement.name, team === 'thread' ? touch.global : touchOfBody(workgroup), place);
      });
    }
    default:
      return statement satisfies never;
  }
}

function compileArray(statement: Extract<Statement, { kind: 'array' }>, compiler: Compiler): Plain {
  const { name, type, length, zero } = statement;
  const values = (statement.values ?? []).map((value) => compileValue(value, compiler));
  const slot = compiler.declareArray(name);
  return (thread) => {
    const own = new PrivateArray(length, zero);
    values.forEach((value, at) => {
      own[ownView(type)][at] = value(thread);
      own.written[at] = 1;
    });
    thread.arrays[slot] = own;
  };
}

/** The words that an element takes: of several that share one, a part of it. */
const wordsOf = (storage: Dtype): number => cellsOf(storage) / 4;

/** In words, also where it lies between two. */
function compileBase({ storage, value, from }: Extract<Statement, { kind: 'base' }>, compiler: Compiler): Compute {
  const own = compileValue(value, compiler);
  if (from === undefined) return own;
  const slot = compiler.slot(from);
  const words = wordsOf(storage);
  return (thread) => thread.slots[slot] + own(thread) * words;
}

function compileStore(
  statement: Extract<Statement, { kind: 'store' | 'add' | 'atomicAdd' }>,
  compiler: Compiler,
): Code {
  const { address, kind } = statement;
  const { type } = statement.value;
  const at = compileAddress(address, compiler);
  const { place } = compiler;
  if (kind === 'atomicAdd') {
    const value = compileValue(statement.value, compiler);
    const cells = compiler.cells(address);
    const isPacked = compiler.storage(address) !== undefined;
    const view = viewOf(type);
    return plain((thread) => {
      if (address.space === 'register') throw new LoopFault('malformed', place, 'an atomic addition to a register');
      const memory = memoryOf(thread, address.space, address.array, place);
      const element = at(thread);
      for (let cell = element; cell < element + cells; cell += 1)
        memory.write(cell, thread.touch[address.space], place, true);
      memory[view][isPacked ? element >> 2 : element] += value(thread);
    });
  }
  const write = compiler.writer(address, type);
  const load = { kind: 'load', type, address } as const;
  const value = compileValue(
    kind === 'store' ? statement.value : { kind: 'operation', op: 'add', type, args: [load, statement.value] },
    compiler,
  );
  return plain((thread) => {
    const element = at(thread);
    write(thread, element, value(thread));
  });
}

/** Where the array that the values pass through shares its place with others, they are stored there. */
function compileBroadcast(statement: Extract<Statement, { kind: 'broadcast' }>, compiler: Compiler): Code {
  const { name, array } = statement;
  const values = statement.values.map((value) => compileValue(value, compiler));
  const slots = values.map((_, place) => compiler.declare(`${name}.${place}`));
  const address = { space: 'shared', array, base: int(0) } as const;
  const stores = values.map((value, place) => {
    const own: Address = { ...address, places: [{ index: int(place), size: int(values.length) }] };
    const [at, write] = [compileAddress(own, compiler), compiler.writer(own, 'i32')];
    return (thread: Thread) => write(thread, at(thread), value(thread));
  });
  const isStored = compiler.placed({ ...address, places: [] }) !== undefined;
  return {
    pauses: true,
    *run(thread) {
      if (isStored && thread.id === 0) for (const store of stores) store(thread);
      yield { statement, values: values.map((value) => value(thread)), slots };
    },
  };
}

/** The first element's place, which must be that of a vector. */
function vectorPlace(address: Address, width: number, compiler: Compiler): (thread: Thread) => number {
  const at = compileAddress(address, compiler);
  const each = compiler.cells(address);
  return (thread) => {
    const place = at(thread);
    if (place % (width * each) === 0) return place;
    const what = address.tensor ?? address.array;
    throw new LoopFault('misaligned', compiler.place, `${width} elements of ${what} from ${place / each} on`);
  };
}

function compileVectorLoad(statement: Extract<Statement, { kind: 'loadVector' }>, compiler: Compiler): Code {
  const { address, name, type, width } = statement;
  const at = vectorPlace(address, width, compiler);
  const each = compiler.cells(address);
  const read = compiler.reader(address, type);
  const slots = Array.from({ length: width }, (_, place) => compiler.declare(`${name}.${place}`));
  return plain((thread) => {
    const first = at(thread);
    slots.forEach((slot, place) => {
      thread.slots[slot] = read(thread, first + place * each);
    });
  });
}

function compileVectorStore(statement: Extract<Statement, { kind: 'storeVector' }>, compiler: Compiler): Code {
  const { address } = statement;
  const values = statement.values.map((value) => compileValue(value, compiler));
  const at = vectorPlace(address, values.length, compiler);
  const each = compiler.cells(address);
  const write = compiler.writer(address, statement.values[0].type);
  return plain((thread) => {
    const first = at(thread);
    values.forEach((value, place) => {
      write(thread, first + place * each, value(thread));
    });
  });
}

function compileLoop(loop: Loop, compiler: Compiler): Code {
  const [from, to, step] = [loop.from, loop.to, loop.step].map((value) => compileValue(value, compiler));
  const { standing } = compiler;
  compiler.open();
  const slot = compiler.declare(loop.variable);
  const body = compileBlock(loop.body, compiler);
  compiler.close();
  const start = (thread: Thread): number => from(thread) + (loop.binding === 'lane' ? standing(thread) : 0);
  const next = (position: number, thread: Thread): number => {
    const by = step(thread);
    const moved = loop.update === 'add' ? position + by : position * by;
    if (moved > position) return moved;
    throw new LoopFault('endless', compiler.place, `loop ${loop.variable} does not move (from ${position} by ${by})`);
  };
  if (!body.pauses) {
    return plain((thread) => {
      for (let position = start(thread); position < to(thread); position = next(position, thread)) {
        thread.slots[slot] = position;
        body.run(thread);
      }
    });
  }
  return {
    pauses: true,
    *run(thread) {
      for (let position = start(thread); position < to(thread); position = next(position, thread)) {
        thread.slots[slot] = position;
        yield* body.run(thread);
      }
    },
  };
}

function compileWhile(statement: Extract<Statement, { kind: 'while' }>, compiler: Compiler): Code {
  const condition = compileValue(statement.condition, compiler);
  const body = compileBlock(statement.body, compiler);
  const count = (round: number): number => {
    if (round < mostRounds) return round + 1;
    throw new LoopFault('endless', compiler.place, `a loop ran ${mostRounds} rounds`);
  };
  if (!body.pauses) {
    return plain((thread) => {
      for (let round = 0; condition(thread) !== 0; round = count(round)) body.run(thread);
    });
  }
  return {
    pauses: true,
    *run(thread) {
      for (let round = 0; condition(thread) !== 0; round = count(round)) yield* body.run(thread);
    },
  };
}

function compileIf(statement: Extract<Statement, { kind: 'if' }>, compiler: Compiler): Code {
  const condition = compileValue(statement.condition, compiler);
  const then = compileBlock(statement.body, compiler);
  const otherwise = compileBlock(statement.otherwise ?? [], compiler);
  if (!then.pauses && !otherwise.pauses) {
    return plain((thread) => (condition(thread) !== 0 ? then.run(thread) : otherwise.run(thread)));
  }
  return {
    pauses: true,
    *run(thread) {
      const taken = condition(thread) !== 0 ? then : otherwise;
      if (taken.pauses) yield* taken.run(thread);
      else taken.run(thread);
    },
  };
}
