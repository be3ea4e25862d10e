import { CommanderError } from 'commander';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { createHost } from './node-host.ts';
import { createProgram } from './program.ts';

// `matchpoint athletes list | head` closes the pipe early; the failing write reports that itself.
process.stdout.on('error', () => {});

const host = createHost(process);
const program = createProgram(host);
try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = await report(error);
}

async function report(error: unknown): Promise<ExitCode> {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
  // The help was printed, because the command line names no command.
  if (error instanceof CommanderError && error.code === 'commander.help') return exitCodes.usage;
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
  const { explain } = await import('./explain.ts');
  const { code, message, suggestion } = explain(error, String(program.opts()['apiUrl']));
  if (await printsJson()) {
    host.stderr.write(`${JSON.stringify({ error: { code, message, suggestion } })}\n`);
  } else if (message !== '') {
    const { wrappedFor } = await import('./log.ts');
    const sentences = [message, suggestion].filter((text) => text !== null).join(' ');
    const text = code === 'interrupted' ? sentences : `error: ${sentences}`;
    host.stderr.write(
      error instanceof CommanderError
        ? `${error.message}\n(see --help)\n`
        : `${wrappedFor(host.stderr, text)}\n`,
    );
  }
  if (program.opts()['verbose'] && error instanceof Error) host.stderr.write(`${error.stack}\n`);
  return exitCodeOf[code];
}

/** Whether a program reads the errors (rules/terminal.md#errors-for-programs), also where the command line is wrong. */
async function printsJson(): Promise<boolean> {
  const typed = /\n--format[=\n](\w+)/.exec(process.argv.join('\n'))?.[1];
  const format = program.opts()['format'] ?? typed ?? (await configuredFormat());
  return format === 'json' || format === 'ndjson';
}

async function configuredFormat(): Promise<string | undefined> {
  const { readConfig } = await import('./config-file.ts');
  const config = await readConfig(host).catch(() => null);
  return config?.format;
}
