import { everyField } from '../../athletes/fields/athlete-fields.ts';
import { capitalized } from '../../display/capitalized.ts';
import { rememberedReason } from '../matching/choices.ts';
import { type ColumnProblem, leftOut } from '../matching/column-problems.ts';
import { draftField, type FixedValue } from '../matching/import-field.ts';
import type { ColumnGuess, ColumnMatch } from '../matching/match-columns.ts';
import { fieldLabel } from './field-label.ts';
import { quoted } from './quoted.ts';

/** Notes on the columns before anything is sent: values of all rows, remembered choices, and columns left out. */
export function columnNotes({ guesses, set }: Pick<ColumnMatch, 'guesses' | 'set'>): readonly string[] {
  const remembered = guesses.filter(({ reason }) => reason === rememberedReason);
  const unused = guesses.filter(
    ({ status, header, reason }) => status !== 'used' && header.trim() !== '' && reason !== rememberedReason,
  );
  const note = (what: string, parts: readonly string[]) =>
    parts.length === 0 ? [] : [`${what}: ${parts.join(', ')}.`];
  return [
    ...note(
      'In all rows',
      [...set].map(([field, { value, reason }]) => `${fieldLabel(field)} ${value} (${reason})`),
    ),
    ...note(
      'As chosen for the last file',
      remembered.map(({ header, field }) =>
        field === null ? `${quoted(header)} is left out` : `${quoted(header)} is the ${fieldLabel(field)}`,
      ),
    ),
    ...note(
      'Columns left out',
      unused.map(({ header }) => quoted(header)),
    ),
  ];
}

/** '“Full Nm” → Name  (“Demo Ada”, “Demo Bo”)' */
export function columnText({ header, key, field, status, samples }: ColumnGuess): string {
  const isUsed = field !== null && (status === 'used' || status === 'suggested');
  const values = samples.length === 0 ? 'no values' : samples.map((text) => quoted(text, 20)).join(', ');
  return `${header.trim() === '' ? `Column ${key}` : quoted(header)} → ${isUsed ? fieldLabel(field) : 'left out'}  (${values})`;
}

/** 'Semester of all rows: Fall (the name of the sheet)' */
export function fixedText(field: string, { value, reason }: FixedValue): string {
  return `${fieldLabel(field)} of all rows: ${value} (${reason})`;
}

/** Why a column has its field, or none. */
export function columnNote({ status, reason }: Pick<ColumnGuess, 'status' | 'reason'>): string {
  switch (status) {
    case 'used':
      return capitalized(reason);
    case 'suggested':
      return `A suggestion: ${reason}`;
    case 'leftOut':
      return `Left out: ${reason}`;
    case 'unknown':
      return 'No field matches this header';
  }
}

/** Formats decisions for pasting. */
interface Flags {
  readonly map: (column: string, field: string) => string;
  readonly set: (field: string, value: string) => string;
}

/**
 * What is wrong with the columns, and what to do.
 * @param flags without them it is done in a form beside the sentence
 */
export function columnProblemText(problem: ColumnProblem, flags?: Flags): string {
  const advice = (words: string, column: string, field: string) =>
    flags === undefined ? '' : ` ${words} ${flags.map(column, field)}`;
  switch (problem.kind) {
    case 'twice':
      return `More than one column is the ${fieldLabel(problem.field)}: ${problem.columns.map((column) => quoted(column)).join(', ')}. Leave all but one out${flags === undefined ? '.' : `: ${flags.map(problem.keys.at(-1) ?? '', leftOut)}`}`;
    case 'missing':
      return missingText(problem, flags);
    case 'noSuchSet':
      return `No ${quoted(problem.field)} can be set for all rows. Fields: ${problem.fields.join(', ')}.`;
    case 'setBeside':
      return `The column ${quoted(problem.column)} is the ${fieldLabel(problem.field)}, which is also set for all rows: keep one of them.${advice('Leave the column out:', problem.key, leftOut)}`;
    case 'badSet':
      return `The ${fieldLabel(problem.field)} of all rows must be ${problem.expected}, not ${quoted(problem.value)}. ${problem.fix}`;
    case 'noSuchColumn':
      return `The file has no column ${quoted(problem.column)}.`;
    case 'noSuchField':
      return `Athletes have no field ${quoted(problem.field)} for the column ${quoted(problem.column)}. Fields: ${problem.fields.join(', ')}.`;
    case 'severalColumns':
      return `The file has ${problem.keys.length} columns ${quoted(problem.column)}: ${problem.keys.join(', ')}.${advice('Name one by its place:', problem.keys.at(-1) ?? '', problem.field)}`;
    case 'nameOrder':
      return `Names stand as ${quoted(problem.samples[0] ?? '')}. Say whether they become ${quoted(problem.turned)}.${advice('To turn them:', problem.key, 'last_first_name')}${advice('To leave them:', problem.key, 'name')}`;
  }
}

type Missing = Extract<ColumnProblem, { kind: 'missing' }>;

function missingText({ field, accepted, suggestion, preset }: Missing, flags?: Flags): string {
  const what = `No column is the ${fieldLabel(field)} yet. Every athlete needs it`;
  const isSettable = draftField(field) !== 'name';
  if (flags === undefined)
    return `${what}: choose its column${isSettable ? ', or set it for all rows' : ''}.`;
  const found =
    suggestion === null
      ? `Or name yours: ${flags.map('your header', field)}`
      : `${quoted(suggestion.column)} looks like it: ${flags.map(suggestion.key, suggestion.field)}`;
  const value = preset?.value ?? String(everyField[draftField(field)].example);
  const why = preset === null ? '' : ` (${preset.reason})`;
  const all = isSettable ? ` Or set it for all rows${why}: ${flags.set(field, value)}` : '';
  return `${what}. Known headers: ${accepted.join(', ')}. ${found}${all}`;
}
