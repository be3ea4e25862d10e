import { counted } from '@matchpoint/core/display/count';
import type { Command } from 'commander';
import { readBackup } from '../backup/backup-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { joinDatabase } from '../database/join-database.ts';
import { readMigrations } from '../database/migrate.ts';
import { databaseChoice } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { contentOf } from './backup.ts';
import { type Host, untilStopped } from './host.ts';
import { heldText } from './words.ts';

export function addRestore(program: Command, host: Host): void {
  program
    .command('restore')
    .description('make an empty database what it was at a backup, while no server runs')
    .argument('<backup>', 'a folder that "matchpoint-server backup" made')
    .option('--replace', 'remove what the database has')
    .addHelpText(
      'after',
      `
It checks the backup first, and works in one transaction: interrupted, it changes nothing.
A backup of an earlier version is migrated. Start servers afterwards.

Examples:
  DATABASE_URL=postgres://… matchpoint-server restore /var/backups/matchpoint/matchpoint-20261122T030000000Z`,
    )
    .action((folder: string, { replace = false }: { replace?: boolean }) => restore(host, folder, replace));
}

async function restore(host: Host, folder: string, replace: boolean): Promise<void> {
  const choice = databaseChoice(readEnvironment(host.env), host.print);
  const backup = await readBackup(folder);
  const { manifest } = backup;
  await untilStopped(host, 'The restore was stopped, and nothing was changed.', (stopping) =>
    joinDatabase(choice, 'alone', async (address) => {
      const migrations = await readMigrations();
      const done = await restoreBackup({ address, migrations, backup, replace, stopping });
      host.print(`Restored ${contentOf(manifest)}, as of ${manifest.takenAt}.`);
      if (done.migrated.length > 0) host.print(`Applied to the database: ${done.migrated.join(', ')}.`);
      if (done.erasedAgain > 0) {
        host.print(`Erased ${counted(done.erasedAgain, 'athlete')} again, erased since that time.`);
      }
      if (done.held > 0) host.print(heldText(done.held));
      host.print('What people saved since that time is gone. Start the servers again.');
    }),
  );
}
