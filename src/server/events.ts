/**
 * What happens, told once: as telemetry for viewers and recordings, and as a line of the log. Tokens never get through, and
 * what a client can cause again and again is reported so seldom that it fills neither log nor recording.
 */
import type { Logger } from 'pino';
import type { Hub } from './hub.js';
import { heldBack, LineBudget } from './line-budget.js';
import type { EventLevel, EventMessage } from './telemetry.js';
import { redact } from './tokens.js';

export type EventDetails = NonNullable<EventMessage['details']>;
export type TellEvent = (level: EventLevel, code: string, text: string, robot?: string, details?: EventDetails) => void;

const logLevels = { debug: 'debug', info: 'info', warning: 'warn', error: 'error' } as const;

/** What clients cause by coming, going, asking and failing; codes of faults besides. */
const causedByClients: ReadonlySet<string> = new Set([
  'brain-changed',
  'brain-open',
  'command',
  'cycle-late',
  'emergency-stop',
  'http',
  'monitor-socket',
  'refused',
  'robot-connected',
  'robot-deaf',
  'robot-error',
  'robot-gone',
  'robot-refused',
  'robot-replaced',
  'robot-socket',
  'robot-too-fast',
  'stop-cleared',
]);

/** Room for a full house that comes at once, then one per second of each code. */
const budgetOfCode = { atOnce: 256, everyMs: 1000 };

export function makeEvents(hub: Hub, log: Logger): TellEvent {
  const budget = new LineBudget(budgetOfCode);
  return (level, code, text, robot, details) => {
    const isBounded = causedByClients.has(code) || code.startsWith('fault-');
    const held = isBounded ? budget.take(code, performance.now()) : 0;
    // Recordings are replayed from details: none of these may be missing.
    if (held === undefined && details === undefined) return;
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
    if (held === undefined) return;
    log[logLevels[level]]({ code, ...(robot === undefined ? {} : { robot }) }, `${clean}${heldBack(held)}`);
  };
}
