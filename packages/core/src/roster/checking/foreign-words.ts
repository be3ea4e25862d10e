import type { EveryFieldName } from '../../athletes/fields/athlete-fields.ts';
import { collationKey } from '../../display/collation.ts';
import cells from '../words/cells.json' with { type: 'json' };

type Choices = Readonly<Record<string, readonly string[]>>;

export const listed = (line: string) => line.split(', ');
const choices = (lines: Readonly<Record<string, string>>): Choices =>
  Object.fromEntries(Object.entries(lines).map(([choice, line]) => [choice, listed(line)]));

/** Other words for a field's choices. Football may be American, so it is missing. */
export const spellings: Readonly<Partial<Record<EveryFieldName, Choices>>> = {
  sport: choices(cells.spellings.sport),
  gender: choices(cells.spellings.gender),
  recruiting_status: choices(cells.spellings.recruiting_status),
};

/** Words for who sees an athlete, and those that say so only below a header that asks whether it is hidden. */
export const visibility = {
  hidden: listed(cells.visibility.hidden),
  listed: listed(cells.visibility.listed),
};
export const yesOrNo = { hidden: listed(cells.yesOrNo.hidden), listed: listed(cells.yesOrNo.listed) };

/** Names of the two semesters. A Sommersemester begins in April, so it is neither. */
export const seasons = { Fall: listed(cells.seasons.Fall), Spring: listed(cells.seasons.Spring) } as const;

/** Names of the months, by their number. */
export const months = choices(cells.months);

/** Words that stand behind a number without changing it, and names of an SAT's sections. */
export const numberWords = cells.numbers;

/** Words beside the year of a graduation, by `collationKey`: Class of 2027. */
export const graduations = listed(cells.graduations).map(collationKey);

/** Words that probably mean a choice, so that a person confirms them: semesters that begin in April or October, and others. */
export const probableWords: Readonly<Record<string, Choices>> = {
  available_semester: choices(cells.probable.available_semester),
  gender: choices(cells.probable.gender),
};

/** What stands where there is no score or link, or none yet, by `collationKey`: tbd, k.A. */
export const unsaidWords: ReadonlySet<string> = new Set(listed(cells.unsaid).map(collationKey));

/** Words with which a last name begins. */
export const nameParticles: ReadonlySet<string> = new Set(listed(cells.nameParticles));

/** Words with which a row of totals or averages begins, in small letters. */
export const totalWords = listed(cells.totalWords);

/** Countries by the letter that their cars have. */
export const vehicleCodes: ReadonlyMap<string, string> = new Map(Object.entries(cells.vehicleCodes));

/** Codes of the states of the US. */
export const stateCodes: ReadonlySet<string> = new Set(listed(cells.states));

/** What HTML's entities stand for, and its names of accents, as in &eacute;. */
export const entities: ReadonlyMap<string, string> = new Map(Object.entries(cells.entities));
export const accents: ReadonlyMap<string, string> = new Map(Object.entries(cells.accents));

/** Words of a list of athletes beside what a heading says of them, in small letters. */
export const besideHeadings: ReadonlySet<string> = new Set(listed(cells.besideHeadings));

/** Words that may stand beside a season, by `collationKey`. */
export const besideSeasons = listed(cells.besideSeasons).map(collationKey);
