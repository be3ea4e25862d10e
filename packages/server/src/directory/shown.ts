import { sql } from '../database/sql.ts';

/**
 * What the public sees (rules/agencies.md#disabled-agency), where the table is called `entry`. PostgreSQL reads the few disabled
 * agencies once for a statement, and looks nothing up where there are none.
 */
export const shownAgency = sql`entry.disabled_at is null`;

/** What search engines are to list of that (rules/agencies.md#noindex). */
export const searchedAgency = sql`(${shownAgency} and entry.noindex is not true)`;

export const searchedAthlete = sql`(entry.hidden is not true and entry.waiting is not true
  and coalesce(entry.agency_id, 0) not in (select id from agencies where disabled_at is not null or noindex))`;

/** Also while the program hides nobody, so that switching that off publishes nobody (rules/athletes.md#hidden, rules/consent.md). */
export const shownAthlete = sql`(entry.hidden is not true and entry.waiting is not true
  and coalesce(entry.agency_id, 0) not in (select id from agencies where disabled_at is not null))`;
