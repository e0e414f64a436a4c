/**
 * The three ends between a robot's connection and its brain. Listeners speak to a host, which is the gateway side of a process
 * (`RobotGateway`). That one speaks to a brain side: the brains of this process (`Robots`), or those of a fleet's workers
 * (`GatewayRobots`), which end in the `Robots` of a worker. A brain side answers a peer: a session on this machine's socket, or one
 * behind a gateway. So `serve` is gateway and worker in one process, and a fleet has NATS in between.
 */
import {
  type Acceptance,
  detailCode,
  fault,
  type HandshakeRequest,
  type RobotSession,
  type SessionHost,
  type Verb,
  type VerbOutcome,
  wireCode,
} from '../robot/index.js';

/** A robot that was let in. */
export interface AdmittedRobot {
  /** The name under which people know it. */
  readonly robot: string;
  /** The name by which its emergency stop is kept. */
  readonly stopName: string;
  /** Undefined while it is not connected. */
  readonly session: RobotPeer | undefined;
}

/** What a brain side answers. */
export type RobotPeer = Pick<
  RobotSession,
  'state' | 'isPending' | 'counters' | 'accept' | 'refuse' | 'answer' | 'fail' | 'sendVerb' | 'end'
>;

/** Lets robots in, and takes what they send. */
export interface RobotHost<Admitted> {
  /** Accepts or refuses the session, now or later; undefined for operators and those that were refused. */
  admit(session: RobotSession, request: HandshakeRequest, address: string): Promise<Admitted | undefined>;
  sensory(robot: Admitted, ...seen: Parameters<SessionHost['sensory']>): void;
  /** The connection is gone. */
  leave(robot: Admitted, session: RobotSession): void;
  verb(own: Admitted | undefined, verb: Verb, target: string, caller: string): VerbOutcome;
}

/** Where robots' brains are. It answers robots that are stopped with zeros. */
export interface BrainSide<Admitted extends AdmittedRobot> extends Omit<RobotHost<Admitted>, 'verb'> {
  /** Those that were let in, connected or not. */
  readonly robotSlots: readonly Admitted[];
  /** No robot is elsewhere. */
  readonly hasAll: boolean;
  /** What an operator is told. */
  acceptance(): Acceptance;
  /** A robot's stop began or ended. */
  changed(robot: Admitted): void;
}

/** Parts from a connection in whose place the robot has made another. */
export function replace(session: RobotPeer): void {
  session.sendVerb('disarm', performance.now());
  session.end(replaced);
}

/** What such a connection is told. */
export const replaced = fault(
  wireCode.protocol,
  detailCode.duplicateSession,
  'session: the robot has connected again. This connection is closed.',
  true,
);

/** What robots meet that connect to a worker of a fleet. */
export const robotsElsewhere: RobotHost<AdmittedRobot> = {
  admit: async (session) => {
    session.refuse(detailCode.sessionLimit, 'robots: this is a worker of a fleet. Connect to one of its gateways.');
    return undefined;
  },
  sensory: () => undefined,
  leave: () => undefined,
  verb: () => ({ accepted: false, armed: false, stopped: false }),
};
