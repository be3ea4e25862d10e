import * as z from 'zod/mini';
import { optionalFields } from '../athletes/fields/athlete-fields.ts';
import { parsedJson } from '../wire/json-text.ts';
import { lineText, readingLines } from './check-roster.lines.ts';
import type { Reviewed } from './checking/review.ts';
import type { CellNote, Sure } from './checking/row-problems.ts';
import { fieldsWithWords } from './checking/unknown-words.ts';
import { type Answers, answersOf, type Decision, decisionsIn, isPersonal, rowsLeftOut } from './decisions.ts';
import type { ImportSource } from './import-source.ts';
import { choicesFor } from './matching/choices.ts';
import { fieldOf } from './matching/column-aliases.ts';
import { readFixed } from './matching/fixed-values.ts';
import { columnKey, headerKey, namedColumns } from './matching/header-key.ts';
import type { ColumnMatch } from './matching/match-columns.ts';
import { columnText, fixedText } from './outcomes/columns.view.ts';
import { quoted } from './outcomes/quoted.ts';
import { delimiters } from './reading-choice.ts';

const texts = z.record(z.string(), z.string());
const general = {
  columns: z.exactOptional(texts),
  all: z.exactOptional(texts),
  meanings: z.exactOptional(z.record(z.string(), texts)),
};
const version = 1;
/** Bytes. */
const largestFile = 20_000_000;
/** What was said of a file, without any athlete (rules/import.md#answers). */
const answersFile = z.strictObject({
  version: z.literal(version),
  layout: z.exactOptional(
    z.strictObject({
      encoding: z.exactOptional(z.string()),
      delimiter: z.exactOptional(z.enum(delimiters)),
      sheet: z.exactOptional(z.string()),
      headerRow: z.exactOptional(z.number()),
    }),
  ),
  ...general,
});
/** Answers as a face remembers them for an agency; of those of earlier builds, what has the same form. */
export const keptAnswers = z.object(general);

/** Remembered answers; none where they cannot be read. */
export function readKept(stored: unknown): Answers {
  return z.safeParse(keptAnswers, stored).data ?? {};
}

interface AnswersFile {
  readonly size: number;
  text(): Promise<string>;
}

/** Reads a file of answers, a `Blob` or the like. @returns why it cannot be used, where it cannot */
export async function readAnswers(
  file: AnswersFile,
): Promise<{ readonly answers: Answers } | { readonly problem: string }> {
  if (file.size > largestFile) return { problem: `it has more than ${largestFile / 1e6} MB` };
  const stored: unknown = parsedJson(await file.text());
  const read = z.safeParse(answersFile, stored);
  if (read.success) {
    const { version: _, ...answers } = read.data;
    return { answers };
  }
  const newer = z.safeParse(z.object({ version: z.number() }), stored).data?.version ?? version;
  if (newer > version) return { problem: `it is of version ${newer}, and this program reads ${version}` };
  const [issue] = read.error.issues;
  const [key] = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const at = quoted([...(issue?.path ?? []), ...(key === undefined ? [] : [key])].join('.'));
  if (key !== undefined) return { problem: `it has ${at}, which answers do not have` };
  return { problem: issue?.path.length ? `its ${at} is of another form` : 'it holds no answers' };
}

export function answersText(answers: Answers): string {
  return `${JSON.stringify({ version, ...answers }, null, 2)}\n`;
}

/** What is meant by a word that a person said without a field: it counts for each that takes the meaning (rules/import.md#words). */
export function wordMeanings(text: string, means: string): readonly Decision[] {
  return fieldsWithWords
    .filter((field) => {
      const read = readFixed(field, means);
      return 'values' in read && read.values.length > 0;
    })
    .map((field) => ({ kind: 'meaning', field, text, means }));
}

/**
 * Answers as they are kept for the agency's next file (rules/import.md#remembered-columns): columns by header, and only those
 * that their header tells from the others; meanings of words, but of no number and no cell that is left empty.
 */
export function answersToKeep(
  { header }: Pick<ImportSource, 'header'>,
  { columns = {}, all = {}, meanings = {} }: Answers,
): Required<Omit<Answers, 'layout'>> {
  const { choices } = choicesFor(header, columns, {}, optionalFields);
  const byHeader = [...choices].flatMap(([index, { meaning }]): [string, string][] => {
    const own = header[index] ?? '';
    const isAlone = namedColumns(own, header).length === 1;
    return isAlone && meaning !== null ? [[headerKey(own), meaning]] : [];
  });
  const byField = Object.entries(all).map(([name, value]) => [fieldOf(name, optionalFields) ?? name, value]);
  const words = decisionsIn({ meanings }).filter(
    (said) =>
      said.kind === 'meaning' && fieldsWithWords.some((name) => name === said.field) && said.means !== '',
  );
  return {
    columns: Object.fromEntries(byHeader),
    all: Object.fromEntries(byField),
    meanings: answersOf(words).meanings,
  };
}

/** A text and its meaning, as answers name it. */
type Named = Pick<Decision & { kind: 'meaning' }, 'field' | 'text'> & { readonly means: string };

export const isLikely = ({ sure }: { readonly sure?: Sure }) => sure === 'likely';

/** What is likely of a file beside its cells: the layout, columns and values of all rows, each in words and as answers name it. */
export function likelyOf(
  { layout = [], header }: Pick<ImportSource, 'layout' | 'header'>,
  { guesses, set }: Pick<ColumnMatch, 'guesses' | 'set'>,
): readonly (Named & { readonly said: string })[] {
  return [
    ...layout.map((text) => ({ field: 'layout', text, means: 'as read', said: text })),
    ...guesses.filter(isLikely).map((guess) => ({
      field: 'columns',
      text: columnKey(guess.index, header),
      means: guess.field ?? '',
      said: columnText(guess),
    })),
    ...[...set]
      .filter(([, fixed]) => isLikely(fixed))
      .map(([field, fixed]) => ({
        field: 'all',
        text: field,
        means: fixed.value,
        said: fixedText(field, fixed),
      })),
  ];
}

/** A likely cell as answers name it; of a personal one only how it was read. */
function named({ field, value, read, how }: Omit<CellNote, 'row'>): Named {
  return isPersonal(field)
    ? { field, text: how ?? '', means: 'as read' }
    : { field, text: value.trim(), means: read };
}

/** What is likely and answers do not name as it was read, in words. */
export function unseenIn(
  { source, match, check }: Pick<Reviewed, 'source' | 'match' | 'check'>,
  { meanings = {} }: Answers,
): readonly string[] {
  const isUnseen = ({ field, text, means }: Named) => meanings[field]?.[text] !== means;
  const cells = check.readings.filter((reading) => isLikely(reading) && isUnseen(named(reading)));
  const file = likelyOf(source, match).filter(isUnseen);
  return [...file.map(({ said }) => said), ...readingLines(cells).map(lineText)];
}

/**
 * All answers that a file had: with them the next one asks only about what is new.
 * @param kept what of it is kept in any case
 */
export function answersFor(
  { source, match, check, judged, decisions }: Reviewed,
  kept: Answers,
): Required<Answers> {
  const out = rowsLeftOut(decisions);
  const likely = judged
    .flatMap(({ readings }) => readings.filter(isLikely))
    .filter(({ row }) => !out.has(row));
  const empty = check.problems.flat().filter(({ isOpen, field }) => isOpen && !isPersonal(field));
  const names = [
    ...likelyOf(source, match),
    ...likely.map(named),
    ...empty.map(({ field, value }) => ({ field, text: value.trim(), means: '' })),
  ];
  const { layout, meanings } = answersOf(decisions);
  return answersOf([
    ...decisionsIn({ ...kept, layout, meanings }),
    ...names.map(({ field, text, means }) => ({ kind: 'meaning', field, text, means }) as const),
  ]);
}
