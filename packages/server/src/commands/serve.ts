import type { Command } from 'commander';
import { readEnvironment } from '../environment.ts';
import type { Host } from './host.ts';

export function addServe(program: Command, host: Host): void {
  program
    .command('serve', { isDefault: true })
    .description('serve until it is told to stop (the command without a name)')
    .option('--demo', 'fill an empty database with invented agencies and athletes')
    .addHelpText(
      'after',
      `
It migrates the database before it serves. With MATCHPOINT_MIGRATE=off it waits for
"matchpoint-server migrate" instead: until then /readyz answers 503 and names what is missing.
SIGTERM ends it after MATCHPOINT_DRAIN_SECONDS, in which a balancer can notice; SIGINT (Ctrl-C) at
once. What runs is answered in both cases; a second signal does not wait for it.

Examples:
  # on port 4300, with the embedded database
  matchpoint-server serve
  # with a PostgreSQL of your own
  DATABASE_URL=postgres://… matchpoint-server serve`,
    )
    .allowExcessArguments()
    .action(async ({ demo = false }: { demo?: boolean }, command: Command) => {
      // Whatever names no command comes here.
      const [unknown] = command.args;
      if (unknown !== undefined) command.error(`error: unknown command '${unknown}'`);
      await serve(host, demo);
    });
}

/**
 * Settles when it was told to stop and has stopped: by SIGTERM after a drain, by another signal without one, and by a
 * second signal at once (rules/server.md#endings).
 */
async function serve({ env, print, log, onStop }: Host, demo: boolean): Promise<void> {
  const environment = readEnvironment(env);
  const { startService } = await import('../service.ts');
  const stopping = new AbortController();
  const hurry = new AbortController();
  let drains = false;
  // Before the first process of ours starts.
  onStop((signal) => {
    if (stopping.signal.aborted) return hurry.abort();
    drains = signal === 'SIGTERM';
    stopping.abort();
  });
  const starting = startService({ environment, demo, stopping: stopping.signal, print, log });
  const service = await starting.catch((error) => {
    if (stopping.signal.aborted) return null;
    throw error;
  });
  if (service === null) return;
  const stopped = new Promise<void>((resolve) => {
    if (stopping.signal.aborted) resolve();
    else stopping.signal.addEventListener('abort', () => resolve());
  });
  try {
    await Promise.race([service.failed, stopped]);
    if (drains) await service.drain(hurry.signal);
  } finally {
    await service.stop(hurry.signal);
  }
}
