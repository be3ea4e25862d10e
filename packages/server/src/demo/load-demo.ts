import { insertAgencies } from '../agencies/insert-agencies.ts';
import { insertAthletes } from '../athletes/insert-athletes.ts';
import type { Sql } from '../database/connection.ts';
import { demoAgencies } from './demo-agencies.ts';
import { demoAthletes } from './demo-athletes.ts';

const athleteCount = 2000;
/** The place of the agency that the demo account owns: one with every field and with athletes. */
const ownedAgency = 1;

/** Fills a directory that has never held anything; later starts find the note that it ran, and change nothing. */
export async function loadDemo(sql: Sql, tell: (line: string) => void): Promise<void> {
  await sql.begin(async (transaction) => {
    const [row] = await transaction<{ isUntouched: boolean }[]>`
      select demo_loaded_at is null and not exists (select from agencies) and not exists (select from athletes)
        as "isUntouched"
      from directory for update`;
    if (!row?.isUntouched) return;
    const agencies = demoAgencies();
    const ids = await insertAgencies(transaction, agencies);
    const athletes = demoAthletes(athleteCount, agencies.length).map(({ agency, ...athlete }) => ({
      ...athlete,
      agency_id: agency === null ? null : (ids[agency] ?? null),
    }));
    await insertAthletes(transaction, athletes);
    await transaction`
      update directory set demo_loaded_at = now(), demo_agency_id = ${ids[ownedAgency] ?? null}::bigint`;
    tell(
      `Loaded demo data: ${agencies.length} agencies and ${athletes.length} athletes, all of them invented.`,
    );
  });
}
