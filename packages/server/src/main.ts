import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { startService } from './service.ts';
import { StartupError } from './startup-error.ts';

const log = createLog();

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const environment = readEnvironment(process.env);
  const service = await startService({ environment, demo: process.argv.includes('--demo'), tell, log });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await service.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  await service.failed.catch(async (error) => {
    if (isStopping) return;
    await service.stop();
    throw error;
  });
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exit(1);
}

function inWords(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
