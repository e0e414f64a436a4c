/**
 * Pictures of a robot and its room as Foxglove messages: poses, frames, walls, the car with its beam and trail, the field as
 * voxels. Frames: `world` holds each robot's `<robot>/room`, which holds `<robot>/base` (the car), `<robot>/camera` and
 * `<robot>/field`, a cube of two metres beside the room. Pure functions from telemetry to messages.
 */
import type { FieldMessage, WorldMessage } from '../telemetry.js';
import type { MessageOf } from './schema-table.js';

export const frameOf = {
  world: 'world',
  room: (robot: string): string => `${robot}/room`,
  base: (robot: string): string => `${robot}/base`,
  camera: (robot: string): string => `${robot}/camera`,
  field: (robot: string): string => `${robot}/field`,
} as const;

const wallMetres = { height: 0.3, thickness: 0.03 } as const;
const bodyMetres = 0.08;
const fieldMetres = 2;
const gapMetres = 0.5;

const colour = {
  wall: { r: 0.55, g: 0.6, b: 0.68, a: 1 },
  car: { r: 0.16, g: 0.5, b: 0.95, a: 1 },
  touching: { r: 0.9, g: 0.2, b: 0.2, a: 1 },
  beam: { r: 1, g: 0.75, b: 0.2, a: 0.9 },
  trail: { r: 0.3, g: 0.75, b: 0.5, a: 0.8 },
} as const;

type Stamp = { readonly seconds: bigint; readonly nanos: number };

export function stampOf(timeNs: bigint): Stamp {
  return { seconds: timeNs / 1_000_000_000n, nanos: Number(timeNs % 1_000_000_000n) };
}

/** A rotation about the upward axis, to the left positive. */
function yaw(radians: number): Required<MessageOf<'Quaternion'>> {
  return { x: 0, y: 0, z: Math.sin(radians / 2), w: Math.cos(radians / 2) };
}

/** To the left by `left`, then down by `down`, both in radians. */
function look(left: number, down: number): Required<MessageOf<'Quaternion'>> {
  const [sl, cl, sd, cd] = [Math.sin(left / 2), Math.cos(left / 2), Math.sin(down / 2), Math.cos(down / 2)];
  return { x: -sl * sd, y: cl * sd, z: sl * cd, w: cl * cd };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where the car is in its room. */
export function poseOf({ robot, car }: WorldMessage, timeNs: bigint): MessageOf<'PoseInFrame'> {
  return {
    timestamp: stampOf(timeNs),
    frameId: frameOf.room(robot),
    pose: { position: { x: car.x, y: car.y, z: 0 }, orientation: yaw(car.heading) },
  };
}

/** Where the frames of a robot are. Panning to the right and tilting upward are positive. */
export function transformsOf({ robot, car, width }: WorldMessage, timeNs: bigint): MessageOf<'FrameTransforms'> {
  const timestamp = stampOf(timeNs);
  const link = (
    parentFrameId: string,
    childFrameId: string,
    x: number,
    y: number,
    z: number,
    rotation: MessageOf<'Quaternion'>,
  ): MessageOf<'FrameTransform'> => ({ timestamp, parentFrameId, childFrameId, translation: { x, y, z }, rotation });
  const room = frameOf.room(robot);
  const base = frameOf.base(robot);
  const gaze = look(-radians(car.panDegrees), -radians(car.tiltDegrees));
  return {
    transforms: [
      link(frameOf.world, room, 0, 0, 0, yaw(0)),
      link(room, base, car.x, car.y, 0, yaw(car.heading)),
      link(base, frameOf.camera(robot), car.length / 2, 0, bodyMetres, gaze),
      link(room, frameOf.field(robot), width + gapMetres, 0, 0, yaw(0)),
    ],
  };
}

/** The walls of a room as boxes. */
export function wallsOf(robot: string, walls: WorldMessage['walls'], timeNs: bigint): MessageOf<'SceneUpdate'> {
  const cubes = (walls ?? []).map(([ax, ay, bx, by]): MessageOf<'CubePrimitive'> => {
    const [dx, dy] = [bx - ax, by - ay];
    return {
      pose: {
        position: { x: (ax + bx) / 2, y: (ay + by) / 2, z: wallMetres.height / 2 },
        orientation: yaw(Math.atan2(dy, dx)),
      },
      size: { x: Math.hypot(dx, dy) + wallMetres.thickness, y: wallMetres.thickness, z: wallMetres.height },
      color: colour.wall,
    };
  });
  return { entities: [{ timestamp: stampOf(timeNs), frameId: frameOf.room(robot), id: 'walls', cubes }] };
}

/** The car, its beam and its trail. */
export function carOf({ robot, car, beam, trail }: WorldMessage, timeNs: bigint): MessageOf<'SceneUpdate'> {
  const timestamp = stampOf(timeNs);
  const body: MessageOf<'CubePrimitive'> = {
    pose: { position: { x: 0, y: 0, z: bodyMetres / 2 }, orientation: yaw(0) },
    size: { x: car.length, y: car.width, z: bodyMetres },
    color: car.touching ? colour.touching : colour.car,
  };
  const wheels: MessageOf<'ArrowPrimitive'> = {
    pose: { position: { x: 0, y: 0, z: bodyMetres }, orientation: yaw(-radians(car.steeringDegrees)) },
    shaftLength: car.length / 2,
    shaftDiameter: 0.02,
    headLength: 0.06,
    headDiameter: 0.05,
    color: colour.beam,
  };
  const line = (points: readonly number[], color: MessageOf<'Color'>, z: number): MessageOf<'LinePrimitive'> => ({
    type: 0,
    pose: { position: {}, orientation: yaw(0) },
    thickness: 2,
    scaleInvariant: true,
    color,
    points: pairs(points).map(([x, y]) => ({ x, y, z })),
  });
  const frameId = frameOf.room(robot);
  return {
    entities: [
      { timestamp, frameId: frameOf.base(robot), id: 'car', frameLocked: true, cubes: [body], arrows: [wheels] },
      { timestamp, frameId, id: 'beam', lines: [line([...beam.from, ...beam.to], colour.beam, bodyMetres)] },
      { timestamp, frameId, id: 'trail', lines: [line(trail, colour.trail, 0.01)] },
    ],
  };
}

function pairs(flat: readonly number[]): [number, number][] {
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

/** What the camera sees, or undefined where nothing was drawn. */
export function imageOf({ robot, camera }: WorldMessage, timeNs: bigint): MessageOf<'RawImage'> | undefined {
  if (camera === undefined) return undefined;
  const { width, height, brightness } = camera;
  const data = Buffer.from(brightness, 'base64');
  const timestamp = stampOf(timeNs);
  return { timestamp, frameId: frameOf.camera(robot), width, height, encoding: 'mono8', step: width, data };
}

/** Numeric types of packed elements. */
const numeric = { u8: 1, f32: 7 } as const;

/** The field as voxels; the name of the element is the group of channels. */
export function voxelsOf({ robot, group, edge, data }: FieldMessage, timeNs: bigint): MessageOf<'VoxelGrid'> {
  const size = fieldMetres / edge;
  const cellStride = data.BYTES_PER_ELEMENT;
  const turned = turnAxes(data, edge);
  return {
    timestamp: stampOf(timeNs),
    frameId: frameOf.field(robot),
    pose: { position: {}, orientation: yaw(0) },
    rowCount: edge,
    columnCount: edge,
    cellSize: { x: size, y: size, z: size },
    sliceStride: cellStride * edge * edge,
    rowStride: cellStride * edge,
    cellStride,
    fields: [{ name: group, offset: 0, type: data instanceof Float32Array ? numeric.f32 : numeric.u8 }],
    data: new Uint8Array(turned.buffer, turned.byteOffset, turned.byteLength),
  };
}

/** Exchanges the first and the last axis: the hub's fields have z innermost, viewers want x there. It is its own inverse. */
export function turnAxes<Data extends Uint8Array | Float32Array>(data: Data, edge: number): Data {
  const turned = data.slice() as Data;
  for (let x = 0; x < edge; x += 1)
    for (let y = 0; y < edge; y += 1)
      for (let z = 0; z < edge; z += 1) turned[(z * edge + y) * edge + x] = data[(x * edge + y) * edge + z];
  return turned;
}
