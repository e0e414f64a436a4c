/** Statements of the loop language as WGSL, one by one. Nothing is decided here. */
import { type Loop, laneIndex, plus, type Statement, type Value } from '../loop/language.js';
import { block, type Text } from './text.js';
import type { ValuePrinter } from './values.js';

export function printStatements(statements: readonly Statement[], values: ValuePrinter): Text[] {
  return statements.flatMap((statement) => printStatement(statement, values));
}

function printStatement(statement: Statement, values: ValuePrinter): Text[] {
  const body = (inside: readonly Statement[]): Text[] => printStatements(inside, values);
  switch (statement.kind) {
    case 'base':
      return [`let ${statement.name} = ${values.bare(statement.value)};`];
    case 'let':
    case 'var':
      return [`${statement.kind} ${statement.name} = ${values.bare(statement.value)};`];
    case 'array': {
      const { name, type, length, zero } = statement;
      values.declare(name, type, length);
      // Written out: drivers were seen to clear a variable without a value only once, not in every round of a loop.
      return [zero ? `var ${name} = array<${type}, ${length}>();` : `var ${name}: array<${type}, ${length}>;`];
    }
    case 'assign':
      return [`${statement.name} = ${values.bare(statement.value)};`];
    case 'increase':
      return [`${statement.name} += ${values.bare(statement.value)};`];
    case 'clear': {
      const { length, type } = values.arrayOf({ array: statement.name });
      return [`${statement.name} = array<${type}, ${length}>();`];
    }
    case 'loop':
      return block(loopHead(statement, values), body(statement.body));
    case 'while':
      return block(`while (${values.bare(statement.condition)})`, body(statement.body));
    case 'if': {
      const taken = block(`if (${values.bare(statement.condition)})`, body(statement.body));
      if (statement.otherwise === undefined) return taken;
      return [...taken.slice(0, -1), '} else {', body(statement.otherwise), '}'];
    }
    case 'store':
    case 'add':
    case 'atomicAdd':
      return [storeText(statement, values)];
    case 'loadVector':
    case 'storeVector':
    case 'shuffle':
    case 'ballot':
    case 'lanes':
      throw new Error(`WGSL: no text for ${statement.kind}`);
    case 'barrier':
      return statement.global ? ['storageBarrier();', 'workgroupBarrier();'] : ['workgroupBarrier();'];
    case 'broadcast': {
      const [x, y] = statement.values.map((value) => values.bare(value));
      return [
        `if (lane == 0u) { ${statement.array} = vec2<i32>(${x}, ${y}); }`,
        `let ${statement.name} = workgroupUniformLoad(&${statement.array});`,
      ];
    }
    case 'block':
      return block('', [`// ${statement.comment}`, ...body(statement.body)]);
    case 'opaque':
      return [`${statement.name}(lane);`];
    default:
      return statement satisfies never;
  }
}

/** A store, or an addition to what is stored. */
function storeText(
  statement: Extract<Statement, { kind: 'store' | 'add' | 'atomicAdd' }>,
  values: ValuePrinter,
): string {
  const { kind, address, value } = statement;
  const element = values.element(address);
  const array = values.arrayOf(address);
  if (kind === 'atomicAdd') return `atomicAdd(&${element}, ${values.bare(value)});`;
  if (kind === 'add' && array.type === value.type) return `${element} += ${values.bare(value)};`;
  const whole: Value = kind === 'add' ? plus({ kind: 'load', type: value.type, address }, value) : value;
  const stored = values.stored(address, whole);
  return kind === 'store' && array.atomic ? `atomicStore(&${element}, ${stored});` : `${element} = ${stored};`;
}

function loopHead(loop: Loop, values: ValuePrinter): string {
  const { variable, binding, from, to, update, step } = loop;
  const isZero = from.kind === 'constant' && from.value === 0;
  const start = binding === 'serial' ? from : isZero ? laneIndex : plus(from, laneIndex);
  const isOne = step.kind === 'constant' && step.value === 1;
  const by = update === 'multiply' ? `*= ${values.bare(step)}` : `+= ${values.bare(step)}`;
  const next = isOne && update === 'add' ? `${variable}++` : `${variable} ${by}`;
  return `for (var ${variable} = ${values.bare(start)}; ${variable} < ${values.text(to)}; ${next})`;
}
