import { mayEdit, type OwnAgency } from '../agencies/access.ts';
import type { Queries } from '../database/pool.ts';
import type { Row } from '../database/record.ts';
import { sql } from '../database/sql.ts';
import type { Change } from '../directory/directory-version.ts';
import type { EntryTables } from '../directory/list-statement.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { athleteColumns, changedNow } from './athlete-record.ts';

/** Athletes on one page of the list in full. */
const pageRows = 5000;

/** A page of JSON, oldest first, each athlete with its version. @throws {RefusedError} if the agency is not the caller's */
export async function readInFull(
  { query }: Queries,
  { table, joins }: EntryTables,
  { userId, agencyId }: OwnAgency,
  { after, tags }: { readonly after: string; readonly tags: Pick<EntityTags, 'epoch'> },
): Promise<string> {
  const [agency] = await query<{ athletes: string }>(sql`
    select (
      select coalesce(json_agg(row_to_json(page) order by page.id::bigint), '[]')
      from (
        select fields.*, format('"%s-%s"', ${tags.epoch}::text, entry.revision) as version
        from ${table} entry ${joins}
        where entry.agency_id = ${agencyId}::bigint and entry.id > ${after}::bigint
        order by entry.id limit ${pageRows}::int
      ) as page
    )::text as athletes
    from agencies where id = ${agencyId}::bigint and ${mayEdit('agencies', userId)}`);
  return agency?.athletes ?? refuseUnknown('agency');
}

/** `row`: the columns that change; null removes the athlete. */
export interface WantedChange {
  readonly id: string;
  /** Those that may be changed. */
  readonly revisions: readonly number[];
  readonly row: Row | null;
}

/** `revision`: of the athlete as it is now. */
export type ChangedRecord =
  | { readonly status: 'updated' | 'changed'; readonly revision: number }
  | { readonly status: 'removed' };

interface Found {
  readonly id: string;
  readonly revision: number;
  /** It has the values already. */
  readonly isSame: boolean;
}

/** What was done, for {@link Change} and for the log. */
interface ChangedAthletes extends Change<ReadonlyMap<string, ChangedRecord>> {
  readonly edits: readonly WantedChange[];
  readonly removals: readonly Removed[];
}

interface Removed {
  readonly id: string;
  readonly name: string;
}

/** Each athlete is among the changes once. Those that the agency does not have are not in the result. */
export async function changeAthletes(
  queries: Queries,
  agency: OwnAgency,
  changes: readonly WantedChange[],
): Promise<ChangedAthletes> {
  const wanted = new Map(changes.map((change) => [change.id, change]));
  const found = await holdAll(queries, agency, changes);
  const result = new Map<string, ChangedRecord>();
  const edits: WantedChange[] = [];
  const leaving: string[] = [];
  for (const { id, revision, isSame } of found) {
    const change = wanted.get(id);
    if (change === undefined) continue;
    const isCurrent = change.revisions.includes(revision);
    if (change.row !== null && isSame) result.set(id, { status: 'updated', revision });
    else if (!isCurrent) result.set(id, { status: 'changed', revision });
    else if (change.row !== null) edits.push(change);
    else leaving.push(id);
  }
  for (const { id, revision } of await editAll(queries, edits))
    result.set(id, { status: 'updated', revision });
  const removals = await removeAll(queries, leaving);
  for (const { id } of removals) result.set(id, { status: 'removed' });
  return { result, isChanged: edits.length + removals.length > 0, edits, removals };
}

const changeTable = (changes: readonly WantedChange[]) => sql`
  json_to_recordset(${JSON.stringify(changes.map(({ id, row }) => ({ id, row: row ?? {} })))}::json)
    as change(id bigint, row json)`;

/** Keeps them from other changes until the transaction ends, in the order of their ids, so that none waits in a circle. */
async function holdAll(
  { query }: Queries,
  { agencyId }: OwnAgency,
  changes: readonly WantedChange[],
): Promise<readonly Found[]> {
  return query<Found>(sql`
    select entry.id, entry.revision,
      entry is not distinct from json_populate_record(entry, change.row) as "isSame"
    from ${changeTable(changes)}
    join athletes entry on entry.id = change.id
    where entry.agency_id = ${agencyId}::bigint
    order by entry.id for no key update of entry`);
}

async function editAll(
  { query }: Queries,
  changes: readonly WantedChange[],
): Promise<readonly { readonly id: string; readonly revision: number }[]> {
  if (changes.length === 0) return [];
  return query(sql`
    update athletes entry
    set (revision, ${athleteColumns}) = (
      select entry.revision + 1, ${athleteColumns} from json_populate_record(entry, change.row)
    ) ${changedNow}
    from ${changeTable(changes)}
    where entry.id = change.id
    returning entry.id, entry.revision`);
}

async function removeAll({ query }: Queries, ids: readonly string[]): Promise<readonly Removed[]> {
  if (ids.length === 0) return [];
  return query<Removed>(sql`delete from athletes where id = any(${ids}::bigint[]) returning id, name`);
}
