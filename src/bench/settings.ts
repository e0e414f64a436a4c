/**
 * What is true of all figures of a claim: dtype, the variant that others are held to, and whether copies between host and
 * device are inside the measured time. A claim may state its own; these are for those that do not.
 */
import type { Setting } from './claim.js';

const resident = 'none: data stays on the device, and nothing is copied inside the measured time';
const stepped = 'included: a step takes its inputs up and its outputs down';
const stagesOnly = 'not included: stages alone, by the device clock';

export const settings: Readonly<Record<string, Readonly<Record<string, Setting>>>> = {
  engine: {
    'field-pass': { dtype: 'f32', baseline: 'the same loop in C at full optimisation', transfers: resident },
    scaling: { dtype: 'f32', baseline: 'the smallest edge, one thread', transfers: resident },
    'empty-step': { dtype: 'f32', baseline: 'none: it is the floor of all others', transfers: stepped },
    'steady-memory': { dtype: 'f32', baseline: 'heap and arena before the steps', transfers: stepped },
    fusion: { dtype: 'f32', baseline: 'an op a stage, same device and executor', transfers: stepped },
    ladder: { dtype: 'f32', baseline: 'an op a stage by plain launches', transfers: stepped },
    'round-trip': { dtype: 'u32', baseline: 'none: the floor of the persistent executor', transfers: stepped },
    bandwidth: { dtype: 'f32', baseline: 'a copy of the same bytes on the same device', transfers: stagesOnly },
    roofline: { dtype: 'f32', baseline: 'a copy measured on the same device', transfers: stagesOnly },
    'neural-fields': { dtype: 'f32', baseline: 'the promised time of a step', transfers: resident },
  },
  brain: {
    original: { dtype: 'f32', baseline: 'the limits of the original benchmark', transfers: stepped },
    cycle: { dtype: 'f32', baseline: 'the promised time of a cycle', transfers: stepped },
    paced: { dtype: 'f32', baseline: 'the same brain without keepWarm', transfers: stepped },
    parts: { dtype: 'f32', baseline: 'the promised time of each part', transfers: stepped },
    fusion: { dtype: 'f32', baseline: 'an op a stage, same device and executor', transfers: stepped },
    ladder: { dtype: 'f32', baseline: 'an op a stage by plain launches', transfers: stepped },
    roofline: { dtype: 'f32', baseline: 'a copy measured on the same device', transfers: stagesOnly },
    growth: { dtype: 'f32', baseline: 'one brain of the smallest edge', transfers: stepped },
    modes: { dtype: 'f32', baseline: 'the cycle of deployment', transfers: stepped },
    learning: { dtype: 'f32', baseline: 'the cycle of a brain without learning by reward', transfers: stepped },
  },
  inference: {
    launches: { dtype: 'f64, f32', baseline: 'an op a launch', transfers: 'no times: launches are counted' },
    'active-inference': { dtype: 'f64 where the device has it', baseline: 'the promised time', transfers: stepped },
    'transfer-entropy': { dtype: 'f64 by search, f32 by pairs', baseline: 'the promised time', transfers: stepped },
    permutations: { dtype: 'f32', baseline: 'the promised time', transfers: stepped },
    'all-pairs': { dtype: 'f32', baseline: 'the promised time', transfers: stepped },
    'te-network': {
      dtype: 'f64; nearest neighbours on GPUs f32',
      baseline: 'the promised time',
      transfers: 'included: from series to links, with loading of Programs',
    },
    products: { dtype: 'by path', baseline: 'the same product without bias and activation', transfers: stagesOnly },
    baselines: { dtype: 'f64, f32', baseline: 'B1: unfused, one launch after the other', transfers: stepped },
    'profile-table': { dtype: 'f64, f32', baseline: "the original plan's figures", transfers: stepped },
  },
  worlds: {
    agreement: { dtype: 'f32', baseline: 'the reference in f64', transfers: 'no times: states are compared' },
    alone: { dtype: 'f32', baseline: 'the promised time of a step', transfers: resident },
    rooms: { dtype: 'f32', baseline: 'the promised time of a step', transfers: resident },
    loop: { dtype: 'f32', baseline: 'the same brains without a world', transfers: resident },
    'loop-large': { dtype: 'f32', baseline: 'the same brains without a world', transfers: resident },
    driving: { dtype: 'f32', baseline: 'the promised time', transfers: resident },
    training: { dtype: 'f32', baseline: 'the score at which it counts as solved', transfers: resident },
    'discrete-agents': { dtype: 'f32', baseline: 'the promised time of a step', transfers: resident },
  },
  server: {
    latency: { dtype: 'f32', baseline: 'the promised time', transfers: 'included: network frame to network frame' },
    capacity: { dtype: 'f32', baseline: 'one robot', transfers: 'included: network frame to network frame' },
    fleet: { dtype: 'f32', baseline: 'the promised time', transfers: 'included: network frame to network frame' },
    flow: { dtype: 'f32', baseline: 'a page without the flow', transfers: 'included: network frame to network frame' },
    viewer: { dtype: 'f32', baseline: 'no viewer', transfers: 'included: network frame to network frame' },
    smoothness: { dtype: 'f32', baseline: 'two periods', transfers: 'included: network frame to network frame' },
    stopTime: { dtype: 'none', baseline: 'the promised time', transfers: 'included: network frame to network frame' },
    checkpoint: { dtype: 'f32', baseline: 'cycles without a checkpoint', transfers: 'included: network and file' },
  },
  fleet: {
    hop: {
      dtype: 'f32',
      baseline: '`serve` without a gateway, asked in turns',
      transfers: 'included: network frame to network frame',
    },
    gateway: { dtype: 'f32', baseline: 'the promised time', transfers: 'included: network frame to network frame' },
    takeover: { dtype: 'f32', baseline: 'the promised time', transfers: 'included: the brain from the store' },
    drain: { dtype: 'f32', baseline: 'one period of the robots', transfers: 'included: the brain and its last steps' },
    simulation: { dtype: 'f64', baseline: 'the promised times', transfers: 'simulated: see its assumptions' },
  },
};
