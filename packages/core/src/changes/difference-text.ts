import { type AthleteFieldName, athleteFieldNames } from '../athletes/fields/athlete-fields.ts';
import type { Values } from '../athletes/fields/athlete-values.ts';
import { shownValue } from '../athletes/fields/shown-value.ts';
import { shownAvailability } from '../display/display.ts';
import type { Update } from './difference.ts';

/** What an update changes, in words: 'Fall 2027 → Spring 2028'. */
export function updateTexts({ before, after }: Pick<Update, 'before' | 'after'>): readonly string[] {
  const to: Values = after;
  const fields = athleteFieldNames.filter((field) => field in to);
  const texts = fields.filter((field) => !isTerm(field)).map((field) => changeText(field, before, to));
  return fields.some(isTerm) ? [termText(before, { ...before, ...to }), ...texts] : texts;
}

const term: readonly AthleteFieldName[] = ['available_semester', 'available_year'];

/** A term is read as a whole, also where half of it changes. */
export const isTerm = (field: AthleteFieldName) => term.includes(field);

function termText(before: Values, to: Values): string {
  const text = ({ available_semester: semester, available_year: year }: Values) =>
    shownAvailability({
      available_semester: textOf(semester),
      available_year: typeof year === 'number' ? year : null,
    });
  return `${text(before)} → ${text(to)}`;
}

function changeText(field: AthleteFieldName, before: Values, to: Values): string {
  const text = (value: Values[string]) => shownValue(field, value ?? null);
  return `${text(before[field])} → ${text(to[field])}`;
}

const textOf = (value: Values[string]) => (typeof value === 'string' ? value : null);
