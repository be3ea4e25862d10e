import { pino } from 'pino';

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** JSON lines on stderr; stdout belongs to the person who started the server. */
export function createLog(): Log {
  return pino({ base: { pid: process.pid } }, pino.destination({ dest: 2, sync: true }));
}
