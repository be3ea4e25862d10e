import type { ImportCheck, RowPair } from '@matchpoint/core/athletes/import-check';
import type { RepairGroup } from '@matchpoint/core/athletes/row-problems';
import type { Style } from '../style.ts';
import { counted, grouped, quotedCell, unbroken, wrapped } from '../wording.ts';

export interface Page {
  readonly style: Style;
  /** Characters in a line. */
  readonly width: number;
  /** How many cells of one kind are listed. */
  readonly samples: number;
}

/** Every problem of a file, a paragraph for each repair. */
export function problemsText({ rows, invalidRows, problems }: ImportCheck, page: Page): string {
  const { style } = page;
  const head = `${counted(problems.count, 'problem')} in ${grouped(invalidRows)} of ${counted(rows, 'row')}:`;
  return [style.bold(head), ...problems.groups.map((group) => groupText(group, page, page.style.red))].join(
    '\n\n',
  );
}

export function warningsText({ warnings, namesakes }: ImportCheck, page: Page): string | null {
  const paragraphs = warnings.groups.map((group) => groupText(group, page, page.style.yellow));
  if (namesakes.count > 0) paragraphs.push(namesakesText(namesakes, page));
  if (paragraphs.length === 0) return null;
  const head = 'Worth checking, but these rows can be imported:';
  return [page.style.bold(head), ...paragraphs].join('\n\n');
}

function groupText(
  group: RepairGroup,
  { style, width, samples }: Page,
  paint: (text: string) => string,
): string {
  const { column, field, expected, fix, count } = group;
  const name = column === null ? `${field || 'the row'} (no column)` : `"${column}"`;
  const about = column !== null && field !== '' && field !== column ? `${name}, the ${field}` : name;
  const shown = group.samples.slice(0, samples);
  const cells = shown.map(({ row, value }) =>
    unbroken(`row ${row}: ${value === '' ? 'empty' : quotedCell(value)}`),
  );
  const rest = count - shown.length;
  const list = [...cells, ...(rest > 0 ? [`and ${grouped(rest)} more`] : [])].join('; ');
  return [
    wrapped(`${paint(counted(count, 'cell'))} in ${about}: expected ${expected}`, width, '  '),
    wrapped(`  ${list}`, width, '  '),
    wrapped(`  ${style.bold('Fix:')} ${fix}`, width, '  '),
  ].join('\n');
}

function namesakesText(
  { count, samples }: ImportCheck['namesakes'],
  { width, samples: most, style }: Page,
): string {
  const has = count === 1 ? 'has' : 'have';
  const head = `${style.yellow(counted(count, 'row'))} ${has} the name and sport of an earlier row but differ in other fields`;
  return [wrapped(head, width, '  '), wrapped(`  ${pairsText(samples, count, most)}`, width, '  ')].join(
    '\n',
  );
}

export function pairsText(pairs: readonly RowPair[], count: number, most: number): string {
  const shown = pairs.slice(0, most).map(({ row, first }) => `row ${row} as row ${first}`);
  const rest = count - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${grouped(rest)} more`] : [])].join('; ');
}
