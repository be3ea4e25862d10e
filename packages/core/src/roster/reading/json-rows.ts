import * as z from 'zod/mini';
import type { SourceRow } from './import-source.ts';
import { UnreadableError } from './unreadable.ts';

type Fields = Readonly<Record<string, unknown>>;
const fields = z.record(z.string(), z.unknown());

/**
 * The objects of a JSON array, or of NDJSON, as rows; the header has the keys of all objects in order of appearance.
 * A row number is the place in the array from 1 on, or the line.
 * @throws {UnreadableError} if anything is not a JSON object
 */
export function jsonRows(
  text: string,
  isArray: boolean,
): { readonly header: readonly string[]; readonly rows: readonly SourceRow[] } {
  const records = isArray ? arrayRecords(text) : lineRecords(text);
  const header = [...new Set(records.flatMap(([, values]) => Object.keys(values)))];
  return {
    header,
    rows: records.map(([row, values]) => ({ row, cells: header.map((key) => cellText(values[key])) })),
  };
}

function lineRecords(text: string): readonly (readonly [row: number, Fields])[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parse(line, () => `Line ${index + 1} is no JSON: each line must be one whole object.`);
    return [[index + 1, object(value, `Line ${index + 1}`)] as const];
  });
}

function arrayRecords(text: string): readonly (readonly [row: number, Fields])[] {
  const entries = z.array(z.unknown()).parse(parse(text, (why) => `The file is no whole JSON array: ${why}`));
  return entries.map((entry, index) => [index + 1, object(entry, `Entry ${index + 1}`)] as const);
}

function parse(text: string, explain: (why: string) => string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableError(explain(error instanceof Error ? error.message : ''));
  }
}

function object(value: unknown, what: string): Fields {
  const { success, data } = z.safeParse(fields, value);
  if (!success || Array.isArray(value)) throw new UnreadableError(`${what} is no JSON object with fields.`);
  return data;
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
