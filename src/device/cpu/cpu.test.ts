/** The CPU device: the shared contract, and the bits of the f32 reference for any number of threads. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { describeDevice } from '../contract.js';
import { createCpu } from './cpu.js';

const runner = { describe, test, beforeAll, afterAll };

describeDevice('cpu, one thread', () => createCpu({ threads: 1 }), { runner });
describeDevice('cpu, two threads', () => createCpu({ threads: 2 }), { runner });
