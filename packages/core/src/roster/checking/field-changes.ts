import type { Athlete } from '../../athletes/athlete.ts';
import type { AthleteDraft, AthleteEdit } from '../../athletes/athlete-draft.ts';
import { type AthleteFieldName, athleteFieldNames, athleteFields } from '../../athletes/athlete-fields.ts';
import { countryCode } from '../../countries/countries.ts';
import type { Values } from '../journal/journal-entry.ts';
import { draftField } from '../matching/import-field.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';

/** How a row differs from the listed athlete in one field; '' where there is no value. */
export interface FieldChange {
  readonly field: AthleteFieldName;
  readonly from: string;
  readonly to: string;
}

/** Fields that the file has a column or a chosen value for; the others are never changed (rules/import.md#import-update). */
export function fieldsOf({
  columns,
  set,
}: Pick<ColumnMatch, 'columns' | 'set'>): readonly AthleteFieldName[] {
  const chosen = [...set].flatMap(([field, { reason }]) => (reason === 'chosen' ? [field] : []));
  const given = new Set([...[...columns.keys()].map(draftField), ...chosen])
    .add('available_semester')
    .add('available_year');
  return athleteFieldNames.filter((field) => given.has(field));
}

export function fieldChanges(
  draft: AthleteDraft,
  athlete: Athlete,
  fields: readonly AthleteFieldName[],
): readonly FieldChange[] {
  return fields.flatMap((field): FieldChange[] => {
    const [from, to] = [textOf(athlete[field]), textOf(draft[field])];
    return comparable(field, from) === comparable(field, to) ? [] : [{ field, from, to }];
  });
}

/** Whether the athlete has all of these values. */
export function hasValues(athlete: Athlete, values: Values): boolean {
  return athleteFieldNames.every(
    (field) =>
      !(field in values) ||
      comparable(field, textOf(athlete[field])) === comparable(field, textOf(values[field])),
  );
}

/** The merge patch that gives the athlete the row's values of these fields. */
export function editOf(draft: AthleteDraft, changes: readonly FieldChange[]): AthleteEdit {
  return Object.fromEntries(changes.map(({ field }) => [field, draft[field] ?? null]));
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function comparable(field: AthleteFieldName, text: string): string {
  const trimmed = text.trim();
  switch (athleteFields[field].kind) {
    case 'country':
      return countryCode(trimmed) ?? trimmed;
    case 'choice':
      return trimmed.toLowerCase();
    default:
      return trimmed;
  }
}
