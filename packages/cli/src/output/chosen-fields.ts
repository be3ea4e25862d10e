import { isOptional } from '@matchpoint/core/athletes/fields/athlete-fields';
import { cellText } from '@matchpoint/core/display/csv';
import { shown } from '@matchpoint/core/display/display';
import { InvalidArgumentError, Option } from 'commander';
import type { Format } from '../global-options.ts';
import type { Host } from '../host.ts';
import { output, type Shape } from './output.ts';

/** Other names, each for one field or several. */
export type FieldGroups = Readonly<Record<string, readonly string[]>>;

/** Adds `--columns`: the fields to print, in the given order. */
export function columnsOption(fields: readonly string[], groups: FieldGroups = {}): Option {
  const option = new Option('--columns <fields>', 'print these fields, separated by commas').argParser(
    (text) => readFields(text, fields, groups),
  );
  option.argChoices = usualNames(fields, groups);
  return option;
}

function known(fields: readonly string[], groups: FieldGroups): string[] {
  return [...new Set([...fields, ...Object.keys(groups)])];
}

/** Without those that only some services have. */
function usualNames(fields: readonly string[], groups: FieldGroups): string[] {
  return known(fields, groups).filter((name) => !(groups[name] ?? [name]).some(isOptional));
}

function readFields(text: string, fields: readonly string[], groups: FieldGroups): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const named = new Map(Object.entries(groups));
  const all = known(fields, groups);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length === 0) return [...new Set(names.flatMap((name) => named.get(name) ?? [name]))];
  throw new InvalidArgumentError(
    `Unknown: ${unknown.map((name) => `"${name}"`).join(', ')}. The fields are ${usualNames(fields, groups).join(', ')}.`,
  );
}

interface Picked extends Readonly<Record<string, unknown>> {}

/** Writes the chosen fields of each row, as {@link output} writes all; undefined: each format has its own. */
export function outputFields<T extends object>(
  pages: AsyncIterable<readonly T[]>,
  format: Format,
  names: readonly string[] | undefined,
  shape: Shape<T>,
  host: Pick<Host, 'stdout'>,
): Promise<number> {
  if (names === undefined) return output(pages, format, shape, host);
  const columns = names.map((name) => ({
    heading: name,
    shown: (row: Picked) => shown(cellText(row[name])),
    isCut: true,
  }));
  const pick = (row: object): Picked => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(names.map((name) => [name, values.get(name)]));
  };
  async function* picked() {
    for await (const rows of pages) yield rows.map(pick);
  }
  return output(picked(), format, { columns, fields: names }, host);
}
