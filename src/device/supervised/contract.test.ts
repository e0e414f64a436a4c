/** The contract of every device, for one that runs in a child process. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { bundleChild, type ChildProgram } from '../../../test/support/supervised-child.js';
import { describeDevice } from '../contract.js';
import { createSupervised } from './supervised.js';

let child: ChildProgram;
beforeAll(async () => {
  // The cases define bodies of opaque ops, which the child must know too.
  child = await bundleChild(`import '../contract/kind-cases.ts'; import './child.ts';`);
});
afterAll(() => child.remove());

const create = () =>
  createSupervised({
    rungs: [{ device: 'cpu', options: { threads: 2 } }],
    entry: child.entry,
    deadlineMs: 60_000,
  });
describeDevice('supervised cpu', create, { runner: { describe, test, beforeAll, afterAll }, fusions: ['full'] });
