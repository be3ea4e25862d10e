import type { Command } from 'commander';
import { databaseChoice, openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import type { Host } from './host.ts';

export function addMigrate(program: Command, host: Host): void {
  program
    .command('migrate')
    .description('apply the missing migrations to the database, and end')
    .addHelpText(
      'after',
      `
Servers that run go on meanwhile. Of several migrations at once each is applied by one.

Examples:
  # before an upgrade of servers that run with MATCHPOINT_MIGRATE=off
  DATABASE_URL=postgres://… matchpoint-server migrate`,
    )
    .action(() => migrate(host));
}

async function migrate({ env, print, onStop }: Host): Promise<void> {
  const choice = databaseChoice(readEnvironment(env), print);
  // The embedded database is taken down in any case, so what runs is finished first.
  if (choice.url === null) onStop(() => undefined);
  const database = await openDatabase({ ...choice, migrates: true });
  await database.close();
  print('The database has every migration of this version.');
}
