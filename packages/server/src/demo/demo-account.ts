import type { Database } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

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
export async function demoSignIn(database: Database, projectId: string): Promise<SignIn> {
  const account = await ensureAccount(projectId);
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

/** The id that the identity provider knows the account by. */
async function ensureAccount(projectId: string): Promise<string> {
  const { initializeApp, deleteApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const app = initializeApp({ projectId }, 'demo');
  try {
    const { users } = await getAuth(app).getUsers([{ email: signIn.email }]);
    const found = users[0] ?? (await getAuth(app).createUser({ uid, ...signIn, emailVerified: true }));
    return found.uid;
  } finally {
    await deleteApp(app);
  }
}
