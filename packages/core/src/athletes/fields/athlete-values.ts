import { countryCode } from '../../countries/countries.ts';
import type { Athlete } from './athlete.ts';
import { type AthleteDraft, type AthleteEdit, athleteDraft } from './athlete-draft.ts';
import { type EveryFieldName, everyField, everyFieldName } from './athlete-fields.ts';

/** Values of some fields; null and undefined: none. */
export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function valuesOf(athlete: Athlete, fields: readonly EveryFieldName[] = everyFieldName): Values {
  return Object.fromEntries(fields.map((field) => [field, athlete[field]]));
}

export function pickValues(values: AthleteEdit, fields: readonly EveryFieldName[]): AthleteEdit {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** The draft of an athlete with these values; null if one is missing or no longer valid. */
export function draftOf(values: Values): AthleteDraft | null {
  const given = everyFieldName.flatMap((field) => {
    const value = values[field] ?? null;
    return value === null ? [] : [[field, value]];
  });
  return athleteDraft.safeParse(Object.fromEntries(given)).data ?? null;
}

/** Whether the athlete has all of these values. */
export function hasValues(athlete: Athlete, values: Values): boolean {
  return everyFieldName.every(
    (field) => !(field in values) || isSameValue(field, athlete[field], values[field]),
  );
}

/** Whether two values of a field mean the same. */
export function isSameValue(field: EveryFieldName, one: Values[string], other: Values[string]): boolean {
  return one === other || comparable(field, valueText(one)) === comparable(field, valueText(other));
}

/** '' where there is no value. */
export function valueText(value: Values[string]): string {
  return value === null || value === undefined ? '' : String(value);
}

function comparable(field: EveryFieldName, text: string): string {
  const trimmed = text.normalize('NFC').trim();
  switch (everyField[field].kind) {
    case 'country':
      return countryCode(trimmed) ?? trimmed;
    case 'choice':
      return trimmed.toLowerCase();
    case 'flag':
      return trimmed === 'true' ? trimmed : '';
    default:
      return trimmed;
  }
}
