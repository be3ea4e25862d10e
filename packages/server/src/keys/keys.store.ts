import { type AgencyKey, type CreatedKey, mostKeys } from '@matchpoint/core/agencies/agency-keys';
import { changeAsOwner, expectOwner, type OwnAgency } from '../agencies/access.ts';
import type { AuditLog } from '../audit/audit.store.ts';
import { instant } from '../database/instant.ts';
import type { Database, Queries } from '../database/pool.ts';
import { type Sql, sql } from '../database/sql.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { refuse } from '../http/problem.ts';
import { keyDigest, newKeyText } from './key-text.ts';

export type KeysStore = ReturnType<typeof createKeysStore>;

/** The keys of an agency, for its owner (rules/agencies.md#keys). */
export function createKeysStore({ note }: AuditLog) {
  return {
    list: async (database: Database, agency: OwnAgency): Promise<AgencyKey[]> => {
      await expectOwner(database, agency);
      return listKeys(database, agency);
    },

    create: (database: Database, agency: OwnAgency, name: string): Promise<CreatedKey> =>
      changeAsOwner(database, agency, async (queries) => {
        if ((await listKeys(queries, agency)).length >= mostKeys) refuse(409, tooMany);
        const key = newKeyText();
        await queries.query(sql`
          insert into agency_keys (agency_id, name, digest, created_by)
          values (${agency.agencyId}::bigint, ${name}, ${keyDigest(key)}, ${agency.userId}::bigint)`);
        await note(queries, { ...agency, action: 'key.created', keyName: name });
        const [created] = await listKeys(queries, agency);
        if (created === undefined) throw new Error('An insert without a row.');
        return { ...created, key };
      }),

    end: (database: Database, agency: OwnAgency, id: string): Promise<void> =>
      changeAsOwner(database, agency, async (queries) => {
        const [ended] = await endKeys(queries, agency, sql`id = ${id}::bigint`);
        if (ended === undefined) refuseUnknown('key');
        await note(queries, { ...agency, ...ended, action: 'key.ended' });
      }),
  };
}

/** Returns the names of those that were ended. */
export function endKeys({ query }: Queries, { agencyId }: OwnAgency, which: Sql = sql`true`) {
  return query<{ readonly keyName: string }>(sql`
    delete from agency_keys where agency_id = ${agencyId}::bigint and ${which} returning name as "keyName"`);
}

const tooMany = `An agency may have ${mostKeys} keys; end one first.`;

/** Newest first. */
function listKeys({ query }: Queries, { agencyId }: OwnAgency): Promise<AgencyKey[]> {
  return query<AgencyKey>(sql`
    select known.id::text as id, known.name, users.email as created_by,
      ${instant(sql`known.created_at`)} as created_at, ${instant(sql`known.last_used_at`)} as last_used_at
    from agency_keys known left join users on users.id = known.created_by
    where known.agency_id = ${agencyId}::bigint order by known.id desc`);
}
