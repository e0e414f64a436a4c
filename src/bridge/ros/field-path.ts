/**
 * A path into a ROS message, as `twist.twist.linear.x`, `data[2]` or `position[elbow]`: the last means the element whose
 * place is that of `elbow` in the message's own `name` list, as in sensor_msgs/msg/JointState. A path is read from a
 * message, written into one, and checked against a definition before any message has come.
 */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import { type Definitions, rootFields, typeFields } from './message-types.js';

export interface FieldPath {
  readonly text: string;
  readonly steps: readonly Step[];
}

/** A field, or an element by its place or by its name. */
type Step =
  | { readonly field: string }
  | { readonly index: number; readonly named?: undefined }
  | { readonly named: string; readonly index?: undefined };

const form = /^[A-Za-z]\w*(\[\w+\])?(\.[A-Za-z]\w*(\[\w+\])?)*$/;

/** True where a text has the form of a path. */
export function isFieldPath(text: string): boolean {
  return form.test(text);
}

export function parseFieldPath(text: string): FieldPath {
  if (!isFieldPath(text)) {
    const expected = 'field.field, field[2] or field[name]';
    throw new FieldbrainError('usage', `path: not usable (got ${describeValue(text)}, expected ${expected}).`, {
      text,
    });
  }
  const steps = text.split('.').flatMap((part): Step[] => {
    const [, field, place] = /^(\w+)(?:\[(\w+)\])?$/.exec(part) as RegExpExecArray;
    if (place === undefined) return [{ field }];
    return [{ field }, /^\d+$/.test(place) ? { index: Number(place) } : { named: place }];
  });
  return { text, steps };
}

/** What stands at the path, or undefined where the message has no such place. */
export function readField(message: unknown, { steps }: FieldPath): unknown {
  let value = message;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    if ('field' in step) value = (value as Record<string, unknown>)[step.field];
    else value = (value as Record<number, unknown>)[step.index ?? placeOf(message, step.named)];
  }
  return value;
}

/** Writes a number at the path; objects and lists on the way must be there. */
export function writeField(message: unknown, { steps, text }: FieldPath, number: number): void {
  const keys = steps.map((step) => ('field' in step ? step.field : (step.index ?? placeOf(message, step.named))));
  let value = message;
  for (const key of keys.slice(0, -1)) value = (value as Record<string | number, unknown> | undefined)?.[key];
  const last = keys.at(-1) as string | number;
  const isOutside = Array.isArray(value) && !((last as number) in value);
  if (typeof value !== 'object' || value === null || isOutside)
    throw new FieldbrainError('usage', `path ${text}: no such place in the message. Name it in the template.`, {
      text,
    });
  (value as Record<string | number, unknown>)[last] = number;
}

/** Where a name stands in the message's own list of names; −1 where it does not. */
function placeOf(message: unknown, name: string): number {
  const names = (message as { readonly name?: unknown }).name;
  return Array.isArray(names) ? names.indexOf(name) : -1;
}

/** What a definition says of a path: a number, a list of numbers, or why it is neither. */
export function fieldKind(definitions: Definitions, { steps }: FieldPath): 'number' | 'numbers' | { wrong: string } {
  let fields: ReturnType<typeof rootFields> | undefined = rootFields(definitions);
  let found: NonNullable<typeof fields>[number] | undefined;
  let isList = false;
  for (const step of steps) {
    if (!('field' in step)) {
      if (!isList) return { wrong: `${found?.name} is not a list` };
      isList = false;
      continue;
    }
    if (fields === undefined || isList) return { wrong: `${found?.name} has no fields` };
    found = fields.find(({ name, isConstant }) => name === step.field && isConstant !== true);
    if (found === undefined) {
      const names = fields.filter(({ isConstant }) => isConstant !== true).map(({ name }) => name);
      return { wrong: `no field ${step.field} (it has ${describeValue(names.join(', '))})` };
    }
    isList = found.isArray === true;
    fields = found.isComplex === true ? typeFields(definitions, found.type) : undefined;
  }
  if (found === undefined || !numberTypes.has(found.type)) return { wrong: `${found?.name} is of type ${found?.type}` };
  return isList ? 'numbers' : 'number';
}

const numberTypes = new Set([
  ...['bool', 'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64', 'float32', 'float64'],
]);
