import type { Authorize, Client } from '../../client/client.ts';
import { editActors } from '../../forms/edit.actors.ts';
import type { Athlete } from '../fields/athlete.ts';
import { enteredAthlete } from './athlete-form.ts';
import { editableAthlete, type StoredAthlete } from './edit-athlete.machine.ts';

export function editAthleteActors(client: Client, agencyId: string, authorize: Authorize) {
  return editActors(editableAthlete, {
    load: async (id, signal) =>
      stored(await authorize((token) => client.showMyAthlete(agencyId, id, { token, signal }))),
    save: async (id, edit, version, signal) =>
      stored(await authorize((token) => client.editAthlete(agencyId, id, edit, { token, version, signal }))),
  });
}

function stored({ data, version }: { data: Athlete; version: string | null }): StoredAthlete {
  return { sport: data.sport, entry: enteredAthlete(data), version };
}
