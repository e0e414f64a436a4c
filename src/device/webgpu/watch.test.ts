/** Loss, time-out and side-channel errors, on a device that is only an object. */
import { expect, it } from 'vitest';
import { DeviceWatch, type WatchedDevice } from './watch.js';

function fakeDevice() {
  let lose: (info: GPUDeviceLostInfo) => void = () => undefined;
  let report: (event: Event) => void = () => undefined;
  const device = {
    lost: new Promise<GPUDeviceLostInfo>((resolve) => {
      lose = resolve;
    }),
    addEventListener: (_: string, listener: (event: Event) => void) => {
      report = listener;
    },
  } as unknown as WatchedDevice;
  return {
    device,
    lose: (message: string) => lose({ reason: 'unknown', message } as GPUDeviceLostInfo),
    report: (message: string) => report({ error: { message } } as unknown as Event),
  };
}

const never = new Promise<never>(() => undefined);

it('ends waiting and later calls when the device is lost', async () => {
  const { device, lose } = fakeDevice();
  const watch = new DeviceWatch(device, 60_000);
  const waiting = [watch.guard('a', never), watch.guard('b', never)];
  lose('fell off the bus');
  for (const call of waiting) await expect(call).rejects.toMatchObject({ code: 'device-lost' });
  await expect(watch.guard('c', Promise.resolve(1))).rejects.toMatchObject({ code: 'device-lost' });
  expect(() => watch.check()).toThrow('fell off the bus');
  expect(() => watch.check()).toThrow('fell off the bus');
});

it('ends a call that takes too long, and stays closed', async () => {
  const watch = new DeviceWatch(fakeDevice().device, 20);
  await expect(watch.guard('webgpu.readback', never)).rejects.toMatchObject({
    code: 'step-timeout',
    details: { place: 'webgpu.readback', timeoutMs: 20 },
  });
  expect(() => watch.check()).toThrow('20 ms');
});

it('waits longer for what is done once', async () => {
  const watch = new DeviceWatch(fakeDevice().device, 20);
  const compiled = new Promise((resolve) => setTimeout(resolve, 60, 'compiled'));
  expect(await watch.guard('webgpu.compile', compiled, watch.setupTimeoutMs)).toBe('compiled');
  expect(new DeviceWatch(fakeDevice().device, 600_000).setupTimeoutMs).toBe(600_000);
});

it('throws a refused command once', () => {
  const { device, report } = fakeDevice();
  const watch = new DeviceWatch(device, 1000);
  report('bad bind group');
  report('a consequence of it');
  expect(() => watch.check()).toThrow('bad bind group');
  expect(() => watch.check()).not.toThrow();
});

it('takes an abort for a loss, and other refusals for what they are', async () => {
  const watch = new DeviceWatch(fakeDevice().device, 1000);
  const abort = Object.assign(new Error('gone'), { name: 'AbortError' });
  await expect(watch.guard('map', Promise.reject(abort))).rejects.toMatchObject({ code: 'device-lost' });
  const refusal = Object.assign(new Error('already mapped'), { name: 'OperationError' });
  await expect(watch.guard('map', Promise.reject(refusal))).rejects.toMatchObject({ code: 'usage' });
  await expect(watch.guard('map', Promise.resolve(3))).resolves.toBe(3);
});
