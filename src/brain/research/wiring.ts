/** The tables of a brain in research mode: those of every brain, and the cell in which each sensor is at home. */
import { channels } from '../constants.js';
import type { SensorDictionary } from '../dictionary.js';
import type { BrainShape } from '../shape.js';
import { centreOf, type Wiring, wire } from '../wiring.js';
import type { Research } from './faculties.js';

/** Whether a brain needs to know in which cell its sensors are. */
export function knowsCells(research: Research | false): boolean {
  return research !== false && (research.regions || research.activeSensing);
}

export function wireBrain(
  shape: BrainShape,
  sensors: SensorDictionary,
  seed: number,
  research: Research | false,
): Wiring {
  const plain = wire(shape, sensors, seed);
  return knowsCells(research) ? { ...plain, sensorCell: wireCells(shape) } : plain;
}

/** sensorCell [S]: the number of the cell of a sensor's first centre. */
function wireCells({ sensors, edge, reach, cellEdge }: BrainShape): Int32Array {
  return Int32Array.from({ length: sensors }, (_, sensor) => {
    const [x, y, z] = centreOf(sensor, 0, edge, reach).map((place) => Math.floor(place / cellEdge));
    return (x * channels.cells + y) * channels.cells + z;
  });
}
