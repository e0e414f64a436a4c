/** The kernel language: everything an author of Programs needs. */

export { ProgramBuilder, program } from './builder.js';
export type { ConvolveBorder } from './convolution.js';
export type { ConvolveKernel, ConvolveMethod, ConvolveOptions, Lowering } from './convolve.js';
export type { TensorOptions } from './declare.js';
export type { Bindings, Dimension, SizeSymbol } from './dimension.js';
export type { Dtype, HostArray, Scalar } from './dtype.js';
export { byteSize, createHostArray, valueType } from './dtype.js';
export { type ErrorCode, FieldbrainError } from './errors.js';
export * from './expr.js';
export type { ComplexTensors, FourierOptions } from './fourier.js';
export { squashOf } from './functions/squash.js';
export { store } from './make-op.js';
export { type NoiseKey, type NoiseWords, noiseBits, noiseWords, normal, uniform } from './noise.js';
export type * from './op.js';
export { defineOpaque, type OpaqueCall, type OpaqueDefinition } from './opaque.js';
export { parse } from './parse.js';
export { print } from './print.js';
export type { Parameter, Program } from './program.js';
export { hashProgram, samePrograms, serialise } from './serialise.js';
export { load, type Role, type Tensor, TensorHandle } from './tensor.js';
export { defaultTree, type Tree } from './tree.js';
