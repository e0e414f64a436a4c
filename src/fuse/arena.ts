/**
 * The arena: one allocation per session that holds everything. Its first words are the control block, whose layout
 * depends on the Program alone (so compiled code is the same for every binding); then come the tensors, at offsets that
 * the control block carries. Scratch whose lifetimes do not meet shares memory. Offsets are in 4-byte words.
 */
import type { Bindings } from '../kernel/dimension.js';
import { product, resolve, resolveShape } from '../kernel/dimension.js';
import { byteSize } from '../kernel/dtype.js';
import type { Program } from '../kernel/program.js';
import type { Tensor } from '../kernel/tensor.js';
import { lifetimes } from './lifetime.js';
import type { Plan } from './stage.js';

/** Word positions inside the control block. Symbols, parameters and tensors in the order of the Program. */
export interface ControlBlock {
  /** u32: the number of the current step; its parity picks the halves of buffered states. */
  readonly cycle: number;
  /** u32 each: the iteration of the enclosing repeats r0 … r7. */
  readonly repeat: readonly number[];
  readonly symbol: ReadonlyMap<string, number>;
  /** One word, or two (aligned) for f64. */
  readonly parameter: ReadonlyMap<string, number>;
  /** Word offset of a tensor; a buffered state has two: current in even cycles, current in odd cycles. */
  readonly tensor: ReadonlyMap<string, readonly number[]>;
  readonly words: number;
}

export const repeatDepth = 8;
/** Tensors start on 256-byte boundaries. */
export const alignmentWords = 64;

/** The layout of the words in front of the tensors: cycle, loop indices, symbols, parameters, offsets. */
export function controlBlock(program: Program): ControlBlock {
  let word = 0;
  const take = (count: number): number => {
    word = Math.ceil(word / count) * count;
    const at = word;
    word += count;
    return at;
  };
  const cycle = take(1);
  const repeat = Array.from({ length: repeatDepth }, () => take(1));
  const symbol = new Map(program.symbols.map(({ symbol: name }) => [name, take(1)]));
  const parameter = new Map(program.parameters.map(({ name, dtype }) => [name, take(dtype === 'f64' ? 2 : 1)]));
  const tensor = new Map(
    program.tensors.map(({ name, buffered }) => [name, buffered ? [take(1), take(1)] : [take(1)]]),
  );
  return { cycle, repeat, symbol, parameter, tensor, words: Math.ceil(word / alignmentWords) * alignmentWords };
}

/** Where everything of a loaded Program lies in its one allocation, in 32-bit words. */
export interface Arena {
  readonly control: ControlBlock;
  /** Word offsets per tensor: one, or two for a buffered state. */
  readonly offsets: ReadonlyMap<string, readonly number[]>;
  /** Inputs lie together, and so do outputs: one copy each way. Word ranges [begin, end). */
  readonly inputs: { readonly begin: number; readonly end: number };
  readonly outputs: { readonly begin: number; readonly end: number };
  readonly words: number;
}

/** How many words one copy of a tensor takes. WebGPU widens narrow storage to one word per element. */
export function tensorWords(tensor: Tensor, bindings: Bindings, wordPerElement = false): number {
  const elements = product(resolveShape(tensor.shape, bindings));
  const words = wordPerElement ? elements : (elements * byteSize(tensor.dtype)) / 4;
  return Math.ceil(words / alignmentWords) * alignmentWords;
}

/** How a device wants its memory laid out. */
export interface ArenaOptions {
  /** Elements narrower than a word take one, and there are none wider. */
  readonly wordPerElement?: boolean;
  /** Give every scratch tensor its own memory, so that all of it can be read after a step. */
  readonly keepScratch?: boolean;
}

/** Gives each tensor its place; scratch whose lifetimes do not meet shares memory. */
export function planArena(program: Program, plan: Plan, bindings: Bindings, options: ArenaOptions = {}): Arena {
  const control = controlBlock(program);
  const offsets = new Map<string, readonly number[]>();
  let top = control.words;
  const place = (tensor: Tensor): void => {
    const words = tensorWords(tensor, bindings, options.wordPerElement);
    const copies = tensor.buffered ? 2 : 1;
    offsets.set(
      tensor.name,
      Array.from({ length: copies }, (_, copy) => top + copy * words),
    );
    top += copies * words;
  };
  const placeRole = (role: Tensor['role']): { begin: number; end: number } => {
    const begin = top;
    for (const tensor of program.tensors) if (tensor.role === role) place(tensor);
    return { begin, end: top };
  };
  const inputs = placeRole('input');
  const outputs = placeRole('output');
  placeRole('constant');
  placeRole('state');
  if (options.keepScratch === true) placeRole('scratch');
  else top = placeScratch(program, plan, bindings, options, top, offsets);
  return { control, offsets, inputs, outputs, words: top };
}

interface Placed {
  readonly begin: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

/** First fit, largest first: a scratch tensor may lie on memory of scratch that is not alive at the same time. */
function placeScratch(
  program: Program,
  plan: Plan,
  bindings: Bindings,
  options: ArenaOptions,
  base: number,
  offsets: Map<string, readonly number[]>,
): number {
  const alive = lifetimes(plan);
  const scratch = program.tensors
    .filter((tensor) => tensor.role === 'scratch')
    .map((tensor) => ({
      tensor,
      words: tensorWords(tensor, bindings, options.wordPerElement),
      life: alive.get(tensor.name),
    }))
    .sort((a, b) => b.words - a.words || (a.tensor.name < b.tensor.name ? -1 : 1));
  const placed: Placed[] = [];
  let top = base;
  for (const { tensor, words, life } of scratch) {
    const { first, last } = life ?? { first: 0, last: 0 };
    const rivals = placed
      .filter((other) => life !== undefined && other.first <= last && first <= other.last)
      .sort((a, b) => a.begin - b.begin);
    let begin = base;
    for (const rival of rivals) {
      if (begin + words <= rival.begin) break;
      begin = Math.max(begin, rival.end);
    }
    offsets.set(tensor.name, [begin]);
    if (life !== undefined) placed.push({ begin, end: begin + words, first, last });
    top = Math.max(top, begin + words);
  }
  return top;
}

/** The control block's first content: symbols, parameters and tensor offsets. */
export function fillControlBlock(
  program: Program,
  arena: Arena,
  bindings: Bindings,
  parameters: Readonly<Record<string, number>>,
  bytes: DataView,
): void {
  const { control } = arena;
  for (const symbol of program.symbols)
    bytes.setUint32((control.symbol.get(symbol.symbol) ?? 0) * 4, resolve(symbol, bindings), true);
  for (const parameter of program.parameters)
    setParameterWord(program, control, parameter.name, parameters[parameter.name] ?? parameter.initial, bytes);
  for (const [name, words] of control.tensor) {
    words.forEach((word, copy) => {
      bytes.setUint32(word * 4, arena.offsets.get(name)?.[copy] ?? 0, true);
    });
  }
}

/** Writes the value of one parameter into a control block. */
export function setParameterWord(
  program: Program,
  control: ControlBlock,
  name: string,
  value: number,
  bytes: DataView,
): void {
  const parameter = program.parameters.find((known) => known.name === name);
  const at = (control.parameter.get(name) ?? 0) * 4;
  if (parameter?.dtype === 'f32') bytes.setFloat32(at, value, true);
  else if (parameter?.dtype === 'f64') bytes.setFloat64(at, value, true);
  else if (parameter?.dtype === 'i32') bytes.setInt32(at, value, true);
  else if (parameter?.dtype === 'u32') bytes.setUint32(at, value, true);
}
