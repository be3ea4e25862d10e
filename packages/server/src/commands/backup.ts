import { counted } from '@matchpoint/core/display/count';
import { type Command, InvalidArgumentError } from 'commander';
import { type Manifest, removeOlderBackups, rowsIn } from '../backup/backup-folder.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { joinDatabase } from '../database/join-database.ts';
import { readMigrations } from '../database/migrate.ts';
import { databaseChoice } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { programVersion } from '../program-version.ts';
import { type Host, untilStopped } from './host.ts';

export function addBackup(program: Command, host: Host): void {
  program
    .command('backup')
    .description('copy all data into a new folder, also while servers run')
    .argument(
      '<folder>',
      'holds the backups; it must exist, so that a disk that is not mounted is not missed',
    )
    .option('--keep-days <days>', 'then remove backups in the folder that are older', days)
    .addHelpText(
      'after',
      `
Accounts are not in it: they are the identity provider's. The folder has everything else, so
keep it where nobody else can read it.

Examples:
  # each night, kept for 30 days
  DATABASE_URL=postgres://… matchpoint-server backup /var/backups/matchpoint --keep-days 30`,
    )
    .action((folder: string, { keepDays }: { keepDays?: number }) => backup(host, folder, keepDays));
}

function days(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1, like --keep-days 30.');
}

async function backup(host: Host, parent: string, keepDays: number | undefined): Promise<void> {
  const choice = databaseChoice(readEnvironment(host.env), host.print);
  await untilStopped(host, 'The backup was stopped, and nothing was kept of it.', (stopping) =>
    joinDatabase(choice, 'beside servers', async (address) => {
      const [migrations, program] = [await readMigrations(), programVersion];
      const { folder, manifest } = await takeBackup({ address, migrations, parent, program, stopping });
      host.print(`Backed up ${contentOf(manifest)} to ${folder}.`);
    }),
  );
  if (keepDays === undefined) return;
  const removed = await removeOlderBackups(parent, new Date(Date.now() - keepDays * 86_400_000));
  host.print(`Removed ${counted(removed, 'backup')} from more than ${counted(keepDays, 'day')} ago.`);
}

export function contentOf(manifest: Manifest): string {
  const athletes = counted(rowsIn(manifest, 'athletes'), 'athlete');
  const agencies = counted(rowsIn(manifest, 'agencies'), 'agency', 'agencies');
  return `${athletes}, ${agencies} and ${counted(rowsIn(manifest, 'users'), 'person', 'people')} with an account`;
}
