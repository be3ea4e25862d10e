import * as z from 'zod/mini';
import { athlete } from '../../athletes/fields/athlete.ts';
import type { AthleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { draftOf, valuesOf } from '../../athletes/fields/athlete-values.ts';
import { countryName } from '../../countries/countries.ts';

/** A service's answer with athletes, as a {@link Roster} has them: by name, with the names of countries. */
export function listedDrafts(answer: unknown): readonly (AthleteDraft | null)[] {
  const listed = z
    .array(athlete)
    .parse(answer)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return listed.map((entry) => {
    const draft = draftOf(valuesOf(entry));
    const country = countryName(entry.country_of_residence ?? '');
    return draft === null || country === null ? draft : { ...draft, country_of_residence: country };
  });
}
