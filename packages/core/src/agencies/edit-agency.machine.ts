import { shown, shownCountry } from '../display/display.ts';
import { createEditMachine, type Editable } from '../forms/edit.machine.ts';
import type { Stored } from '../forms/revision.ts';
import type { AgencyChange } from './agency-draft.ts';
import { agencyFields } from './agency-fields.ts';
import { type AgencyEntry, agencyEditOf, agencyEntries, noAgencyEntry } from './agency-form.ts';

export const editableAgency: Editable<AgencyEntry, AgencyChange> = {
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
};

/** My Agency: edits the active agency (rules/agencies.md#my-agency-page, rules/service.md#agency-edit). */
export const editAgencyMachine = createEditMachine<AgencyEntry, Stored<AgencyEntry>, AgencyChange>(
  'editAgency',
  editableAgency,
);
