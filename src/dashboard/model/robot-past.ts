/** What is remembered of one robot: its moments, the pictures of its field, its room, and its episodes. */
import type { CycleMessage, FieldMessage, WorldMessage } from '../../server/telemetry.js';
import { EpisodePast } from './episode-past.js';
import { FieldMixer } from './field-mixer.js';
import { History, Pictures } from './history.js';
import type { FieldFrame, Room } from './moment.js';

/** 31 MB of 32³ voxels at most. */
const fieldFramesKept = 240;

export class RobotPast {
  history = new History(0, 0, 1);
  readonly fields = new Pictures<FieldFrame>(fieldFramesKept);
  readonly episodes = new EpisodePast();
  room: Room | undefined;
  world: WorldMessage | undefined;
  readonly #mixer = new FieldMixer();

  takeCycle(message: CycleMessage): void {
    const { sensors, motors, report, world } = { ...message, world: this.world };
    if (this.history.sensorCount !== sensors.length || this.history.motorCount !== motors.length)
      this.history = new History(sensors.length, motors.length);
    const { error, confidence, energy, novelty, exploration } = report;
    const { reward, cycleMs, p99Ms } = message;
    this.episodes.take(report.episodes);
    this.history.push({
      timeMs: message.timeMs,
      cycle: report.cycle,
      values: { error, confidence, energy, novelty, exploration, reward, cycleMs, p99Ms, ...placeOf(world) },
      sensors,
      motors,
      mode: report.mode,
    });
  }

  takeWorld(message: WorldMessage): void {
    this.world = message;
    const { width, height, walls, lights, floor, car } = message;
    if (this.room !== undefined && walls === undefined && floor === undefined) return;
    this.room = {
      width,
      height,
      walls: walls ?? this.room?.walls ?? [],
      lights: lights ?? this.room?.lights ?? [],
      floor: floor === undefined ? this.room?.floor : { ...floor, brightness: bytesOf(floor.brightness) },
      carLength: car.length,
      carWidth: car.width,
    };
  }

  takeField(message: FieldMessage): void {
    this.fields.push(this.#mixer.add(message));
  }
}

function placeOf(world: WorldMessage | undefined) {
  if (world === undefined) return {};
  const { x, y, heading, steeringDegrees, panDegrees, tiltDegrees, speed } = world.car;
  return {
    x,
    y,
    heading,
    steering: steeringDegrees,
    pan: panDegrees,
    tilt: tiltDegrees,
    speed,
    beam: world.beam.metres,
  };
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
