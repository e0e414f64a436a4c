/**
 * Signs of life for systemd (`Type=notify`, `WatchdogSec=`), given only while the loop really runs. Node has no datagram
 * sockets of the kind that systemd listens on, so its own small program `systemd-notify` carries them.
 */
import { spawn } from 'node:child_process';

export interface NotifyParts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Counts loops; a sign is given only when it has risen. */
  readonly loops: () => number;
  readonly send?: (message: string) => void;
}

/** Starts the signs where systemd asked for them; gives a function that ends them. */
export function notifySystemd({ environment, loops, send = sendNotice }: NotifyParts): () => void {
  if (environment.NOTIFY_SOCKET === undefined) return () => undefined;
  send('READY=1');
  const microseconds = Number(environment.WATCHDOG_USEC);
  if (!(microseconds > 0)) return () => undefined;
  let last = -1;
  const timer = setInterval(() => {
    const now = loops();
    if (now > last) send('WATCHDOG=1');
    last = now;
  }, microseconds / 3000);
  return () => clearInterval(timer);
}

function sendNotice(message: string): void {
  // Where the program is missing, systemd hears nothing and restarts the service: the safe side.
  spawn('systemd-notify', [message], { stdio: 'ignore' }).on('error', () => undefined);
}
