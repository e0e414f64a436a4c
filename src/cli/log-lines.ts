/**
 * The server's log for people: one plain line an event, `15:31:52 warning sim-1-0: cycle of more than 200 ms`, where a
 * person reads it on a terminal. Everywhere else the log is the JSON that the server writes by itself.
 */
import { type Logger, pino } from 'pino';
import type { Output } from './output.js';

const names: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

/** A log that goes to a command's notes as plain lines. */
export function plainLog(output: Pick<Output, 'note'>, level: string): Logger {
  return pino({ level }, { write: (line: string) => output.note(`${plainLine(line)}\n`) });
}

/** What pino wrote, in words. */
export function plainLine(line: string): string {
  const { level, time, robot, msg } = JSON.parse(line) as {
    readonly level: number;
    readonly time: number;
    readonly robot?: string;
    readonly msg: string;
  };
  const clock = new Date(time).toTimeString().slice(0, 8);
  // Messages that are about one robot often begin with its name.
  const about = robot === undefined || msg.includes(robot) ? '' : `${robot}: `;
  return `${clock} ${names[level] ?? level} ${about}${msg}`;
}
