import type { AthleteDraft, AthleteEdit } from '@matchpoint/core/athletes/athlete';
import type { OwnAgency } from '../agencies/own-agencies.store.ts';
import type { Database, Deadline, Queries } from '../database/pool.ts';
import { type Sql, sql } from '../database/sql.ts';
import { type Change, ConflictError, changeDirectory } from '../directory/directory-version.ts';
import type { EntryTables } from '../directory/list-statement.ts';
import {
  type Creation,
  createOnce,
  type Edit,
  editOwn,
  type OwnEntry,
  type OwnTables,
  readOwn,
  removeOwn,
} from '../directory/own-entry.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import type { StoredRecord } from './athlete-batch.ts';
import {
  type ChangedRecord,
  changeAthletes,
  readInFull,
  type WantedChange,
} from './athlete-changes.store.ts';
import {
  type AthleteRecord,
  athleteColumns,
  athleteRecord,
  athleteRow,
  changedNow,
  insertRows,
  rowIn,
} from './athlete-record.ts';

type StoredRecords = ReadonlyMap<string | null, StoredRecord>;

export type OwnAthletesStore = ReturnType<typeof createOwnAthletesStore>;

const isOwned = ({ ownerId, agencyId }: OwnAgency, id: string): Sql => sql`
  entry.id = ${id}::bigint and entry.agency_id = ${agencyId}::bigint and agency.owner_id = ${ownerId}::bigint`;

/** The athletes of one's own agencies; what is not the caller's is null. */
export function createOwnAthletesStore(database: Database, quotas: QuotaCheck, athletes: EntryTables) {
  const tables: OwnTables = { ...athletes, columns: athleteColumns, stamp: changedNow };
  return {
    /** JSON, newest first. */
    list: async ({ ownerId, agencyId }: OwnAgency, deadline?: Deadline): Promise<string | null> => {
      const [agency] = await database.query<{ athletes: string }>(
        sql`
          select (
            select coalesce(json_agg(json_build_object('id', id::text, 'name', name, 'sport', sport) order by id desc), '[]')
            from athletes where agency_id = agency.id
          )::text as athletes
          from agencies agency where id = ${agencyId}::bigint and owner_id = ${ownerId}::bigint`,
        deadline,
      );
      return agency?.athletes ?? null;
    },

    create: (
      agency: OwnAgency,
      draft: AthleteDraft,
      ref: string | null,
      deadline?: Deadline,
    ): Promise<Creation | null> => {
      const { agencyId } = agency;
      const record = athleteRecord(draft, ref);
      const insert = insertRows([rowIn(agencyId, record)]);
      const hasKey = sql`entry.agency_id = ${agencyId}::bigint and entry.client_ref = ${ref}`;
      return changeDirectory(
        database,
        async (queries) => {
          const admission = await quotas.admitAthletes(queries, agency, 1);
          if (admission === null) return { result: null, isChanged: false };
          const creation = await createOnce(queries, tables, { insert, hasKey, digest: record.digest });
          if (creation.isChanged) await admission.expectRoom();
          return creation;
        },
        deadline,
      );
    },

    /** Creates the records that do not exist yet, and returns all of them by their `client_ref`. */
    createBatch: (
      agency: OwnAgency,
      records: readonly AthleteRecord[],
      deadline?: Deadline,
    ): Promise<StoredRecords | null> =>
      changeDirectory(
        database,
        async (queries) => {
          // Before the work, of which a client that sends too much would otherwise cause as much as it likes.
          const admission = await quotas.admitAthletes(queries, agency, records.length);
          if (admission === null) return { result: null, isChanged: false };
          const creation = await insertBatch(queries, agency, records);
          if (creation.isChanged) await admission.expectRoom();
          return creation;
        },
        deadline,
      ),

    /** A page of JSON, oldest first, each with its version; null where the agency is not the caller's. */
    listInFull: (
      agency: OwnAgency,
      after: string,
      tags: Pick<EntityTags, 'epoch'>,
      deadline?: Deadline,
    ): Promise<string | null> => readInFull(database, athletes, agency, { after, tags }, deadline),

    /** What became of each change, by its id. */
    changeBatch: (
      agency: OwnAgency,
      changes: readonly WantedChange[],
      deadline?: Deadline,
    ): Promise<ReadonlyMap<string, ChangedRecord> | null> =>
      changeDirectory(
        database,
        async (queries) => {
          const isAdmitted = await quotas.admitChanges(queries, agency, changes.length);
          if (!isAdmitted) return { result: null, isChanged: false };
          return changeAthletes(queries, agency, changes);
        },
        deadline,
      ),

    show: (agency: OwnAgency, id: string, deadline?: Deadline): Promise<OwnEntry | null> =>
      readOwn(database, tables, isOwned(agency, id), deadline),

    /** `revisions`: those that may be edited; null: any. */
    edit: (
      agency: OwnAgency,
      id: string,
      edit: AthleteEdit,
      revisions: readonly number[] | null,
      deadline?: Deadline,
    ): Promise<Edit | null> =>
      changeDirectory(
        database,
        (queries) => editOwn(queries, tables, isOwned(agency, id), athleteRow(edit, 'edit'), revisions),
        deadline,
      ),

    /** `revisions`: those that may be removed; null: any. */
    remove: (
      agency: OwnAgency,
      id: string,
      revisions: readonly number[] | null,
      deadline?: Deadline,
    ): Promise<'removed' | 'stale' | null> =>
      changeDirectory(
        database,
        (queries) => removeOwn(queries, tables, isOwned(agency, id), revisions),
        deadline,
      ),
  };
}

async function insertBatch(
  { query }: Queries,
  { agencyId }: OwnAgency,
  records: readonly AthleteRecord[],
): Promise<Change<StoredRecords>> {
  type Found = Omit<StoredRecord, 'isNew'> & { readonly client_ref: string };
  const stored = new Map<string | null, StoredRecord>();
  const note = (rows: readonly Found[], isNew: boolean) => {
    for (const { client_ref, ...row } of rows) stored.set(client_ref, { ...row, isNew });
  };
  const rows = records.map((record) => rowIn(agencyId, record));
  note(
    await query<Found>(sql`${insertRows(rows)} returning id, client_ref, payload_digest as digest, revision`),
    true,
  );
  const isChanged = stored.size > 0;
  const others = records.flatMap(({ ref }) => (stored.has(ref) ? [] : [ref]));
  if (others.length > 0) {
    const known = await query<Found>(sql`
      select id, client_ref, payload_digest as digest, revision from athletes
      where agency_id = ${agencyId}::bigint and client_ref = any(${others}::text[])`);
    note(known, false);
  }
  // Some were removed since they were in the way of the insert.
  if (stored.size < records.length) throw new ConflictError();
  return { result: stored, isChanged };
}
