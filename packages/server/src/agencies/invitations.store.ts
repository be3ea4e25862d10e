import {
  type Invitation,
  invitationDays,
  type MyInvitation,
  mostInvitations,
} from '@matchpoint/core/agencies/invitations';
import { type MemberRole, mostEditors } from '@matchpoint/core/agencies/members';
import type { Profile } from '@matchpoint/core/profiles/profile';
import type { AuditLog } from '../audit/audit.store.ts';
import type { Database, Queries } from '../database/pool.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { instant, sql } from '../database/sql.ts';
import { refuseUnknown } from '../http/own-refusals.ts';
import { refuse } from '../http/problem.ts';
import type { User } from '../users/users.store.ts';
import { changeAsOwner, expectOwner, type OwnAgency, roleIn, rolesOf } from './access.ts';

/** An email address as invitations store it. */
export const emailKey = (email: string): string => email.toLowerCase();

const isOpen = sql`(accepted_at is null and expires_at > now())`;

const written = sql`id::text as id, email, ${instant(sql`invited_at`)} as invited_at,
  ${instant(sql`expires_at`)} as expires_at`;

/** Invitations on the list of those to one address, newest first. */
const mostReceived = 100;

const tooMany = `An agency may have ${mostInvitations} open invitations; withdraw one first.`;
const noRoom = `An agency may have ${mostEditors} editors; ask its owner to remove one first.`;

export type InvitationsStore = ReturnType<typeof createInvitationsStore>;

/** Invitations to become an editor (rules/agencies.md#invitations). Their ids are ids of ours. */
export function createInvitationsStore(audit: AuditLog) {
  return { ...sentInvitations(audit), ...receivedInvitations(audit) };
}

/** The open invitations of an agency, for its owner. */
function sentInvitations({ note }: AuditLog) {
  return {
    list: async (database: Database, agency: OwnAgency): Promise<Invitation[]> => {
      await expectOwner(database, agency);
      return database.query<Invitation>(sql`
        select ${written} from invitations
        where agency_id = ${agency.agencyId}::bigint and ${isOpen} order by invitations.id desc`);
    },

    /** An address that was invited before gets the whole time again. */
    invite: (database: Database, agency: OwnAgency, email: string): Promise<Invitation> =>
      changeAsOwner(database, agency, async (queries) => {
        const key = emailKey(email);
        const known = await memberWith(queries, agency, key);
        if (known !== null) {
          const what = known === 'owner' ? 'the owner' : 'an editor';
          refuse(409, `${email} is ${what} of this agency already.`);
        }
        if (await isFull(queries, agency, key)) refuse(409, tooMany);
        const invitation = await addInvitation(queries, agency, key);
        await note(queries, { ...agency, action: 'invitation.sent', whom: key });
        return invitation;
      }),

    withdraw: (database: Database, agency: OwnAgency, id: string): Promise<void> =>
      changeAsOwner(database, agency, async (queries) => {
        const [gone] = await queries.query<{ whom: string }>(sql`
          delete from invitations
          where id = ${id}::bigint and agency_id = ${agency.agencyId}::bigint and ${isOpen}
          returning email as whom`);
        if (gone === undefined) refuseUnknown('invitation');
        await note(queries, { ...agency, ...gone, action: 'invitation.withdrawn' });
      }),
  };
}

/** The invitations to a user's address, which must be verified. */
function receivedInvitations({ note }: AuditLog) {
  return {
    received: (database: Database, { email }: User): Promise<MyInvitation[]> =>
      database.query<MyInvitation>(sql`
        select sent.id::text as id, sent.agency_id::text as agency_id, agencies.name as agency_name,
          users.email as invited_by, ${instant(sql`sent.expires_at`)} as expires_at
        from invitations sent
        join agencies on agencies.id = sent.agency_id
        left join users on users.id = sent.invited_by
        where sent.email = ${emailKey(email)} and ${isOpen}
        order by sent.id desc limit ${mostReceived}::int`),

    /** Returns the user's new profile, on repeated calls too while they are an editor. */
    accept: (database: Database, user: User, id: string): Promise<Profile> =>
      retryConflicts(database, async (queries): Promise<Profile> => {
        const { agencyId, name } = await holdInviting(queries, user, id);
        const agency = { agencyId, userId: user.id };
        const role = await roleIn(queries, agency);
        if (role === null && (await hasAllEditors(queries, agencyId))) refuse(409, noRoom);
        const taken = await queries.query(sql`
          update invitations set accepted_at = now() where id = ${id}::bigint and ${isOpen} returning id`);
        const profile = { id: agencyId, name, profile_type: 'Agency', role: role ?? 'editor' };
        if (role !== null) return profile;
        if (taken.length === 0) refuseUnknown('invitation');
        await pinActiveProfile(queries, agency);
        await queries.query(sql`
          insert into agency_editors (agency_id, user_id) values (${agencyId}::bigint, ${user.id}::bigint)`);
        await note(queries, { ...agency, action: 'member.joined' });
        return profile;
      }),

    decline: (database: Database, { id: userId, email }: User, id: string): Promise<void> =>
      retryConflicts(database, async (queries) => {
        const [gone] = await queries.query<{ agencyId: string }>(sql`
          delete from invitations where id = ${id}::bigint and email = ${emailKey(email)} and ${isOpen}
          returning agency_id as "agencyId"`);
        if (gone === undefined) refuseUnknown('invitation');
        await note(queries, { ...gone, userId, action: 'invitation.declined' });
      }),
  };
}

async function memberWith(
  { query }: Queries,
  { agencyId }: OwnAgency,
  email: string,
): Promise<MemberRole | null> {
  const [known] = await query<{ role: MemberRole }>(sql`
    select people.role
    from (
      select owner_id as user_id, 'owner' as role from agencies where id = ${agencyId}::bigint
      union all
      select user_id, 'editor' from agency_editors where agency_id = ${agencyId}::bigint
    ) as people
    join users on users.id = people.user_id
    where lower(users.email) = ${email}`);
  return known?.role ?? null;
}

async function isFull({ query }: Queries, { agencyId }: OwnAgency, email: string): Promise<boolean> {
  const others = await query(sql`
    select from invitations where agency_id = ${agencyId}::bigint and email <> ${email} and ${isOpen}`);
  return others.length >= mostInvitations;
}

async function hasAllEditors({ query }: Queries, agencyId: string): Promise<boolean> {
  const editors = await query(sql`select from agency_editors where agency_id = ${agencyId}::bigint`);
  return editors.length >= mostEditors;
}

/** Also removes a few expired invitations of any agency: they hold addresses of people who may have no account. */
async function addInvitation(
  { query }: Queries,
  { agencyId, userId }: OwnAgency,
  email: string,
): Promise<Invitation> {
  const [added] = await query<Invitation>(sql`
    with expired as (
      delete from invitations where id in (
        select id from invitations
        where expires_at <= now() and not (agency_id = ${agencyId}::bigint and email = ${email})
        order by expires_at limit 10 for update skip locked
      )
    )
    insert into invitations (agency_id, email, invited_by, expires_at)
    values (${agencyId}::bigint, ${email}, ${userId}::bigint, now() + make_interval(days => ${invitationDays}::int))
    on conflict (agency_id, email) do update set
      invited_by = excluded.invited_by, invited_at = excluded.invited_at, expires_at = excluded.expires_at,
      accepted_at = null
    returning ${written}`);
  if (added === undefined) throw new Error('An insert without a row.');
  return added;
}

/**
 * The agency of an invitation to the user that has not expired, accepted or not. It is locked, as {@link holdAgency} does for
 * its owner and editors. @throws {RefusedError} where there is none
 */
async function holdInviting({ query }: Queries, { email }: User, id: string) {
  const [agency] = await query<{ agencyId: string; name: string }>(sql`
    select agencies.id as "agencyId", agencies.name
    from invitations sent join agencies on agencies.id = sent.agency_id
    where sent.id = ${id}::bigint and sent.email = ${emailKey(email)} and sent.expires_at > now()
    for update of agencies`);
  return agency ?? refuseUnknown('invitation');
}

/** Without this an older agency, once joined, could take the place of the active profile, which is the oldest until one is chosen. */
async function pinActiveProfile({ query }: Queries, { userId, agencyId }: OwnAgency): Promise<void> {
  await query(sql`
    update users set active_agency_id = coalesce(
      (
        select own.agency_id from ${rolesOf(userId)} as own
        order by own.agency_id = users.active_agency_id desc nulls last, own.agency_id limit 1
      ),
      ${agencyId}::bigint
    )
    where id = ${userId}::bigint`);
}
