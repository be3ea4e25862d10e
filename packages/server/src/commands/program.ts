import { Command } from 'commander';
import { programVersion } from '../program-version.ts';
import { addAdmin } from './admin.ts';
import { addBackup } from './backup.ts';
import { addCheck } from './check.ts';
import type { Host } from './host.ts';
import { addMigrate } from './migrate.ts';
import { addRestore } from './restore.ts';
import { addRestored } from './restored.ts';
import { addServe } from './serve.ts';

/** The whole command line. Parsing throws commander's errors and those of the commands; it never exits. */
export function createProgram(host: Host): Command {
  const program = new Command('matchpoint-server')
    .description('Serve a Matchpoint directory, and look after its database.')
    .helpOption('-h, --help', 'print this help')
    .version(programVersion, '-V, --version', 'print the version')
    .helpCommand('help [command]', 'print the help of a command')
    .configureOutput({
      writeOut: (text) => host.print(text.trimEnd()),
      // The program ends with the error, and prints it as it prints all others.
      outputError: () => {},
    })
    .addHelpText('after', endOfHelp)
    .exitOverride();
  addServe(program, host);
  addMigrate(program, host);
  addCheck(program, host);
  addBackup(program, host);
  addRestore(program, host);
  addRestored(program, host);
  addAdmin(program, host);
  return program;
}

const endOfHelp = `
Examples:
  # look whether the configuration is right, then serve
  matchpoint-server check
  matchpoint-server

  # on several machines: migrate once, then start servers with MATCHPOINT_MIGRATE=off
  matchpoint-server migrate

  # each night; and at a person's request
  matchpoint-server backup /var/backups/matchpoint --keep-days 30
  matchpoint-server admin remove-athlete 345 --backups /var/backups/matchpoint

Exit codes:
  0  done
  1  it failed, or the configuration is wrong; stderr says why
  2  the command line is wrong

Variables of the environment configure it: docs/configuration.md lists them.`;
