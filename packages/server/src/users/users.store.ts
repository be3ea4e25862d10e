import type { Profile } from '@matchpoint/core/profiles/profile';
import type { CurrentUser } from '@matchpoint/core/session/session';
import type { Deadline, Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { memoizeAsync } from '../memoize-async.ts';

/** An account's row at this service. */
export interface User {
  readonly id: string;
  readonly email: string;
}

export type UsersStore = ReturnType<typeof createUsersStore>;

/** Milliseconds that a row is not looked for again: rows stay, and their ids with them. */
const rowsKept = 60_000;

/** People with an account, and their profiles: the agencies that they own. */
export function createUsersStore({ query }: Queries) {
  const ensure = memoizeAsync(
    async (uid: string, email: string): Promise<User> => {
      const [known] = await query<User>(sql`select id, email from users where uid = ${uid}`);
      if (known?.email === email) return known;
      const [made] = await query<User>(sql`
        insert into users (uid, email) values (${uid}, ${email})
        on conflict (uid) do update set email = excluded.email
        returning id, email`);
      if (made === undefined) throw new Error('An insert without a row.');
      return made;
    },
    { ttl: rowsKept },
  );

  return {
    /** The row of an account, made at its first call, also when two come at once; its email is kept up to date. */
    ensure,

    /** The active profile is the chosen one; where that is gone or was never chosen, the oldest. */
    show: async ({ id, email }: User, deadline?: Deadline): Promise<CurrentUser> => {
      const [active] = await query<{ id: string; name: string }>(
        sql`
          select agencies.id, agencies.name
          from users join agencies on agencies.owner_id = users.id
          where users.id = ${id}::bigint
          order by agencies.id = users.active_agency_id desc nulls last, agencies.id
          limit 1`,
        deadline,
      );
      return {
        email,
        active_profile: active?.id ?? null,
        active_profile_name: active?.name ?? null,
        active_profile_type: active === undefined ? null : 'Agency',
      };
    },

    /** Oldest first. */
    profiles: ({ id }: User, deadline?: Deadline): Promise<Profile[]> =>
      query<Profile>(
        sql`select id, name, 'Agency' as profile_type from agencies where owner_id = ${id}::bigint order by agencies.id`,
        deadline,
      ),

    /** False: no such profile is this user's. `profile` is an id. */
    activate: async ({ id }: User, profile: string, deadline?: Deadline): Promise<boolean> => {
      const rows = await query(
        sql`
          with chosen as (
            select id from agencies where id = ${profile}::bigint and owner_id = ${id}::bigint for key share
          )
          update users set active_agency_id = chosen.id from chosen where users.id = ${id}::bigint
          returning users.id`,
        deadline,
      );
      return rows.length > 0;
    },
  };
}
