/** Kernels built ahead, kept on disk, or compiled: how they are made, checked and found. */
export * from './build.js';
export * from './cache.js';
export * from './catalogue.js';
export { type CudaText, type Generated, generateArtifact, type StandardProgram } from './generate.js';
export * from './images.js';
export * from './manifest.js';
export { findNvcc, type PtxCompiler } from './nvcc.js';
