import { fromPromise } from 'xstate';
import type { BearerCallOptions, Client } from '../service/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import { ApiError, isWithoutAnswer } from '../wire/api-error.ts';
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
      authorize((token) => saveAgency(client, input, { token, signal })),
    ),
  };
}

/**
 * A service on another origin may not allow PATCH (CORS), which browsers report like an outage. So a service that
 * answers reads but fails the save twice counts as unable to save.
 * @throws {ApiError} with status 405 then
 */
async function saveAgency(
  client: Client,
  { agencyId, edit, version }: AgencyToEdit,
  options: BearerCallOptions,
): Promise<SavedAgency> {
  const save = () => client.editAgency(agencyId, edit, { ...options, version });
  try {
    return await save();
  } catch (error) {
    if (!isWithoutAnswer(error) || !(await client.answers(options))) throw error;
  }
  try {
    return await save();
  } catch (error) {
    if (!isWithoutAnswer(error) || !(await client.answers(options))) throw error;
    throw new ApiError('refused', 'The service does not allow PATCH.', { status: 405 });
  }
}
