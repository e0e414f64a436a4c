/** The page of `fieldbrain train --page`: served to this machine alone while the training runs, and after it until Ctrl-C. */
import type { Server } from 'node:http';
import type { TrainChannel } from '../server/train-channel.js';
import { pageServer } from './field.js';

export interface TrainPage {
  readonly viewer: TrainChannel;
  readonly address: string;
  /** The training has ended; only the page is still served. */
  isDone(): boolean;
  close(): void;
}

export async function openTrainPage(port: number): Promise<TrainPage> {
  const [{ listenOn, portOf }, { ownDashboard }, { TrainChannel }] = await Promise.all([
    import('../server/listen.js'),
    import('../server/server.js'),
    import('../server/train-channel.js'),
  ]);
  const viewer = new TrainChannel();
  const server: Server = await pageServer(ownDashboard(), (pathname, response) => {
    if (pathname !== '/events') return false;
    if (!viewer.attach(response)) response.writeHead(503).end();
    return true;
  });
  await listenOn(server, port, '127.0.0.1', 'the page');
  return {
    viewer,
    isDone: () => viewer.isDone,
    address: `http://127.0.0.1:${portOf(server)}/train.html`,
    close() {
      viewer.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
