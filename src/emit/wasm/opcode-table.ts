/**
 * The shapes of the opcode tables. A table is plain data; its keys are the literal unions that the function builder
 * checks opcode names against.
 */

/** name -> [code, signature] */
export type OpcodeTable = Readonly<Record<string, readonly [code: number, signature: string]>>;

/** name -> [code, signature, lanes] */
export type LaneOpcodeTable = Readonly<Record<string, readonly [code: number, signature: string, lanes: number]>>;

/** name -> [prefix or 0, code, signature, natural alignment in bytes] */
export type MemoryOpcodeTable = Readonly<
  Record<string, readonly [prefix: number, code: number, signature: string, alignment: number]>
>;
