import { counted, firstOf, formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck, RowPair } from '@matchpoint/core/roster/checking/check-rows';
import type { RepairGroup } from '@matchpoint/core/roster/checking/row-problems';
import type { Style } from '../output/style.ts';
import { quotedCell, unbroken, wrapped } from '../wording.ts';

export interface Page {
  readonly style: Style;
  /** Characters in a line. */
  readonly width: number;
  /** How many cells of one kind are listed. */
  readonly samples: number;
}

/** Every problem of a file, a paragraph for each repair. */
export function problemsText({ rows, invalid, problems }: ImportCheck, page: Page): string {
  const { style } = page;
  const head = `${counted(problems.flat().length, 'problem')} in ${formatCount(invalid.length)} of ${counted(rows, 'row')}:`;
  return [style.bold(head), ...problems.map((group) => groupText(group, page, page.style.red))].join('\n\n');
}

export function warningsText({ warnings, namesakes }: ImportCheck, page: Page): string | null {
  const paragraphs = warnings.map((group) => groupText(group, page, page.style.yellow));
  if (namesakes.length > 0) paragraphs.push(namesakesText(namesakes, page));
  if (paragraphs.length === 0) return null;
  const head = 'Worth checking, but these rows can be imported:';
  return [page.style.bold(head), ...paragraphs].join('\n\n');
}

/** Cells that were not read literally, equal ones together; null without any (rules/import.md#readings). */
export function readingsText(
  { readings }: Pick<ImportCheck, 'readings'>,
  { style, width, samples }: Page,
): string | null {
  if (readings.length === 0) return null;
  const lines = readings.slice(0, samples).map(({ column, count, value, read, how }) => {
    const alike = how === null ? '' : `read ${how}, `;
    const cells = `${counted(count, 'cell')} in ${quotedCell(column)}: ${alike}${quotedCell(value)} as ${quotedCell(read)}`;
    return wrapped(`  ${cells}`, width, '    ');
  });
  const rest = readings.length - lines.length;
  if (rest > 0) lines.push(`  and ${formatCount(rest)} more; --verbose lists them`);
  return [style.bold('Read in other words:'), ...lines].join('\n');
}

function groupText(
  group: RepairGroup,
  { style, width, samples }: Page,
  paint: (text: string) => string,
): string {
  const [{ column, field, expected, fix }] = group;
  const name = column === null ? `${field || 'the row'} (no column)` : `"${column}"`;
  const about = column !== null && field !== '' && field !== column ? `${name}, the ${field}` : name;
  const cells = group.map(({ row, value }) =>
    unbroken(`row ${row}: ${value === '' ? 'empty' : quotedCell(value)}`),
  );
  return [
    wrapped(`${paint(counted(group.length, 'cell'))} in ${about}: expected ${expected}`, width, '  '),
    wrapped(`  ${firstOf(cells, samples, '; ')}`, width, '  '),
    wrapped(`  ${style.bold('Fix:')} ${fix}`, width, '  '),
  ].join('\n');
}

function namesakesText(pairs: readonly RowPair[], { width, samples, style }: Page): string {
  const has = pairs.length === 1 ? 'has' : 'have';
  const head = `${style.yellow(counted(pairs.length, 'row'))} ${has} the name and sport of an earlier row but differ in other fields`;
  return [wrapped(head, width, '  '), wrapped(`  ${pairsText(pairs, samples)}`, width, '  ')].join('\n');
}

export function pairsText(pairs: readonly RowPair[], most: number): string {
  const texts = pairs.map(({ row, first }) => `row ${row} as row ${first}`);
  return firstOf(texts, most, '; ');
}
