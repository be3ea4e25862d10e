import type { ConsentMode } from '@matchpoint/core/consent/consent';
import { nothing, sql } from '../database/sql.ts';

/**
 * What the public sees (rules/agencies.md#disabled-agency), where the table is called `entry`. PostgreSQL reads the few disabled
 * agencies once for a statement, and looks nothing up where there are none.
 */
export const shownAgency = sql`entry.disabled_at is null`;

/** What search engines are to list of that (rules/agencies.md#noindex). */
export const searchedAgency = sql`(${shownAgency} and entry.noindex is not true)`;

/**
 * Out of every list (rules/athletes.md#hidden, rules/consent.md#states). A service that hides nobody has no such condition:
 * it does not start while there are hidden athletes.
 */
const isListed = (mode: ConsentMode) =>
  mode === 'off' ? nothing : sql`entry.hidden is not true and entry.waiting is not true and `;

export const searchedAthlete = (mode: ConsentMode) => sql`
  (${isListed(mode)}coalesce(entry.agency_id, 0) not in (select id from agencies where disabled_at is not null or noindex))`;

export const shownAthlete = (mode: ConsentMode) => sql`
  (${isListed(mode)}coalesce(entry.agency_id, 0) not in (select id from agencies where disabled_at is not null))`;
