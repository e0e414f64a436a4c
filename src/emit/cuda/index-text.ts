/** From a linear index to index variables: the last axis runs fastest. */
import type { Axis } from '../../kernel/expr.js';
import type { StageContext } from './context.js';

/** Declarations of an int for each axis, from a name that holds a linear index below their product. */
export function axisLines(
  axes: readonly Axis[],
  linear: string,
  context: StageContext,
): { readonly lines: string[]; readonly names: Map<Axis, string> } {
  const names = new Map<Axis, string>();
  const lines: string[] = [];
  let rest = linear;
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const axis = axes[position];
    if (axis.extent === 1) {
      names.set(axis, '0');
      continue;
    }
    if (axes.slice(0, position).every((outer) => outer.extent === 1)) {
      names.set(axis, rest);
      continue;
    }
    const name = context.fresh(`${axis.name}_`);
    const size = axis.extent === 0 ? '1' : context.size(axis.extent);
    lines.push(`const int ${name} = (int)((unsigned int)${rest} % (unsigned int)${size});`);
    names.set(axis, name);
    const next = context.fresh('rest');
    lines.push(`const int ${next} = (int)((unsigned int)${rest} / (unsigned int)${size});`);
    rest = next;
  }
  return { lines, names };
}
