/** One function of a module: its parameters, its locals and its code. */
import { ByteBuffer } from './bytes.js';
import { type Callable, Code, type Local } from './code.js';
import { type ValueType, valueTypeCodes } from './types.js';

export class FunctionBuilder extends Code implements Callable {
  readonly params: readonly Local[];
  readonly #locals: ValueType[] = [];

  constructor(
    name: string,
    readonly functionIndex: number,
    params: readonly ValueType[],
  ) {
    super(name);
    this.params = params.map((type, index) => ({ index, type }));
  }

  /** Declares a local variable, zero at entry. */
  local(type: ValueType): Local {
    this.#locals.push(type);
    return { index: this.params.length + this.#locals.length - 1, type };
  }

  /** The body as it stands in the code section: local declarations, instructions, end. */
  encode(): ByteBuffer {
    const runs: [count: number, type: ValueType][] = [];
    for (const type of this.#locals) {
      const last = runs.at(-1);
      if (last?.[1] === type) last[0]++;
      else runs.push([1, type]);
    }
    const encoded = new ByteBuffer(256).u32(runs.length);
    for (const [count, type] of runs) encoded.u32(count).byte(valueTypeCodes[type]);
    this.writeTo(encoded);
    return encoded.byte(0x0b);
  }
}
