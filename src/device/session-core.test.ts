/** Devices made of `deviceOf`: what is left when one ends while it loads, or while a session cannot be closed. */
import { describe, expect, it } from 'vitest';
import { add, program } from '../kernel/index.js';
import type { DeviceDescription } from './device.js';
import { createReference } from './reference/reference.js';
import { deviceOf, type Loading } from './session-core.js';

const counting = program('counting', (b) => {
  const total = b.state('total', 'i32', []);
  b.map('count', total, () => add(total.at(), 1));
});

const { description }: { description: DeviceDescription } = createReference();

/** Opens sessions of a reference of its own. */
async function open({ program: given, options, onClose }: Loading) {
  const session = await createReference().load(given, options);
  const { close } = session;
  return Object.assign(session, {
    close: async () => {
      await close.call(session);
      onClose?.(session);
    },
  });
}

describe('a device', () => {
  it('that is closed while it loads gives no session, and closes the one that came too late', async () => {
    const events: string[] = [];
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const device = deviceOf(
      description,
      async (loading) => {
        await coming;
        const session = await open(loading);
        const { close } = session;
        const told = (): Promise<void> => {
          events.push('session');
          return close();
        };
        return Object.assign(session, { close: told });
      },
      () => void events.push('device'),
    );
    const loading = device.load(counting);
    const closing = device.close();
    come();
    await expect(loading).rejects.toMatchObject({ code: 'device-unavailable' });
    await closing;
    expect(events).toEqual(['session', 'device']);
  });

  it('closes all else where a session cannot be closed, tells its error, and is closed once', async () => {
    const closed: string[] = [];
    const device = deviceOf(
      description,
      async (loading) => {
        const session = await open(loading);
        const { name } = loading.program;
        return Object.assign(session, {
          close: async () => {
            closed.push(name);
            if (name === 'counting') throw new Error('stays open');
          },
        });
      },
      () => void closed.push('device'),
    );
    await device.load(counting);
    await device.load({ ...counting, name: 'other' });
    const first = device.close();
    await expect(first).rejects.toThrow('stays open');
    expect(closed).toEqual(['counting', 'other', 'device']);
    expect(device.close()).toBe(first);
    await expect(device.load(counting)).rejects.toMatchObject({ code: 'device-unavailable' });
  });
});
