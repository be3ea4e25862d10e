import { emailKey } from '../agencies/invitations.store.ts';
import { removeAgencies } from '../agencies/remove-agencies.ts';
import type { Database, Deadline, Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { type Change, ConflictError, changeDirectory } from '../directory/directory-version.ts';
import type { Bearer } from '../identity/token-claims.ts';
import { uidDigest } from './uid-digest.ts';

export type AccountRemovalStore = ReturnType<typeof createAccountRemovalStore>;

/**
 * Removes what is kept of an account (rules/account.md#account-removal). A note of it, without anything about the person, stays until
 * the identity provider has removed its part and every sign-in of before has ended.
 */
export function createAccountRemovalStore(database: Database) {
  return {
    /** Does nothing to what is removed already, so that it can be asked again. */
    remove: (bearer: Bearer, deadline?: Deadline): Promise<void> =>
      changeDirectory(database, (queries) => remove(queries, bearer), deadline),

    /** The identity provider has removed its part. */
    complete: async (uid: string): Promise<void> => {
      await database.query(sql`
        update removed_accounts set is_complete = true where uid_digest = ${uidDigest(uid)}`);
    },
  };
}

async function remove({ query }: Queries, { uid, email, isVerified }: Bearer): Promise<Change<void>> {
  const nothing = { result: undefined, isChanged: false };
  await query(sql`
    delete from removed_accounts where is_complete and removed_at < now() - interval '1 day'`);
  await query(sql`
    insert into removed_accounts (uid_digest) values (${uidDigest(uid)})
    on conflict (uid_digest) do update set removed_at = now(), is_complete = false`);
  // Agencies are locked before the user, as by everybody else (see quotas.ts).
  const owned = await query<{ id: string }>(sql`
    select agencies.id from agencies join users on users.id = agencies.owner_id
    where users.uid = ${uid} order by agencies.id for update of agencies`);
  const [user] = await query<{ id: string }>(sql`select id from users where uid = ${uid} for update`);
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
  await query(sql`delete from users where id = ${user.id}::bigint`);
  return { result: undefined, isChanged: owned.length > 0 };
}
