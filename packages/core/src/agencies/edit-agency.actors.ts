import type { Authorize, Client } from '../client/client.ts';
import { editActors } from '../forms/edit.actors.ts';
import type { Stored } from '../forms/revision.ts';
import type { Agency } from './agency.ts';
import { type AgencyEntry, enteredAgency } from './agency-form.ts';
import { editableAgency } from './edit-agency.machine.ts';

export function editAgencyActors(client: Client, authorize: Authorize) {
  return editActors(editableAgency, {
    load: async (id, signal) =>
      stored(await authorize((token) => client.showMyAgency(id, { token, signal }))),
    save: async (id, edit, version, signal) =>
      stored(await authorize((token) => client.editAgency(id, edit, { token, signal, version }))),
  });
}

function stored({ data, version }: { data: Agency; version: string | null }): Stored<AgencyEntry> {
  return { entry: enteredAgency(data), version };
}
