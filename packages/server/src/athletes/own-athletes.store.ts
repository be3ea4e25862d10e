import type { AthleteDraft, AthleteEdit } from '@matchpoint/core/athletes/athlete';
import { type OwnAgency, ownedAgency } from '../agencies/owned-agency.ts';
import type { Sql } from '../database/connection.ts';
import { arrayText, type Part, part, readRaw } from '../database/statement.ts';
import {
  type Creation,
  createOnce,
  type Edit,
  editOnce,
  isTrue,
  type OwnEntry,
  readOwnEntry,
} from '../directory/own-entry.ts';
import { athleteColumns, athleteRecord, athleteRecordColumns } from './athlete-record.ts';
import { insertBatch } from './batch-insert.ts';
import { gatherCreates } from './create-athletes.ts';

export type OwnAthletesStore = ReturnType<typeof createOwnAthletesStore>;

const entry = part`page.open_answer || page.closing_answer, page.version`;

/** The athletes of one's own agencies, in one statement a call at most; what is not the caller's is null. */
export function createOwnAthletesStore(sql: Sql) {
  const createGathered = gatherCreates(sql);
  return {
    /** JSON, newest first. */
    list: async (agency: OwnAgency): Promise<Buffer | null> => {
      const [row] = await readRaw(
        sql,
        part`
          with ${ownedAgency(agency)}
          select (
            select coalesce(json_agg(fields), '[]')
            from (select * from athletes where agency_id = owned_id order by id desc) as page
            cross join lateral (select page.id::text as id, page.name, page.sport) as fields
          )
          from owned`,
        true,
      );
      return row?.[0] ?? null;
    },

    create: async (agency: OwnAgency, draft: AthleteDraft, ref: string | null): Promise<Creation | null> => {
      const record = athleteRecord(draft, ref);
      return createOnce(() => createGathered(agency, record), record.digest);
    },

    /** What is there of each record, by its `client_ref`. */
    createBatch: (agency: OwnAgency, records: Part) => insertBatch(sql, agency, records),

    show: (agency: OwnAgency, id: string): Promise<OwnEntry | null> =>
      readOwnEntry(
        sql,
        part`
          with ${ownedAgency(agency)}
          select ${entry}
          from (
            select athletes.*, closing_answer from owned join athletes on agency_id = owned_id
            where athletes.id = ${id}::bigint
          ) as page`,
      ),

    /** `versions`: those that may be edited; null: any. */
    edit: (
      agency: OwnAgency,
      id: string,
      edit: AthleteEdit,
      versions: readonly number[] | null,
    ): Promise<Edit | null> =>
      editOnce(
        sql,
        part`
          with ${ownedAgency(agency)},
          found as (
            select athletes.id, closing_answer from owned join athletes on agency_id = owned_id
            where athletes.id = ${id}::bigint
          ),
          edited as (
            update athletes entry
            set (version, ${athleteRecordColumns}) = (
              select entry.version + 1, ${athleteRecordColumns}
              from jsonb_populate_record(entry, ${JSON.stringify(athleteColumns(edit))}::text::jsonb)
            )
            where id = (select id from found)
              and (${arrayText(versions)}::int[] is null or version = any(${arrayText(versions)}::int[]))
            returning entry.*
          )
          select ${entry}
          from found left join lateral (select edited.*, found.closing_answer from edited) as page on true`,
      ),

    /** `versions`: those that may be removed; null: any. */
    remove: async (
      agency: OwnAgency,
      id: string,
      versions: readonly number[] | null,
    ): Promise<'removed' | 'stale' | null> => {
      const [row] = await readRaw(
        sql,
        part`
          with ${ownedAgency(agency)},
          found as (
            select athletes.id from owned join athletes on agency_id = owned_id
            where athletes.id = ${id}::bigint
          ),
          removed as (
            delete from athletes where id = (select id from found)
              and (${arrayText(versions)}::int[] is null or version = any(${arrayText(versions)}::int[]))
            returning id
          )
          select exists (select from removed) from found`,
        true,
      );
      if (row === undefined) return null;
      return isTrue(row[0]) ? 'removed' : 'stale';
    },
  };
}
