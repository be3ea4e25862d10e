import type { AgencyDraft, AgencyEdit } from '@matchpoint/core/agencies/agency';
import type { Database, Deadline } from '../database/pool.ts';
import { payloadDigest } from '../database/record.ts';
import { nothing, type Sql, sql } from '../database/sql.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import {
  type Creation,
  createOnce,
  type Edit,
  editOwn,
  type OwnEntry,
  readOwn,
} from '../directory/own-entry.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import { agencyTables } from './agency-columns.ts';
import { agencyColumns, agencyRow, insertRows } from './agency-record.ts';

export type OwnAgenciesStore = ReturnType<typeof createOwnAgenciesStore>;

/** An agency as the one who calls owns it: both ids are ids of ours. */
export interface OwnAgency {
  readonly ownerId: string;
  readonly agencyId: string;
}

const tables = { ...agencyTables, columns: agencyColumns, stamp: nothing };

const isOwned = ({ ownerId, agencyId }: OwnAgency): Sql =>
  sql`entry.id = ${agencyId}::bigint and entry.owner_id = ${ownerId}::bigint`;

/** The agencies of their owner; what is not the owner's is null. */
export function createOwnAgenciesStore(database: Database, quotas: QuotaCheck) {
  return {
    create: (
      ownerId: string,
      draft: AgencyDraft,
      ref: string | null,
      deadline?: Deadline,
    ): Promise<Creation> => {
      const row = agencyRow(draft, 'draft');
      const digest = payloadDigest(row);
      const insert = insertRows([{ ...row, owner_id: ownerId, client_ref: ref, payload_digest: digest }]);
      const hasKey = sql`entry.owner_id = ${ownerId}::bigint and entry.client_ref = ${ref}`;
      return changeDirectory(
        database,
        async (queries) => {
          const creation = await createOnce(queries, tables, { insert, hasKey, digest });
          if (creation.isChanged) await quotas.countAgency(queries, ownerId);
          return creation;
        },
        deadline,
      );
    },

    show: (agency: OwnAgency, deadline?: Deadline): Promise<OwnEntry | null> =>
      readOwn(database, tables, isOwned(agency), deadline),

    /** `revisions`: those that may be edited; null: any. */
    edit: (
      agency: OwnAgency,
      edit: AgencyEdit,
      revisions: readonly number[] | null,
      deadline?: Deadline,
    ): Promise<Edit | null> =>
      changeDirectory(
        database,
        (queries) => editOwn(queries, tables, isOwned(agency), agencyRow(edit, 'edit'), revisions),
        deadline,
      ),
  };
}
