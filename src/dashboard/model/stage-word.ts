/**
 * A word for people for a stage of the cycle. Fusion names a stage after all of its operations; the one that its faculty is
 * known by gives the word. A stage without any of them keeps its name.
 */
const words: readonly (readonly [operation: string, word: string])[] = [
  ['sense', 'sense'],
  ['evolve', 'evolve'],
  ['poolCells', 'pool'],
  ['project', 'features'],
  ['learnPolicy', 'learn'],
  ['reportMotors', 'act'],
];

/** The word of a stage; of one that holds several faculties all of them, in the order of the cycle. */
export function stageWord(name: string): string {
  const operations = new Set(name.split(/[+|]/).map((operation) => operation.trim()));
  const found = words.filter(([operation]) => operations.has(operation)).map(([, word]) => word);
  return found.length === 0 ? name : found.join(', ');
}
