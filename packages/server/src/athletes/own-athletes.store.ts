import type { AthleteDraft, AthleteEdit } from '@matchpoint/core/athletes/athlete-draft';
import { athleteFieldNames } from '@matchpoint/core/athletes/athlete-fields';
import { mayEdit, type OwnAgency } from '../agencies/access.ts';
import type { ChangeLog } from '../changes/changes.store.ts';
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
  fieldsIn,
  insertRows,
  rowIn,
} from './athlete-record.ts';

type StoredRecords = ReadonlyMap<string | null, StoredRecord>;

export type OwnAthletesStore = ReturnType<typeof createOwnAthletesStore>;

const isEditable = ({ userId, agencyId }: OwnAgency, id: string): Sql => sql`
  entry.id = ${id}::bigint and entry.agency_id = ${agencyId}::bigint and ${mayEdit('agency', userId)}`;

/** The athletes of the agencies that one may edit; what is not the caller's is null. */
export function createOwnAthletesStore(
  database: Database,
  quotas: QuotaCheck,
  { note }: ChangeLog,
  athletes: EntryTables,
) {
  const tables: OwnTables = {
    ...athletes,
    fields: athleteFieldNames,
    columns: athleteColumns,
    stamp: changedNow,
  };
  return {
    /** JSON, newest first. */
    list: async ({ userId, agencyId }: OwnAgency, deadline?: Deadline): Promise<string | null> => {
      const [agency] = await database.query<{ athletes: string }>(
        sql`
          select (
            select coalesce(json_agg(json_build_object('id', id::text, 'name', name, 'sport', sport) order by id desc), '[]')
            from athletes where agency_id = agency.id
          )::text as athletes
          from agencies agency where id = ${agencyId}::bigint and ${mayEdit('agency', userId)}`,
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
          const { result, isChanged } = creation;
          if (!isChanged || result.outcome === 'another') return creation;
          await admission.expectRoom();
          await note(queries, { ...agency, action: 'athletes.created', athleteIds: [result.id] });
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
          if (!creation.isChanged) return creation;
          await admission.expectRoom();
          const athleteIds = [...creation.result.values()].flatMap(({ id, isNew }) => (isNew ? [id] : []));
          await note(queries, { ...agency, action: 'athletes.created', athleteIds });
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
          const change = await changeAthletes(queries, agency, changes);
          const { edits, removals } = change;
          if (edits.length > 0)
            await note(queries, {
              ...agency,
              action: 'athletes.edited',
              athleteIds: edits.map(({ id }) => id),
              fields: fieldsIn(edits.map(({ row }) => row ?? {})),
            });
          if (removals.length > 0)
            await note(queries, { ...agency, action: 'athletes.removed', athleteIds: removals });
          return change;
        },
        deadline,
      ),

    show: (agency: OwnAgency, id: string, deadline?: Deadline): Promise<OwnEntry | null> =>
      readOwn(database, tables, isEditable(agency, id), deadline),

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
        async (queries) => {
          const row = athleteRow(edit, 'edit');
          const change = await editOwn(queries, tables, isEditable(agency, id), row, revisions);
          if (change.isChanged && change.result?.outcome === 'done') {
            const { fields } = change.result;
            await note(queries, { ...agency, action: 'athletes.edited', athleteIds: [id], fields });
          }
          return change;
        },
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
        async (queries) => {
          const change = await removeOwn(queries, tables, isEditable(agency, id), revisions);
          if (change.isChanged)
            await note(queries, { ...agency, action: 'athletes.removed', athleteIds: [id] });
          return change;
        },
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
