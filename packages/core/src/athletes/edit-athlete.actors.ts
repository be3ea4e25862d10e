import { fromPromise } from 'xstate';
import type { Client } from '../service/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import { enteredAthlete } from './athlete-form.ts';
import type { AthleteToSave, StoredAthlete } from './athlete-revision.ts';

/** The actors of `editAthleteMachine`, for `provide`. */
export function editAthleteActors(client: Client, agencyId: string, authorize: Authorize) {
  return {
    loadAthlete: fromPromise<StoredAthlete, { readonly athleteId: string }>(
      async ({ input: { athleteId }, signal }) => {
        const { data, version } = await authorize((token) =>
          client.showMyAthlete(agencyId, athleteId, { token, signal }),
        );
        return { sport: data.sport, entry: enteredAthlete(data), version };
      },
    ),
    saveAthlete: fromPromise<void, AthleteToSave & { readonly athleteId: string }>(
      async ({ input: { athleteId, edit, version }, signal }) => {
        await authorize((token) => client.editAthlete(agencyId, athleteId, edit, { token, version, signal }));
      },
    ),
  };
}
