/** Inference pipelines: active inference, discrete active inference, transfer entropy, networks of information flow, linear algebra. */
export * from './active-inference/index.js';
export * from './discrete/index.js';
export * from './linear/index.js';
export * from './network/index.js';
export * from './transfer-entropy/index.js';
