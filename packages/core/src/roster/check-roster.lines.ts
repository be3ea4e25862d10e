import {
  type AthleteField,
  athleteFields,
  choicesOf,
  fieldNamed,
} from '../athletes/fields/athlete-fields.ts';
import { counted, firstOf } from '../display/count.ts';
import { grouped } from '../display/grouped.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import { groupRepair } from './checking/group-repairs.ts';
import { asNote } from './checking/note-row.ts';
import type { ReadingGroup, RepairGroup, RowProblem } from './checking/row-problems.ts';
import { mostWords, type UnknownWord, unknownWords } from './checking/unknown-words.ts';
import { type Decision, isPersonal } from './decisions.ts';
import type { ColumnMatch } from './matching/match-columns.ts';
import { fieldLabel } from './outcomes/field-label.ts';
import { quoted } from './outcomes/quoted.ts';
import { cellsText } from './outcomes/rows.view.ts';

/** An answer to a line, and what a person says with it; nothing with the preset. */
export interface LineAnswer {
  readonly text: string;
  readonly decisions: readonly Decision[];
}

/** Cells of one column that are not certain, and what may be done about them (rules/import.md#readings). */
export interface RosterLine {
  /** The same after a repair of other cells. */
  readonly key: string;
  /** `likely`: another reading is conceivable; `open`: empty unless answered; `invalid`: its rows are left out unless repaired. */
  readonly kind: 'likely' | 'open' | 'invalid' | 'warning';
  readonly field: string;
  /** The place of the column, from 0; null where the whole row is meant. */
  readonly index: number | null;
  readonly column: string | null;
  readonly text: string;
  readonly rows: readonly number[];
  /** The cells to mend one by one; none of a likely line. */
  readonly cells: readonly RowProblem[];
  /** The preset first. */
  readonly answers: readonly [LineAnswer, ...LineAnswer[]];
}

/** What a person has to look at, the problems first. */
export function linesOf(check: ImportCheck): readonly RosterLine[] {
  return [
    ...check.problems.flatMap(problemLines),
    ...check.warnings.map((group) => faultLine('warning', group)),
    ...readingLines(check.readings.filter(({ sure }) => sure === 'likely')),
  ];
}

/** What was not read literally. */
export function readingLines(readings: ImportCheck['readings']): readonly RosterLine[] {
  const alike = grouped(
    readings,
    ({ index, field, sure, how, read, value }) =>
      `${index}\0${field}\0${sure}\0${how === null ? `${read}\0${/\d/.test(value)}` : how}`,
  );
  return [...alike].map(([key, groups]) => likelyLine(key, groups));
}

function problemLines(group: RepairGroup): readonly RosterLine[] {
  const kind = group[0].isOpen ? 'open' : 'invalid';
  const words = unknownWords(group);
  if (words.length === 0 || words.length > mostWords) return [faultLine(kind, group)];
  const lines = words.flatMap((word) => {
    const rows = new Set(word.rows);
    const [first, ...others] = group.filter(({ row }) => rows.has(row));
    return first === undefined ? [] : [faultLine(kind, [first, ...others], word)];
  });
  const said = new Set(words.flatMap(({ rows }) => rows));
  const [first, ...others] = group.filter(({ row }) => !said.has(row));
  return first === undefined ? lines : [...lines, faultLine(kind, [first, ...others])];
}

function faultLine(
  kind: Exclude<RosterLine['kind'], 'likely'>,
  group: RepairGroup,
  word?: UnknownWord,
): RosterLine {
  const [{ field, index, column, expected, fix }] = group;
  const rows = [...new Set(group.map(({ row }) => row))];
  const ready = kind === 'warning' ? null : groupRepair(group);
  const presets = { open: emptyText(rows), invalid: outText(rows), warning: 'Leave it as it is' };
  const must = `${kind === 'warning' ? 'should' : 'must'} be ${expected}. ${fix}`;
  return {
    key: [kind, index, field, expected, fix, word?.word ?? ''].join('\0'),
    kind,
    field,
    index,
    column,
    text: word === undefined ? must : `“${word.word}” ${must}`,
    rows,
    cells: group,
    answers: [
      { text: presets[kind], decisions: [] },
      ...(ready === null ? [] : [{ text: ready.text, decisions: ready.decisions }]),
      ...(word === undefined ? [] : meanings(field, word.word, word.suggestion)),
      ...(kind === 'open'
        ? []
        : emptying(
            group[0],
            rows,
            group.map(({ value }) => value),
          )),
      ...(kind === 'invalid' ? [] : [leavingOut(rows)]),
    ],
  };
}

function likelyLine(key: string, groups: readonly [ReadingGroup, ...ReadingGroup[]]): RosterLine {
  const [{ field, index, column, how, read, value }] = groups;
  const rows = groups.flatMap((group) => group.rows);
  const more = rows.length - 1;
  const words = groups.map((group) => group.value.trim());
  const isNote = how === asNote;
  return {
    key: `likely\0${key}`,
    kind: 'likely',
    field,
    index,
    column,
    text:
      how === null
        ? `${firstOf(words, 3)} → ${read}`
        : `${value.trim()} → ${read}${more === 0 ? '' : `, and ${counted(more, 'more', 'more')} ${how}`}`,
    rows,
    cells: [],
    answers: [
      {
        text: isNote ? outText(rows) : `Read as ${how === null ? read : 'shown'}`,
        decisions: [],
      },
      ...(how === null && choicesOf(field)?.includes(read) === true
        ? choicesTo(field, words).filter(({ text }) => text !== read)
        : []),
      ...emptying(groups[0], rows, how === null ? words : null),
      ...(isNote ? [] : [leavingOut(rows)]),
    ],
  };
}

function meanings(field: string, word: string, suggestion: string | null): readonly LineAnswer[] {
  // The year of the cell stays: 1/10/2028, Fall 2028 or later.
  const [, year] = /^(?:\d{1,2}[-/]\d{1,2}[-/]|\D*)(20\d\d)\D*$/.exec(word) ?? [];
  const choices = choicesTo(field, [word], field === 'available_semester' ? year : undefined).filter(
    ({ text }) => text !== suggestion,
  );
  if (suggestion === null) return choices;
  return [{ text: suggestion, decisions: saying(field, [word], suggestion) }, ...choices];
}

function choicesTo(field: string, words: readonly string[], year?: string): readonly LineAnswer[] {
  const choices = (choicesOf(field) ?? []).map((choice) =>
    year === undefined ? choice : `${choice} ${year}`,
  );
  return choices.map((text) => ({ text, decisions: saying(field, words, text) }));
}

/** @param texts of cells, in any number */
function saying(field: string, texts: readonly string[], means: string): LineAnswer['decisions'] {
  return [...new Set(texts.map((text) => text.trim()))].map((text) => ({
    kind: 'meaning',
    field,
    text,
    means,
  }));
}

/** @param texts of the cells; null where only their rows are known */
function emptying(
  { field, index }: Pick<RowProblem, 'field' | 'index'>,
  rows: readonly number[],
  texts: readonly string[] | null,
): readonly LineAnswer[] {
  const name = fieldNamed(field);
  const known: AthleteField | null = name === null ? null : athleteFields[name];
  if (index === null || known === null || 'required' in known) return [];
  const edits = rows.map((row) => ({ row, column: index, value: '' }));
  const isGeneral = texts !== null && !isPersonal(field);
  return [
    { text: emptyText(rows), decisions: isGeneral ? saying(field, texts, '') : [{ kind: 'edit', edits }] },
  ];
}

function leavingOut(rows: readonly number[]): LineAnswer {
  return { text: outText(rows), decisions: [{ kind: 'leaveOut', rows, isOut: true }] };
}

function emptyText({ length }: readonly number[]): string {
  return length === 1 ? 'Leave the cell empty' : `Leave ${counted(length, 'cell')} empty`;
}

function outText({ length }: readonly number[]): string {
  return length === 1 ? 'Leave the row out' : `Leave ${counted(length, 'row')} out`;
}

/** '“GPA”, row 2: “3.75”: must be a number …' */
export function lineText({ column, field, rows, cells, text }: RosterLine): string {
  const where = column === null || column.trim() === '' ? fieldLabel(field) || 'Rows' : quoted(column);
  const [first, ...others] = cells;
  const which =
    first === undefined
      ? `${where}, ${counted(rows.length, 'row')}`
      : `${where}, ${cellsText([first, ...others], 3)}`;
  return `${which}: ${text}`;
}

/** What going on does: 'Go on: 38 athletes, 2 rows left out, 4 cells empty'. */
export function goOnText({ valid, rows }: ImportCheck): string {
  const out = rows - valid.length;
  const empty = valid.reduce((sum, { unsaid = [] }) => sum + unsaid.length, 0);
  return [
    `Go on: ${counted(valid.length, 'athlete')}`,
    ...(out > 0 ? [`${counted(out, 'row')} left out`] : []),
    ...(empty > 0 ? [`${counted(empty, 'cell')} empty`] : []),
  ].join(', ');
}

/** Why nothing can be imported yet, beside the button that goes on; null where something can. */
export function waitsText(
  { problems }: Pick<ColumnMatch, 'problems'>,
  { valid }: ImportCheck,
): string | null {
  const missing = problems.flatMap((one) => (one.kind === 'missing' ? [fieldLabel(one.field)] : []));
  if (missing.length > 0)
    return `Every athlete needs ${new Intl.ListFormat('en').format(missing)}: choose a column or a value above.`;
  if (problems.length > 0) return 'A column above needs an answer.';
  return valid.length === 0 ? 'No row is an athlete yet: mend or answer what stands above.' : null;
}
