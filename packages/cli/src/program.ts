import { type Command, CommanderError, Help, type Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type Commands, commands, groups } from './commands.ts';
import { exitCodeHelp } from './exit-codes.ts';
import { addGlobalOptions, formats } from './global-options.ts';
import type { Host } from './host.ts';
import { RunCommand } from './run-command.ts';

/** The whole command line. Parsing throws commander's errors and those of the commands; it never exits. */
export function createProgram(host: Host): Command {
  return define(host).program;
}

/** The same with the flags and examples of every command, to describe it whole. */
export function loadProgram(host: Host): Promise<Command> {
  return define(host).complete();
}

function define(host: Host) {
  const program = new RunCommand(host, 'matchpoint')
    .description('Look up athletes and agencies in a Matchpoint directory, and manage your own.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; "matchpoint help options" has what every command takes')
    .helpCommand('help [command...]', 'print the help of a command')
    .configureHelp({ visibleOptions: ownOptions })
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      // runProgram prints every error in one form.
      outputError: () => {},
      getOutHelpWidth: () => host.stdout.columns ?? 100,
      getErrHelpWidth: () => host.stderr.columns ?? 100,
      getOutHasColors: () => host.stdout.hasColors?.() ?? false,
      getErrHasColors: () => host.stderr.hasColors?.() ?? false,
    })
    .addHelpText('after', endOfHelp)
    .exitOverride(suggestFormat);
  addOptionsTopic(program);
  addGlobalOptions(program).hook('preAction', async (_, called) => {
    // These commands fix a file that other commands refuse.
    if (called.parent?.name() === 'config') return;
    const { applyConfig, readConfig } = await import('./config-file.ts');
    applyConfig(called, await readConfig(host), host);
  });
  return { program, complete: addCommands(program, host) };
}

/** Answers `--json`, which other programs have, with `--format json`. */
function suggestFormat(error: CommanderError): never {
  const format = formats.find((name) => error.message.includes(`unknown option '--${name}'`));
  if (format === undefined) throw error;
  const message = `error: unknown option '--${format}'\n(Did you mean --format ${format}?)`;
  throw new CommanderError(error.exitCode, error.code, message);
}

/** A command's options without those of every command, which the topic has. */
function ownOptions(this: Help, command: Command): Option[] {
  const own = Help.prototype.visibleOptions.call(this, command);
  return command.parent === null ? own.filter(({ long }) => long === '--version' || long === '--help') : own;
}

/** `matchpoint help options`. */
function addOptionsTopic(program: Command): void {
  program
    .command('options', { hidden: true })
    .description('Every command takes these options, before its name or after it.')
    .usage('[options] <command>')
    .configureHelp({ ...program.configureHelp(), showGlobalOptions: true })
    .addHelpText('after', `\n${precedence}`)
    .action((_, command: Command) => command.outputHelp());
}

const precedence = `Precedence: flag, environment, configuration file, default. "matchpoint config
list" shows the configuration file and where it is.

HTTPS_PROXY, HTTP_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS hold, too.`;

const endOfHelp = `
Examples:
  # sign in, check a file, then import it
  matchpoint login
  matchpoint athletes validate roster.xlsx
  matchpoint athletes import roster.xlsx

${exitCodeHelp}

${precedence}`;

/** Loads the flags and the action of the command that runs, and of no other. @returns loads those of all */
function addCommands(program: RunCommand, host: Host): () => Promise<Command> {
  const parents = new Map([['', program]]);
  const parentOf = (group: string): RunCommand => {
    const parent = parents.get(group) ?? program.command(group).description(groups[group] ?? '');
    parents.set(group, parent);
    return parent;
  };
  const definitions: (() => Promise<void>)[] = [];
  const complete = async () => {
    for (const define of definitions) await define();
    return program;
  };
  for (const [path, [about, load, alias]] of Object.entries<Commands[string]>(commands)) {
    const [name = '', group = ''] = path.split(' ').toReversed();
    const parent = parentOf(group);
    const command = parent.command(name).description(about);
    if (alias !== undefined) command.alias(alias);
    let isDefined = false;
    const define = async () => {
      if (isDefined) return;
      isDefined = true;
      (await load())[name]?.(command, host, complete);
    };
    definitions.push(define);
    parent.hook('preSubcommand', async (_, called) => {
      if (called === command) await define();
    });
  }
  return complete;
}
