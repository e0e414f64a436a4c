/** What a compiler process and its parent say to each other: first what compiles, then one answer for each text. */

export interface CompileRequest {
  readonly place: string;
  readonly text: string;
  readonly architecture: string;
}

/** The compiler's name, or why there is none. */
export type CompilerReady = { readonly name: string } | { readonly absent: string };
/** The image, or what the compiler says against the text. */
export type CompileAnswer = { readonly image: Uint8Array } | { readonly log: string };
