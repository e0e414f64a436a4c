/** The worked example of docs/extending.md, "A kind of op": recurrence.patch adds one, and run.ts runs programs with it everywhere. */
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { isQuick } from '../support/quick.js';
import { isMissing } from '../support/requirement.js';
import { describeExample } from '../support/worked-example.js';

/** For the CUDA stand-in. */
const hasCompiler = isQuick || spawnSync('g++', ['--version']).status === 0;

describeExample(
  {
    title: 'a new kind of op',
    folder: 'op-kind',
    patch: 'recurrence.patch',
    section: 'A kind of op',
    mostFiles: 15,
  },
  {
    name: 'run on every device, fused and unfused',
    isSkipped: isMissing('g++', hasCompiler),
    see: (wrong) => expect(wrong).toEqual([]),
  },
);
