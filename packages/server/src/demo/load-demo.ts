import { insertAgencies } from '../agencies/agency-record.ts';
import { insertAthletes } from '../athletes/athlete-record.ts';
import type { Database } from '../database/pool.ts';
import { sql } from '../database/sql.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import { demoAgencies } from './demo-agencies.ts';
import { demoAthletes } from './demo-athletes.ts';

const athleteCount = 2000;
/** The index of the demo account's agency: one with every field and with athletes. */
const ownedAgency = 1;

/** Fills a directory that has never held anything; later starts find the note that it ran, and change nothing. */
export async function loadDemo(database: Database, print: (line: string) => void): Promise<void> {
  const loaded = await changeDirectory(database, async (queries) => {
    const [row] = await queries.query<{ isUntouched: boolean }>(sql`
      select demo_loaded_at is null and not exists (select from agencies) and not exists (select from athletes)
        as "isUntouched"
      from directory for update`);
    if (!row?.isUntouched) return { result: null, isChanged: false };
    const agencies = demoAgencies();
    const ids = await insertAgencies(queries, agencies);
    const athletes = demoAthletes(athleteCount, agencies).map(({ agency, ...athlete }) => ({
      ...athlete,
      agency_id: agency === null ? null : (ids[agency] ?? null),
    }));
    await insertAthletes(queries, athletes);
    await queries.query(sql`
      update directory set demo_loaded_at = now(), demo_agency_id = ${ids[ownedAgency] ?? null}::bigint`);
    return { result: { agencies: agencies.length, athletes: athletes.length }, isChanged: true };
  });
  if (loaded === null) return;
  print(
    `Loaded demo data: ${loaded.agencies} agencies and ${loaded.athletes} athletes, all of them invented.`,
  );
}
