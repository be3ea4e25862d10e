import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { declareRestored } from '../backup/declare-restored.ts';
import { joinDatabase } from '../database/join-database.ts';
import { readMigrations } from '../database/migrate.ts';
import { databaseChoice } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { reasonOf } from '../error-reason.ts';
import { StartupError } from '../startup-error.ts';
import type { Host } from './host.ts';
import { heldText } from './words.ts';

export function addRestored(program: Command, host: Host): void {
  program
    .command('restored')
    .description('say that the database was restored by other means, while no server runs')
    .option('--beside-servers', 'also while servers run, which refuse what they are doing, and go on')
    .option(
      '--withdrawn <file>',
      'lines of the servers’ logs since the backup, with what families took back; none: nobody did',
    )
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
    .action((options: Options) => restored(host, options));
}

interface Options {
  readonly besideServers?: boolean;
  readonly withdrawn?: string;
}

async function restored({ env, print, onStop }: Host, options: Options): Promise<void> {
  const { besideServers: beside = false, withdrawn } = options;
  const ids = withdrawn === undefined ? null : await withdrawnIn(withdrawn);
  // It takes a moment, and the embedded database is taken down in any case.
  onStop(() => undefined);
  const choice = databaseChoice(readEnvironment(env), print);
  await joinDatabase(choice, beside ? 'beside servers' : 'alone', async (address) => {
    const held = await declareRestored(address, await readMigrations(), beside, ids);
    if (held > 0) print(heldText(held));
    print(`The database is marked as restored.${beside ? '' : ' Start the servers again.'}`);
  });
}

/** Ids of athletes in the lines that a server logs when a family takes its yes back. */
async function withdrawnIn(file: string): Promise<readonly string[]> {
  if (file === 'none') return [];
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupError(`--withdrawn: ${file} cannot be read (${reasonOf(error)}).`);
  });
  return Array.from(text.matchAll(/"withdrawn":"(\d{1,18})"/g), ([, id = '']) => id);
}
