import type { AthleteEdit } from '../athletes/fields/athlete-draft.ts';
import { type EveryFieldName, everyFieldName } from '../athletes/fields/athlete-fields.ts';
import { draftOf, hasValues, pickValues, type Values, valuesOf } from '../athletes/fields/athlete-values.ts';
import { type OwnAthlete, visibilityTexts } from '../athletes/fields/own-athlete.ts';
import { shownValue } from '../athletes/fields/shown-value.ts';
import { isWaiting } from '../consent/consent.ts';
import { shownAvailability } from '../display/display.ts';
import { type Difference, noDifference, removalOf, type Update } from './difference.ts';

/** Gives the athletes these values, where they have others (rules/athletes.md#several-at-once). */
export function planEdit(athletes: readonly OwnAthlete[], edit: AthleteEdit): Difference {
  const updated = athletes.flatMap(({ id, name, version, athlete }): Update[] => {
    const fields = everyFieldName.filter(
      (field) => field in edit && (athlete === null || !hasValues(athlete, { [field]: edit[field] })),
    );
    if (fields.length === 0) return [];
    const before = athlete === null ? {} : valuesOf(athlete, withWholeTerm(fields));
    return [{ id, name, version, before, after: pickValues(edit, fields) }];
  });
  return { ...noDifference, updated };
}

export function planRemoval(athletes: readonly OwnAthlete[]): Difference {
  return { ...noDifference, removed: athletes.map(removalOf) };
}

/** Names of the athletes whose removal could not be undone. */
export function lostBy({ removed }: Difference): readonly string[] {
  return removed.filter(({ before }) => draftOf(before) === null).map(({ name }) => name);
}

function withWholeTerm(fields: readonly EveryFieldName[]): readonly EveryFieldName[] {
  return everyFieldName.filter((field) => fields.includes(field) || (isTerm(field) && fields.some(isTerm)));
}

/** What an update changes, in words: 'Fall 2027 → Spring 2028'. @param consent the athlete's, as who is not hidden may wait */
export function updateTexts(
  { before, after }: Pick<Update, 'before' | 'after'>,
  consent?: string | null,
): readonly string[] {
  const to: Values = after;
  const fields = everyFieldName.filter((field) => field in to);
  const waits = isWaiting(consent) && to['agreed_on'] == null;
  const text = (field: EveryFieldName, value: Values[string] = null) =>
    waits && field === 'hidden' && value !== true ? visibilityTexts.waiting : shownValue(field, value);
  const texts = fields
    .filter((field) => !isTerm(field))
    .map((field) => `${text(field, before[field])} → ${text(field, to[field])}`);
  return fields.some(isTerm) ? [termText(before, { ...before, ...to }), ...texts] : texts;
}

const term: readonly EveryFieldName[] = ['available_semester', 'available_year'];

/** A term is read as a whole, also where half of it changes. */
const isTerm = (field: EveryFieldName) => term.includes(field);

function termText(before: Values, to: Values): string {
  const text = ({ available_semester: semester, available_year: year }: Values) =>
    shownAvailability({
      available_semester: textOf(semester),
      available_year: typeof year === 'number' ? year : null,
    });
  return `${text(before)} → ${text(to)}`;
}

const textOf = (value: Values[string]) => (typeof value === 'string' ? value : null);
