/** Active inference: models, agents that infer and plan, and the Programs they run. */
export type { AgentOptions } from './agent-options.js';
export { createAgents } from './agents.js';
export type { BandInput } from './bands.js';
export { beliefUpdateProgram } from './belief-update.js';
export type { Agents, Beliefs, Observation, PolicyPlan } from './beliefs.js';
export { defaultModel } from './default-model.js';
export { type ExactPosterior, exactPosterior } from './exact-posterior.js';
export { expectedFreeEnergyProgram, type PolicyShape } from './expected-free-energy.js';
export { freeEnergyProgram } from './free-energy.js';
export { type InferenceMethod, type InferenceOptions, inferenceProgram } from './inference.js';
export type { AgentModel } from './model.js';
export type { PolicyInput } from './policy-input.js';
export { preparationProgram } from './preparation.js';
export type { AgentDtype, AgentMode, AgentShape, Band } from './shape.js';
