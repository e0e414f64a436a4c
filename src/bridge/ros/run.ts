/**
 * A ROS 2 robot that runs: its link to the bridge, the brainstem and its loop as for every robot, and a brain behind a port.
 * Losing the bridge disarms and never resumes by itself. A topic that does not fit ends the run with the error.
 */
import type { FieldbrainError } from '../../kernel/errors.js';
import { plainAdapter } from '../../robot/adapter.js';
import type { ConnectionOptions } from '../../robot/client/connection.js';
import { RobotRunner, type RunnerOptions } from '../../robot/client/runner.js';
import type { RobotDescription } from '../../robot/robot.js';
import type { RosConfig } from './config.js';
import { RosRobot } from './ros-robot.js';
import { startRosWatchdog } from './watchdog.js';

/** Where a brain is. */
export type BrainPlace = Pick<ConnectionOptions, 'host' | 'port' | 'token' | 'tls'>;

export interface RosRunOptions {
  readonly url: string;
  readonly config: RosConfig;
  /** Asked once every topic was found: a brain takes time to make. */
  readonly brain: (robot: RobotDescription) => BrainPlace | Promise<BrainPlace>;
  readonly armAtStart?: boolean;
  readonly note: (text: string) => void;
  /** What ends the run: a topic that does not fit. The motors rest already. */
  readonly onFault: (error: FieldbrainError) => void;
  readonly onTurnedAway?: RunnerOptions['onTurnedAway'];
  /** `false` for tests in one process: no second process that stops the robot. */
  readonly watchdog?: boolean;
  readonly answerMs?: number;
}

export interface RosRun {
  readonly robot: RosRobot;
  readonly runner: RobotRunner;
  /** Ends with zeros published. */
  stop(): Promise<void>;
}

const loopMs = 20;
const stateMs = 200;

/** Connects to the bridge, checks every topic, and runs the robot. Throws, and has moved nothing, where a topic does not fit. */
export async function runRosRobot(options: RosRunOptions): Promise<RosRun> {
  const { url, config, note } = options;
  let runner: RobotRunner | undefined;
  let isStopped = false;
  const robot = new RosRobot({
    url,
    config,
    host: {
      note,
      lost: (reason) => {
        note(`the bridge is lost (${reason}), trying again`);
        if (runner?.state.armed === true) runner.obey('disarm');
      },
      fault: (error) => {
        runner?.obey('stop');
        options.onFault(error);
      },
      stop: (isStop) => {
        if (runner === undefined && isStopped !== isStop) note(`${isStop ? 'stop' : 'clear'}: heard before the start`);
        isStopped = isStop;
        if (runner !== undefined && runner.state.emergency !== isStop) runner.obey(isStop ? 'stop' : 'clear');
      },
    },
    ...(options.answerMs === undefined ? {} : { answerMs: options.answerMs }),
  });
  await robot.connect();
  try {
    runner = await makeRunner(robot, options);
    // A brain takes seconds to make: a stop that came meanwhile holds.
    if (isStopped) runner.obey('stop');
    await runner.start();
  } catch (error) {
    await robot.disconnect();
    throw error;
  }
  const running = runner;
  const timer = setInterval(() => robot.publishState(stateOf(robot, running)), stateMs);
  return {
    robot,
    runner: running,
    stop: async () => {
      clearInterval(timer);
      await running.stop();
    },
  };
}

async function makeRunner(robot: RosRobot, options: RosRunOptions): Promise<RobotRunner> {
  const { url, config, note } = options;
  const brain = await options.brain(robot.description);
  const watchdog = options.watchdog === false ? undefined : await startRosWatchdog(robot, url, note);
  const isTaught = config.commands.some(({ teach }) => teach !== undefined);
  const adapter = plainAdapter(robot.description);
  return new RobotRunner({
    robot,
    adapter: {
      ...adapter,
      encode: (values, nowMs, inputs) => {
        adapter.encode(values, nowMs, inputs);
        return robot.takeReward();
      },
    },
    settings: robot.brainstem,
    connection: { ...brain, version: 3 },
    ...(watchdog === undefined ? {} : { watchdog }),
    loopMs,
    requestMs: 1000 / config.brainHz,
    armAtStart: options.armAtStart ?? false,
    ...(isTaught ? { teach: (_values, _before, demonstration) => robot.demonstrate(demonstration) } : {}),
    note,
    ...(options.onTurnedAway === undefined ? {} : { onTurnedAway: options.onTurnedAway }),
  });
}

/** What `/fieldbrain/state` says. */
function stateOf(robot: RosRobot, { state, counters, connection, readings }: RobotRunner): object {
  const { armed, emergency, layer, reason } = state;
  const named = (channels: readonly { readonly name: string }[], values: Float64Array): object =>
    Object.fromEntries(channels.map(({ name }, i) => [name, Number.isFinite(values[i]) ? round(values[i]) : null]));
  return {
    robot: robot.description.id,
    ...{ armed, stopped: emergency, layer, reason, brain: connection.isReady },
    sensors: named(robot.description.sensors, readings.values),
    motors: named(robot.description.actuators, state.output),
    answers: counters.answers,
    demonstrations: counters.demonstrations,
  };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
