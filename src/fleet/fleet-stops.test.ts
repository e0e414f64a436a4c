import { describe, expect, it } from 'vitest';
import { eventually } from '../../test/support/eventually.js';
import type { FleetBus } from './bus.js';
import { FleetStops } from './fleet-stops.js';
import { namesOfFleet, tokenOf } from './names.js';

const key = `robot.${tokenOf('car')}`;

describe('stops of a fleet', () => {
  it('latches and clears, over another process', async () => {
    const store = new Store();
    const [one, two] = [await store.open(), await store.open()];
    one.stop('car');
    expect(one.holds('car')).toBe(true);
    await eventually(() => expect(two.holds('car')).toBe(true));
    await eventually(() => expect(store.isStopped(key)).toBe(true));
    two.clear('car');
    await eventually(() => expect([one.holds('car'), two.holds('car')]).toEqual([false, false]));
    expect(store.failures).toEqual([]);
    one.close();
    two.close();
  });

  it('keeps a stop that was given while the store did not take the clear of an earlier one', async () => {
    const store = new Store();
    const stops = await store.open();
    stops.stop('car');
    await eventually(() => expect(store.isStopped(key)).toBe(true));
    store.isAway = true;
    stops.clear('car');
    await eventually(() => expect(store.failures).toHaveLength(1));
    stops.stop('car');
    store.isAway = false;
    await eventually(() => expect(store.puts).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([stops.holds('car'), store.isStopped(key), store.deletes]).toEqual([true, true, 0]);
    stops.clear('car');
    await eventually(() => expect(stops.holds('car')).toBe(false));
    stops.close();
  });

  it("keeps another process' stop that the clear has not seen, and says so", async () => {
    const store = new Store();
    const stops = await store.open();
    stops.stop('car');
    await eventually(() => expect(store.isStopped(key)).toBe(true));
    store.isQuiet = true;
    await store.bucket.put(key, '1');
    stops.clear('car');
    await eventually(() => expect(store.failures).toEqual([expect.stringContaining('it holds')]));
    expect([stops.holds('car'), store.isStopped(key)]).toEqual([true, true]);
    stops.close();
  });

  it('clears a stop of its own that is still on its way', async () => {
    const store = new Store();
    const stops = await store.open();
    stops.stop('car');
    stops.clear('car');
    await eventually(() => expect(stops.holds('car')).toBe(false));
    expect([store.isStopped(key), store.failures]).toEqual([false, []]);
    stops.close();
  });
});

it('puts the stops it knows into a bucket that was made anew', async () => {
  const store = new Store();
  const stops = await store.open();
  stops.stop('car');
  await eventually(() => expect(store.isStopped(key)).toBe(true));
  store.lose();
  stops.stop('other');
  await eventually(() => expect(store.isStopped(key)).toBe(true));
  await eventually(() => expect(store.isStopped(`robot.${tokenOf('other')}`)).toBe(true));
  stops.clear('car');
  await eventually(() => expect(stops.holds('car')).toBe(false));
  expect(stops.holds('other')).toBe(true);
  stops.close();
});

it('puts the stops it knows into a bucket that another process has made anew', async () => {
  const store = new Store();
  const stops = await store.open();
  stops.stop('car');
  await eventually(() => expect(store.isStopped(key)).toBe(true));
  // The disk of its server was lost, and a gateway that was started since has read no stops.
  store.lose();
  const other = await store.open();
  expect(other.holds('car')).toBe(false);
  await eventually(() => expect([store.isStopped(key), other.holds('car')]).toEqual([true, true]));
  expect(stops.holds('car')).toBe(true);
  stops.close();
  other.close();
});

/** A bucket and a subject as NATS has them, in memory; it can be away, or tell no changes. */
class Store {
  readonly #entries = new Map<string, { key: string; operation: 'PUT' | 'DEL'; revision: number }>();
  readonly #watchers: ((entry: unknown) => void)[] = [];
  readonly #listeners: ((message: unknown) => void)[] = [];
  readonly failures: string[] = [];
  #revision = 0;
  #made = 1;
  #isLost = false;
  isAway = false;
  isQuiet = false;
  puts = 0;
  deletes = 0;

  isStopped(one: string): boolean {
    return this.#entries.get(one)?.operation === 'PUT';
  }

  lose(): void {
    this.#entries.clear();
    this.#watchers.length = 0;
    this.#revision = 0;
    this.#made += 1;
    this.#isLost = true;
  }

  readonly bucket = {
    status: async () => {
      if (this.#isLost) throw new Error('stream not found');
      return { streamInfo: { created: String(this.#made) } };
    },
    get: async (one: string) => {
      await this.#reach();
      return this.#entries.get(one) ?? null;
    },
    put: async (one: string, _value: string, options?: { previousSeq?: number }) => {
      await this.#write(one, 'PUT', options?.previousSeq);
      this.puts += 1;
      return this.#revision;
    },
    delete: async (one: string, options?: { previousSeq?: number }) => {
      // As the client: 0 is no condition.
      await this.#write(one, 'DEL', options?.previousSeq || undefined);
      this.deletes += 1;
    },
    keys: async () => [...this.#entries.values()].filter(({ operation }) => operation === 'PUT').map((one) => one.key),
    watch: async () => {
      const entries: unknown[] = [...this.#entries.values()];
      let wake = (): void => undefined;
      this.#watchers.push((entry) => {
        entries.push(entry);
        wake();
      });
      const changes = (async function* () {
        for (;;) {
          while (entries.length > 0) yield entries.shift();
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      })();
      return Object.assign(changes, { stop: () => undefined });
    },
  };

  open(): Promise<FleetStops> {
    const bus = {
      names: namesOfFleet('test'),
      bucket: async () => {
        this.#isLost = false;
        return this.bucket;
      },
      subscribe: (_subject: string, heard: (message: unknown) => void) => {
        this.#listeners.push(heard);
        return () => undefined;
      },
      publish: (_subject: string, text: string) => {
        for (const heard of this.#listeners) queueMicrotask(() => heard({ string: () => text }));
      },
    };
    return FleetStops.open(bus as unknown as FleetBus, (text) => this.failures.push(text));
  }

  async #reach(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.#isLost) throw new Error('no responders');
    if (this.isAway) throw new Error('no leader');
  }

  async #write(one: string, operation: 'PUT' | 'DEL', previous: number | undefined): Promise<void> {
    await this.#reach();
    if (previous !== undefined && (this.#entries.get(one)?.revision ?? 0) !== previous)
      throw new Error('wrong last sequence: 1');
    this.#revision += 1;
    const entry = { key: one, operation, revision: this.#revision };
    this.#entries.set(one, entry);
    if (!this.isQuiet) for (const watcher of this.#watchers) watcher(entry);
  }
}
