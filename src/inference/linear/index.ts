/** Linear algebra: fused layers with a choice of precision, and the Programs they run. */
export { type Activation, activations } from './activation.js';
export { type GemvShape, gemvProgram, type Reduction } from './gemv-program.js';
export {
  createLinear,
  type Linear,
  type LinearLayer,
  type LinearOptions,
  type LinearResult,
  linear,
} from './linear.js';
export { type MatmulShape, matmulProgram } from './matmul-program.js';
export { elementLimit, frobeniusLimit, type LinearPrecision, precisions as linearPrecisions } from './precision.js';
