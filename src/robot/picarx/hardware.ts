/**
 * What a PiCar-X is made of below the robot interface: an I²C bus to the controller on its hat, a few pins, an ultrasonic
 * sensor and the board's own temperature. The real ones live here; emulator.ts has the others. The real ones have not been
 * on hardware yet: docs/deploy-picarx.md says so and how to rehearse.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { FieldbrainError } from '../../kernel/errors.js';

/** The part of an I²C bus that we use; `i2c-bus` offers it in its promised form. */
export interface I2cBus {
  i2cWrite(address: number, length: number, buffer: Buffer): Promise<unknown>;
  i2cRead(address: number, length: number, buffer: Buffer): Promise<unknown>;
  close(): Promise<void>;
}

/** What a PiCar-X needs of its board, real or emulated. */
export interface Hardware {
  readonly bus: I2cBus;
  /** Sets a pin of the board by its number. */
  setPin(pin: number, high: boolean): Promise<void>;
  /** Metres to the nearest obstacle; the greatest range where the echo is farther; throws where there was no measurement. */
  readDistance(): Promise<number>;
  readCelsius(): Promise<number>;
  /** True where the motors themselves are no more, so that nothing is left to stop: an emulated hat whose program ended. */
  readonly isGone?: () => boolean;
  close(): Promise<void>;
}

/** Pins of the board that the hat uses. */
export const pins = { leftDirection: 23, rightDirection: 24, controllerReset: 5 } as const;

export interface HardwareOptions {
  readonly busNumber?: number;
  /** The file of the kernel's ultrasonic driver, in millimetres. */
  readonly distanceFile?: string;
}

/** The real thing. Needs the optional package `i2c-bus`. */
export async function openHardware(options: HardwareOptions = {}): Promise<Hardware> {
  const { busNumber = 1, distanceFile = '/sys/bus/iio/devices/iio:device0/in_distance_raw' } = options;
  const bus = await openBus(busNumber);
  const opened = new Set<number>();
  return {
    bus,
    setPin: async (pin, high) => {
      if (!opened.has(pin)) await openPin(pin);
      opened.add(pin);
      await writeFile(`/sys/class/gpio/gpio${pin}/value`, high ? '1' : '0');
    },
    readDistance: async () => Number(await readFile(distanceFile, 'utf8')) / 1000,
    readCelsius: async () => Number(await readFile('/sys/class/thermal/thermal_zone0/temp', 'utf8')) / 1000,
    close: () => bus.close(),
  };
}

async function openPin(pin: number): Promise<void> {
  // Exporting a pin twice is refused by the kernel, and is no harm: the direction is what counts.
  await writeFile('/sys/class/gpio/export', String(pin)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY') throw error;
  });
  await writeFile(`/sys/class/gpio/gpio${pin}/direction`, 'out');
}

async function openBus(busNumber: number): Promise<I2cBus> {
  const name = 'i2c-bus';
  let module: { openPromisified(busNumber: number): Promise<I2cBus> };
  try {
    module = (await import(name)) as typeof module;
  } catch (error) {
    throw new FieldbrainError(
      'device-unavailable',
      'picarx: the package i2c-bus cannot be loaded (expected it beside fieldbrain). Run npm install i2c-bus on the robot; elsewhere fieldbrain robot --robot sim runs a simulated one.',
      { cause: String(error) },
    );
  }
  return module.openPromisified(busNumber);
}
