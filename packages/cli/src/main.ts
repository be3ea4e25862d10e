import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createHost } from './node-host.ts';
import { createProgram } from './program.ts';

// `matchpoint athletes list | head` closes the pipe early; the failing write reports that itself.
process.stdout.on('error', () => {});

const program = createProgram(createHost(process));
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
  if (sentence !== '') process.stderr.write(`${wrappedFor(process.stderr, `${prefix}${sentence}`)}\n`);
  if (program.opts()['verbose'] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return exitCode;
}
