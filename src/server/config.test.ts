import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConfig, environmentKeys, readConfig } from './config.js';

describe('the configuration', () => {
  it('keeps to this machine by default', () => {
    const config = checkConfig({});
    expect(config.host).toBe('127.0.0.1');
    expect([config.robots.port, config.monitor.port, config.foxglove.port]).toEqual([9999, 9998, 8765]);
    expect(config.checkpoints).toMatchObject({ everyCycles: 1000, everyS: 300 });
  });

  it('takes flags before the environment and the environment before the file', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-config-'));
    const file = path.join(folder, 'c.json');
    writeFileSync(file, JSON.stringify({ brains: 3, robots: { port: 1, idleMs: 5 }, host: '::1' }));
    const environment = {
      FIELDBRAIN_ROBOTS_PORT: '2',
      FIELDBRAIN_BRAINS: '4',
      FIELDBRAIN_ACCESS_ALLOW_LEGACY: '["10.0.0.0/8"]',
      FIELDBRAIN_BRAIN_SIZE: '8',
    };
    const config = readConfig({ file, environment, flags: { 'robots.port': '3', record: undefined } });
    expect(config).toMatchObject({ brains: 4, host: '::1', robots: { port: 3, idleMs: 5 } });
    expect(config.access.allowLegacy).toEqual(['10.0.0.0/8']);
    expect(config.brain.size).toBe(8);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [{ robots: { port: 70_000 } }, 'robots.port'],
    [{ brain: { size: 7 } }, 'brain.size'],
    [{ cycle: { stragglerMs: 2 } }, 'cycle.stragglerMs'],
    [{ brains: 0 }, 'brains'],
    [{ robots: { prot: 1 } }, 'robots.prot'],
    [{ nonsense: 1 }, 'nonsense'],
    [{ access: { allowLegacy: 'x' } }, 'access.allowLegacy'],
  ])('names the key that is wrong: %j', (settings, key) => {
    expect(() => checkConfig(settings as never)).toThrow(new RegExp(`^configuration: ${key.replace('.', '\\.')}: `));
  });

  it('ignores what Kubernetes tells of services that are called like it, and says so once', () => {
    const of = (name: string, port: number): Record<string, string> => ({
      [`${name}_SERVICE_HOST`]: '10.0.0.1',
      [`${name}_SERVICE_PORT`]: `${port}`,
      [`${name}_SERVICE_PORT_ROBOTS`]: `${port}`,
      [`${name}_PORT`]: `tcp://10.0.0.1:${port}`,
      [`${name}_PORT_${port}_TCP`]: `tcp://10.0.0.1:${port}`,
      [`${name}_PORT_${port}_TCP_PROTO`]: 'tcp',
      [`${name}_PORT_${port}_TCP_PORT`]: `${port}`,
      [`${name}_PORT_${port}_TCP_ADDR`]: '10.0.0.1',
    });
    const services = ['FIELDBRAIN', 'FIELDBRAIN_ROBOTS', 'FIELDBRAIN_HTTP', 'FIELDBRAIN_MONITOR'];
    const environment = { ...Object.assign({}, ...services.map((name) => of(name, 80))), FIELDBRAIN_BRAINS: '3' };
    const warned: string[] = [];
    const config = readConfig({ environment, warn: (text) => void warned.push(text) });
    expect([config.robots.port, config.http.port, config.brains]).toEqual([9999, 8080, 3]);
    expect(warned).toHaveLength(1);
    expect(warned[0]).toMatch(/^FIELDBRAIN_PORT, .*FIELDBRAIN_ROBOTS_PORT.*ignored.*tcp:\/\/10\.0\.0\.1:80/);
    // Only addresses of that form are; anything else that is no port is refused as before.
    expect(() => readConfig({ environment: { FIELDBRAIN_ROBOTS_PORT: 'tcp' } })).toThrowError(/robots\.port/);
  });

  it('names a variable that is misspelt with the nearest, and leaves those of others alone', () => {
    for (const [variable, meant] of [
      ['FIELDBRAIN_ROBOT_PORT', 'FIELDBRAIN_ROBOTS_PORT'],
      ['FIELDBRAIN_BRAINS_', 'FIELDBRAIN_BRAINS'],
      ['FIELDBRAIN_ACCESS_TOKENFILE', 'FIELDBRAIN_ACCESS_TOKEN_FILE'],
      ['FIELDBRAIN_CHECKPOINT_FOLDER', 'FIELDBRAIN_CHECKPOINTS_FOLDER'],
    ])
      expect(() => readConfig({ environment: { [variable]: '1' } })).toThrow(
        `${variable}: no such variable (got 1, expected a setting). Did you mean ${meant}?`,
      );
    const others = { FIELDBRAIN_TUNE: 'on', FIELDBRAIN_CACHE: '/x', FIELDBRAIN_CI: '1', FIELDBRAIN_SCREENSHOTS: 'x' };
    expect(readConfig({ environment: { ...others, ROBOTS_PORT: '1' } }).robots.port).toBe(9999);
  });

  it('names the file that is wrong', () => {
    expect(() => readConfig({ file: '/nonexistent/c.json' })).toThrow(/c\.json: cannot be read/);
  });

  it('has a variable for every setting, each once', () => {
    const keys = environmentKeys();
    expect(new Set(keys.map(([, variable]) => variable)).size).toBe(keys.length);
    expect(keys).toContainEqual(['checkpoints.everyCycles', 'FIELDBRAIN_CHECKPOINTS_EVERY_CYCLES']);
    expect(keys).toContainEqual(['brain.device', 'FIELDBRAIN_BRAIN_DEVICE']);
  });
});
