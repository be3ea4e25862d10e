import type { SourceRow } from '@matchpoint/core/athletes/import-source';
import { JSONParser } from '@streamparser/json';
import * as z from 'zod/mini';
import { UnreadableError } from './unreadable.ts';

/** An athlete as an object, with the number of its line, or its place in the array from 1 on. */
export interface JsonRow {
  readonly row: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const fields = z.record(z.string(), z.unknown());

/** @throws {UnreadableError} where a line is no JSON object */
export async function* ndjsonRows(text: AsyncIterable<string>): AsyncGenerator<readonly JsonRow[], void> {
  let rest = '';
  let row = 0;
  const read = (line: string): JsonRow[] => {
    row += 1;
    return line.trim() === '' ? [] : [{ row, fields: object(parse(line, row), `Line ${row}`) }];
  };
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield lines.flatMap(read);
  }
  if (rest !== '') yield read(rest);
}

function parse(line: string, row: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new UnreadableError(`Line ${row} is no JSON: each line must be one whole object.`);
  }
}

/** @throws {UnreadableError} where the text is no JSON array of objects */
export async function* jsonArrayRows(text: AsyncIterable<string>): AsyncGenerator<readonly JsonRow[], void> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let row = 0;
  let piece: JsonRow[] = [];
  let fault: Error | null = null;
  parser.onValue = ({ value }) => {
    row += 1;
    piece.push({ row, fields: object(value, `Entry ${row}`) });
  };
  parser.onError = (error) => {
    fault ??= error;
  };
  for await (const chunk of text) {
    if (chunk !== '' && !(parser.isEnded && chunk.trim() === '')) parser.write(chunk);
    failIf(fault);
    yield piece;
    piece = [];
  }
  if (!parser.isEnded) failIf(new Error('it ends too early'));
}

function failIf(fault: Error | null): void {
  if (fault instanceof UnreadableError) throw fault;
  if (fault !== null) throw new UnreadableError(`The file is no whole JSON array: ${fault.message}`);
}

function object(value: unknown, what: string): Readonly<Record<string, unknown>> {
  const { success, data } = z.safeParse(fields, value);
  if (!success || Array.isArray(value)) throw new UnreadableError(`${what} is no JSON object with fields.`);
  return data;
}

/** The cells of an object under the header, which has the keys of all objects. */
export function jsonCells({ row, fields: values }: JsonRow, header: readonly string[]): SourceRow {
  return { row, cells: header.map((key) => cellText(values[key])) };
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
