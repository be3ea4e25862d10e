import type { Member } from '@matchpoint/core/agencies/members';
import type { AuditLog } from '../audit/audit.store.ts';
import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { instant, sql } from '../database/sql.ts';
import { refuseEditor, refuseUnknown } from '../http/own-refusals.ts';
import { refuse } from '../http/problem.ts';
import { endKeys } from '../keys/keys.store.ts';
import type { QuotaCheck } from '../limits/quotas.ts';
import { holdAgency, mayEdit, type OwnAgency } from './access.ts';

export type MembersStore = ReturnType<typeof createMembersStore>;

/** The people of agencies (rules/agencies.md#members). */
export function createMembersStore(quotas: QuotaCheck, { note }: AuditLog) {
  return {
    /** An editor, who may be the caller. */
    remove: (database: Database, agency: OwnAgency, memberId: string): Promise<void> =>
      retryConflicts(database, async (queries) => {
        const held = await holdAgency(queries, agency);
        const isMe = memberId === agency.userId;
        if (held.role === 'editor' && !isMe) refuseEditor();
        if (memberId === held.ownerId) refuse(409, ownerStays);
        if (!(await removeEditor(queries, agency.agencyId, memberId))) refuseUnknown('member');
        const removed = { action: 'member.removed', whom: await addressOf(queries, memberId) } as const;
        await note(queries, { ...agency, ...(isMe ? { action: 'member.left' } : removed) });
      }),

    /** Returns the people as they are then, also where the editor is the owner already. */
    handOver: (
      database: Database,
      agency: OwnAgency,
      memberId: string,
      endsKeys = false,
    ): Promise<Member[]> =>
      retryConflicts(database, async (queries) => {
        const held = await holdAgency(queries, agency);
        if (memberId !== held.ownerId) {
          if (held.role === 'editor') refuseEditor();
          if (!(await holdUser(queries, memberId))) refuseUnknown('member');
          if (!(await removeEditor(queries, agency.agencyId, memberId))) refuseUnknown('member');
          if (!(await quotas.hasRoomForAgency(queries, memberId))) refuse(409, noRoom);
          await changeOwner(queries, agency, memberId);
          const whom = await addressOf(queries, memberId);
          for (const key of endsKeys ? await endKeys(queries, agency) : [])
            await note(queries, { ...agency, ...key, action: 'key.ended' });
          await note(queries, { ...agency, action: 'agency.handed-over', whom });
        }
        return listMembers(queries, agency);
      }),
  };
}

const ownerStays =
  'The owner cannot leave the agency: hand it over to an editor first, or remove the agency.';

const noRoom = 'This person owns as many agencies as an account may have; nothing was changed.';

/** @throws {RefusedError} if the agency is not the caller's */
export async function listMembers({ query }: Queries, { agencyId, userId }: OwnAgency): Promise<Member[]> {
  const members = await query<Member>(sql`
    select users.id, users.email, people.role, ${instant(sql`people.since`)} as since
    from agencies agency
    cross join lateral (
      select agency.owner_id as user_id, 'owner' as role, coalesce(agency.owner_since, agency.created_at) as since
      union all
      select user_id, 'editor', added_at from agency_editors where agency_id = agency.id
    ) as people
    join users on users.id = people.user_id
    where agency.id = ${agencyId}::bigint and ${mayEdit('agency', userId)}
    order by people.role desc, people.since, users.id`);
  // The caller is one of them.
  if (members.length === 0) refuseUnknown('agency');
  return members;
}

async function removeEditor({ query }: Queries, agencyId: string, userId: string): Promise<boolean> {
  const removed = await query(sql`
    delete from agency_editors
    where agency_id = ${agencyId}::bigint and user_id = ${userId}::bigint returning user_id`);
  return removed.length > 0;
}

/**
 * Locked after the agency and before their membership, as the removal of an account locks them. The lock excludes other
 * hand-overs and creates of the user, which are counted for the quota.
 */
async function holdUser({ query }: Queries, userId: string): Promise<boolean> {
  const held = await query(sql`select from users where id = ${userId}::bigint for no key update`);
  return held.length > 0;
}

/** The key of the call that created the agency was its owner's, and may be a key of the new one's for another. */
async function changeOwner(
  { query }: Queries,
  { agencyId, userId }: OwnAgency,
  newOwner: string,
): Promise<void> {
  await query(sql`
    update agencies
    set owner_id = ${newOwner}::bigint, owner_since = now(), client_ref = null, payload_digest = null
    where id = ${agencyId}::bigint`);
  await query(sql`
    insert into agency_editors (agency_id, user_id) values (${agencyId}::bigint, ${userId}::bigint)`);
}

async function addressOf({ query }: Queries, userId: string): Promise<string | null> {
  const [user] = await query<{ email: string }>(
    sql`select lower(email) as email from users where id = ${userId}::bigint`,
  );
  return user?.email ?? null;
}
