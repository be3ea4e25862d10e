import { hash, randomBytes } from 'node:crypto';
import {
  type AgencyKey,
  type BearerKey,
  type CreatedKey,
  keyPrefix,
  mostKeys,
} from '@matchpoint/core/agencies/agency-keys';
import { changeAsOwner, expectOwner, type OwnAgency } from '../agencies/access.ts';
import type { AuditLog } from '../audit/audit.store.ts';
import type { Database, Queries } from '../database/pool.ts';
import { instant, type Sql, sql } from '../database/sql.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { refuse } from '../http/problem.ts';

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
        // 256 random bits.
        const key = keyPrefix + randomBytes(32).toString('base64url');
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

/** What is stored of a key. It needs no salt, because nobody can guess 256 bits. */
export function keyDigest(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Whether a text can be a key: the last of its 43 characters has only four bits of the 256. */
export function hasKeyForm(text: string): boolean {
  return /^mp_[\w-]{42}[AEIMQUYcgkosw048]$/.test(text);
}

/** Whether a bearer token is a key, and no ID token. */
export function isKeyText(token: string): boolean {
  return token.startsWith(keyPrefix);
}

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
