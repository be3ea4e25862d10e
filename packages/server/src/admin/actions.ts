import { emailKey } from '../agencies/invitations.store.ts';
import { forgetAthletes, forgetPerson, noteOfNobody } from '../audit/audit.store.ts';
import type { Database } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { changeDirectory } from '../directory/directory-version.ts';

/**
 * Hides the agency and its athletes from the public and keeps them from changes, or ends that (rules/agencies.md#disabled-agency).
 * @returns false: nothing changes, or there is no such agency
 */
export function setAgencyDisabled(database: Database, id: string, isDisabled: boolean): Promise<boolean> {
  return changeDirectory(database, async (queries) => {
    const changed = await queries.query(sql`
      update agencies set disabled_at = ${isDisabled ? sql`now()` : sql`null`}
      where id = ${id}::bigint and (disabled_at is not null) <> ${isDisabled}
      returning id`);
    const isChanged = changed.length > 0;
    if (isChanged) await noteOfNobody(queries, id, isDisabled ? 'agency.disabled' : 'agency.enabled');
    return { result: isChanged, isChanged };
  });
}

/**
 * Hides an athlete from everybody but its agency (rules/athletes.md#hidden).
 * @returns false: it is hidden already, or there is none
 */
export function hideAthlete(database: Database, id: string): Promise<boolean> {
  return changeDirectory(database, async (queries) => {
    const [hidden] = await queries.query<{ agency_id: string | null }>(sql`
      update athletes set hidden = true, revision = revision + 1
      where id = ${id}::bigint and hidden is not true returning agency_id`);
    if (hidden?.agency_id != null) await noteOfNobody(queries, hidden.agency_id, 'athletes.hidden', [id]);
    return { result: hidden !== undefined, isChanged: hidden !== undefined };
  });
}

/**
 * Erases an athlete, and the names in the log of changes.
 * @returns false: there is neither
 */
export function eraseAthlete(database: Database, id: string): Promise<boolean> {
  return changeDirectory(database, async (queries) => {
    const forgotten = await forgetAthletes(queries, [id]);
    const [erased] = await queries.query<{ agency_id: string | null }>(sql`
      delete from athletes where id = ${id}::bigint returning agency_id`);
    if (erased === undefined) return { result: forgotten > 0, isChanged: false };
    if (erased.agency_id !== null) await noteOfNobody(queries, erased.agency_id, 'athletes.erased', [id]);
    return { result: true, isChanged: true };
  });
}

/**
 * Erases a person's address from open and expired invitations and from the log of changes.
 * @returns how many of them had it
 */
export function eraseAddress(database: Database, email: string): Promise<number> {
  return changeDirectory(database, async (queries) => {
    const invitations = await queries.query(sql`
      delete from invitations where email = ${emailKey(email)} returning id`);
    const result = invitations.length + (await forgetPerson(queries, email));
    return { result, isChanged: false };
  });
}
