import { type AthleteField, athleteFieldNames, athleteFields } from '../../athletes/athlete-fields.ts';
import { namesOf, recordOf } from '../../fields/table.ts';
import { foreignHeaders } from './foreign-headers.ts';
import type { ImportField } from './import-field.ts';

/** The English spellings of each field, its own name first. */
export const usualHeaders: Readonly<Record<ImportField, readonly string[]>> = {
  ...recordOf(athleteFieldNames, (name) => {
    const { alias, headers }: AthleteField = athleteFields[name];
    return listed([name, ...(alias === undefined ? [] : [alias]), headers].join(', '));
  }),
  first_name: listed(
    'first name, first names, given name, given names, forename, christian name, first, fname',
  ),
  last_name: listed('last name, last names, surname, family name, last, lname'),
  last_first_name: listed('last first name'),
};

/** All spellings of each field; case, punctuation, accents and what stands in brackets do not count. */
export const columnAliases: Readonly<Record<ImportField, readonly string[]>> = recordOf(
  namesOf(usualHeaders),
  (field) => [...usualHeaders[field], ...(foreignHeaders[field] ?? []).flatMap(listed)],
);

function listed(headers: string): string[] {
  return headers.split(', ').map((header) => header.replaceAll('_', ' '));
}

/** Columns of an export that say who has the athlete: not a part of a create, so left out with a word. */
export const unusedAliases = ['id', 'athlete id', 'agency', 'agency id', 'agency name'];
export const tennisNumberAliases = ['wtn', 'world tennis number', 'itf wtn'];
