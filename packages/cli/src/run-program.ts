import { CommanderError } from 'commander';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import type { Host } from './host.ts';
import { createProgram } from './program.ts';

/** Runs one command line, and prints its error. `args` begin after the program's name. */
export async function runProgram(args: readonly string[], host: Host): Promise<ExitCode> {
  const program = createProgram(host);
  try {
    await program.parseAsync(asked(args), { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    return report(error, program.opts(), args, host);
  }
}

/** `help athletes import` as `athletes import --help`: commander's own help knows one level. */
function asked([first, ...words]: readonly string[]): readonly string[] {
  if (first !== 'help') return first === undefined ? [] : [first, ...words];
  return [...words, '--help'];
}

type Typed = Readonly<Record<string, unknown>>;

async function report(
  error: unknown,
  options: Typed,
  args: readonly string[],
  host: Host,
): Promise<ExitCode> {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
  // The help was printed, because the command line names no command.
  if (error instanceof CommanderError && error.code === 'commander.help') return exitCodes.usage;
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return exitCodes.done;
  const { explain } = await import('./explain.ts');
  const { code, message, suggestion } = explain(error, String(options['apiUrl']));
  if (await printsJson(options, args, host)) {
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
  if (options['verbose'] && error instanceof Error) host.stderr.write(`${error.stack}\n`);
  return exitCodeOf[code];
}

/** Whether errors are one line of JSON (rules/terminal.md#errors-for-programs), also where the command line is wrong. */
async function printsJson(options: Typed, args: readonly string[], host: Host): Promise<boolean> {
  const typed = /\n--format[=\n](\w+)/.exec(['', ...args].join('\n'))?.[1];
  const format = options['format'] ?? typed ?? (await configuredFormat(host));
  return format === 'json' || format === 'ndjson';
}

async function configuredFormat(host: Host): Promise<string | undefined> {
  const { readConfig } = await import('./config-file.ts');
  const config = await readConfig(host).catch(() => null);
  return config?.format;
}
