import type { AgencyPorts } from '../client/client.ts';
import { confirmForm } from '../forms/confirm.form.ts';

/** Ends all links of the agency that were never answered, after a confirmation (rules/consent.md#link). */
export const endFamilyLinks = confirmForm({
  id: 'endFamilyLinks',
  isDone: () => false,
  perform: ({ client, agencyId, authorize }: AgencyPorts, _: 'all', signal) =>
    authorize((token) => client.endFamilyLinks(agencyId, { token, signal })),
});
