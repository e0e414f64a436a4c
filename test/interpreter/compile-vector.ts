/**
 * Loops over vectors, lane by lane: every name of the body has a slot in each lane. A statement is run for all lanes before
 * the next one; `lanes` runs its whole body for one lane after the other. A vector that passes the loop's end is a fault.
 */
import { type Loop, type Statement, vectorLanes } from '../../src/emit/loop/language.js';
import type { Code, Plain } from './code.js';
import { compileAddress, compileValue } from './compile-value.js';
import { LoopFault } from './fault.js';
import type { Compiler, Compute } from './thread.js';

type BlockCompiler = (statements: readonly Statement[], compiler: Compiler) => Code;

export function compileVectorLoop(loop: Loop, compiler: Compiler, block: BlockCompiler): Plain {
  if (compiler.lane !== undefined) throw new LoopFault('malformed', compiler.place, 'vectors inside vectors');
  const [from, to] = [compileValue(loop.from, compiler), compileValue(loop.to, compiler)];
  compiler.open();
  const slots = inLanes(compiler, () => compiler.declare(loop.variable));
  const body = loop.body.map((statement) => compileInVector(statement, compiler, block));
  compiler.close();
  return (thread) => {
    const end = to(thread);
    for (let position = from(thread); position < end; position += vectorLanes) {
      if (position + vectorLanes > end)
        throw new LoopFault('out-of-bounds', compiler.place, `a vector of ${loop.variable} from ${position} of ${end}`);
      slots.forEach((slot, lane) => {
        thread.slots[slot] = position + lane;
      });
      for (const run of body) run(thread);
    }
  };
}

/** What the maker makes for each of the lanes. */
function inLanes<T>(compiler: Compiler, make: (lane: number) => T): T[] {
  const made = Array.from({ length: vectorLanes }, (_, lane) => {
    compiler.lane = lane;
    return make(lane);
  });
  compiler.lane = undefined;
  return made;
}

function compileInVector(statement: Statement, compiler: Compiler, block: BlockCompiler): Plain {
  switch (statement.kind) {
    case 'let': {
      const values = inLanes(compiler, () => compileValue(statement.value, compiler));
      const slots = inLanes(compiler, () => compiler.declare(statement.name));
      return (thread) => {
        slots.forEach((slot, lane) => {
          thread.slots[slot] = values[lane](thread);
        });
      };
    }
    case 'store': {
      const values = inLanes(compiler, () => compileValue(statement.value, compiler));
      const places = inLanes(compiler, () => compileAddress(statement.address, compiler));
      const write = compiler.writer(statement.address, statement.value.type);
      return (thread) => {
        const computed = values.map((value) => value(thread));
        computed.forEach((value, lane) => {
          write(thread, places[lane](thread), value);
        });
      };
    }
    case 'if': {
      const condition = sharedCondition(statement.condition, compiler);
      const then = statement.body.map((inner) => compileInVector(inner, compiler, block));
      const otherwise = (statement.otherwise ?? []).map((inner) => compileInVector(inner, compiler, block));
      return (thread) => {
        for (const run of condition(thread) !== 0 ? then : otherwise) run(thread);
      };
    }
    case 'lanes': {
      const bodies = inLanes(compiler, () => block(statement.body, compiler));
      return (thread) => {
        for (const body of bodies) (body.run as Plain)(thread);
      };
    }
    default:
      throw new LoopFault('malformed', compiler.place, `a ${statement.kind} in a loop over vectors`);
  }
}

/** A condition that is the same in all lanes, or asks all of them. */
function sharedCondition(condition: Extract<Statement, { kind: 'if' }>['condition'], compiler: Compiler): Compute {
  if (condition.kind === 'operation' && condition.op === 'any') {
    const each = inLanes(compiler, () => compileValue(condition.args[0], compiler));
    return (thread) => (each.map((value) => value(thread)).some((value) => value !== 0) ? 1 : 0);
  }
  const each = inLanes(compiler, () => compileValue(condition, compiler));
  return (thread) => {
    const values = each.map((value) => value(thread));
    if (values.every((value) => value === values[0])) return values[0];
    throw new LoopFault('malformed', compiler.place, 'a condition that differs from lane to lane');
  };
}
