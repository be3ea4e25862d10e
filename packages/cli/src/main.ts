import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createHost } from './node-host.ts';
import { createProgram } from './program.ts';

// `matchpoint athletes list | head` closes the pipe early; the failing write reports that itself.
process.stdout.on('error', () => {});

const host = createHost(process);
const program = createProgram(host);
try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = await exitCodeOf(error);
}

async function exitCodeOf(error: unknown): Promise<ExitCode> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
  const { explain } = await import('./explain.ts');
  const { exitCode, sentence } = explain(error, String(program.opts()['apiUrl']));
  const { wrappedFor } = await import('./log.ts');
  const prefix = exitCode === exitCodes.interrupted ? '' : 'error: ';
  if (sentence !== '') host.stderr.write(`${wrappedFor(host.stderr, `${prefix}${sentence}`)}\n`);
  if (program.opts()['verbose'] && error instanceof Error) host.stderr.write(`${error.stack}\n`);
  return exitCode;
}
