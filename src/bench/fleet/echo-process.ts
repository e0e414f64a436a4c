/** A worker without brains: it grants every robot and answers every frame at once, so that a gateway can be measured alone. */
import process from 'node:process';
import { FleetBus } from '../../fleet/bus.js';
import { decodeSense, encodeAct } from '../../fleet/frames.js';
import { askMessage, parseMessage } from '../../fleet/messages.js';
import { textOfToken } from '../../fleet/names.js';
import { beatMs } from '../../fleet/roster.js';

export interface EchoOrder {
  readonly servers: readonly string[];
  readonly fleet: string;
}

const [name, life, capacity] = ['echo', 1, 100_000];
/** All at once and forever: an epoch says who drives, and here is nobody else. */
const epoch = { incarnation: 1, revision: 1 };

process.once('message', ({ servers, fleet }: EchoOrder) => void serve(servers, fleet));
process.once('disconnect', () => process.exit(0));

async function serve(servers: readonly string[], fleet: string): Promise<void> {
  const bus = await FleetBus.connect({ servers, fleet, name });
  const { names } = bus;
  const motors = new Map<string, Float32Array>();
  bus.subscribe(names.ask(name), (message) => {
    const ask = parseMessage(askMessage, message.string());
    if (ask === undefined) return;
    motors.set(ask.robot, new Float32Array(ask.request.motors));
    const acceptance = { gpu: false, fieldEdge: 4, channels: 64 };
    message.respond(JSON.stringify({ granted: true, epoch, life: String(life), acceptance }));
  });
  bus.subscribe(names.sense('*'), ({ subject, data }) => {
    const robot = textOfToken(subject.slice(subject.lastIndexOf('.') + 1)) ?? '';
    const frame = decodeSense(data);
    const zeros = motors.get(robot);
    if (frame === undefined || zeros === undefined) return;
    const { session, sequence } = frame;
    bus.publish(names.act(robot), encodeAct({ epoch, session, sequence, motors: zeros, failed: false, life }));
  });
  const beat = { worker: name, life: String(life), robots: 0, capacity, draining: false };
  setInterval(() => bus.publish(names.beat(name), JSON.stringify(beat)), beatMs);
  bus.publish(names.beat(name), JSON.stringify(beat));
  process.send?.('ready');
}
