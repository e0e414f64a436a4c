/** Opening a listener: a server of any kind that listens, or says why it cannot. */
import type { AddressInfo, Server } from 'node:net';
import { FieldbrainError } from '../kernel/errors.js';

/** Resolves once the server listens; rejects where it cannot, and says which port was wanted and what for. */
export function listenOn(server: Server, port: number, host: string, purpose: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => reject(listenFailure(error, port, host, purpose));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

/** What the system refused, in words. */
export function listenFailure(error: Error, port: number, host: string, purpose: string): Error {
  const code = 'code' in error ? String(error.code) : '';
  const details = { port, host, purpose, code };
  const text = `port ${port} of ${host} for ${purpose}`;
  if (code === 'EADDRINUSE')
    return new FieldbrainError(
      'port-unavailable',
      `${text}: in use (got ${code}, expected a free port). Give another, or 0 for any free one; fieldbrain doctor looks at the usual ones.`,
      details,
    );
  if (code === 'EACCES')
    return new FieldbrainError(
      'port-unavailable',
      `${text}: not allowed (got ${code}, expected a port that this user may open). Give one from 1024.`,
      details,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new FieldbrainError(
      'port-unavailable',
      `${text}: not an address of this machine (got ${code}, expected one of its own). Give 127.0.0.1, or 0.0.0.0 for all of them.`,
      details,
    );
  return error;
}

/** The port that the system gave, 0 where the server does not listen. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo | null)?.port ?? 0;
}
