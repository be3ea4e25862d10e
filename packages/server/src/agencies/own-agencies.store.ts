import type { AgencyDraft, AgencyEdit } from '@matchpoint/core/agencies/agency';
import type { Sql } from '../database/connection.ts';
import { arrayText, part, readRaw } from '../database/statement.ts';
import { payloadDigest } from '../database/stored-values.ts';
import {
  type Creation,
  createOnce,
  type Edit,
  editOnce,
  type OwnEntry,
  readOwnEntry,
} from '../directory/own-entry.ts';
import { agencyRecord, agencyRecordColumns } from './agency-record.ts';

export type OwnAgenciesStore = ReturnType<typeof createOwnAgenciesStore>;

const entry = part`page.answer, page.version`;

/** The agencies of their owner, in one statement a call; what is not the owner's is null. Ids are ids of ours. */
export function createOwnAgenciesStore(sql: Sql) {
  return {
    create: async (ownerId: string, draft: AgencyDraft, ref: string | null): Promise<Creation | null> => {
      const record = JSON.stringify(agencyRecord(draft));
      const digest = payloadDigest(record);
      const statement = part`
          with known as (
            select * from agencies where owner_id = ${ownerId}::bigint and client_ref = ${ref}::text
          ),
          added as (
            insert into agencies (owner_id, client_ref, payload_digest, ${agencyRecordColumns})
            select ${ownerId}::bigint, ${ref}::text, ${digest}::text, ${agencyRecordColumns}
            from jsonb_populate_record(null::agencies, ${record}::text::jsonb)
            where not exists (select from known)
            returning *
          )
          select page.is_new, page.payload_digest, ${entry}
          from (select true as is_new, * from added union all select false, * from known) as page`;
      return createOnce(async () => (await readRaw(sql, statement, true))[0], digest);
    },

    show: (ownerId: string, id: string): Promise<OwnEntry | null> =>
      readOwnEntry(
        sql,
        part`
          select ${entry} from agencies page
          where id = ${id}::bigint and owner_id = ${ownerId}::bigint`,
      ),

    /** `versions`: those that may be edited; null: any. */
    edit: (
      ownerId: string,
      id: string,
      edit: AgencyEdit,
      versions: readonly number[] | null,
    ): Promise<Edit | null> =>
      editOnce(
        sql,
        part`
          with found as (
            select id from agencies where id = ${id}::bigint and owner_id = ${ownerId}::bigint
          ),
          page as (
            update agencies entry
            set (version, ${agencyRecordColumns}) = (
              select entry.version + 1, ${agencyRecordColumns}
              from jsonb_populate_record(entry, ${JSON.stringify(agencyRecord(edit))}::text::jsonb)
            )
            where id = (select id from found)
              and (${arrayText(versions)}::int[] is null or version = any(${arrayText(versions)}::int[]))
            returning entry.*
          )
          select ${entry} from found left join page on true`,
      ),
  };
}
