/** What the validator and the interpreter of the loop language find wrong. A test's tool: no user meets it. */

export type FaultKind =
  | 'malformed' // the nest does not follow the rules of the language
  | 'divergent-barrier' // threads of a workgroup do not meet at the same barrier
  | 'out-of-bounds' // an index or an address leaves its array or tensor
  | 'race' // two threads touch a word, one of them writing, with no barrier between
  | 'uninitialised' // a word is read before anything was written there
  | 'division-by-zero' // in address arithmetic, where it has no value
  | 'overflow' // a whole number that was said to fit does not
  | 'misaligned' // a vector begins where none may
  | 'endless'; // a loop does not come to its end

export class LoopFault extends Error {
  constructor(
    readonly fault: FaultKind,
    readonly place: string,
    text: string,
  ) {
    super(`${place}: ${fault}: ${text}`);
    this.name = 'LoopFault';
  }
}
