import type { ColumnMatch } from '@matchpoint/core/athletes/athlete-columns';
import type { ImportCheck } from '@matchpoint/core/athletes/import-check';
import type { ImportPlan, RowDecision } from '@matchpoint/core/athletes/import-plan';
import { grouped, quotedCell, wrapped } from '../wording.ts';
import { goneText } from './tell-end.ts';
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

/** `gone`: of those that an earlier run created, what is no longer listed. */
type Kind = RowDecision | 'gone';

/** What would become of each row, a line for each kind. */
export function planText({ counts, gone }: ImportPlan, { duplicates }: ImportCheck, page: Page): string {
  const width = grouped(Math.max(...Object.values(counts))).length;
  const shown: Readonly<Record<Kind, number>> = { ...counts, done: counts.done - gone, gone };
  const about: Readonly<Record<Kind, string>> = {
    send: 'will be sent',
    again: 'were sent before without an answer: it is found out which are there, and the others are sent',
    done: 'are there already, from an earlier run',
    gone: goneText,
    listed:
      'are left out: your agency lists an athlete of that name and sport (--duplicates send sends them)',
    duplicate: `are left out: they say the same as a row above (${pairsText(duplicates.samples, duplicates.count, 3)})`,
  };
  const order: readonly Kind[] = ['send', 'again', 'done', 'gone', 'listed', 'duplicate'];
  const lines = order
    .filter((kind) => shown[kind] > 0)
    .map((kind) =>
      wrapped(
        `  ${page.style.bold(grouped(shown[kind]).padStart(width))}  ${about[kind]}`,
        page.width,
        ' '.repeat(width + 4),
      ),
    );
  return lines.length === 0 ? '  There is nothing to do.' : lines.join('\n');
}
