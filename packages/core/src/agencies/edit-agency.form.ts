import type { SnapshotFrom } from 'xstate';
import type { AgencyPorts } from '../client/client.ts';
import type { Versioned } from '../client/versions.ts';
import { shown, shownCountry } from '../display/display.ts';
import { editForm } from '../forms/edit.form.ts';
import type { Stored } from '../forms/revision.ts';
import type { Agency } from './agency.ts';
import type { AgencyChange } from './agency-draft.ts';
import { agencyFields } from './agency-fields.ts';
import {
  type AgencyEntry,
  agencyEditOf,
  agencyEntries,
  agencyReasons,
  enteredAgency,
  noAgencyEntry,
} from './agency-form.ts';

type EditPorts = Omit<AgencyPorts, 'agencyId'>;

const form = editForm<EditPorts, AgencyEntry, Stored<AgencyEntry>, AgencyChange>({
  id: 'editAgency',
  fields: agencyEntries,
  blank: noAgencyEntry,
  label: (field) => agencyFields[field].label,
  shown: (entry, field) => {
    const text = agencyEntries.plain(entry, field);
    return field === 'country' ? shownCountry(text) : shown(text);
  },
  // The service alone decides what is required (rules/agencies.md#agency-form).
  judge: (from, to) => ({ payload: agencyEditOf(from, to) }),
  gone: () => 'You can no longer edit this agency: it was removed, or you were.',
  unsupported: 'This service cannot save changes to an agency.',
  load: async ({ client, authorize }, id, signal) =>
    stored(await authorize((token) => client.showMyAgency(id, { token, signal }))),
  save: async ({ client, authorize }, id, edit, options) =>
    stored(await authorize((token) => client.editAgency(id, edit, { token, ...options }))),
});

function stored({ data, version }: Versioned<Agency>): Stored<AgencyEntry> {
  return { entry: enteredAgency(data), version };
}

/** My Agency: edits the active agency (rules/agencies.md#my-agency-page, rules/service.md#agency-edit). */
export const editAgency = {
  ...form,
  view: (state: SnapshotFrom<typeof form.machine>) => {
    const view = form.view(state);
    const unchanged = view.end === 'unchanged' ? 'There are no changes to save.' : '';
    const status = view.isUnsaved ? 'Unsaved changes' : unchanged;
    return { ...view, reasons: agencyReasons(view.form, view.entry), status };
  },
};
