import type { MemberRole } from '@matchpoint/core/agencies/members';
import type { Database, Queries } from '../database/pool.ts';
import { ConflictError, retryConflicts } from '../database/retry-conflicts.ts';
import { raw, type Sql, sql } from '../database/sql.ts';
import { refuseEditor, refuseUnknown } from '../http/own-refusals.ts';

/** An agency and the user who acts on it: both ids are ids of ours. */
export interface OwnAgency {
  readonly userId: string;
  readonly agencyId: string;
  /** The name of the key by which a program acts for the user. */
  readonly byKey?: string;
}

/** The alias of the agency in a statement. */
type Alias = 'agencies' | 'agency' | 'entry';

/** Whether the user may edit the agency and its athletes: its owner, or an editor (rules/agencies.md#members). */
export function mayEdit(alias: Alias, userId: string): Sql {
  return sql`(${owns(alias, userId)} or exists (
    select from agency_editors editor where editor.agency_id = ${raw(alias)}.id and editor.user_id = ${userId}::bigint))`;
}

/** Whether the agency is the user's own. */
function owns(alias: Alias, userId: string): Sql {
  return sql`${raw(alias)}.owner_id = ${userId}::bigint`;
}

/** The same as {@link mayEdit}, as a table of all `agency_id`s of the user with their `role`. */
export function rolesOf(userId: string): Sql {
  return sql`(
    select id as agency_id, 'owner' as role from agencies where owner_id = ${userId}::bigint
    union all
    select agency_id, 'editor' from agency_editors where user_id = ${userId}::bigint)`;
}

/** An agency that the transaction has locked, and what the user may do with it. */
export interface HeldAgency {
  readonly role: MemberRole;
  readonly ownerId: string | null;
  readonly revision: number;
}

/**
 * Keeps the agency from every other change of its people until the transaction ends.
 * @throws {RefusedError} if it is not the user's (rules/service.md#others-are-unknown)
 */
export async function holdAgency(queries: Queries, agency: OwnAgency): Promise<HeldAgency> {
  const { userId, agencyId } = agency;
  const [held] = await queries.query<HeldAgency>(sql`
    select case when ${owns('agency', userId)} then 'owner' else 'editor' end as role,
      agency.owner_id as "ownerId", agency.revision
    from agencies agency where id = ${agencyId}::bigint and ${mayEdit('agency', userId)} for update`);
  if (held !== undefined) return held;
  await expectNoRole(queries, agency);
  refuseUnknown('agency');
}

/**
 * Call when a locking statement found no access: it may have waited for a hand-over and seen stale editors.
 * @throws {ConflictError} when the user has access, so that the transaction is tried again
 */
export async function expectNoRole(queries: Queries, agency: OwnAgency): Promise<void> {
  if ((await roleIn(queries, agency)) !== null) throw new ConflictError();
}

/** What the user may do with the agency; null where it is not theirs. */
export async function roleIn(
  { query }: Queries,
  { userId, agencyId }: OwnAgency,
): Promise<MemberRole | null> {
  const [row] = await query<{ role: MemberRole }>(
    sql`select role from ${rolesOf(userId)} as own where agency_id = ${agencyId}::bigint`,
  );
  return row?.role ?? null;
}

/** @throws {RefusedError} unless the user owns the agency */
export async function expectOwner(database: Database, agency: OwnAgency): Promise<void> {
  const role = await roleIn(database, agency);
  if (role === null) refuseUnknown('agency');
  if (role !== 'owner') refuseEditor();
}

/**
 * What the agency's owner alone may change: one transaction, in which nobody else changes its people.
 * @throws {RefusedError} for everybody else
 */
export function changeAsOwner<T>(
  database: Database,
  agency: OwnAgency,
  change: (queries: Queries) => Promise<T>,
): Promise<T> {
  return retryConflicts(database, async (queries) => {
    const { role } = await holdAgency(queries, agency);
    if (role !== 'owner') refuseEditor();
    return change(queries);
  });
}
