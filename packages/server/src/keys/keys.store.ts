import { type AgencyKey, type CreatedKey, mostKeys } from '@matchpoint/core/agencies/agency-keys';
import type { OwnAgency } from '../agencies/access.ts';
import { changeAsOwner, readAsOwner } from '../agencies/as-owner.ts';
import type { Refused } from '../agencies/members.store.ts';
import type { ChangeLog } from '../changes/changes.store.ts';
import { instant } from '../database/instant.ts';
import type { Database, Queries } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { keyDigest, newKeyText } from './key-text.ts';

export type KeysStore = ReturnType<typeof createKeysStore>;

/** The keys of an agency, for its owner (rules/agencies.md#keys). */
export function createKeysStore({ note }: ChangeLog) {
  return {
    list: (database: Database, agency: OwnAgency): Promise<AgencyKey[] | Refused<'forbidden'>> =>
      readAsOwner(database, agency, () => listKeys(database, agency)),

    create: (
      database: Database,
      agency: OwnAgency,
      name: string,
    ): Promise<CreatedKey | Refused<'forbidden' | 'full'>> =>
      changeAsOwner(database, agency, async (queries): Promise<CreatedKey | Refused<'full'>> => {
        if ((await listKeys(queries, agency)).length >= mostKeys) return { refused: 'full' };
        const key = newKeyText();
        await queries.query(sql`
          insert into agency_keys (agency_id, name, digest, created_by)
          values (${agency.agencyId}::bigint, ${name}, ${keyDigest(key)}, ${agency.userId}::bigint)`);
        await note(queries, { ...agency, action: 'key.created', keyName: name });
        const [created] = await listKeys(queries, agency);
        if (created === undefined) throw new Error('An insert without a row.');
        return { ...created, key };
      }),

    end: (
      database: Database,
      agency: OwnAgency,
      id: string,
    ): Promise<'ended' | Refused<'forbidden' | 'no key'>> =>
      changeAsOwner(database, agency, async (queries): Promise<'ended' | Refused<'no key'>> => {
        const [ended] = await queries.query<{ keyName: string }>(sql`
          delete from agency_keys where id = ${id}::bigint and agency_id = ${agency.agencyId}::bigint
          returning name as "keyName"`);
        if (ended === undefined) return { refused: 'no key' };
        await note(queries, { ...agency, ...ended, action: 'key.ended' });
        return 'ended';
      }),
  };
}

/** Newest first. */
function listKeys({ query }: Queries, { agencyId }: OwnAgency): Promise<AgencyKey[]> {
  return query<AgencyKey>(sql`
    select known.id::text as id, known.name, users.email as created_by,
      ${instant(sql`known.created_at`)} as created_at, ${instant(sql`known.last_used_at`)} as last_used_at
    from agency_keys known left join users on users.id = known.created_by
    where known.agency_id = ${agencyId}::bigint order by known.id desc`);
}
