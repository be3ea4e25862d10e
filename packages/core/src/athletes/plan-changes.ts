import { shown, shownAvailability, shownCountry } from '../display/display.ts';
import { hasValues } from '../roster/checking/field-changes.ts';
import type { Values } from '../roster/journal/journal-entry.ts';
import { type AthleteDraft, type AthleteEdit, athleteEdit } from './athlete-draft.ts';
import { type AthleteFieldName, athleteFieldNames, athleteFields } from './athlete-fields.ts';
import { draftOf, type OwnAthlete, type OwnChange, valuesOf } from './own-athlete.ts';

/** What happens to one of the chosen athletes. */
export interface ChangeStep extends OwnChange {
  readonly name: string;
  /**
   * The draft that restores a removed athlete; null where nothing is removed, or the service does not send all of it.
   */
  readonly draft: AthleteDraft | null;
}

/** A removed athlete that is added again. */
export interface Restoration {
  readonly id: string;
  readonly name: string;
  readonly draft: AthleteDraft;
}

/** What is sent for several athletes, one after the other. */
export type Work =
  | { readonly what: 'edit' | 'remove'; readonly steps: readonly ChangeStep[] }
  | { readonly what: 'restore'; readonly steps: readonly Restoration[] };

/**
 * The result for one athlete.
 * - `done`
 * - `changed`: it was changed meanwhile, so it was left alone
 * - `gone`: it was removed meanwhile
 * - `refused`: `problem` says why
 */
export interface Outcome {
  readonly id: string;
  readonly status: 'done' | 'changed' | 'gone' | 'refused';
  readonly version: string | null;
  readonly problem: string | null;
}

/** Gives the athletes these values, where they have others (rules/athletes.md#several-at-once). */
export function planEdit(athletes: readonly OwnAthlete[], edit: AthleteEdit): Work {
  const steps = athletes.flatMap(({ id, name, version, athlete }): ChangeStep[] => {
    const fields = athleteFieldNames.filter(
      (field) => field in edit && (athlete === null || !hasValues(athlete, { [field]: edit[field] })),
    );
    if (fields.length === 0) return [];
    const before = athlete === null ? {} : valuesOf(athlete, withWholeTerm(fields));
    return [{ id, name, version, before, after: pick(edit, fields), draft: null }];
  });
  return { what: 'edit', steps };
}

export function planRemoval(athletes: readonly OwnAthlete[]): Work {
  return {
    what: 'remove',
    steps: athletes.map(({ id, name, version, athlete }) => ({
      id,
      name,
      version,
      before: athlete === null ? {} : valuesOf(athlete, athleteFieldNames),
      after: null,
      draft: athlete === null ? null : draftOf(athlete),
    })),
  };
}

/** The work that undoes these outcomes; empty where nothing can be undone. */
export function planBack(work: Work, outcomes: readonly Outcome[]): Work {
  const done = new Map(outcomes.flatMap((one) => (one.status === 'done' ? [[one.id, one.version]] : [])));
  if (work.what === 'restore') return { what: 'restore', steps: [] };
  const steps = work.steps.filter(({ id }) => done.has(id));
  if (work.what === 'remove') {
    return {
      what: 'restore',
      steps: steps.flatMap(({ id, name, draft }) => (draft === null ? [] : [{ id, name, draft }])),
    };
  }
  return {
    what: 'edit',
    steps: steps.flatMap(({ id, name, before, after }): ChangeStep[] => {
      const { data: back } = athleteEdit.safeParse(before);
      if (back === undefined || Object.keys(before).length === 0) return [];
      return [{ id, name, version: done.get(id) ?? null, before: { ...after }, after: back, draft: null }];
    }),
  };
}

/** The work that has no outcome yet. */
export function remaining(work: Work, outcomes: readonly Outcome[]): Work {
  const settled = new Set(outcomes.map(({ id }) => id));
  return work.what === 'restore'
    ? { what: work.what, steps: work.steps.filter(({ id }) => !settled.has(id)) }
    : { what: work.what, steps: work.steps.filter(({ id }) => !settled.has(id)) };
}

/** What a step changes, in words: 'Fall 2027 → Spring 2028'. */
export function stepTexts({ before, after }: Pick<OwnChange, 'before' | 'after'>): readonly string[] {
  const to: Values = after ?? {};
  const fields = athleteFieldNames.filter((field) => field in to);
  const texts = fields.filter((field) => !isTerm(field)).map((field) => changeText(field, before, to));
  return fields.some(isTerm) ? [termText(before, { ...before, ...to }), ...texts] : texts;
}

const term: readonly AthleteFieldName[] = ['available_semester', 'available_year'];
const isTerm = (field: AthleteFieldName) => term.includes(field);

/** A term is read as a whole, also where half of it changes. */
function withWholeTerm(fields: readonly AthleteFieldName[]): readonly AthleteFieldName[] {
  return athleteFieldNames.filter(
    (field) => fields.includes(field) || (isTerm(field) && fields.some(isTerm)),
  );
}

function termText(before: Values, to: Values): string {
  const text = ({ available_semester: semester, available_year: year }: Values) =>
    shownAvailability({
      available_semester: textOf(semester),
      available_year: typeof year === 'number' ? year : null,
    });
  return `${text(before)} → ${text(to)}`;
}

function changeText(field: AthleteFieldName, before: Values, to: Values): string {
  const text = (value: Values[string] = null) =>
    athleteFields[field].kind === 'country' ? shownCountry(textOf(value)) : shown(value);
  return `${text(before[field])} → ${text(to[field])}`;
}

const textOf = (value: Values[string]) => (typeof value === 'string' ? value : null);

function pick(edit: AthleteEdit, fields: readonly AthleteFieldName[]): AthleteEdit {
  return Object.fromEntries(fields.map((field) => [field, edit[field]]));
}
