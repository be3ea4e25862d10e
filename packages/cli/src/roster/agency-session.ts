import { type Sport, sports } from '@matchpoint/core/athletes/fields/sports';
import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import type { JournalRun } from '@matchpoint/core/changes/journal-entry';
import type { Run } from '../run.ts';
import { agencyProfile } from '../session/agency.ts';
import { type CommandSession, openSession } from '../session/command-session.ts';

/** The agency of an import, found at the first call. */
export interface AgencySession {
  /** Signs in and finds the agency, again with each call. */
  readonly service: () => Promise<ReturnType<typeof agencyService>>;
  /** The same, for the agency's id alone. */
  readonly find: () => Promise<string>;
  /** Its sports that athletes can have; none where they are not known. */
  readonly sports: () => Promise<readonly Sport[]>;
  readonly agencyName: () => string;
  /** The service and agency whose entries a journal has. */
  readonly binding: () => JournalRun;
  close(): void;
}

export function openAgency(run: Run): AgencySession {
  let session: CommandSession | null = null;
  let agency = { id: '', name: '' };
  const open = async () => {
    session?.close();
    session = await openSession(run);
    agency = await agencyProfile(run, session);
    return session;
  };
  return {
    service: async () => {
      const { client, authorize } = await open();
      return agencyService(client, authorize, agency.id);
    },
    find: async () => {
      await open();
      return agency.id;
    },
    sports: async () => {
      const { client } = await open();
      const { sports: own } = await client.showAgency(agency.id);
      return sports.filter((sport) => own?.includes(sport));
    },
    agencyName: () => agency.name,
    binding: () => ({ service: run.options.apiUrl, agency: agency.id, agencyName: agency.name }),
    close: () => session?.close(),
  };
}
