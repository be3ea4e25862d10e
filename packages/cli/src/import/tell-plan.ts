import type { ColumnMatch } from '@matchpoint/core/athletes/athlete-columns';
import type { ImportCheck } from '@matchpoint/core/athletes/import-check';
import type { ImportPlan, RowDecision } from '@matchpoint/core/athletes/import-plan';
import { grouped, quotedCell, wrapped } from '../wording.ts';
import { type Page, pairsText } from './tell-problems.ts';

/** Columns that are not imported; null where all are. */
export function leftOutText({ unknown, unused }: ColumnMatch, width: number): string | null {
  const parts = [
    ...(unknown.length === 0
      ? []
      : [
          `Not imported, because nobody knows them: ${unknown.map((column) => quotedCell(column)).join(', ')}.`,
        ]),
    ...[...reasons(unused)].map(
      ([why, columns]) =>
        `Not imported, because ${why}: ${columns.map((column) => quotedCell(column)).join(', ')}.`,
    ),
  ];
  return parts.length === 0 ? null : parts.map((part) => wrapped(part, width, '  ')).join('\n');
}

function reasons(unused: ColumnMatch['unused']): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const { column, why } of unused) columns.set(why, [...(columns.get(why) ?? []), column]);
  return columns;
}

/** What would become of each row, a line for each kind. */
export function planText({ counts }: ImportPlan, { duplicates }: ImportCheck, page: Page): string {
  const width = grouped(Math.max(...Object.values(counts))).length;
  const about: Readonly<Record<RowDecision, string>> = {
    send: 'will be sent',
    again: 'were sent before without an answer: it is found out which are there, and the others are sent',
    done: 'are there already, from an earlier run',
    listed:
      'are left out: your agency lists an athlete of that name and sport (--duplicates send sends them)',
    duplicate: `are left out: they say the same as a row above (${pairsText(duplicates.samples, duplicates.count, 3)})`,
  };
  const order: readonly RowDecision[] = ['send', 'again', 'done', 'listed', 'duplicate'];
  const lines = order
    .filter((decision) => counts[decision] > 0)
    .map((decision) =>
      wrapped(
        `  ${page.style.bold(grouped(counts[decision]).padStart(width))}  ${about[decision]}`,
        page.width,
        ' '.repeat(width + 4),
      ),
    );
  return lines.length === 0 ? '  There is nothing to do.' : lines.join('\n');
}
