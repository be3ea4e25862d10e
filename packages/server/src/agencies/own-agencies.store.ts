import type { AgencyDraft, AgencyEdit } from '@matchpoint/core/agencies/agency-draft';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { namesOf } from '@matchpoint/core/fields/table';
import type { AuditLog } from '../audit/audit.store.ts';
import type { Database, Queries } from '../database/pool.ts';
import { payloadDigest } from '../database/record.ts';
import { nothing, type Sql, sql } from '../database/sql.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import type { EntryTables } from '../directory/list-statement.ts';
import {
  type Creation,
  createOnce,
  type Edit,
  editOwn,
  type OwnEntry,
  type OwnTables,
  readOwn,
} from '../directory/own-entry.ts';
import { refuseEditor, refuseStale } from '../http/own-refusals.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import { holdAgency, mayEdit, type OwnAgency } from './access.ts';
import { agencyColumns, agencyRow, insertRows } from './agency-record.ts';

export type OwnAgenciesStore = ReturnType<typeof createOwnAgenciesStore>;

const isEditable = ({ userId, agencyId }: OwnAgency): Sql =>
  sql`entry.id = ${agencyId}::bigint and ${mayEdit('entry', userId)}`;

/** The agencies that the caller may edit. Another is refused (`refuseUnknown`). */
export function createOwnAgenciesStore(quotas: QuotaCheck, { note }: AuditLog, agencies: EntryTables) {
  const tables: OwnTables = {
    ...agencies,
    noun: 'agency',
    fields: namesOf(agencyFields),
    columns: agencyColumns,
    stamp: nothing,
  };
  return {
    create: (
      database: Database,
      ownerId: string,
      draft: AgencyDraft,
      ref: string | null,
    ): Promise<Creation> => {
      const row = agencyRow(draft, 'draft');
      const digest = payloadDigest(row);
      const insert = insertRows([{ ...row, owner_id: ownerId, client_ref: ref, payload_digest: digest }]);
      const hasKey = sql`entry.owner_id = ${ownerId}::bigint and entry.client_ref = ${ref}`;
      return changeDirectory(database, async (queries) => {
        const creation = await createOnce(queries, tables, { insert, hasKey, digest });
        if (!creation.isChanged) return creation;
        await quotas.countAgency(queries, ownerId);
        await note(queries, { agencyId: creation.result.id, userId: ownerId, action: 'agency.created' });
        return creation;
      });
    },

    show: (database: Database, agency: OwnAgency): Promise<OwnEntry> =>
      readOwn(database, tables, isEditable(agency)),

    /** @param revisions those that may be edited; null: any */
    edit: (
      database: Database,
      agency: OwnAgency,
      edit: AgencyEdit,
      revisions: readonly number[] | null,
    ): Promise<Edit> =>
      changeDirectory(database, async (queries) => {
        await holdAgency(queries, agency);
        const row = agencyRow(edit, 'edit');
        const change = await editOwn(queries, tables, isEditable(agency), row, revisions);
        if (change.isChanged)
          await note(queries, { ...agency, action: 'agency.edited', fields: change.result.fields });
        return change;
      }),

    /**
     * Removes the agency with its athletes.
     * @param revisions those that may be removed; null: any
     */
    remove: (database: Database, agency: OwnAgency, revisions: readonly number[] | null): Promise<void> =>
      changeDirectory(database, async (queries) => {
        const held = await holdAgency(queries, agency);
        if (held.role !== 'owner') refuseEditor();
        if (revisions !== null && !revisions.includes(held.revision)) refuseStale('agency');
        await removeAgencies(queries, [agency.agencyId]);
        await note(queries, { ...agency, action: 'agency.removed' });
        return { result: undefined, isChanged: true };
      }),
  };
}

/**
 * Removes agencies, which the transaction has locked, and their athletes. Athletes are locked in the order of their ids, as
 * every other change of several locks them.
 */
export async function removeAgencies({ query }: Queries, ids: readonly string[]): Promise<void> {
  await query(sql`
    with gone as (
      select id from athletes where agency_id = any(${ids}::bigint[]) order by id for update
    )
    delete from athletes using gone where athletes.id = gone.id`);
  await query(sql`delete from agencies where id = any(${ids}::bigint[])`);
}
