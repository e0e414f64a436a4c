/**
 * What viewers may call and set: services and parameters as commands for the server. Each service is a command of
 * telemetry.ts with its own least role; parameters are a robot's parameters, and whether it is paused or stopped.
 */
import * as z from 'zod';
import type { Command, CommandName, CommandSink } from '../live-command.js';
import { commandRoles, roleAllows } from '../live-command.js';
import type { RobotInfo } from '../telemetry.js';
import type { ParameterSource, Service } from './foxglove-server.js';
import type { Parameter } from './protocol.js';
import type { Viewer } from './viewer.js';

/** Which robots are there, and what takes commands. */
export interface Control {
  robots(): readonly RobotInfo[];
  readonly sink: CommandSink;
  /** Told of every command that was obeyed. */
  readonly obeyed?: (command: Command, viewer: Viewer) => void;
}

/** Runs a command in a viewer's name; a refusal is thrown as a text for the viewer. */
export async function command(control: Control, wish: Command, viewer: Viewer): Promise<unknown> {
  const needed = commandRoles[wish.command];
  if (!roleAllows(viewer.role, needed))
    throw new Error(`${wish.command} needs the role ${needed} (this connection has ${viewer.role}).`);
  const outcome = await control.sink.run(wish, { name: viewer.name, role: viewer.role });
  if (!outcome.ok) throw new Error(`${outcome.text} (${outcome.code})`);
  control.obeyed?.(wish, viewer);
  return outcome.value;
}

const robot = z.string().optional();
/** Commands without a robot mean all; these need one, and take the only one where none is named. */
const needsOne: readonly CommandName[] = ['reset', 'load', 'step', 'takeover'];

const requests = {
  '/save': ['save', z.object({ robot })],
  '/load': ['load', z.object({ robot, from: z.string().optional() })],
  '/reset': ['reset', z.object({ robot, seed: z.int().min(0).optional() })],
  '/stop': ['emergencyStop', z.object({ robot })],
  '/clear_stop': ['clearStop', z.object({ robot })],
  '/pause': ['pause', z.object({ robot, paused: z.boolean().default(true) })],
  '/step': ['step', z.object({ robot, cycles: z.int().min(1).optional() })],
  '/takeover': [
    'takeover',
    z.object({
      robot,
      drive: z.boolean().default(true),
      force: z.boolean().optional(),
      teach: z.boolean().optional(),
    }),
  ],
} as const satisfies Readonly<Record<string, readonly [CommandName, z.ZodType]>>;

const answerSchema = { type: 'object', properties: { value: { type: 'string' } }, additionalProperties: false };

/** The services, in a fixed order. */
export function servicesOf(control: Control): readonly Service[] {
  return Object.entries(requests).map(([name, [verb, schema]]) => ({
    name,
    role: commandRoles[verb],
    request: z.toJSONSchema(schema, { io: 'input' }),
    response: answerSchema,
    run: async (request, viewer) => {
      const checked = (schema as z.ZodType<{ readonly robot?: string }>).safeParse(request);
      if (!checked.success) throw new Error(`${name}: ${z.prettifyError(checked.error)}`);
      const wish = { command: verb, ...checked.data, ...onlyRobot(control, verb, checked.data.robot) } as Command;
      const value = await command(control, wish, viewer);
      if (value === undefined) return {};
      return { value: typeof value === 'string' ? value : JSON.stringify(value) };
    },
  }));
}

function onlyRobot(control: Control, verb: CommandName, named: string | undefined): { readonly robot?: string } {
  if (named !== undefined || !needsOne.includes(verb)) return {};
  const robots = control.robots();
  if (robots.length !== 1)
    throw new Error(`${verb}: which robot? Name one of ${robots.map((one) => one.robot).join(', ') || 'none'}.`);
  return { robot: robots[0].robot };
}

/** A robot's parameters: `<robot>.<parameter>`, `<robot>.paused` and `<robot>.stopped`. */
export function parametersOf(info: RobotInfo): readonly Parameter[] {
  const parameters = Object.entries(info.parameters).map(
    ([parameter, value]): Parameter => ({ name: `${info.robot}.${parameter}`, value, type: 'float64' }),
  );
  return [
    ...parameters,
    { name: `${info.robot}.paused`, value: info.paused },
    { name: `${info.robot}.stopped`, value: info.stopped },
  ];
}

export function parameterSource(control: Control): ParameterSource {
  const all = (): Parameter[] => control.robots().flatMap(parametersOf);
  return {
    list: all,
    async set(parameter, viewer) {
      const known = all().find((one) => one.name === parameter.name);
      const info = control.robots().find((one) => parametersOf(one).some(({ name }) => name === parameter.name));
      if (known === undefined || info === undefined) throw new Error('there is no such parameter.');
      if (typeof parameter.value !== typeof known.value)
        throw new Error(`it is a ${typeof known.value} (got ${JSON.stringify(parameter.value)}).`);
      await command(control, settingOf(info.robot, parameter), viewer);
      return { ...known, ...(parameter.value === undefined ? {} : { value: parameter.value }) };
    },
  };
}

function settingOf(name: string, parameter: Parameter): Command {
  const key = parameter.name.slice(name.length + 1);
  const { value } = parameter;
  if (key === 'paused') return { command: 'pause', robot: name, paused: value === true };
  if (key === 'stopped') return { command: value === true ? 'emergencyStop' : 'clearStop', robot: name };
  return { command: 'setParameter', robot: name, parameter: key, value: Number(value) };
}
