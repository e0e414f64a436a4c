/** What happens, told once: as telemetry for viewers and recordings, and as a line of the log. Tokens never get through. */
import type { Logger } from 'pino';
import type { Hub } from './hub.js';
import type { EventLevel, EventMessage } from './telemetry.js';
import { redact } from './tokens.js';

export type EventDetails = NonNullable<EventMessage['details']>;
export type TellEvent = (level: EventLevel, code: string, text: string, robot?: string, details?: EventDetails) => void;

const logLevels = { debug: 'debug', info: 'info', warning: 'warn', error: 'error' } as const;

export function makeEvents(hub: Hub, log: Logger): TellEvent {
  return (level, code, text, robot, details) => {
    const clean = redact(text);
    hub.publish({
      type: 'event',
      timeMs: Date.now(),
      level,
      code,
      text: clean,
      ...(robot === undefined ? {} : { robot }),
      ...(details === undefined ? {} : { details }),
    });
    log[logLevels[level]]({ code, ...(robot === undefined ? {} : { robot }) }, clean);
  };
}
