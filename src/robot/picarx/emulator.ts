/**
 * An emulated hat: registers, pins and sensors in memory, with faults on demand. It is what tests and rehearsals drive
 * instead of hardware. It has the registers' meaning only and no physics: its user sets what the sensors say.
 */
import { type Hardware, type I2cBus, pins } from './hardware.js';
import { channel, hatAddress, periodTicks, register } from './hat.js';

/** The board of a PiCar-X in memory, for tests and for drives without a car. */
export interface EmulatedHat {
  readonly registers: Uint16Array;
  readonly pins: Map<number, boolean>;
  /** What the converter says for each input, 0 to 4095. */
  readonly analogue: Uint16Array;
  distance: number;
  celsius: number;
  /** Writes that reached the controller. */
  writes: number;
  /** How many of the next bus operations fail; Infinity for a cut cable. */
  failing: number;
  /** The wheels as the motors feel them, in percent of the period, with their direction; zero in reset. */
  wheels(): [number, number];
  open(): Promise<Hardware>;
}

/** Makes an emulated board, its motors at rest. */
export function createEmulatedHat(): EmulatedHat {
  let selected = 0;
  const fail = (): void => {
    if (hat.failing <= 0) return;
    hat.failing -= 1;
    throw new Error('no acknowledgement on the bus');
  };
  const bus: I2cBus = {
    i2cWrite: async (address, length, buffer) => {
      fail();
      if (address !== hatAddress) throw new Error(`nothing answers at address ${address}`);
      selected = buffer[0];
      if (length === 3 && selected >= register.pulse) {
        hat.registers[selected] = buffer.readUInt16BE(1);
        hat.writes += 1;
      }
    },
    i2cRead: async (_address, _length, buffer) => {
      fail();
      buffer.writeUInt16BE(hat.analogue[register.analogue - selected] ?? 0, 0);
    },
    close: async () => undefined,
  };
  const hat: EmulatedHat = {
    registers: new Uint16Array(256),
    pins: new Map(),
    analogue: Uint16Array.of(400, 400, 400, 0, 3060),
    distance: 1,
    celsius: 45,
    writes: 0,
    failing: 0,
    wheels: () => {
      const inReset = hat.pins.get(pins.controllerReset) === false;
      const power = (motor: number, direction: number): number => {
        const share = hat.registers[register.pulse + motor] / periodTicks;
        return inReset || share === 0 ? 0 : (hat.pins.get(direction) === true ? -1 : 1) * (200 * share - 100);
      };
      return [power(channel.leftMotor, pins.leftDirection), power(channel.rightMotor, pins.rightDirection)];
    },
    open: async () => ({
      bus,
      setPin: async (pin, high) => {
        hat.pins.set(pin, high);
      },
      readDistance: async () => hat.distance,
      readCelsius: async () => hat.celsius,
      close: async () => undefined,
    }),
  };
  return hat;
}
