import { emailKey } from '../agencies/invitations.store.ts';
import { removeAgencies } from '../agencies/own-agencies.store.ts';
import { forgetPerson } from '../audit/audit.store.ts';
import type { Database, Queries } from '../database/pool.ts';
import { ConflictError } from '../database/retry-conflicts.ts';
import { sql } from '../database/sql.ts';
import { type Change, changeDirectory } from '../directory/directory-version.ts';
import type { Bearer } from '../identity/tokens.ts';
import { uidDigest } from './users.store.ts';

/**
 * Removes what is kept of an account (rules/account.md#account-removal), also repeatedly. A note of it, without anything about the
 * person, stays until the identity provider has removed its part and every earlier sign-in has ended.
 */
export function removeAccount(database: Database, bearer: Bearer): Promise<void> {
  return changeDirectory(database, (queries) => remove(queries, bearer));
}

/** Call when the identity provider has removed its part. */
export async function completeRemoval({ query }: Queries, uid: string): Promise<void> {
  await query(sql`
    update removed_accounts set is_complete = true where uid_digest = ${uidDigest(uid)}`);
}

async function remove({ query }: Queries, { uid, email, isVerified }: Bearer): Promise<Change<void>> {
  const nothing = { result: undefined, isChanged: false };
  await query(sql`
    delete from removed_accounts where is_complete and removed_at < now() - interval '1 day'`);
  await query(sql`
    insert into removed_accounts (uid_digest) values (${uidDigest(uid)})
    on conflict (uid_digest) do update set removed_at = now(), is_complete = false`);
  // Agencies are locked before the user, as in all transactions (see quotas.ts).
  const owned = await query<{ id: string }>(sql`
    select agencies.id from agencies join users on users.id = agencies.owner_id
    where users.uid = ${uid} order by agencies.id for update of agencies`);
  const [user] = await query<{ id: string; email: string }>(
    sql`select id, email from users where uid = ${uid} for update`,
  );
  if (user === undefined) return nothing;
  const agencies = await query(sql`select from agencies where owner_id = ${user.id}::bigint`);
  // One was created, or handed over, before the user was locked.
  if (agencies.length !== owned.length) throw new ConflictError();
  await removeAgencies(
    { query },
    owned.map(({ id }) => id),
  );
  if (isVerified && email !== null)
    await query(sql`delete from invitations where email = ${emailKey(email)}`);
  await forgetPerson({ query }, user.email);
  await query(sql`delete from users where id = ${user.id}::bigint`);
  return { result: undefined, isChanged: owned.length > 0 };
}
