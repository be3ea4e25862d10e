import {
  type EveryFieldName,
  fieldNamed,
  type Offered,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { goOnText, linesOf, lineText, type RosterLine } from '@matchpoint/core/roster/check-roster.lines';
import type { ReadRoster } from '@matchpoint/core/roster/check-roster.view';
import type { Decision } from '@matchpoint/core/roster/decisions';
import type { ImportSource } from '@matchpoint/core/roster/import-source';
import { importFields } from '@matchpoint/core/roster/matching/column-aliases';
import { leftOut } from '@matchpoint/core/roster/matching/column-problems';
import { readFixed } from '@matchpoint/core/roster/matching/fixed-values';
import { draftField } from '@matchpoint/core/roster/matching/import-field';
import type { ColumnGuess, ImportField } from '@matchpoint/core/roster/matching/match-columns';
import { columnProblemText, columnText } from '@matchpoint/core/roster/outcomes/columns.view';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { styleOf } from '../output/style.ts';
import { printable } from '../output/terminal-text.ts';
import { askChoice, askText } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import { shortCell, textWidth, wrapped } from '../wording.ts';

/** What a person says of a line; null for nothing. */
type Change = readonly Decision[] | null;

interface ScreenLine {
  readonly text: string;
  /** What becomes of it unless it is changed. */
  readonly preset?: string;
  readonly change: () => Promise<Change>;
}

const back = '';

/** How a file was read, a line for each thing that can be changed (rules/import.md#asked-once). */
export function showReading({ host, log }: Run, view: ReadRoster, offered: Offered): readonly ScreenLine[] {
  const { bold, dim, yellow } = styleOf(host.stderr);
  const width = textWidth(host.stderr);
  const lines = screenLines(view, offered);
  const digits = String(lines.length).length;
  const shown = lines.map(({ text, preset }, index) => {
    const number = String(index + 1).padStart(digits);
    const what = preset === undefined ? '' : ` ${yellow(`[${preset}]`)}`;
    return `${wrapped(`  ${dim(number)}  ${printable(text)}`, width, ' '.repeat(digits + 4))}${what}`;
  });
  const notes = view.source.notes ?? [];
  log.info(
    [
      bold('How we read your file'),
      ...shown,
      ...notes.map((note) => wrapped(`  ${printable(note)}`, width, '  ')),
      goOnText(view.check),
    ].join('\n'),
  );
  return lines;
}

/** Asks which line means something else, and what. @returns null where nothing does */
export async function askChange(lines: readonly ScreenLine[], canUndo: boolean): Promise<Change | 'undo'> {
  const undo = 'undo';
  const which = await askChoice(
    'Which line?',
    [
      ...lines.map(({ text }, index) => ({
        name: shortCell(`${index + 1}  ${text}`, 76),
        value: String(index),
      })),
      ...(canUndo ? [{ name: 'take the last change back', value: undo }] : []),
      { name: 'none', value: back },
    ],
    '0',
  );
  return which === undo ? undo : ((await lines[Number(which)]?.change()) ?? null);
}

function screenLines(view: ReadRoster, offered: Offered): readonly ScreenLine[] {
  const { source, match, check } = view;
  const missing = match.problems.flatMap((problem) =>
    problem.kind === 'missing' && draftField(problem.field) !== 'name' ? [problem.field] : [],
  );
  const others = match.problems.filter(
    (problem) => problem.kind !== 'missing' || draftField(problem.field) === 'name',
  );
  const setLine = (field: ImportField, text: string): ScreenLine => ({
    text,
    change: async () => {
      const value = await askFixed(field);
      return value === back ? null : [{ kind: 'all', field, value }];
    },
  });
  return [
    { text: `${source.name}: ${source.form}`, change: () => askLayout(source) },
    ...match.guesses
      .filter(({ header, samples }) => header.trim() !== '' || samples.length > 0)
      .map((guess) => ({
        text: columnText(guess),
        change: async (): Promise<Change> => [
          { kind: 'column', column: guess.key, field: await askField(guess, offered) },
        ],
      })),
    ...[...match.set].map(([field, { value, reason }]) =>
      setLine(field, `All rows → ${fieldLabel(field)}: ${value} (${reason})`),
    ),
    ...missing.map((field) => setLine(field, `All rows → ${fieldLabel(field)}: not known yet`)),
    ...others.map((problem) => ({
      text: columnProblemText(problem),
      change: async () => null,
    })),
    ...(match.problems.length > 0 ? [] : linesOf(check)).map((line) => ({
      text: lineText(line),
      preset: line.answers[0].text,
      change: () => askAnswer(line),
    })),
  ];
}

async function askLayout({ options = [], form }: ImportSource): Promise<Change> {
  const offered = options.flatMap(({ key, used, values }) =>
    values.flatMap(({ name, choice }, index) =>
      index === used ? [] : [{ name: `${key}: ${name}`, choice }],
    ),
  );
  const which = await askChoice(
    `It is read as ${form}. How else?`,
    [
      ...offered.map(({ name }, index) => ({ name, value: String(index) })),
      { name: 'as it is', value: back },
    ],
    back,
  );
  const found = which === back ? undefined : offered[Number(which)];
  return found === undefined ? null : [{ kind: 'layout', layout: found.choice }];
}

async function askField(guess: ColumnGuess, offered: Offered): Promise<string> {
  return askChoice(
    `Which field is ${columnText(guess)}?`,
    [
      { name: 'leave it out', value: leftOut },
      ...importFields(offered).map((field) => ({ name: fieldLabel(field), value: field })),
    ],
    guess.field ?? leftOut,
  );
}

async function askFixed(field: ImportField): Promise<string> {
  const name = draftField(field);
  const value = await askText(`What is the ${fieldLabel(field)} in all rows? (- for none)`, {
    validate: (text) => text.trim() === leftOut || fits(name, text),
  });
  return value.trim() === leftOut ? back : value.trim();
}

/** Whether a field takes a text, or what it must be. */
function fits(name: EveryFieldName, text: string): true | string {
  const read = readFixed(name, text);
  return !('expected' in read) || `It must be ${read.expected}. ${read.fix}`;
}

async function askAnswer(line: RosterLine): Promise<Change> {
  const { answers, field, index, rows, text } = line;
  const name = fieldNamed(field);
  const other = 'other';
  const which = await askChoice(
    'What is to be done?',
    [
      ...answers.map((answer, at) => ({ name: answer.text, value: String(at) })),
      ...(index === null ? [] : [{ name: 'Another value', value: other }]),
    ],
    '0',
  );
  const decisions = answers[Number(which)]?.decisions ?? [];
  if (which !== other || index === null) return decisions.length === 0 ? null : decisions;
  const value = await askText(`What is it instead of ${text}?`, {
    validate: (said) => name === null || fits(name, said),
  });
  return [{ kind: 'edit', edits: rows.map((row) => ({ row, column: index, value: value.trim() })) }];
}
