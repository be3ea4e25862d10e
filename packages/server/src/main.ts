import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { type Service, startService } from './service.ts';
import { StartupError } from './startup-error.ts';

const log = createLog();

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

let isStopping = false;

/** Signals are minded before the first process of ours starts; a start that runs is finished, then undone. */
function stopOnSignals(starting: Promise<Service>): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await starting.then(
      (service) => service.stop(),
      () => undefined,
    );
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

try {
  const environment = readEnvironment(process.env);
  const starting = startService({ environment, demo: process.argv.includes('--demo'), print, log });
  stopOnSignals(starting);
  const service = await starting;
  await service.failed.catch(async (error) => {
    await service.stop();
    throw error;
  });
} catch (error) {
  if (!isStopping) {
    process.stderr.write(`${inWords(error)}\n`);
    process.exit(1);
  }
}

function inWords(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
