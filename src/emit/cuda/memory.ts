/** How elements are found and kept: a number from indices by strides, and conversions to what is stored. */
import { type Dtype, isNarrow } from '../../kernel/dtype.js';
import { storageTypes } from './c-text.js';

/** Indices from the outermost to the innermost, each times what lies between two of it; `sizes` are those of the inner ones. */
export function strideText(indices: readonly string[], sizes: readonly number[]): string {
  const terms = indices.flatMap((index, position) => {
    const stride = sizes.slice(position).reduce((product, size) => product * size, 1);
    if (index === '0') return [];
    return [stride === 1 ? index : `${index} * ${stride}`];
  });
  return terms.length === 0 ? '0' : terms.join(' + ');
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
