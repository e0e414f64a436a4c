/** Every program that commands know by name: the engine's own, and those of the parts that stand on it. */
import { brainBuiltins } from '../brain/builtins.js';
import { inferenceBuiltins } from '../inference/builtins.js';
import { type BuiltinProgram, builtinPrograms } from '../programs/index.js';

export const namedPrograms: readonly BuiltinProgram[] = [...builtinPrograms, ...brainBuiltins, ...inferenceBuiltins];

/** A program by its name. */
export function findNamed(name: string): BuiltinProgram | undefined {
  return namedPrograms.find((one) => one.name === name);
}
