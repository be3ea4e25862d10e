import * as z from 'zod/mini';
import { collationKey } from '../../display/collation.ts';
import { memoize } from '../../display/memoize.ts';
import type { SourceRow } from '../import-source.ts';
import { UnreadableError } from './unreadable.ts';

type Fields = Readonly<Record<string, unknown>>;
/** An object, and its name in messages: 'Entry 3', 'Line 3'. */
interface Entry {
  readonly row: number;
  readonly what: string;
  readonly fields: Fields;
}

export interface JsonRows {
  readonly form: 'a JSON array' | 'NDJSON' | 'a JSON array of lists';
  /** Null where it is one of the rows. */
  readonly header: readonly string[] | null;
  readonly rows: readonly SourceRow[];
  readonly notes: readonly string[];
}

/**
 * The rows of a JSON array, of an object around one, or of NDJSON (rules/import.md#json); null if the text is none of them.
 * A row number is the place in the array from 1 on, or the line.
 * @throws {UnreadableError} if a row is not a flat object
 */
export function jsonRows(text: string): JsonRows | null {
  if (/^\s*\[\s*([[{\]]|$)/.test(text))
    return arrayRows(
      list.parse(
        parse(text, (line) => `The JSON of this file is cut off, or has a mistake${line}. Export it again.`),
      ),
    );
  if (!/^\s*\{\s*("|\}|$)/.test(text)) return null;
  const whole = wholeObject(text);
  if (whole === null) return objectRows('NDJSON', lineEntries(text));
  const lists = Object.entries(whole).filter(([, value]) => isList(value));
  const [[name, entries] = [], ...others] = lists;
  if (others.length > 0)
    throw new UnreadableError(
      `The file is one object with several lists: ${lists.map(([key]) => `"${key}"`).join(', ')}. Keep the list of athletes alone.`,
    );
  if (name === undefined) return objectRows('NDJSON', [{ row: 1, what: 'The object', fields: whole }]);
  return { ...arrayRows(list.parse(entries)), notes: [`The rows are the list "${name}" of the file.`] };
}

const fields = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

function arrayRows(entries: readonly unknown[]): JsonRows {
  if (Array.isArray(entries[0]))
    return {
      form: 'a JSON array of lists',
      header: null,
      rows: entries.map((entry, index) => listRow(entry, index + 1)),
      notes: [],
    };
  return objectRows(
    'a JSON array',
    entries.map((entry, index) => entryOf(entry, index + 1, 'Entry')),
  );
}

/** The header has the keys of all objects in order of appearance; spellings of one key are one column. */
function objectRows(form: JsonRows['form'], entries: readonly Entry[]): JsonRows {
  const columns = mergedKeys(entries);
  const header = [...columns.keys()];
  const spellings = [...columns.values()];
  return {
    form,
    header,
    rows: entries.map(({ row, what, fields }) => ({
      row,
      cells: spellings.map((keys) => {
        const key = keys.find((other) => Object.hasOwn(fields, other));
        return key === undefined ? '' : cellText(fields[key], `${what}: "${key}"`);
      }),
    })),
    notes: [],
  };
}

/** Keys to all spellings of them; keys that stand together in an object stay apart. */
function mergedKeys(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const together = new Set<string>();
  const spellings = new Map<string, Set<string>>();
  for (const { fields } of entries) {
    const seen = new Set<string>();
    for (const key of Object.keys(fields)) {
      const folded = foldedKey(key);
      if (seen.has(folded)) together.add(folded);
      seen.add(folded);
      spellings.set(folded, (spellings.get(folded) ?? new Set()).add(key));
    }
  }
  return new Map(
    [...spellings].flatMap(([folded, keys]): [string, readonly string[]][] => {
      const [first = ''] = keys;
      return together.has(folded) ? [...keys].map((key) => [key, [key]]) : [[first, [...keys]]];
    }),
  );
}

const foldedKey = memoize((key: string) => collationKey(key).replace(/[^\p{L}\p{N}]/gu, '') || key);

function lineEntries(text: string): readonly Entry[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parse(line, () => `Line ${index + 1} is not JSON: each line must be one whole object.`);
    return [entryOf(value, index + 1, 'Line')];
  });
}

function entryOf(value: unknown, row: number, what: 'Entry' | 'Line'): Entry {
  const { success, data } = fields.safeParse(value);
  if (!success || Array.isArray(value))
    throw new UnreadableError(`${what} ${row} is not a JSON object with fields.`);
  return { row, what: `${what} ${row}`, fields: data };
}

function listRow(entry: unknown, row: number): SourceRow {
  if (!Array.isArray(entry))
    throw new UnreadableError(`Entry ${row} is not a list of cells, as the first one is.`);
  return {
    row,
    cells: list.parse(entry).map((value, index) => cellText(value, `Entry ${row}: cell ${index + 1}`)),
  };
}

function wholeObject(text: string): Fields | null {
  try {
    return fields.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'object' && entry !== null)
  );
}

/** @param refusal takes ' in line 3', or '' where JavaScript does not say */
function parse(text: string, refusal: (line: string) => string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, at] = / JSON at position (\d+)/.exec(String(error)) ?? [];
    const line = at === undefined ? '' : ` in line ${text.slice(0, Number(at)).split('\n').length}`;
    throw new UnreadableError(refusal(line), { cause: error });
  }
}

/** @param where begins the sentence that refuses the value */
function cellText(value: unknown, where: string): string {
  if (value === null) return '';
  if (typeof value === 'object')
    throw new UnreadableError(
      `${where} is ${Array.isArray(value) ? 'a list' : 'an object'}, and a cell is one text or number. Write it flat: one key for each value.`,
    );
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new UnreadableError(
      `${where} is a number with more digits than JSON keeps. Write it in quotation marks.`,
    );
  return String(value);
}
