import type { AgencyPorts } from '../client/client.ts';
import { confirmForm } from '../forms/confirm.form.ts';
import { hasStatus } from '../wire/api-error.ts';

interface KeyToEnd {
  readonly id: string;
  readonly name: string;
}

/** Ends a key, after a confirmation that names it (rules/agencies.md#keys); one that is gone was ended already. */
export const endKey = confirmForm({
  id: 'endKey',
  isDone: (error) => hasStatus(error, 404),
  perform: ({ client, agencyId, authorize }: AgencyPorts, { id }: KeyToEnd, signal) =>
    authorize((token) => client.endKey(agencyId, id, { token, signal })),
});
