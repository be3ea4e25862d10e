import { type AuditAction, mostNamedAthletes } from '@matchpoint/core/audit/audit-entry';
import { mayEdit, type OwnAgency } from '../agencies/access.ts';
import type { Queries } from '../database/pool.ts';
import { instant, sql } from '../database/sql.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { refuse } from '../http/problem.ts';

/** A change of an agency by one of its people, or by a program with one of its keys. */
export interface NotedAction extends OwnAgency {
  readonly action: AuditAction;
  readonly athleteIds?: readonly string[];
  /** Names of the first athletes, where they are removed. */
  readonly athleteNames?: readonly string[];
  /** The email address of the person that it is about. */
  readonly whom?: string | null;
  /** The name of the key that it is about. */
  readonly keyName?: string;
  /** Names, never values. */
  readonly fields?: readonly string[];
}

export type AuditLog = ReturnType<typeof createAuditLog>;

const disabled =
  'This agency was disabled by the operator of this service, so nothing of it can be changed. You can still see and export it.';

/** Entries on one page. */
const pageRows = 100;

/** The log of who did what in an agency (rules/agencies.md#changes-log). @param days after which entries are removed */
export function createAuditLog(days: number) {
  return {
    /**
     * Notes a change in its transaction, and removes a few entries that are too old. Every change of an agency is noted, so
     * this is also where changes of a disabled one are refused (rules/agencies.md#disabled-agency).
     * @throws {RefusedError}
     */
    note: async ({ query }: Queries, change: NotedAction): Promise<void> => {
      const {
        agencyId,
        action,
        athleteIds = [],
        athleteNames = [],
        whom = null,
        fields = [],
        byKey,
      } = change;
      const { userId, keyName } = byKey === undefined ? change : { userId: null, keyName: byKey };
      const [noted] = await query<{ isDisabled: boolean | null }>(sql`
        with expired as (
          delete from changes where id in (
            select id from changes where at < now() - make_interval(days => ${days}::int)
            order by at limit 10 for update skip locked
          )
        )
        insert into changes (agency_id, user_id, action, athlete_ids, athlete_names, whom, fields, key_name)
        values (${agencyId}::bigint, ${userId}::bigint, ${action}, ${athleteIds}::bigint[],
          ${athleteNames.slice(0, mostNamedAthletes)}::text[], ${whom}, ${fields}::text[],
          ${keyName ?? null})
        returning (select disabled_at is not null from agencies where id = agency_id) as "isDisabled"`);
      if (noted?.isDisabled === true) refuse(403, disabled);
    },
  };
}

/** Notes what the operator or a family did, who are nobody of the agency. */
export async function noteOfNobody(
  { query }: Queries,
  agencyId: string,
  action: AuditAction,
  athleteIds: readonly string[] = [],
): Promise<void> {
  await query(sql`
    insert into changes (agency_id, action, athlete_ids)
    values (${agencyId}::bigint, ${action}, ${athleteIds}::bigint[])`);
}

/** A page of JSON, newest first. @param before an id; null: from the newest on @throws {RefusedError} if the agency is not the caller's */
export async function listAudit(
  { query }: Queries,
  { agencyId, userId }: OwnAgency,
  before: string | null,
): Promise<string> {
  const [agency] = await query<{ changes: string }>(sql`
    select (
      select coalesce(json_agg(row_to_json(page) order by page.id::bigint desc), '[]')
      from (
        select change.id::text as id, ${instant(sql`change.at`)} as at, users.email as who, change.action, change.whom,
          cardinality(change.athlete_ids) as count,
          (
            select coalesce(json_agg(json_build_object('id', named.id::text,
              'name', coalesce(athletes.name, change.athlete_names[named.position])) order by named.position), '[]')
            from unnest(change.athlete_ids[1:${mostNamedAthletes}::int]) with ordinality as named(id, position)
            left join athletes on athletes.id = named.id and athletes.agency_id = change.agency_id
          ) as athletes,
          change.fields, change.key_name as key
        from changes change left join users on users.id = change.user_id
        where change.agency_id = agency.id and change.id < coalesce(${before}::bigint, 9223372036854775807)
        order by change.id desc limit ${pageRows}::int
      ) as page
    )::text as changes
    from agencies agency where id = ${agencyId}::bigint and ${mayEdit('agency', userId)}`);
  return agency?.changes ?? refuseUnknown('agency');
}

/** Takes the names of erased athletes out of the log (rules/agencies.md#changes-log). @returns how many entries had one */
export async function forgetAthletes({ query }: Queries, ids: readonly string[]): Promise<number> {
  const forgotten = await query(sql`
    update changes set athlete_names = (
      select coalesce(array_agg(case when named.id = any(${ids}::bigint[]) then null else athlete_names[position] end
        order by position), '{}')
      from unnest(athlete_ids[1:cardinality(athlete_names)]) with ordinality as named(id, position)
    )
    where athlete_names <> '{}' and athlete_ids && ${ids}::bigint[] returning id`);
  return forgotten.length;
}

/** Takes a person's address out of the log. @returns how many entries had it */
export async function forgetPerson({ query }: Queries, email: string): Promise<number> {
  return (await query(sql`update changes set whom = null where whom = lower(${email}) returning id`)).length;
}
