import { type Command, CommanderError } from 'commander';
import { type ExitCode, exitCodeOf, exitCodes } from './exit-codes.ts';
import { type Host, writeTo } from './host.ts';
import { createProgram } from './program.ts';
import { isErrorCode } from './system-error.ts';

/** Runs one command line, and prints its error. `args` begin after the program's name. */
export async function runProgram(args: readonly string[], host: Host): Promise<ExitCode> {
  const program = createProgram(host);
  const failed = (error: unknown) => report(error, program.opts(), args, host);
  const code = await program
    .parseAsync(asked(program, args), { from: 'user' })
    .then(() => exitCodes.done, failed);
  // What was written without waiting may be lost (rules/terminal.md#lost-output).
  return code === exitCodes.done ? writeTo(host.stdout, '').then(() => code, failed) : code;
}

/**
 * `help athletes import` as `athletes import --help`: commander's own help knows one level. An unknown word stays without
 * it, so that commander refuses it.
 */
function asked(program: Command, args: readonly string[]): readonly string[] {
  if (args[0] !== 'help') return args;
  const words = args.slice(1);
  let command = program;
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined && command.commands.length > 0 && !word.startsWith('-')) return words;
    command = next ?? command;
  }
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
  if (isErrorCode(error, 'EPIPE')) return exitCodes.done;
  const { explain } = await import('./explain.ts');
  const { code, message, suggestion } = explain(error, String(options['apiUrl']), host.env);
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
