import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseAddress } from '../database/connection.ts';
import { type Applied, type Migration, readApplied } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { StartupError } from '../startup-error.ts';
import { type Backup, type Manifest, type StoredTable, tableFile, writeBackup } from './backup-folder.ts';
import { type Columns, readColumns, readLastIds, storedTables } from './stored-tables.ts';
import { openTransfer, queriesOf, transferSettings } from './transfer.ts';

export interface TakeOptions {
  readonly address: DatabaseAddress;
  readonly migrations: readonly Migration[];
  /** Holds backups. */
  readonly parent: string;
  /** Matchpoint's version. */
  readonly program: string;
  /** Aborted: the backup stops, and nothing is kept of it. */
  readonly stopping?: AbortSignal;
}

/**
 * Copies every table in one snapshot, while servers go on reading and writing.
 * @throws {StartupError}
 */
export async function takeBackup(options: TakeOptions): Promise<Backup> {
  const { migrations, parent, program } = options;
  const client = await openTransfer(options.address, 'backup', options.stopping);
  try {
    const queries = queriesOf(client);
    await client.query(`begin isolation level repeatable read read only; ${transferSettings}`);
    const applied = await readApplied(queries);
    expectKnown(applied, migrations);
    const [snapshot] = await queries.query<{ now: Date }>(sql`select now()`);
    const takenAt = (snapshot?.now ?? new Date()).toISOString();
    const stored = storedTables(migrations);
    return await writeBackup(parent, async (folder): Promise<Manifest> => {
      const tables: StoredTable[] = [];
      for (const columns of await readColumns(queries, stored)) {
        tables.push(await writeTable(client, folder, columns));
      }
      const lastIds = await readLastIds(queries, stored);
      return { format: 1, program, takenAt, migrations: applied.map(named), tables, lastIds };
    });
  } finally {
    await client.end();
  }
}

function expectKnown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  if (applied.length === 0)
    throw new StartupError('The database has no data of Matchpoint; there is nothing to back up.');
  const unknown = applied.find(({ checksum }, index) => migrations[index]?.checksum !== checksum);
  if (unknown === undefined) return;
  throw new StartupError(
    `The database is of another Matchpoint (its migration ${unknown.name} is not known here); take the backup with that one, which knows its tables.`,
  );
}

const named = ({ number, name, checksum }: Applied): Applied => ({ number, name, checksum });

async function writeTable(client: Client, folder: string, { name, columns }: Columns): Promise<StoredTable> {
  let rows = 0;
  let bytes = 0;
  const hash = createHash('sha256');
  async function* countRows(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      // Each row ends with the only line feed in it: those in texts are escaped.
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      yield chunk;
    }
  }
  async function* digest(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  const file = await open(join(folder, tableFile({ name })), 'wx', 0o600);
  const copied = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  await pipeline(copied, countRows, createGzip(), digest, file.createWriteStream({ flush: true }));
  return { name, columns: [...columns], rows, bytes, sha256: hash.digest('hex') };
}
