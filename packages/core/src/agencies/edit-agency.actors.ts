import { fromPromise } from 'xstate';
import type { Client } from '../service/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import type { AgencyRef, AgencyToEdit, SavedAgency } from './agency-editing.ts';

/** The actors of `editAgencyMachine`, for `provide`. */
export function editAgencyActors(client: Client, authorize: Authorize) {
  const load = fromPromise<SavedAgency, AgencyRef>(({ input, signal }) =>
    authorize((token) => client.showMyAgency(input.agencyId, { token, signal })),
  );
  return {
    loadAgency: load,
    loadTheirs: load,
    findAgency: load,
    saveAgency: fromPromise<SavedAgency, AgencyToEdit>(({ input, signal }) =>
      authorize((token) => {
        const { agencyId, edit, version } = input;
        return client.editAgency(agencyId, edit, { token, signal, version });
      }),
    ),
  };
}
