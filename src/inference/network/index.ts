/** Networks of information flow: which of many series drive which, after how many steps. */
export { bonferroni, falseDiscoveryRate } from './corrections.js';
export type { FoundSource, FoundTarget, FoundVariable } from './greedy.js';
export { inferNetwork, type Network, type NetworkLink, type NetworkTarget } from './network.js';
export type { NetworkOptions, NetworkSettings } from './options.js';
