import { readFile, writeFile } from 'node:fs/promises';
import {
  type AthleteFieldName,
  athleteFields,
  fieldNamed,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { collationKey } from '@matchpoint/core/display/collation';
import type { CellEdit } from '@matchpoint/core/roster/checking/cell-edits';
import type { Reviewed } from '@matchpoint/core/roster/checking/review';
import { fieldsWithWords } from '@matchpoint/core/roster/checking/unknown-words';
import { chosenToKeep } from '@matchpoint/core/roster/matching/chosen';
import { readFixed } from '@matchpoint/core/roster/matching/fixed-values';
import type { Chosen } from '@matchpoint/core/roster/matching/match-columns';
import { delimiters, type ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import * as z from 'zod/mini';
import { ExitError } from '../exit-error.ts';
import { codeText, isErrorCode } from './error-code.ts';

const texts = z.record(z.string(), z.string());
const version = 1;
const answersFile = z.strictObject({
  version: z.literal(version),
  layout: z.optional(
    z.strictObject({
      encoding: z.optional(z.string()),
      delimiter: z.optional(z.enum(delimiters)),
      sheet: z.optional(z.string()),
      headerRow: z.optional(z.number()),
    }),
  ),
  /** Field by header; '-' for none. */
  columns: z.optional(texts),
  /** The value of all rows by field. */
  all: z.optional(texts),
  /** By field, what each text of a cell means; '' leaves the cell empty. */
  meanings: z.optional(z.record(z.string(), texts)),
});
/** What a person said of a file, without any athlete (rules/import.md#answers). */
export type Answers = z.output<typeof answersFile>;

const noAnswers: Answers = { version };

/**
 * Reads what was said of an earlier file; nothing where there is no such file yet.
 * @throws {ExitError} if it is of another form, or of a newer version
 */
export async function readAnswers(path: string | undefined): Promise<Answers> {
  if (path === undefined) return noAnswers;
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return noAnswers;
    throw new ExitError('file', `The answers ${path} cannot be read${codeText(error)}.`);
  }
  const stored: unknown = parsedJson(text);
  const read = z.safeParse(answersFile, stored);
  if (read.success) return read.data;
  const newer = z.safeParse(z.object({ version: z.number() }), stored).data?.version ?? version;
  const why =
    newer > version
      ? `it is of version ${newer}, and this program reads ${version}`
      : `${read.error.issues.map(({ path: at, message }) => [at.join('.'), message].filter(Boolean).join(': ')).join('; ')}`;
  throw new ExitError('usage', `The answers ${path} cannot be used: ${why}.`);
}

/** The decisions on columns, values and words in an answers file. */
export function chosenIn({ columns = {}, all = {}, meanings = {} }: Answers): Chosen {
  const words = fieldsWithWords.flatMap((field) =>
    Object.entries(meanings[field] ?? {}).filter(([, meaning]) => meaning !== ''),
  );
  return { columns, set: all, words };
}

type Read = Pick<Reviewed, 'source' | 'match' | 'check' | 'judged'>;

/** What is likely, each as an answers file names it: the layout, columns and cells. */
function likelyIn({ judged, check, source, match }: Read) {
  const out = new Set(check.leftOut);
  const layout = (source.layout ?? []).map((text) => ({ field: 'layout', text, means: 'as read' }));
  const columns = match.guesses
    .filter(({ sure }) => sure === 'likely')
    .map(({ header, field }) => ({ field: 'columns', text: header, means: field ?? '' }));
  const cells = judged
    .flatMap(({ readings }) => readings.filter(({ sure, row }) => sure === 'likely' && !out.has(row)))
    .map(({ field, value, read, how }) =>
      isPersonal(field)
        ? { field, text: how ?? '', means: 'as read' }
        : { field, text: value.trim(), means: read },
    );
  const all = [...match.set]
    .filter(([, { sure }]) => sure === 'likely')
    .map(([field, { value }]) => ({ field: 'all', text: field, means: value }));
  return [...layout, ...columns, ...all, ...cells];
}

/** The cells that a line leaves empty, each as an answers file names it. */
function emptiedIn({ check }: Read) {
  return check.problems
    .flat()
    .filter(({ isOpen, field }) => isOpen && !isPersonal(field))
    .map(({ field, value }) => ({ field, text: value.trim(), means: '' }));
}

/** Names, texts and links are a person's: only how they were read is kept. */
function isPersonal(field: string): boolean {
  const name = fieldNamed(field);
  return name === null || ['text', 'link'].includes(athleteFields[name].kind);
}

/** Whether the answers name a likely reading as it was read. */
export function isNamed({ meanings = {} }: Answers, read: Read): boolean {
  return likelyIn(read).every(({ field, text, means }) => meanings[field]?.[text] === means);
}

/** Whether the answers leave cells empty. */
export function empties({ meanings = {} }: Answers): boolean {
  return Object.values(meanings).some((texts) => Object.values(texts).includes(''));
}

/** The rows with cells that cannot be read and that the answers do not leave empty. */
export function openRows({ meanings = {} }: Answers, { check }: Pick<Read, 'check'>): readonly number[] {
  return check.problems
    .flat()
    .flatMap(({ isOpen, field, value, row }) =>
      isOpen && meanings[field]?.[value.trim()] !== '' ? [row] : [],
    );
}

/** The edits of cells whose text means another value. */
export function editsBy({ meanings = {} }: Answers, { source, match }: Read): readonly CellEdit[] {
  return [...match.columns].flatMap(([field, column]) => {
    const known = new Map(
      Object.entries(meanings[field] ?? {}).map(([text, means]) => [collationKey(text), means]),
    );
    const isWord = fieldsWithWords.some((name) => name === field);
    if (known.size === 0 || isWord || isPersonal(field)) return [];
    return source.rows.flatMap(({ row, cells }) => {
      const value = known.get(collationKey((cells[column] ?? '').trim()));
      return value === undefined || value === '' ? [] : [{ row, column, value }];
    });
  });
}

/** Whether a word can mean this in a field. */
export function takesMeaning(field: AthleteFieldName, meaning: string): boolean {
  const read = readFixed(field, meaning);
  return 'values' in read && read.values.length > 0;
}

/**
 * Writes what was said, with what was said before.
 * @param chosen the decisions of this file
 */
export async function writeAnswers(
  path: string,
  before: Answers,
  {
    review,
    chosen,
    layout,
  }: { readonly review: Read; readonly chosen: Chosen; readonly layout: ReadingChoice },
): Promise<void> {
  const { columns, set, words } = chosenToKeep(review.source, chosen);
  const meanings: Record<string, Record<string, string>> = { ...before.meanings };
  const said = words.flatMap(([text, means]) => {
    const field = fieldsWithWords.find((name) => takesMeaning(name, means));
    return field === undefined ? [] : [{ field, text, means }];
  });
  for (const { field, text, means } of [...said, ...likelyIn(review), ...emptiedIn(review)])
    meanings[field] = { ...meanings[field], [text]: means };
  const answers: Answers = {
    version,
    layout: { ...before.layout, ...layout },
    columns: { ...before.columns, ...columns },
    all: { ...before.all, ...set },
    meanings,
  };
  try {
    await writeFile(path, `${JSON.stringify(answers, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new ExitError('file', `The answers ${path} cannot be written${codeText(error)}.`);
  }
}
