import type { Command } from 'commander';
import { declareRestored } from '../backup/declare-restored.ts';
import { joinDatabase } from '../database/join-database.ts';
import { readMigrations } from '../database/migrate.ts';
import { databaseChoice } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import type { Host } from './host.ts';

export function addRestored(program: Command, host: Host): void {
  program
    .command('restored')
    .description('say that the database was restored by other means, while no server runs')
    .option('--beside-servers', 'also while servers run, which refuse what they are doing, and go on')
    .addHelpText(
      'after',
      `
After pg_restore, pg_basebackup or a snapshot. Servers notice the promotion of a standby by
themselves; where they print that the database does not tell, it is for that, too:
no client, cache or server then takes what it kept for an answer of the restored database,
and ids that were given out since are given to nobody else.

Examples:
  pg_restore --dbname "$DATABASE_URL" matchpoint.dump
  matchpoint-server restored`,
    )
    .action(({ besideServers = false }: { besideServers?: boolean }) => restored(host, besideServers));
}

async function restored({ env, print, onStop }: Host, beside: boolean): Promise<void> {
  // It takes a moment, and the embedded database is taken down in any case.
  onStop(() => undefined);
  const choice = databaseChoice(readEnvironment(env), print);
  await joinDatabase(choice, beside ? 'beside servers' : 'alone', async (address) => {
    await declareRestored(address, await readMigrations(), beside);
    print(`The database is marked as restored.${beside ? '' : ' Start the servers again.'}`);
  });
}
