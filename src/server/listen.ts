/** Opening a listener: a server of any kind that listens, or says why it cannot. */
import type { AddressInfo, Server } from 'node:net';

/** Resolves once the server listens; rejects with its error, such as a port that is taken. */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The port that the system gave, 0 where the server does not listen. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo | null)?.port ?? 0;
}
