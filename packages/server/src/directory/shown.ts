import { sql } from '../database/sql.ts';

/**
 * What the public sees (rules/agencies.md#disabled-agency), where the table is called `entry`. PostgreSQL reads the few disabled
 * agencies once for a statement, and looks nothing up where there are none.
 */
export const shownAgency = sql`entry.disabled_at is null`;

export const shownAthlete = sql`
  coalesce(entry.agency_id, 0) not in (select id from agencies where disabled_at is not null)`;
