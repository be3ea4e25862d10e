import { everyField, everyFieldName } from '../../athletes/fields/athlete-fields.ts';
import type { ImportField } from '../matching/import-field.ts';

const parts: ReadonlyMap<string, string> = new Map([
  ['first_name', 'First name'],
  ['middle_name', 'Middle name'],
  ['name_prefix', 'Before the last name'],
  ['last_name', 'Last name'],
  ['name_suffix', 'After the last name'],
  ['last_first_name', 'Last name, first name'],
]);

/** A field of an import as screens name it; any other text as it is. */
export function fieldLabel(field: string): string {
  const known = everyFieldName.find((name) => name === field);
  return known === undefined ? (parts.get(field) ?? field) : everyField[known].label;
}

/** Label by field. */
export function fieldLabels(fields: readonly ImportField[]): ReadonlyMap<string, string> {
  return new Map(fields.map((field) => [field, fieldLabel(field)]));
}
