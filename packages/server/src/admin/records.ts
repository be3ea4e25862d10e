import type { Queries } from '../database/pool.ts';
import { type Sql, sql } from '../database/sql.ts';

/** An agency as the operator is asked about it. */
export interface AgencyRecord {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly athletes: number;
  readonly editors: number;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
}

export async function findAgency({ query }: Queries, id: string): Promise<AgencyRecord | null> {
  const [agency] = await query<AgencyRecord>(sql`
    select agency.id, agency.name, owner.email as owner, agency.created_at, agency.disabled_at,
      (select count(*) from athletes where agency_id = agency.id)::int as athletes,
      (select count(*) from agency_editors where agency_id = agency.id)::int as editors
    from agencies agency left join users owner on owner.id = agency.owner_id
    where agency.id = ${id}::bigint`);
  return agency ?? null;
}

/** An athlete with every column that has a value. */
export interface AthleteRecord {
  readonly name: string;
  readonly agency: string | null;
  readonly columns: Readonly<Record<string, unknown>>;
}

export async function findAthlete({ query }: Queries, id: string): Promise<AthleteRecord | null> {
  const [athlete] = await query<{
    name: string;
    agency: string | null;
    columns: Record<string, unknown>;
  }>(sql`
    select entry.name, agency.name as agency, json_strip_nulls(row_to_json(entry)) as columns
    from athletes entry left join agencies agency on agency.id = entry.agency_id
    where entry.id = ${id}::bigint`);
  return athlete ?? null;
}

/** An athlete that its agency has removed, as long as its log of changes names it. */
export async function findRemovedAthlete(
  { query }: Queries,
  id: string,
): Promise<Omit<AthleteRecord, 'columns'> | null> {
  const [removed] = await query<{ name: string; agency: string | null }>(sql`
    select change.name, agencies.name as agency
    from (
      select id, agency_id, athlete_names[array_position(athlete_ids, ${id}::bigint)] as name from changes
      where athlete_names <> '{}' and athlete_ids @> array[${id}::bigint]
    ) as change left join agencies on agencies.id = change.agency_id
    where change.name is not null order by change.id desc limit 1`);
  return removed ?? null;
}

/** The rows of accounts with an email address: those of an account that was removed and made anew, too. */
export interface UserRecord {
  readonly id: string;
  readonly uid: string;
  readonly email: string;
  readonly created_at: Date;
  readonly owned: readonly { readonly id: string; readonly name: string; readonly athletes: number }[];
  readonly edited: readonly { readonly id: string; readonly name: string }[];
}

export function findUsers(queries: Queries, email: string): Promise<UserRecord[]> {
  return readUsers(queries, sql`lower(email) = lower(${email})`);
}

export function findUsersByUid(queries: Queries, uids: readonly string[]): Promise<UserRecord[]> {
  return readUsers(queries, sql`uid = any(${uids}::text[])`);
}

export async function listUids({ query }: Queries): Promise<string[]> {
  return (await query<{ uid: string }>(sql`select uid from users order by id`)).map(({ uid }) => uid);
}

function readUsers({ query }: Queries, condition: Sql): Promise<UserRecord[]> {
  return query<UserRecord>(sql`
    select users.id, uid, email, created_at,
      (
        select coalesce(json_agg(json_build_object('id', agency.id::text, 'name', agency.name, 'athletes',
          (select count(*) from athletes where agency_id = agency.id)) order by agency.id), '[]')
        from agencies agency where owner_id = users.id
      ) as owned,
      (
        select coalesce(json_agg(json_build_object('id', agency.id::text, 'name', agency.name) order by agency.id), '[]')
        from agency_editors editor join agencies agency on agency.id = editor.agency_id
        where editor.user_id = users.id
      ) as edited
    from users where ${condition} order by users.id`);
}
