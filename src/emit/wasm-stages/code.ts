/**
 * Instructions as data, so that code can be written out of order: a loop's body is built while its surroundings are still
 * open, and what does not change inside is added before it. `writeCode` hands the result to the function builder in order,
 * `listCode` prints it for tests and for people.
 */
import type {
  Callable,
  FunctionBuilder,
  Label,
  LaneOpcode,
  LoadOpcode,
  Local,
  PlainOpcode,
  StoreOpcode,
} from '../wasm/index.js';

/** The end of a block or the start of a loop, as a goal of branches. */
export class Goal {
  label: Label | undefined;
}

type Nested = {
  readonly block: 'loop' | 'block' | 'if';
  readonly goal: Goal;
  readonly body: Code;
  readonly otherwise?: Code;
};
type Plain = { readonly text: string; readonly write: (f: FunctionBuilder) => void };

export class Code {
  readonly items: (Plain | Nested)[] = [];

  private add(text: string, write: (f: FunctionBuilder) => void): this {
    this.items.push({ text, write });
    return this;
  }

  op(name: PlainOpcode): this {
    return this.add(name, (f) => f.op(name));
  }
  get(local: Local): this {
    return this.add(`get ${local.index}`, (f) => f.get(local));
  }
  set(local: Local): this {
    return this.add(`set ${local.index}`, (f) => f.set(local));
  }
  tee(local: Local): this {
    return this.add(`tee ${local.index}`, (f) => f.tee(local));
  }
  i32(value: number): this {
    return this.add(`i32 ${value | 0}`, (f) => f.i32(value | 0));
  }
  /** A constant that is known only when everything is built. */
  late(name: string, value: () => number): this {
    return this.add(`i32 ${name}`, (f) => f.i32(value()));
  }
  f32(value: number): this {
    return this.add(`f32 ${Object.is(value, -0) ? '-0' : value}`, (f) => f.f32(value));
  }
  f64(value: number): this {
    return this.add(`f64 ${Object.is(value, -0) ? '-0' : value}`, (f) => f.f64(value));
  }
  /** Four 32-bit lanes by their bits. */
  words(bits: readonly number[]): this {
    const bytes = new Uint8Array(Int32Array.from(bits).buffer);
    return this.add(`v128 ${bits.map((word) => (word >>> 0).toString(16)).join(' ')}`, (f) => f.v128(bytes));
  }
  lane(name: LaneOpcode, lane: number): this {
    return this.add(`${name} ${lane}`, (f) => f.lane(name, lane));
  }
  shuffle(lanes: readonly number[]): this {
    return this.add(`i8x16.shuffle ${lanes.join(' ')}`, (f) => f.shuffle(lanes));
  }
  load(name: LoadOpcode, offset = 0, align?: number): this {
    return this.add(memoryText(name, offset), (f) =>
      f.load(name, { offset, ...(align === undefined ? {} : { align }) }),
    );
  }
  store(name: StoreOpcode, offset = 0, align?: number): this {
    return this.add(memoryText(name, offset), (f) =>
      f.store(name, { offset, ...(align === undefined ? {} : { align }) }),
    );
  }
  /** Loads one lane of the vector on the stack, above the address. */
  loadLane(lane: number, offset = 0): this {
    return this.add(memoryText(`v128.load32_lane ${lane}`, offset), (f) =>
      f.memoryLane('v128.load32_lane', lane, { offset, align: 2 }),
    );
  }
  /** Stores the low 4 or 8 bytes of a vector. */
  storeLow(bytes: 4 | 8, offset = 0): this {
    const name = bytes === 4 ? 'v128.store32_lane' : 'v128.store64_lane';
    return this.add(memoryText(`${name} 0`, offset), (f) => f.memoryLane(name, 0, { offset, align: bytes / 4 }));
  }
  call(target: Callable): this {
    return this.add(`call ${target.name}`, (f) => f.call(target));
  }
  br(goal: Goal): this {
    return this.add('br', (f) => f.br(labelOf(goal)));
  }
  brIf(goal: Goal): this {
    return this.add('br_if', (f) => f.brIf(labelOf(goal)));
  }
  loop(build: (body: Code, again: Goal) => void): this {
    return this.nest('loop', build);
  }
  block(build: (body: Code, leave: Goal) => void): this {
    return this.nest('block', build);
  }
  if(then: (body: Code) => void, otherwise?: (body: Code) => void): this {
    const [body, other] = [new Code(), otherwise === undefined ? undefined : new Code()];
    then(body);
    if (other !== undefined) otherwise?.(other);
    this.items.push({ block: 'if', goal: new Goal(), body, ...(other === undefined ? {} : { otherwise: other }) });
    return this;
  }
  append(other: Code): this {
    for (const item of other.items) this.items.push(item);
    return this;
  }

  private nest(block: 'loop' | 'block', build: (body: Code, goal: Goal) => void): this {
    const [goal, body] = [new Goal(), new Code()];
    build(body, goal);
    this.items.push({ block, goal, body });
    return this;
  }
}

function memoryText(name: string, offset: number): string {
  return offset === 0 ? name : `${name} +${offset}`;
}

function labelOf(goal: Goal): Label {
  if (goal.label === undefined) throw new Error('wasm stages: a branch stands outside its block');
  return goal.label;
}

export function writeCode(code: Code, f: FunctionBuilder): void {
  for (const item of code.items) {
    if ('write' in item) {
      item.write(f);
      continue;
    }
    const inside = (label: Label): void => {
      item.goal.label = label;
      writeCode(item.body, f);
      item.goal.label = undefined;
    };
    const { otherwise } = item;
    if (item.block === 'loop') f.loop(inside);
    else if (item.block === 'block') f.block(inside);
    else f.if(inside, otherwise === undefined ? undefined : () => writeCode(otherwise, f));
  }
}

/** One instruction a line, blocks indented. */
export function listCode(code: Code, indent = ''): string {
  return code.items
    .map((item) => {
      if ('text' in item) return `${indent}${item.text}`;
      const body = listCode(item.body, `${indent}  `);
      const other = item.otherwise === undefined ? '' : `\n${indent}else\n${listCode(item.otherwise, `${indent}  `)}`;
      return `${indent}${item.block}\n${body}${other}`;
    })
    .join('\n');
}
