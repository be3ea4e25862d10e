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
import type { Repair } from './checking/repair.ts';
import type { ReadingGroup, RepairGroup, RowProblem } from './checking/row-problems.ts';
import { mostWords, type UnknownWord, unknownWords } from './checking/unknown-words.ts';

/** An answer to a line, and the repair that it makes; null for the preset, with which nothing is repaired. */
export interface LineAnswer {
  readonly text: string;
  readonly repair: Repair | null;
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
      { text: presets[kind], repair: null },
      ...(ready === null ? [] : [{ text: ready.text, repair: ready.repair }]),
      ...(word === undefined ? [] : meanings(field, word.word, word.suggestion)),
      ...(kind === 'open' ? [] : emptying(field, index, rows)),
      ...(kind === 'invalid' ? [] : [leavingOut(rows)]),
    ],
  };
}

function likelyLine(key: string, groups: readonly [ReadingGroup, ...ReadingGroup[]]): RosterLine {
  const [{ field, index, column, how, read, value }] = groups;
  const rows = groups.flatMap((group) => group.rows);
  const more = rows.length - 1;
  const words = groups.map((group) => group.value.trim());
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
      { text: `Read as ${how === null ? read : 'shown'}`, repair: null },
      ...(how === null && choicesOf(field)?.includes(read) === true
        ? choicesTo(field, words).filter(({ text }) => text !== read)
        : []),
      ...emptying(field, index, rows),
      leavingOut(rows),
    ],
  };
}

function meanings(field: string, word: string, suggestion: string | null): readonly LineAnswer[] {
  const choices = choicesTo(field, [word]).filter(({ text }) => text !== suggestion);
  return suggestion === null ? choices : [saying([word], suggestion), ...choices];
}

function choicesTo(field: string, words: readonly string[]): readonly LineAnswer[] {
  return (choicesOf(field) ?? []).map((choice) => saying(words, choice));
}

function saying(words: readonly string[], meaning: string): LineAnswer {
  const said = Object.fromEntries(words.map((word) => [word, meaning]));
  return { text: meaning, repair: { kind: 'words', words: said } };
}

function emptying(field: string, index: number | null, rows: readonly number[]): readonly LineAnswer[] {
  const name = fieldNamed(field);
  const known: AthleteField | null = name === null ? null : athleteFields[name];
  if (index === null || known === null || 'required' in known) return [];
  const edits = rows.map((row) => ({ row, column: index, value: '' }));
  return [{ text: emptyText(rows), repair: { kind: 'edit', edits } }];
}

function leavingOut(rows: readonly number[]): LineAnswer {
  return { text: outText(rows), repair: { kind: 'leaveOut', rows, isOut: true } };
}

function emptyText({ length }: readonly number[]): string {
  return length === 1 ? 'Leave the cell empty' : `Leave ${counted(length, 'cell')} empty`;
}

function outText({ length }: readonly number[]): string {
  return length === 1 ? 'Leave the row out' : `Leave ${counted(length, 'row')} out`;
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
