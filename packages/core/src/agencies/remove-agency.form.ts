import type { AgencyPorts } from '../client/client.ts';
import { confirmForm } from '../forms/confirm.form.ts';
import { hasStatus } from '../wire/api-error.ts';

/** Removes an agency with its athletes (rules/agencies.md#agency-removal), after a confirmation that names it. */
export const removeAgency = confirmForm({
  id: 'removeAgency',
  isDone: (error) => hasStatus(error, 404),
  perform: ({ client, agencyId, authorize }: AgencyPorts, _: { readonly name: string }, signal) =>
    authorize((token) => client.removeAgency(agencyId, { token, signal, version: null })),
});
