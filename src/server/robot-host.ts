/**
 * The two ends between a robot's connection and its brain. A host lets robots in and takes their values: the brains of this
 * process (`Robots`), or a gateway that passes them on. A peer is what a host answers: a session on this machine's socket, or one
 * behind a gateway. So `serve` is both in one process, and a fleet has something in between.
 */
import {
  detailCode,
  type HandshakeRequest,
  type RobotSession,
  type SessionHost,
  type Verb,
  type VerbOutcome,
} from '../robot/index.js';

/** A robot that was let in, by the name under which people know it. */
export interface AdmittedRobot {
  readonly robot: string;
}

/** What a host answers. */
export type RobotPeer = Pick<
  RobotSession,
  'state' | 'isPending' | 'counters' | 'accept' | 'refuse' | 'answer' | 'fail' | 'sendVerb' | 'end'
>;

/** Lets robots in, and takes what they send. */
export interface RobotHost<Admitted extends AdmittedRobot> {
  /** Accepts or refuses the session, now or later; undefined for operators and those that were refused. */
  admit(session: RobotSession, request: HandshakeRequest, address: string): Promise<Admitted | undefined>;
  sensory(robot: Admitted, ...seen: Parameters<SessionHost['sensory']>): void;
  /** The connection is gone. */
  leave(robot: Admitted, session: RobotSession): void;
  verb(own: Admitted | undefined, verb: Verb, target: string, caller: string): VerbOutcome;
}

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
