/** What a missing requirement does to the tests that need it. */
import { expect, it, vi } from 'vitest';
import { isMissing } from './requirement.js';

it('lets tests run where the thing is there', () => {
  expect(isMissing('Chromium', '/usr/bin/chromium', { FIELDBRAIN_CI: '1' })).toBe(false);
});

it('skips with a message on a developer machine', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(isMissing('Chromium', undefined, {})).toBe(true);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SKIPPED: Chromium is missing'));
  warn.mockRestore();
});

it('fails in CI', () => {
  expect(() => isMissing('Chromium', undefined, { FIELDBRAIN_CI: '1' })).toThrow('Chromium is missing on this machine');
});
