/** Commands from outside, checked: the zod schemas of telemetry.ts's Command, in one place for every listener. */
import { z } from 'zod';
import type { Command } from './live-command.js';
import { fieldGroups } from './telemetry.js';

const robot = z.string().min(1).max(64);
const finite = z.number();
const share = z.number().min(0).max(1);

const worldStimulus = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('obstacle'), x: finite, y: finite, radius: z.number().positive().max(5) }),
  z.strictObject({ kind: z.literal('clear') }),
  z.strictObject({ kind: z.literal('place'), x: finite, y: finite, heading: finite }),
]);
const poke = z.strictObject({
  kind: z.literal('poke'),
  group: z.enum(['content', 'memory', 'echo']),
  x: share,
  y: share,
  z: share,
  radius: z.number().min(0).max(0.5),
  strength: z.number().min(-1).max(1),
});
const places = z.array(finite).max(4);
/** A picture of a world is passed on, so its size is bounded here. */
const world = z.strictObject({
  robot,
  timeMs: finite,
  width: finite,
  height: finite,
  walls: z.array(places).max(4096).optional(),
  lights: z
    .array(z.strictObject({ x: finite, y: finite, brightness: finite }))
    .max(64)
    .optional(),
  floor: z
    .strictObject({ columns: finite, rows: finite, metres: finite, brightness: z.string().max(400_000) })
    .optional(),
  car: z.strictObject({
    x: finite,
    y: finite,
    heading: finite,
    length: finite,
    width: finite,
    steeringDegrees: finite,
    panDegrees: finite,
    tiltDegrees: finite,
    speed: finite,
    touching: z.boolean(),
  }),
  camera: z.strictObject({ width: finite, height: finite, brightness: z.string().max(100_000) }).optional(),
  beam: z.strictObject({ from: places, to: places, metres: finite }),
  trail: z.array(finite).max(1024),
  metresDriven: finite,
  collisions: finite,
  coverage: finite,
});

const command = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('watchField'),
    robot,
    group: z.enum(fieldGroups),
    hz: z.number().min(0).max(20),
    edge: z.number().int().min(1).max(64),
    format: z.enum(['u8', 'f32']).optional(),
  }),
  z.strictObject({
    command: z.literal('watchFlow'),
    robot,
    on: z.boolean(),
    window: z.number().int().min(300).max(20_000).optional(),
    series: z.array(z.string().min(1).max(64)).max(64).optional(),
  }),
  z.strictObject({
    command: z.literal('watch'),
    robots: z.array(robot).max(4096).optional(),
    hz: z.number().min(0).max(1000).optional(),
  }),
  z.strictObject({ command: z.literal('emergencyStop'), robot: robot.optional() }),
  z.strictObject({ command: z.literal('clearStop'), robot: robot.optional() }),
  z.strictObject({
    command: z.literal('setParameter'),
    robot: robot.optional(),
    parameter: z.string().max(64),
    // Each parameter has a range of its own, which the brain checks.
    value: z.number(),
  }),
  z.strictObject({ command: z.literal('stimulus'), robot, stimulus: z.union([worldStimulus, poke]) }),
  z.strictObject({ command: z.literal('pause'), robot: robot.optional(), paused: z.boolean() }),
  z.strictObject({ command: z.literal('step'), robot, cycles: z.number().int().min(1).max(10_000).optional() }),
  z.strictObject({
    command: z.literal('reset'),
    robot,
    seed: z
      .number()
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .optional(),
  }),
  z.strictObject({ command: z.literal('save'), robot: robot.optional() }),
  z.strictObject({ command: z.literal('load'), robot, from: robot.optional() }),
  z.strictObject({
    command: z.literal('takeover'),
    robot,
    drive: z.boolean(),
    force: z.boolean().optional(),
    teach: z.boolean().optional(),
  }),
  z.strictObject({ command: z.literal('drive'), robot, motors: z.array(finite).min(1).max(1024) }),
  z.strictObject({ command: z.literal('undoDrive'), robot }),
  z.strictObject({
    command: z.literal('evaluate'),
    robot,
    cycles: z.number().int().min(20).max(100_000).optional(),
  }),
  z.strictObject({ command: z.literal('publishWorld'), world }),
  z.strictObject({
    command: z.literal('playback'),
    timeMs: finite.optional(),
    speed: z.number().min(0).max(1000).optional(),
    paused: z.boolean().optional(),
  }),
]);

export type ParsedCommand =
  | { readonly ok: true; readonly command: Command; readonly id: number | undefined }
  | { readonly ok: false; readonly id: number | undefined; readonly text: string };

/** Reads a command from a JSON value; an `id` beside it asks for a reply. */
export function parseCommand(value: unknown): ParsedCommand {
  if (typeof value !== 'object' || value === null) return { ok: false, id: undefined, text: 'command: not an object.' };
  const { id: given, ...rest } = value as Record<string, unknown>;
  const id = typeof given === 'number' && Number.isSafeInteger(given) ? given : undefined;
  const parsed = command.safeParse(rest);
  if (parsed.success) return { ok: true, command: parsed.data as Command, id };
  const [issue] = parsed.error.issues;
  return { ok: false, id, text: `command: ${issue.path.join('.') || 'command'}: ${issue.message}.` };
}
