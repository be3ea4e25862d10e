import { pino } from 'pino';

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>;

/** JSON lines on stderr; stdout belongs to the person who started the server. */
export function createLog(): Log {
  return pino({ base: { pid: process.pid } }, pino.destination({ dest: 2, sync: true }));
}
