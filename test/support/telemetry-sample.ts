/** One message of each type, as a server with one simulated car would publish it. */
import type {
  CycleMessage,
  EventMessage,
  FieldMessage,
  FlowMessage,
  RobotMessage,
  ServerMessage,
  StimulusMessage,
  Telemetry,
  WorldMessage,
} from '../../src/server/telemetry.js';

/** A time of day whose nanoseconds a double cannot hold. */
export const sampleMs = 1_790_000_000_123.25;

export function sampleRobot(robot = 'car', change: Partial<RobotMessage> = {}): RobotMessage {
  const wheel = { unit: '', minimum: -1, maximum: 1 };
  return {
    type: 'robot',
    robot,
    slot: 0,
    hardware: 'picarx',
    protocol: 3,
    connected: true,
    sensors: [{ name: 'distance', unit: 'cm', minimum: 0, maximum: 400, safety: 'distance' }],
    motors: [
      { name: 'forward', ...wheel, safety: 'wheel' },
      { name: 'turn', ...wheel, safety: 'steering' },
      { name: 'pan', ...wheel, safety: 'none' },
      { name: 'tilt', ...wheel, safety: 'none' },
    ],
    driver: { kind: 'brain' },
    paused: false,
    stopped: false,
    parameters: { kappa: 0.25, noise: 1 },
    brain: { device: 'cpu', deviceName: 'test', executor: 'threads', edge: 8, channels: 64, arenaBytes: 1000 },
    ...change,
  };
}

export function sampleCycle(cycle = 7, robot = 'car'): CycleMessage {
  return {
    type: 'cycle',
    robot,
    slot: 0,
    timeMs: sampleMs + 50 * cycle,
    sensors: [0.5, 0.25],
    reward: 0.1,
    motors: [0.5, -0.5, 0, 0],
    wanted: [0.6, -0.5, 0, 0],
    prediction: [0.5, 0.2],
    report: {
      cycle,
      confidence: 0.5,
      error: 0.1,
      meanError: 0.2,
      energy: 3,
      maximum: 1,
      sparsity: 0.9,
      novelty: 0.3,
      match: 0.7,
      matchRow: -1,
      recognised: false,
      exploration: 0.2,
      mode: 'exploring',
      value: 0.1,
      temporalDifference: -0.1,
      gate: 1,
      hold: 0,
      strategy: 0,
      strategyActive: false,
      badInputs: 0,
      mended: 0,
      information: 0.4,
      drive: 0.5,
      activeCells: 12,
      patternsStored: 3,
    },
    cycleMs: 1.5,
    p50Ms: 1.4,
    p99Ms: 2.5,
    hz: 20,
    counters: {
      cycles: cycle,
      drops: 0,
      failedCycles: 0,
      reconnects: 0,
      nonFinite: 0,
      clamped: 0,
      launches: 4,
      transfers: 2,
      allocations: 0,
    },
  };
}

export function sampleWorld(robot = 'car', withWalls = true): WorldMessage {
  const walls = [
    [0, 0, 4, 0],
    [4, 0, 4, 3],
  ];
  return {
    type: 'world',
    robot,
    timeMs: sampleMs,
    width: 4,
    height: 3,
    ...(withWalls ? { walls, lights: [{ x: 1, y: 1, brightness: 1 }] } : {}),
    ...(withWalls ? { floor: { columns: 2, rows: 1, metres: 2, brightness: 'AP8=' } } : {}),
    car: {
      x: 1,
      y: 2,
      heading: Math.PI / 2,
      length: 0.25,
      width: 0.15,
      steeringDegrees: 10,
      panDegrees: 5,
      tiltDegrees: -3,
      speed: 0.2,
      touching: false,
    },
    beam: { from: [1, 2.1], to: [1, 3], metres: 0.9 },
    trail: [1, 1, 1, 1.5, 1, 2],
    camera: { width: 4, height: 2, brightness: Buffer.from([0, 1, 2, 3, 4, 5, 254, 255]).toString('base64') },
    metresDriven: 3.5,
    collisions: 1,
    coverage: 0.25,
  };
}

export function sampleEvent(text = 'it came'): EventMessage {
  const details = { attempts: 2 };
  return { type: 'event', timeMs: sampleMs, level: 'warning', code: 'robot-came', text, robot: 'car', details };
}

export function sampleServer(): ServerMessage {
  return {
    type: 'server',
    timeMs: sampleMs,
    uptimeS: 12,
    robots: 1,
    viewers: 2,
    stopped: false,
    brainChild: { pid: 5, restarts: 0, state: 'running' },
    cycles: 240,
    overruns: 0,
    mailboxDrops: 0,
    viewerDrops: 0,
    cycleMs: { p50: 1.4, p99: 2.5, max: 9 },
    checkpointAgeS: -1,
    memoryBytes: 1e8,
    recording: null,
  };
}

export function sampleStimulus(): StimulusMessage {
  return { type: 'stimulus', timeMs: sampleMs, robot: 'car', stimulus: { kind: 'obstacle', x: 1, y: 1, radius: 0.1 } };
}

export function sampleField(cycle = 7, format: 'u8' | 'f32' = 'u8', robot = 'car'): FieldMessage {
  const values = Array.from({ length: 27 }, (_, i) => i * 9);
  return {
    type: 'field',
    robot,
    cycle,
    timeMs: sampleMs,
    group: 'field',
    edge: 3,
    fieldEdge: 9,
    minimum: 0,
    maximum: 2.5,
    data: format === 'u8' ? Uint8Array.from(values) : Float32Array.from(values, (one) => one / 7),
  };
}

export function sampleFlow(robot = 'car'): FlowMessage {
  return {
    type: 'flow',
    robot,
    timeMs: sampleMs,
    samples: 2000,
    needed: 300,
    series: ['distance', 'forward', 'energy'],
    links: [{ source: 'distance', target: 'forward', delay: 2, te: 0.25, pValue: 0.01 }],
    permutations: 100,
    alpha: 0.01,
  };
}

/** All of them. */
export function sampleTelemetry(): Telemetry[] {
  return [
    sampleRobot(),
    sampleCycle(),
    sampleWorld(),
    sampleEvent(),
    sampleServer(),
    sampleStimulus(),
    sampleFlow(),
    sampleField(),
  ];
}
