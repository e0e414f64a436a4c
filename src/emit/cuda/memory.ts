/**
 * Loads and stores: from indices to an element by the tensor's layout, with border rules, storage conversions and the
 * rule that a write outside the tensor writes nothing. Rules that the index's range makes needless are left out.
 */
import { intervalOf, provablyInside } from '../../kernel/bounds.js';
import { smallest } from '../../kernel/dimension.js';
import { type Dtype, isNarrow } from '../../kernel/dtype.js';
import type { Expr, LoadExpr } from '../../kernel/expr.js';
import { literal, storageTypes } from './c-text.js';
import type { Place, StageContext } from './context.js';

/**
 * The element number of an index. Where the inner sizes are numbers it is a sum of index × stride, of which a compiler can
 * keep the part that a loop does not change; else Horner's rule, from the outermost axis in memory to the innermost. No
 * parentheses enclose it.
 */
export function elementText(place: Place, indices: readonly string[], context: StageContext): string {
  const { layout, shape, step = 1 } = place;
  const [first, ...rest] = layout;
  if (first === undefined) return '0';
  const sizes = rest.map((axis) => shape[axis]);
  if (sizes.every((size) => typeof size === 'number'))
    return strideText(
      layout.map((axis) => indices[axis]),
      sizes,
      step,
    );
  // Axes before the first whose index is not zero add nothing.
  const [from, ...others] = layout.slice(layout.findIndex((axis) => indices[axis] !== '0'));
  return others.reduce((sum, axis, position) => {
    return `${position === 0 ? sum : `(${sum})`} * ${context.size(shape[axis])} + ${indices[axis]}`;
  }, indices[from]);
}

/** Indices from the outermost to the innermost, each times what lies between two of it; `sizes` are those of the inner ones. */
export function strideText(indices: readonly string[], sizes: readonly number[], step = 1): string {
  const terms = indices.flatMap((index, position) => {
    const stride = sizes.slice(position).reduce((product, size) => product * size, step);
    if (index === '0') return [];
    return [stride === 1 ? index : `${index} * ${stride}`];
  });
  return terms.length === 0 ? '0' : terms.join(' + ');
}

/** Text of an element over the texts of its indices, whose formulas stand beside them where they are known. */
export type ElementWriter = (place: Place, indices: readonly string[], exprs: readonly (Expr | undefined)[]) => string;

/** A load in parts. */
export interface LoadParts {
  /** The element as it is stored. */
  readonly element: string;
  /** Its value, or zero where a border rule says so. */
  readonly text: string;
  /** Whether the element is there in any case, and whether its value is the element itself. */
  readonly isSure: boolean;
  readonly isElement: boolean;
}

/** A load over the texts of its indices, which are plain names wherever a border rule uses them twice. */
export function loadParts(
  found: LoadExpr,
  indices: readonly string[],
  context: StageContext,
  writer: ElementWriter = wholeElement(context),
): LoadParts {
  const place = context.place(found.tensor, found.version);
  const conditions: string[] = [];
  const inside = found.args.map((index, axis) => {
    const [rule, text, dimension] = [found.border[axis], indices[axis], place.shape[axis]];
    if (rule === 'inside' || provablyInside(index, dimension)) return text;
    const size = context.size(dimension);
    const { low, high } = intervalOf(index);
    const [below, above] = [low < 0, high >= smallest(dimension)];
    // A tensor without elements has no nearest one: it reads as zero.
    if (rule !== 'zero' && smallest(dimension) === 0) conditions.push(`${size} > 0`);
    switch (rule) {
      case 'clamp': {
        const upper = above ? `min_i32(${text}, ${size} - 1)` : text;
        return below ? `max_i32(${upper}, 0)` : upper;
      }
      case 'wrap':
        return `wrap_index(${text}, ${size})`;
      case 'zero':
        if (below && above) conditions.push(`(unsigned int)${text} < (unsigned int)${size}`);
        else conditions.push(below ? `${text} >= 0` : `${text} < ${size}`);
        return text;
      default:
        return rule satisfies never;
    }
  });
  const element = writer(place, inside, found.args);
  const value = fromStorage(place.dtype, element);
  const isSure = conditions.length === 0;
  const text = isSure ? value : `(${conditions.join(' && ')} ? ${value} : ${literal(0, found.dtype)})`;
  return { element, text, isSure, isElement: isSure && value === element };
}

/** Where a load's element lies; undefined where more than that decides its value. */
export function addressText(found: LoadExpr, indices: readonly string[], context: StageContext): string | undefined {
  const address: ElementWriter = (place, inside) => `${place.pointer} + (${elementText(place, inside, context)})`;
  const { element, isElement } = loadParts(found, indices, context, address);
  return isElement ? element : undefined;
}

/** An element by the tensor's own address. */
function wholeElement(context: StageContext): ElementWriter {
  return (place, indices) => `${place.pointer}[${elementText(place, indices, context)}]`;
}

/** A statement that stores a value (as text) into an element, and the conditions under which it may. */
export function storeText(
  tensor: string,
  version: 'current' | 'next',
  indices: readonly { readonly expr?: Expr; readonly text: string }[],
  value: string,
  context: StageContext,
  elementWriter: ElementWriter = wholeElement(context),
): { readonly element: string; readonly statement: string; readonly conditions: readonly string[] } {
  const place = context.place(tensor, version);
  const conditions = indices.flatMap(({ expr, text }, axis) => {
    if (expr === undefined || provablyInside(expr, place.shape[axis])) return [];
    return [`(unsigned int)${text} < (unsigned int)${context.size(place.shape[axis])}`];
  });
  const element = elementWriter(
    place,
    indices.map(({ text }) => text),
    indices.map(({ expr }) => expr),
  );
  return {
    element,
    statement: `${element} = ${toStorage(place.dtype, isNarrow(place.dtype) ? value : bare(value))};`,
    conditions,
  };
}

/** The value of an element as it is stored; without a type it is one. */
export function fromStorage(dtype: Dtype | undefined, text: string): string {
  return isNarrow(dtype) ? `${dtype}_to_f32(${text})` : text;
}

export function toStorage(dtype: Dtype | undefined, text: string): string {
  return isNarrow(dtype) ? `(${storageTypes[dtype]})f32_to_${dtype}(${text})` : text;
}

/** A value's text where nothing stands beside it: one that begins with a parenthesis is enclosed by it as a whole. */
export function bare(text: string): string {
  return text.startsWith('(') ? text.slice(1, -1) : text;
}
