import { fromPromise } from 'xstate';
import type { Client } from '../api/client.ts';
import type { Authorize } from '../profiles/profile-switch.actors.ts';
import type { AgencyToEdit, SavedAgency, WantedAgency } from './agency-editing.ts';

/** What `editAgencyMachine` needs of the outside, for `provide`. */
export function editAgencyActors(client: Client, authorize: Authorize) {
  const load = fromPromise<SavedAgency, WantedAgency>(({ input, signal }) =>
    authorize((token) => client.showMyAgency(input.agencyId, { token, signal })),
  );
  return {
    loadAgency: load,
    loadTheirs: load,
    findAgency: load,
    saveAgency: fromPromise<SavedAgency, AgencyToEdit>(({ input: { agencyId, edit, version }, signal }) =>
      authorize((token) => client.editAgency(agencyId, edit, { token, version, signal })),
    ),
  };
}
