import type { SnapshotFrom } from 'xstate';
import type { AgencyPorts } from '../../client/client.ts';
import type { Versioned } from '../../client/versions.ts';
import { consentText } from '../../consent/consent-text.ts';
import { shown } from '../../display/display.ts';
import { editForm } from '../../forms/edit.form.ts';
import type { Stored } from '../../forms/revision.ts';
import type { Athlete } from '../fields/athlete.ts';
import type { AthleteEdit } from '../fields/athlete-draft.ts';
import { everyField } from '../fields/athlete-fields.ts';
import {
  type AthleteEntry,
  athleteEntries,
  enteredAthlete,
  labelled,
  noAthleteEntry,
  readAthleteChanges,
} from './athlete-form.ts';

/** A stored athlete, as texts of the form. */
export interface StoredAthlete extends Stored<AthleteEntry> {
  readonly sport: string | null;
  /** How it stands with the family, in words; null where the service does not ask. */
  readonly consent: string | null;
}

const form = editForm<AgencyPorts, AthleteEntry, StoredAthlete, AthleteEdit>({
  id: 'editAthlete',
  fields: athleteEntries,
  blank: noAthleteEntry,
  label: (field) => everyField[field].label,
  shown: (entry, field) =>
    everyField[field].kind === 'flag' && entry[field] === '' ? 'no' : shown(entry[field].trim()),
  judge: (from, to) => labelled(readAthleteChanges(from, to)),
  gone: (name) => `You can no longer edit ${name}: the athlete was removed, or you from the agency.`,
  unsupported: 'This service cannot save changes to an athlete.',
  load: async ({ client, agencyId, authorize }, id, signal) =>
    stored(await authorize((token) => client.showMyAthlete(agencyId, id, { token, signal }))),
  save: async ({ client, agencyId, authorize }, id, edit, options) =>
    stored(await authorize((token) => client.editAthlete(agencyId, id, edit, { token, ...options }))),
});

function stored({ data, version }: Versioned<Athlete>): StoredAthlete {
  return { sport: data.sport, consent: consentText(data), entry: enteredAthlete(data), version };
}

/** Edits one of the agency's own athletes (rules/service.md#own-athlete). */
export const editAthlete = {
  ...form,
  /** The dialog closes when all is saved. */
  view: (state: SnapshotFrom<typeof form.machine>) => {
    const view = form.view(state);
    return view.end !== null && !view.isUnsaved ? { ...view, page: 'closed' as const } : view;
  },
};
