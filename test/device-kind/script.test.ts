/** The worked example of docs/extending.md, "A device": script.patch adds one, and run.ts holds it to what every device promises. */
import { expect } from 'vitest';
import { describeExample } from '../support/worked-example.js';

describeExample(
  {
    title: 'a new device',
    folder: 'device-kind',
    patch: 'script.patch',
    section: 'A device',
    mostFiles: 4,
    own: ['src/emit/script/', 'src/device/script/'],
  },
  {
    name: 'run the contract, built-in programs and random ones, fused and unfused',
    see(printed) {
      const { passed, agreed, failed } = printed as Readonly<Record<'passed' | 'agreed', number>> & {
        failed: string[];
      };
      expect(failed).toEqual([]);
      // Were the contract's cases not called, or all programs refused, nothing could fail.
      expect(passed).toBeGreaterThan(250);
      expect(agreed).toBeGreaterThan(60);
    },
  },
);
