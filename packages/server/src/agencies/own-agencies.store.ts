import type { AgencyDraft, AgencyEdit } from '@matchpoint/core/agencies/agency-draft';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { namesOf } from '@matchpoint/core/fields/table';
import type { ChangeLog } from '../changes/changes.store.ts';
import type { Database } from '../database/pool.ts';
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
  readOwn,
} from '../directory/own-entry.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import { expectNoRole, holdAgency, mayEdit, type OwnAgency } from './access.ts';
import { agencyColumns, agencyRow, insertRows } from './agency-record.ts';
import { forOwner } from './refused-error.ts';
import { removeAgencies } from './remove-agencies.ts';

export type OwnAgenciesStore = ReturnType<typeof createOwnAgenciesStore>;

const isEditable = ({ userId, agencyId }: OwnAgency): Sql =>
  sql`entry.id = ${agencyId}::bigint and ${mayEdit('entry', userId)}`;

/** The agencies that the caller may edit; null: the agency is not one of them. */
export function createOwnAgenciesStore(quotas: QuotaCheck, { note }: ChangeLog, agencies: EntryTables) {
  const tables = { ...agencies, fields: namesOf(agencyFields), columns: agencyColumns, stamp: nothing };
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
        const { result, isChanged } = creation;
        if (!isChanged || result.outcome === 'another') return creation;
        await quotas.countAgency(queries, ownerId);
        await note(queries, { agencyId: result.id, userId: ownerId, action: 'agency.created' });
        return creation;
      });
    },

    show: (database: Database, agency: OwnAgency): Promise<OwnEntry | null> =>
      readOwn(database, tables, isEditable(agency)),

    /** @param revisions those that may be edited; null: any */
    edit: (
      database: Database,
      agency: OwnAgency,
      edit: AgencyEdit,
      revisions: readonly number[] | null,
    ): Promise<Edit | null> =>
      changeDirectory(database, async (queries) => {
        const row = agencyRow(edit, 'edit');
        const change = await editOwn(queries, tables, isEditable(agency), row, revisions);
        if (change.result === null) await expectNoRole(queries, agency);
        if (change.isChanged && change.result?.outcome === 'done')
          await note(queries, { ...agency, action: 'agency.edited', fields: change.result.fields });
        return change;
      }),

    /**
     * Removes the agency with its athletes.
     * @param revisions those that may be removed; null: any
     */
    remove: (
      database: Database,
      agency: OwnAgency,
      revisions: readonly number[] | null,
    ): Promise<'removed' | 'stale'> =>
      changeDirectory(database, async (queries) => {
        const held = await holdAgency(queries, agency);
        if (held.role !== 'owner') throw forOwner();
        if (revisions !== null && !revisions.includes(held.revision))
          return { result: 'stale', isChanged: false };
        await removeAgencies(queries, [agency.agencyId]);
        await note(queries, { ...agency, action: 'agency.removed' });
        return { result: 'removed', isChanged: true };
      }),
  };
}
