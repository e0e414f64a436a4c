import os from 'node:os';
import { expect, it } from 'vitest';
import { describeMachine, packageVersion } from './machine.js';

it('names versions and hardware, and neither the host nor the person', () => {
  const report = describeMachine();
  expect(report.node).toBe(process.version);
  expect(report.fieldbrain).toBe(packageVersion());
  expect(report.processor).not.toBe('');
  expect(report.cores).toBeGreaterThan(0);
  expect(report.memoryBytes).toBeGreaterThan(report.freeMemoryBytes);
  const text = JSON.stringify(report);
  if (os.hostname().length > 3) expect(text).not.toContain(os.hostname());
  expect(text).not.toContain(os.homedir());
});
