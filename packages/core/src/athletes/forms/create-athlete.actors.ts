import { fromPromise } from 'xstate';
import type { Authorize, Client } from '../../client/client.ts';
import type { Listed, NewEntity, ToCreate } from '../../forms/create.machine.ts';
import type { AthleteDraft } from '../fields/athlete-draft.ts';
import { namesakeKey } from '../fields/namesakes.ts';

export function createAthleteActors(client: Client, agencyId: string, authorize: Authorize) {
  return {
    create: fromPromise<NewEntity, ToCreate<AthleteDraft>>(({ input: { draft, key }, signal }) =>
      authorize((token) => client.createAthlete(agencyId, draft, { token, key, signal })),
    ),
    list: fromPromise<Listed>(async ({ signal }) => {
      if (client.capabilities.can('idempotency')) return null;
      const { rows } = await authorize((token) => client.listMyAthletes(agencyId, { token, signal }));
      return rows.map(namesakeKey);
    }),
  };
}
