import { describe, expect, it } from 'vitest';
import { FieldbrainError } from '../kernel/index.js';
import type { Device, DeviceDescription, DeviceKind, DeviceName } from './device.js';
import { kindOf } from './kinds.js';
import { createReference } from './reference/reference.js';
import {
  chooseDevice,
  createDefaultDevice,
  createDevice,
  type DeviceMaker,
  isSoftware,
  type Surveyed,
  surveyDevices,
} from './registry.js';

function describedAs(kind: DeviceKind, name = `a ${kind}`, notes: readonly string[] = []): DeviceDescription {
  return { ...createReference().description, kind, name, notes };
}

/** A machine with these devices; the others are refused as a real machine refuses them. */
function machineWith(...kinds: DeviceName[]): { make: DeviceMaker; open: Set<DeviceName> } {
  const open = new Set<DeviceName>();
  const make: DeviceMaker = async (kind) => {
    if (!kinds.includes(kind)) throw new FieldbrainError('device-unavailable', `${kind}: none here. Buy one.`);
    open.add(kind);
    const device: Device = { ...createReference(), description: describedAs(kindOf(kind)) };
    return { ...device, close: async () => void open.delete(kind) };
  };
  return { make, open };
}

describe('surveyDevices', () => {
  it('lists every kind with its description or the reason why it is absent, and closes what it opened', async () => {
    const { make, open } = machineWith('cpu', 'reference');
    const seen: string[] = [];
    const survey = await surveyDevices(async ({ description }) => void seen.push(description.kind), make);
    expect(survey.map(({ kind, available }) => `${kind} ${available}`)).toEqual([
      'cuda false',
      'webgpu false',
      'cpu true',
      'reference true',
    ]);
    expect(survey[0]).toEqual({ kind: 'cuda', available: false, reason: 'cuda: none here. Buy one.' });
    expect(seen).toEqual(['cpu', 'reference']);
    expect(open.size).toBe(0);
  });

  it('closes a device whose visit fails, and does not hide defects', async () => {
    const { make, open } = machineWith('cpu');
    const visit = async (): Promise<void> => {
      throw new TypeError('a defect');
    };
    await expect(surveyDevices(visit, make)).rejects.toThrow('a defect');
    expect(open.size).toBe(0);
    await expect(surveyDevices(undefined, async () => Promise.reject(new TypeError('worse')))).rejects.toThrow('worse');
  });
});

describe('chooseDevice', () => {
  const there = (kind: DeviceKind, name?: string): Surveyed => ({
    kind,
    available: true,
    description: describedAs(kind, name),
  });
  const gone = (kind: DeviceKind): Surveyed => ({ kind, available: false, reason: 'not here' });

  it('prefers cuda, then a GPU behind WebGPU, then the processor, then the reference', () => {
    const all = [there('reference'), there('cpu'), there('webgpu'), there('cuda')];
    expect(chooseDevice(all)).toEqual({ kind: 'cuda', reason: 'it is the fastest kind there is' });
    expect(chooseDevice(all.slice(0, 3))).toEqual({ kind: 'webgpu', reason: 'cuda is not available' });
    expect(chooseDevice([gone('cuda'), gone('webgpu'), ...all.slice(0, 2)]).kind).toBe('cpu');
    expect(chooseDevice(all.slice(0, 1)).kind).toBe('reference');
  });

  it('never prefers a software adapter to the processor, and says so', () => {
    const { kind, reason } = chooseDevice([there('webgpu', 'llvmpipe (LLVM 19)'), there('cpu'), there('reference')]);
    expect(kind).toBe('cpu');
    expect(reason).toBe('cuda is not available; webgpu has only a software adapter (llvmpipe (LLVM 19))');
    expect(isSoftware(describedAs('webgpu', 'a GPU', ['Software adapter: slow.']))).toBe(true);
    expect(isSoftware(describedAs('cpu', 'llvmpipe'))).toBe(false);
  });

  it('refuses where there is nothing at all', () => {
    expect(() => chooseDevice([gone('cpu')])).toThrow(/none can be used .*Run fieldbrain doctor/);
  });
});

describe('createDevice', () => {
  it('makes a device of a kind with its options', async () => {
    const device = await createDevice('reference', { arithmetic: 'f64' });
    expect(device.description.name).toContain('f64');
    await device.close();
  });

  it('refuses a kind that nobody knows', async () => {
    await expect(createDevice('tpu' as DeviceKind)).rejects.toMatchObject({ code: 'usage' });
    await expect(createDevice('toString' as DeviceKind)).rejects.toMatchObject({ code: 'usage' });
  });

  it('makes the default with its reason', async () => {
    const { make, open } = machineWith('cpu', 'reference');
    const { device, kind, reason } = await createDefaultDevice(make);
    expect([kind, reason]).toEqual(['cpu', 'cuda is not available; webgpu is not available']);
    expect([...open]).toEqual(['cpu']);
    await device.close();
  });

  it('does not open WebGPU by default where there is no GPU: its software drivers are slow and print warnings', async () => {
    const { make } = machineWith('webgpu', 'cpu');
    const asked: DeviceName[] = [];
    const noting = (kind: DeviceName): Promise<Device> => {
      asked.push(kind);
      return make(kind);
    };
    const without = await createDefaultDevice(noting, async () => false);
    expect(asked).toEqual(['cuda', 'cpu']);
    expect(without.reason).toBe('cuda is not available; webgpu has no GPU to use');
    const having = await createDefaultDevice(noting, async () => true);
    expect(having.kind).toBe('webgpu');
    for (const { device } of [without, having]) await device.close();
  });
});

it('finds the module of every kind, or says why it cannot be used', async () => {
  const survey = await surveyDevices();
  expect(survey.map(({ kind }) => kind)).toEqual(['cuda', 'webgpu', 'cpu', 'reference']);
  for (const one of survey) if (!one.available) expect(one.reason).toMatch(new RegExp(`^${one.kind}: .*\\.$`));
  expect(survey.find(({ kind }) => kind === 'cpu')?.available).toBe(true);
});
