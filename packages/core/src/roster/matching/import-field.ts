import type { AthleteFieldName } from '../../athletes/athlete-fields.ts';

/** Forms of a name in a column, besides the whole one: a half, or 'Lovelace, Ada'. */
type NameForm = 'first_name' | 'last_name' | 'last_first_name';

/** The meaning of a column: a field of the draft, or a form of the name. A semester's cell may carry the year. */
export type ImportField = AthleteFieldName | NameForm;

/** The field of the draft that a column is read for. */
export function draftField(field: ImportField): AthleteFieldName {
  switch (field) {
    case 'first_name':
    case 'last_name':
    case 'last_first_name':
      return 'name';
    default:
      return field;
  }
}
