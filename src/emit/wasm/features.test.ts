import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hasRelaxedSimd, hasSimd, hasThreads } from './features.js';

describe('host features', () => {
  it('has vectors and threads on every supported Node', () => {
    expect(hasSimd()).toBe(true);
    expect(hasThreads()).toBe(true);
  });

  it('agrees with the engine about relaxed vectors', () => {
    const bytes = '0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,15,1,13,0,65,1,253,15,65,2,253,15,253,128,2,11';
    const probe = `WebAssembly.validate(new Uint8Array([${bytes}]))`;
    const answer = execFileSync(process.execPath, ['-p', probe], { encoding: 'utf8' }).trim();
    expect(String(hasRelaxedSimd())).toBe(answer);
  });
});
