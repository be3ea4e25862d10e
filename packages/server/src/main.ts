import { CommanderError } from 'commander';
import type { Host } from './commands/host.ts';
import { createProgram } from './commands/program.ts';
import { DatabaseUnavailableError } from './database/unavailable.ts';
import { IdentityUnreachableError } from './identity/identity-errors.ts';
import { createLog } from './log.ts';
import { StartupError } from './startup-error.ts';

const host: Host = {
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  log: createLog(),
  onStop: (listener) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener);
  },
};

try {
  await createProgram(host).parseAsync(process.argv);
  process.exit(0);
} catch (error) {
  process.exit(report(error));
}

function report(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    process.stderr.write(`${error.message}\n(see --help)\n`);
    return 2;
  }
  process.stderr.write(`${inWords(error)}\n`);
  return 1;
}

function inWords(error: unknown): string {
  const isInWords = [StartupError, IdentityUnreachableError, DatabaseUnavailableError].some(
    (kind) => error instanceof kind,
  );
  if (isInWords && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
