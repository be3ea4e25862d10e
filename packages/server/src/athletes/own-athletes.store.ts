import type { AthleteEdit } from '@matchpoint/core/athletes/fields/athlete-draft';
import { everyFieldName } from '@matchpoint/core/athletes/fields/athlete-fields';
import { asksForConsent, type ConsentMode } from '@matchpoint/core/consent/consent';
import { mayEdit, type OwnAgency } from '../agencies/access.ts';
import type { AuditLog } from '../audit/audit.store.ts';
import { type Settling, settleConsent } from '../consent/consent-state.ts';
import type { Database, Queries } from '../database/pool.ts';
import type { Row } from '../database/record.ts';
import { ConflictError } from '../database/retry-conflicts.ts';
import { type Sql, sql } from '../database/sql.ts';
import { type Change, changeDirectory } from '../directory/directory-version.ts';
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
import { refuseUnknown } from '../http/own-refusals.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import type { StoredRecord } from './athlete-batch.ts';
import { type ChangedRecord, changeAthletes, type WantedChange } from './athlete-changes.store.ts';
import {
  type AthleteRecord,
  athleteColumns,
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

/** The athletes of the agencies that the caller may edit. What is not theirs is refused (`refuseUnknown`). */
export function createOwnAthletesStore(
  quotas: QuotaCheck,
  audit: AuditLog,
  athletes: EntryTables,
  mode: ConsentMode,
) {
  const tables: OwnTables = {
    ...athletes,
    noun: 'athlete',
    fields: everyFieldName,
    columns: athleteColumns,
    stamp: changedNow,
  };
  const settle: Settle = asksForConsent(mode)
    ? (queries, rows) => settleConsent(queries, settlingOf(rows))
    : async () => undefined;
  return { ...singleAthletes(quotas, audit, tables, settle), ...manyAthletes(quotas, audit, settle) };
}

/** What families were asked, after the rows were written. */
type Settle = (queries: Queries, rows: readonly WrittenRow[]) => Promise<void>;
type WrittenRow = readonly [id: string, row: Row | null];

function settlingOf(rows: readonly WrittenRow[]): Settling {
  const idsOf = (some: readonly WrittenRow[]) => some.map(([id]) => id);
  return {
    ids: idsOf(rows),
    declared: idsOf(rows.filter(([, row]) => typeof row?.['agreed_on'] === 'string')),
  };
}

function singleAthletes(quotas: QuotaCheck, { note }: AuditLog, tables: OwnTables, settle: Settle) {
  /** What was written, as it is once the consent is settled. */
  async function settled<T extends OwnEntry>(
    queries: Queries,
    agency: OwnAgency,
    entry: T,
    row: Row,
  ): Promise<T> {
    await settle(queries, [[entry.id, row]]);
    return { ...entry, ...(await readOwn(queries, tables, isEditable(agency, entry.id))) };
  }

  return {
    create: (database: Database, agency: OwnAgency, record: AthleteRecord): Promise<Creation> => {
      const { agencyId } = agency;
      const insert = insertRows([rowIn(agencyId, record)]);
      const hasKey = sql`entry.agency_id = ${agencyId}::bigint and entry.client_ref = ${record.ref}`;
      return changeDirectory(database, async (queries) => {
        const admission = await quotas.admitAthletes(queries, agency, 1);
        const creation = await createOnce(queries, tables, { insert, hasKey, digest: record.digest });
        if (!creation.isChanged) return creation;
        await admission.expectRoom();
        await note(queries, { ...agency, action: 'athletes.created', athleteIds: [creation.result.id] });
        return { ...creation, result: await settled(queries, agency, creation.result, record.row) };
      });
    },

    show: (database: Database, agency: OwnAgency, id: string): Promise<OwnEntry> =>
      readOwn(database, tables, isEditable(agency, id)),

    /** @param revisions those that may be edited; null: any */
    edit: (
      database: Database,
      agency: OwnAgency,
      id: string,
      edit: AthleteEdit,
      revisions: readonly number[] | null,
    ): Promise<Edit> =>
      changeDirectory(database, async (queries) => {
        const row = athleteRow(edit, 'edit');
        const change = await editOwn(queries, tables, isEditable(agency, id), row, revisions);
        const { fields } = change.result;
        if (!change.isChanged) return change;
        await note(queries, { ...agency, action: 'athletes.edited', athleteIds: [id], fields });
        return { ...change, result: await settled(queries, agency, change.result, row) };
      }),

    /** @param revisions those that may be removed; null: any */
    remove: (
      database: Database,
      agency: OwnAgency,
      id: string,
      revisions: readonly number[] | null,
    ): Promise<void> =>
      changeDirectory(database, async (queries) => {
        const athleteNames = await namesOf(queries, [id]);
        await removeOwn(queries, tables, isEditable(agency, id), revisions);
        await note(queries, { ...agency, action: 'athletes.removed', athleteIds: [id], athleteNames });
        return { result: undefined, isChanged: true };
      }),
  };
}

function manyAthletes(quotas: QuotaCheck, { note }: AuditLog, settle: Settle) {
  return {
    /** Creates the records that do not exist yet, and returns all of them by their `client_ref`. */
    createBatch: (
      database: Database,
      agency: OwnAgency,
      records: readonly AthleteRecord[],
    ): Promise<StoredRecords> =>
      changeDirectory(database, async (queries) => {
        // Counted before the work, so that the quota bounds the work of a client that sends too much.
        const admission = await quotas.admitAthletes(queries, agency, records.length);
        const creation = await insertBatch(queries, agency, records);
        if (!creation.isChanged) return creation;
        await admission.expectRoom();
        const athleteIds = [...creation.result.values()].flatMap(({ id, isNew }) => (isNew ? [id] : []));
        await note(queries, { ...agency, action: 'athletes.created', athleteIds });
        const rows = new Map(records.map(({ ref, row }) => [ref, row]));
        await settle(
          queries,
          [...creation.result].flatMap(([ref, { id, isNew }]): WrittenRow[] =>
            isNew ? [[id, rows.get(ref) ?? null]] : [],
          ),
        );
        return creation;
      }),

    /** What became of each change, by its id. */
    changeBatch: (
      database: Database,
      agency: OwnAgency,
      changes: readonly WantedChange[],
    ): Promise<ReadonlyMap<string, ChangedRecord>> =>
      changeDirectory(database, async (queries) => {
        await quotas.admitChanges(queries, agency, changes.length);
        const change = await changeAthletes(queries, agency, changes);
        const { edits, removals } = change;
        await settle(
          queries,
          edits.map(({ id, row }): WrittenRow => [id, row]),
        );
        if (edits.length > 0)
          await note(queries, {
            ...agency,
            action: 'athletes.edited',
            athleteIds: edits.map(({ id }) => id),
            fields: fieldsIn(edits.map(({ row }) => row ?? {})),
          });
        if (removals.length > 0)
          await note(queries, {
            ...agency,
            action: 'athletes.removed',
            athleteIds: removals.map(({ id }) => id),
            athleteNames: removals.map(({ name }) => name),
          });
        return change;
      }),
  };
}

/** The names and sports of an agency's athletes as JSON, newest first. @throws {RefusedError} if it is not the caller's */
export async function listAthletes({ query }: Queries, { userId, agencyId }: OwnAgency): Promise<string> {
  const [agency] = await query<{ athletes: string }>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', id::text, 'name', name, 'sport', sport) order by id desc), '[]')
      from athletes where agency_id = agency.id
    )::text as athletes
    from agencies agency where id = ${agencyId}::bigint and ${mayEdit('agency', userId)}`);
  return agency?.athletes ?? refuseUnknown('agency');
}

async function namesOf({ query }: Queries, ids: readonly string[]): Promise<readonly string[]> {
  const named = await query<{ name: string }>(sql`
    select name from athletes where id = any(${ids}::bigint[]) order by id`);
  return named.map(({ name }) => name);
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
  // A row that blocked the insert was removed meanwhile.
  if (stored.size < records.length) throw new ConflictError();
  return { result: stored, isChanged };
}
