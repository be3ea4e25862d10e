import {
  type AthleteField,
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
} from '../../athletes/athlete-fields.ts';
import { recordOf } from '../../fields/table.ts';

/** What a column may hold: a field of the draft, or one half of the name. A semester's cell may carry the year. */
export type ImportField = AthleteFieldName | 'first_name' | 'last_name';

/** The usual spellings of each field, its own name first; case, punctuation and what stands in brackets do not count. */
export const columnAliases: Readonly<Record<ImportField, readonly string[]>> = {
  ...recordOf(athleteFieldNames, (name) => {
    const { alias, headers }: AthleteField = athleteFields[name];
    return [name, ...(alias === undefined ? [] : [alias]), ...headers.split(', ')].map((text) =>
      text.replaceAll('_', ' '),
    );
  }),
  first_name: ['first name', 'given name', 'forename', 'first'],
  last_name: ['last name', 'surname', 'family name', 'last'],
};

/** Columns of an export that say who has the athlete: not a part of a create, so left out with a word. */
export const unusedAliases = ['id', 'athlete id', 'agency', 'agency id', 'agency name'];
export const tennisNumberAliases = ['wtn', 'world tennis number', 'itf wtn'];
