import type { Athlete } from '../../athletes/fields/athlete.ts';
import type { AthleteDraft, AthleteEdit } from '../../athletes/fields/athlete-draft.ts';
import { type EveryFieldName, everyField, everyFieldName } from '../../athletes/fields/athlete-fields.ts';
import { isSameValue, valueText } from '../../athletes/fields/athlete-values.ts';
import { draftField } from '../matching/import-field.ts';
import type { ColumnMatch } from '../matching/match-columns.ts';

/** How a row differs from the listed athlete in one field; '' where there is no value. */
export interface FieldChange {
  readonly field: EveryFieldName;
  readonly from: string;
  readonly to: string;
}

/** Fields that the file has a column or a chosen value for; the others are never changed (rules/import.md#import-update). */
export function fieldsOf({ columns, set }: Pick<ColumnMatch, 'columns' | 'set'>): readonly EveryFieldName[] {
  const chosen = [...set].flatMap(([field, { reason }]) => (reason === 'chosen' ? [field] : []));
  const given = new Set([...[...columns.keys()].map(draftField), ...chosen])
    .add('available_semester')
    .add('available_year');
  return everyFieldName.filter((field) => given.has(field));
}

export function fieldChanges(
  draft: AthleteDraft,
  athlete: Athlete,
  fields: readonly EveryFieldName[],
): readonly FieldChange[] {
  return fields
    .filter((field) => !isSameValue(field, athlete[field], draft[field]) && !isUnsaid(field, draft))
    .map((field) => ({ field, from: valueText(athlete[field]), to: valueText(draft[field]) }));
}

/** Only a word of its own lists a hidden athlete, not an empty cell (rules/import.md#hidden-rows). */
function isUnsaid(field: EveryFieldName, draft: AthleteDraft): boolean {
  return everyField[field].kind === 'flag' && draft[field] === undefined;
}

/** The merge patch that gives the athlete the row's values of these fields. */
export function editOf(draft: AthleteDraft, changes: readonly FieldChange[]): AthleteEdit {
  return Object.fromEntries(changes.map(({ field }) => [field, draft[field] ?? null]));
}
