import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { apiUrlOption } from './config.ts';
import type { Host } from './host.ts';

type Define = (command: Command, host: Host) => void;

/** The whole command line. Parsing throws commander's errors and those of the commands; it never exits. */
export function createProgram(host: Host): Command {
  const program = new Command('matchpoint')
    .description('Look up athletes and agencies in a Matchpoint directory.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addOption(apiUrlOption())
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      getOutHelpWidth: () => host.stdout.columns ?? 100,
      getErrHelpWidth: () => host.stderr.columns ?? 100,
      getOutHasColors: () => host.stdout.hasColors?.() ?? false,
      getErrHasColors: () => host.stderr.hasColors?.() ?? false,
    })
    .showHelpAfterError('(--help tells what is possible)')
    .exitOverride();

  const athletes = program.command('athletes').description('athletes whom agencies list');
  addCommand(athletes, host, 'list', 'list athletes, narrowed and ordered', async () => {
    return (await import('./commands/athletes-list.ts')).athletesList;
  });

  const agencies = program.command('agencies').description('agencies and what they offer');
  addCommand(agencies, host, 'list', 'list agencies, narrowed and ordered', async () => {
    return (await import('./commands/agencies-list.ts')).agenciesList;
  });
  return program;
}

/** A command whose flags and deed are loaded when it is the one that was called. */
function addCommand(
  parent: Command,
  host: Host,
  name: string,
  description: string,
  load: () => Promise<Define>,
): void {
  const command = parent.command(name).description(description);
  parent.hook('preSubcommand', async (_, called) => {
    if (called === command) (await load())(command, host);
  });
}
