import type { AgencyPorts } from '../../client/client.ts';
import { createForm } from '../../forms/create.form.ts';
import type { Copied } from '../../forms/create.machine.ts';
import type { Athlete } from '../fields/athlete.ts';
import type { AthleteDraft } from '../fields/athlete-draft.ts';
import { namesakeKey } from '../fields/namesakes.ts';
import { isComingSoon, type Sport, sports } from '../fields/sports.ts';
import {
  type AthleteEntry,
  athleteEntries,
  enteredAthlete,
  labelled,
  noAthleteEntry,
  readAthleteEntry,
} from './athlete-form.ts';

/** The Add Athlete dialog (rules/athletes.md#my-athletes-page, rules/athletes.md#athlete-form). */
export const createAthlete = createForm<AgencyPorts, Sport, AthleteEntry, AthleteDraft>({
  id: 'createAthlete',
  fields: athleteEntries,
  blank: noAthleteEntry,
  first: sports[0],
  isComingSoon,
  judge: (sport, entry) => labelled(readAthleteEntry(sport, entry)),
  namesakeKey,
  keyUsed:
    'An earlier attempt had already added this athlete, as it was entered then. Close this form and edit the athlete in your list.',
  create: ({ client, agencyId, authorize }, draft, options) =>
    authorize((token) => client.createAthlete(agencyId, draft, { token, ...options })),
  list: async ({ client, agencyId, authorize }, signal) => {
    const { rows } = await authorize((token) => client.listMyAthletes(agencyId, { token, signal }));
    return rows.map(namesakeKey);
  },
});

/**
 * A new athlete like this one, whose name is to be changed and whose family has not agreed (rules/consent.md#covers); null where
 * its sport has no form.
 */
export function copiedAthlete(athlete: Athlete): Copied<Sport, AthleteEntry> | null {
  const choice = sports.find((sport) => sport === athlete.sport);
  if (choice === undefined || isComingSoon(choice)) return null;
  const message = `Change the name: this is a copy of ${athlete.name}.`;
  return {
    choice,
    entry: { ...enteredAthlete(athlete), agreed_on: '' },
    hints: [{ field: 'name', message }],
  };
}
