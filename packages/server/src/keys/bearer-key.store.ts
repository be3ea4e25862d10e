import type { BearerKey } from '@matchpoint/core/agencies/agency-keys';
import type { Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';

/** The key that a call carries. */
export interface CallingKey {
  readonly id: string;
  readonly name: string;
  readonly agencyId: string;
  readonly agencyName: string;
  readonly isDisabled: boolean;
  /** The agency's owner of today, for whom the key acts. */
  readonly ownerId: string;
  readonly ownerUid: string;
  /** Its use was not noted within the last hour. */
  readonly isNewlyUsed: boolean;
}

/** Seconds within which a use is noted once, so that calls do not write each. */
const useNoted = 3600;

const isNewlyUsed = sql`coalesce(last_used_at < now() - make_interval(secs => ${useNoted}::int), true)`;

/** Null: it was ended, or never was one. An ended key is refused by every server at once: nothing is cached. */
export async function findKey({ query }: Queries, digest: string): Promise<CallingKey | null> {
  const [key] = await query<CallingKey>(sql`
    select known.id, known.name, agencies.id as "agencyId", agencies.name as "agencyName",
      agencies.disabled_at is not null as "isDisabled", users.id as "ownerId", users.uid as "ownerUid",
      ${isNewlyUsed} as "isNewlyUsed"
    from agency_keys known
    join agencies on agencies.id = known.agency_id
    join users on users.id = agencies.owner_id
    where known.digest = ${digest}`);
  return key ?? null;
}

export async function noteUse({ query }: Queries, { id }: CallingKey): Promise<void> {
  await query(sql`update agency_keys set last_used_at = now() where id = ${id}::bigint and ${isNewlyUsed}`);
}

export function shownKey({ name, agencyId, agencyName }: CallingKey): BearerKey {
  return { name, agency_id: agencyId, agency_name: agencyName };
}
