/**
 * A dynamic import that bundlers leave alone, for modules that exist only in Node (built-ins, the native WebGPU
 * package). The specifier is a variable, so that a browser bundle of the same file neither contains nor misses them.
 */
export function importUnbundled(specifier: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ specifier);
}
