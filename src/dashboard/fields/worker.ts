/** The worker of the page of neural fields: owns the network, steps it, obeys between steps and sends pictures. */
import { createDevice, type Device } from '../../device/index.js';
import { createNetwork, type FieldNetwork } from '../../fields/network.js';
import type { FieldPicture, FromWorker, ToWorker } from './messages.js';

/** Steps between two pictures, and the least time between them. */
const [stepsPerPicture, pauseMs] = [5, 40];

const post = (message: FromWorker): void => postMessage(message);
const waiting: ToWorker[] = [];
let isLiving = false;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  waiting.push(data);
  if (isLiving) return;
  isLiving = true;
  live().catch((error: unknown) =>
    post({ kind: 'failed', text: error instanceof Error ? error.message : String(error) }),
  );
});

async function live(): Promise<never> {
  let device: Device | undefined;
  let network: FieldNetwork | undefined;
  for (let step = 0; ; ) {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      if (one.kind !== 'begin') {
        if (network !== undefined) await obey(network, one);
        if (one.kind === 'reset') step = 0;
        continue;
      }
      await network?.close();
      device ??= await openDevice(one.device);
      network = await createNetwork(one.architecture, { device });
      step = 0;
      post({ kind: 'ready', device: device.description.kind });
    }
    if (network !== undefined) {
      await network.run(stepsPerPicture);
      step += stepsPerPicture;
      post({ kind: 'picture', step, fields: await picturesOf(network) });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The device that was named, else the CPU: fields of a page are small, and it starts at once. */
async function openDevice(kind: Extract<ToWorker, { kind: 'begin' }>['device']): Promise<Device> {
  return createDevice(kind ?? 'cpu');
}

async function obey(network: FieldNetwork, command: Exclude<ToWorker, { kind: 'begin' }>): Promise<void> {
  if (command.kind === 'set') await network.set(command.values, command.field);
  else if (command.kind === 'stimulate') await network.stimulate(command.stimuli, command.field);
  else await network.reset();
}

async function picturesOf(network: FieldNetwork): Promise<Record<string, FieldPicture>> {
  const pictures: Record<string, FieldPicture> = {};
  for (const name of network.names) {
    const [u, stimulus] = [await network.read(name), await network.readStimulus(name)];
    pictures[name] = {
      u: Float32Array.from(u),
      stimulus: Float32Array.from(stimulus),
      peaks: await network.peaks(name),
    };
  }
  return pictures;
}
