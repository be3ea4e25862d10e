import { hash } from 'node:crypto';
import type { Profile } from '@matchpoint/core/profiles/profile';
import type { CurrentUser } from '@matchpoint/core/session/session';
import { mayEdit, rolesOf } from '../agencies/access.ts';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { hasId } from '../directory/list-statement.ts';
import { memoizeAsync } from '../memoize-async.ts';

/** An account's row at this service. */
export interface User {
  readonly id: string;
  readonly email: string;
}

export type EnsureUser = ReturnType<typeof userKeeper>;

/** Milliseconds that a row is not looked for again: rows stay, and their ids with them. */
const rowsKept = 60_000;

/** Seconds that the identity provider's clock may be ahead of the database's. */
const clockTolerance = 60;

/**
 * The row of an account, made at its first call, also when two come at once; its email is kept up to date. Null: the account
 * was removed since it signed in, at `signedInAt` in seconds.
 */
export function userKeeper({ query }: Queries) {
  const ensure = async (uid: string, email: string, signedInAt: string): Promise<User | null> => {
    const [known] = await query<User>(sql`select id, email from users where uid = ${uid}`);
    if (known?.email === email) return known;
    const [made] = await query<User>(sql`
      insert into users (uid, email)
      select ${uid}, ${email} where not exists (
        select from removed_accounts
        where uid_digest = ${uidDigest(uid)} and removed_at >= to_timestamp(${signedInAt}::float8 - ${clockTolerance}::int)
      )
      on conflict (uid) do update set email = excluded.email
      returning id, email`);
    return made ?? null;
  };
  return memoizeAsync(ensure, { ttl: rowsKept, isCached: (user) => user !== null });
}

/** The active profile is the chosen one; where that is gone or was never chosen, the oldest. */
export async function showUser({ query }: Queries, { id, email }: User): Promise<CurrentUser> {
  const [active] = await query<{ id: string; name: string }>(sql`
    select agencies.id, agencies.name
    from users, ${rolesOf(id)} as own join agencies on agencies.id = own.agency_id
    where users.id = ${id}::bigint
    order by agencies.id = users.active_agency_id desc nulls last, agencies.id
    limit 1`);
  return {
    email,
    active_profile: active?.id ?? null,
    active_profile_name: active?.name ?? null,
    active_profile_type: active === undefined ? null : 'Agency',
  };
}

/** The agencies that the user may edit, oldest first. */
export function listProfiles({ query }: Queries, { id }: User): Promise<Required<Profile>[]> {
  return query<Required<Profile>>(sql`
    select agencies.id, agencies.name, 'Agency' as profile_type, own.role
    from ${rolesOf(id)} as own join agencies on agencies.id = own.agency_id
    order by agencies.id`);
}

/** False: no such profile is this user's. */
export async function activateProfile({ query }: Queries, { id }: User, profile: string): Promise<boolean> {
  const rows = await query(sql`
    with chosen as (
      select id from agencies where ${hasId(sql`id`, profile)} and ${mayEdit('agencies', id)} for key share
    )
    update users set active_agency_id = chosen.id from chosen where users.id = ${id}::bigint
    returning users.id`);
  return rows.length > 0;
}

/** Recognises an account that was removed, without keeping its id. */
export function uidDigest(uid: string): string {
  return hash('sha256', uid, 'base64url');
}
