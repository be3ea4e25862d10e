import { CommanderError } from 'commander';
import type { Host } from './commands/host.ts';
import { createProgram } from './commands/program.ts';
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
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
