/**
 * Serves robots whose brains a worker holds, over the connections that gateways name: values of the present connection go to the
 * brain, motors go out under the epoch under which they were computed. Who owns what is not decided here.
 */
import { detailCode } from '../robot/index.js';
import { compareEpochs, type Epoch } from '../robot/wire/epoch.js';
import type { Robots } from '../server/robots.js';
import type { FleetBus } from './bus.js';
import { decodeSense, encodeAct } from './frames.js';
import { fits, type Held, isWhole } from './held.js';
import { type AskMessage, type AskReply, parseMessage, presenceMessage, type TellMessage } from './messages.js';
import type { Presence } from './presence.js';
import { RemoteSession } from './remote-session.js';

export interface RobotServingOptions {
  readonly bus: FleetBus;
  readonly robots: Robots;
  readonly presence: Presence;
  /** The worker's process. */
  readonly life: number;
  /** An epoch was seen on a frame. */
  seen(held: Held, epoch: Epoch): void;
  /** The brain refused the robot. */
  refused(held: Held): void;
  failed(robot: string, error: unknown): void;
}

export class RobotServing {
  readonly #options: RobotServingOptions;

  constructor(options: RobotServingOptions) {
    this.#options = options;
  }

  /** Lets the robot's present connection in, in place of an earlier one; `reply` is called once. */
  async attach(held: Held, ask: AskMessage, epoch: Epoch, reply: (reply: AskReply) => void): Promise<void> {
    const { bus, robots, presence, life, refused, failed } = this.#options;
    const { robot } = held;
    const tell = (told: TellMessage): void => bus.publish(bus.names.tell(robot), JSON.stringify(told));
    const session = new RemoteSession(ask.request.motors, {
      accepted: ({ gpu, fieldEdge, channels }) =>
        reply({ granted: true, epoch, life: String(life), acceptance: { gpu, fieldEdge, channels } }),
      refused: (detail, text) => {
        reply({ granted: false, reason: detail === detailCode.sessionLimit ? 'full' : 'failed', text });
        refused(held);
      },
      sensory: ({ values, reward, demonstration, end }) => {
        if (held.robotSlot === undefined) session.fail('the brain is not there yet');
        else robots.sensory(held.robotSlot, values, reward, demonstration, end);
      },
      act: (sequence, motors, failed) => {
        // What was computed under an epoch goes out under that epoch: the fence refuses it where another worker has followed.
        const frame = encodeAct({ epoch, session: ask.session, sequence, motors, failed, life });
        bus.publish(bus.names.act(robot), frame);
      },
      verb: (verb) => tell({ kind: 'verb', session: ask.session, epoch, verb }),
      ended: (reason) => {
        if (held.session === session) held.session = undefined;
        // A connection that was only joined anew goes on.
        if (held.holding.epoch !== undefined && held.connection !== ask.session)
          tell({ kind: 'ended', session: ask.session, reason: reason.slice(0, 400) });
      },
    });
    held.session = session;
    held.connection = ask.session;
    held.asked = ask;
    held.endHearing ??= this.#hear(held);
    presence.heard(robot, performance.now());
    try {
      held.robotSlot = (await robots.admit(session, ask.request, ask.address)) ?? held.robotSlot;
    } catch (error) {
      // Its refusal answers the ask and gives the robot up.
      failed(robot, error);
      session.refuse(detailCode.creationFailed, error instanceof Error ? error.message : String(error));
    }
  }

  /** Ends the connection, and what is heard of the robot. */
  detach(held: Held): void {
    held.endHearing?.();
    held.endHearing = undefined;
    this.#options.presence.forget(held.robot);
    const { session } = held;
    held.session = undefined;
    session?.end();
    held.robotSlot = undefined;
  }

  #hear(held: Held): () => void {
    const { bus } = this.#options;
    const ends = [
      bus.subscribe(bus.names.sense(held.robot), ({ data }) => this.#sense(held, data)),
      bus.subscribe(bus.names.presence(held.robot), (message) => this.#present(held, message.string())),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  #present(held: Held, text: string): void {
    const { presence, robots } = this.#options;
    const { robot, robotSlot, session } = held;
    const told = parseMessage(presenceMessage, text);
    // Of an earlier connection: the robot has come again since.
    if (told === undefined || told.session !== held.connection) return;
    if (told.here) {
      presence.heard(robot, performance.now());
      return;
    }
    presence.left(robot, performance.now());
    if (session === undefined) return;
    if (robotSlot !== undefined) robots.leave(robotSlot, session);
    session.end();
  }

  #sense(held: Held, data: Uint8Array): void {
    const frame = decodeSense(data);
    if (frame === undefined) return;
    this.#options.seen(held, frame.epoch);
    const { epoch } = held.holding;
    if (epoch === undefined || compareEpochs(epoch, frame.epoch) !== 0) return;
    const { session, connection, asked } = held;
    if (session === undefined || asked === undefined) return;
    // Of another connection, of other sizes or not finite: none of it reaches a brain.
    if (frame.session !== connection || !fits(frame, asked.request)) session.counters.dropped += 1;
    else if (!isWhole(frame)) session.counters.nonFinite += 1;
    else {
      this.#options.presence.heard(held.robot, performance.now());
      session.receive(frame);
    }
  }
}
