import {
  type EveryFieldName,
  everyField,
  everyFieldOffered,
  type Offered,
  optionalFields,
} from '../../athletes/fields/athlete-fields.ts';
import { sports as allSports } from '../../athletes/fields/sports.ts';
import type { TextFault } from '../../fields/text-rule.ts';
import { readAvailability } from '../checking/availability-cell.ts';
import { fieldReader } from '../checking/field-reader.ts';
import type { Answers, Texts } from '../decisions.ts';
import { rememberedReason } from './choices.ts';
import { fieldOf } from './column-aliases.ts';
import type { ColumnProblem } from './column-problems.ts';
import { columnAt } from './header-key.ts';
import { draftField, type FixedValue, type FixedValues, type Places } from './import-field.ts';

/** Fields whose value passes with the season: another file's is only a preset. */
const seasonal: ReadonlySet<EveryFieldName> = new Set(['available_semester', 'available_year']);

/** The reason for a sport where neither the file nor the agency has one. */
export const usualSportReason = 'the usual sport';

interface Given {
  readonly places: Places;
  readonly header: readonly string[];
  readonly said: Answers;
  readonly remembered: Answers;
  /** The agency's own sports, where they are known. */
  readonly sports: readonly string[];
  /** The optional fields of the service. */
  readonly offered: Offered;
}

/** The fixed values of a file, and what keeps a chosen one from being used. */
export function fixedValues({ places, header, said, remembered, sports, offered }: Given): {
  readonly set: FixedValues;
  readonly problems: readonly ColumnProblem[];
} {
  const set = new Map<EveryFieldName, FixedValue>();
  const problems: ColumnProblem[] = [];
  const keep = (texts: Texts, reason: string): ColumnProblem[] =>
    Object.entries(texts).flatMap(([name, value]): ColumnProblem[] => {
      const field = fixableField(name, offered);
      const fields = everyFieldOffered(offered).filter((one) => one !== 'name');
      if (field === null) return [{ kind: 'noSuchSet', field: name, fields }];
      const [index] = places.get(field) ?? [];
      if (index !== undefined) return [{ kind: 'setBeside', field, ...columnAt(index, header) }];
      const read = readFixed(field, value);
      if ('expected' in read) return [{ kind: 'badSet', field, value, ...read }];
      for (const [one, text] of read.values) set.set(one, { value: text, reason });
      return [];
    });
  const lasting = Object.entries(remembered.all ?? {}).filter(([name]) => !isSeasonal(name));
  keep(Object.fromEntries(lasting), rememberedReason);
  problems.push(...keep(said.all ?? {}, 'chosen'));
  const sport = places.has('sport') || set.has('sport') ? null : usualSport(sports, places);
  if (sport !== null) set.set('sport', sport);
  return { set, problems };
}

/** The field that a fixed value is for; null where every row needs its own. */
function fixableField(name: string, offered: Offered): EveryFieldName | null {
  const field = fieldOf(name, offered);
  return field === null || draftField(field) === 'name' ? null : draftField(field);
}

function isSeasonal(name: string): boolean {
  const field = fixableField(name, optionalFields);
  return field !== null && seasonal.has(field);
}

/** An agency with several sports says which, unless the file ranks tennis players; one without a word has the usual one. */
function usualSport(sports: readonly string[], places: Places): FixedValue | null {
  const own = allSports.filter((sport) => sports.includes(sport));
  if (own.length > 1) {
    const ranks = (['UTR', 'ITF', 'WTN'] as const).find((field) => places.has(field));
    const isTennis = ranks !== undefined && own.includes('Tennis');
    return isTennis ? { value: 'Tennis', reason: `the file has a column ${ranks}`, sure: 'likely' } : null;
  }
  const [value] = own;
  return value === undefined
    ? { value: allSports[0], reason: usualSportReason }
    : { value, reason: 'the sport of your agency' };
}

/** The value as a cell would say it literally: 'Herbst 27' is the semester Fall and the year 2027. */
export function readFixed(
  field: EveryFieldName,
  text: string,
): { readonly values: readonly (readonly [EveryFieldName, string])[] } | TextFault {
  const { kind } = everyField[field];
  const said = kind === 'text' ? text : text.trim();
  if (field === 'available_semester') {
    const reading = readAvailability(said);
    if (!('value' in reading)) return reading;
    if (reading.value === null) return { values: [] };
    const { semester, year } = reading.value;
    const read = readFixed('available_year', String(year ?? ''));
    return 'expected' in read ? read : { values: [[field, semester], ...read.values] };
  }
  const reading = fieldReader(field)(said);
  if (!('value' in reading)) return reading;
  return { values: text.trim() === '' || reading.value === null ? [] : [[field, String(reading.value)]] };
}
