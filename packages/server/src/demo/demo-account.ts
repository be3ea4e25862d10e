import type { Database } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import type { AccountAdmin } from '../identity/accounts.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

const uid = 'demo-agency-owner';
const signIn: SignIn = { email: 'demo@example.com', password: 'demo-matchpoint' };

/**
 * An account at the local identity provider that owns one of the demo agencies. The identity provider and the
 * database may each have been emptied since the last start, so each is completed on its own.
 */
export async function demoSignIn(database: Database, accounts: AccountAdmin): Promise<SignIn> {
  const account = await ensureAccount(accounts);
  await database.transaction(async ({ query }) => {
    const [user] = await query<{ id: string }>(sql`
      insert into users (uid, email) values (${account}, ${signIn.email})
      on conflict (uid) do update set email = excluded.email
      returning id`);
    await query(sql`
      with owned as (
        update agencies set owner_id = ${user?.id ?? null}::bigint
        where id = (select demo_agency_id from directory) and owner_id is null
        returning id
      )
      update users set active_agency_id = owned.id
      from owned where users.id = ${user?.id ?? null}::bigint and users.active_agency_id is null`);
  });
  return signIn;
}

/** The id of the demo account at the identity provider. */
async function ensureAccount(accounts: AccountAdmin): Promise<string> {
  const found = await accounts.findByEmail(signIn.email);
  if (found !== null) return found.uid;
  await accounts.createVerified(uid, signIn);
  return uid;
}
