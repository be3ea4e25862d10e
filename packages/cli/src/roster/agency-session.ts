import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import type { ImportService } from '@matchpoint/core/roster/import-roster.actors';
import type { JournalRun } from '@matchpoint/core/roster/sending/journal-entry';
import type { Run } from '../run.ts';
import { agencyProfile } from '../session/agency.ts';
import { type CommandSession, openSession } from '../session/command-session.ts';

/** The agency that an import is for, once the service was asked. */
export interface AgencySession {
  /** Signs in and finds the agency, again with each call. */
  readonly service: () => Promise<ImportService>;
  readonly agencyName: () => string;
  /** Whose entries a journal has. */
  readonly binding: () => JournalRun;
  close(): void;
}

export function openAgency(run: Run): AgencySession {
  let session: CommandSession | null = null;
  let agency = { id: '', name: '' };
  return {
    service: async () => {
      session?.close();
      session = await openSession(run);
      agency = await agencyProfile(run, session);
      return agencyService(session.client, session.authorize, agency.id);
    },
    agencyName: () => agency.name,
    binding: () => ({ service: run.options.apiUrl, agency: agency.id, agencyName: agency.name }),
    close: () => session?.close(),
  };
}
