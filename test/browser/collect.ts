/**
 * A test runner that only collects: it lets a shared suite declare its tests and runs them later, one by one, by their
 * full names. So the same suite runs inside a page and reports to the runner outside. Imports nothing from Node.
 */
import type { TestRunner } from '../../src/device/contract.js';

export interface CollectedTests {
  readonly names: readonly string[];
  /** Runs what stands before all tests once, then the named test. */
  run(name: string): Promise<void>;
}

export function collectTests(declare: (runner: TestRunner) => void): CollectedTests {
  const tests = new Map<string, () => Promise<void>>();
  const before: (() => Promise<void>)[] = [];
  const path: string[] = [];
  declare({
    describe: (name, body) => {
      path.push(name);
      body();
      path.pop();
    },
    test: (name, body) => tests.set([...path.slice(1), name].join(' > '), body),
    beforeAll: (body) => before.push(body),
    afterAll: () => undefined,
  });
  let ready: Promise<unknown> | undefined;
  return {
    names: [...tests.keys()],
    async run(name) {
      ready ??= Promise.all(before.map((prepare) => prepare()));
      await ready;
      const test = tests.get(name);
      if (test === undefined) throw new Error(`no test ${name}`);
      await test();
    },
  };
}
