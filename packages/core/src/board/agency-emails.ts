import type { Agency } from '../agencies/agency.ts';
import { hasStatus } from '../wire/api-error.ts';
import { readEach } from './read-each.ts';
import type { StarredFacts } from './starred-facts.ts';

/** The addresses for email of agencies by id, null for none; agencies that cannot be read are left out. */
export type AgencyEmails = ReadonlyMap<string, string | null>;

export const noEmails: AgencyEmails = new Map();

/** The agencies of athletes, each once. */
export function agencyIdsOf(athletes: readonly (StarredFacts | null)[]): string[] {
  return [...new Set(athletes.flatMap((facts) => facts?.agency_id ?? []))];
}

/** Reads agencies by single calls, some at once. */
export async function readAgencyEmails(
  ids: readonly string[],
  showAgency: (id: string) => Promise<Pick<Agency, 'email'>>,
): Promise<AgencyEmails> {
  const emails = new Map<string, string | null>();
  await readEach(ids, async (id) => {
    try {
      const { email } = await showAgency(id);
      emails.set(id, email?.includes('@') ? email : null);
    } catch (error) {
      if (!hasStatus(error, 404, 410)) return false;
      emails.set(id, null);
    }
    return true;
  });
  return emails;
}
