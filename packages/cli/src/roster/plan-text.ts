import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan, RowDecision } from '@matchpoint/core/roster/checking/plan-import';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { grouped, quotedCell, wrapped } from '../wording.ts';
import { goneText } from './end-text.ts';
import { type Page, pairsText } from './problems-text.ts';

/** Columns that are not imported; null where all are. */
export function leftOutText({ unknown, unused }: ColumnMatch, width: number): string | null {
  const parts = [
    ...(unknown.length === 0
      ? []
      : [
          `Columns not imported (no matching field): ${unknown.map((column) => quotedCell(column)).join(', ')}.`,
        ]),
    ...[...reasons(unused)].map(
      ([why, columns]) =>
        `Columns not imported (${why}): ${columns.map((column) => quotedCell(column)).join(', ')}.`,
    ),
  ];
  return parts.length === 0 ? null : parts.map((part) => wrapped(part, width, '  ')).join('\n');
}

function reasons(unused: ColumnMatch['unused']): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const { column, why } of unused) columns.set(why, [...(columns.get(why) ?? []), column]);
  return columns;
}

/** `gone`: created by an earlier run, but no longer listed. */
type Kind = RowDecision | 'gone';

/** What will happen to the rows, a line for each kind. */
export function planText({ counts, gone }: ImportPlan, { duplicates }: ImportCheck, page: Page): string {
  const width = grouped(Math.max(...Object.values(counts))).length;
  const shown: Readonly<Record<Kind, number>> = { ...counts, done: counts.done - gone, gone };
  const about: Readonly<Record<Kind, string>> = {
    send: 'will be sent',
    again: 'sent earlier without an answer; they will be checked, and sent if missing',
    update: 'listed with other values, which will be changed',
    done: 'created by an earlier run',
    gone: goneText,
    listed: 'skipped: your agency lists an athlete of that name and sport (--duplicates send sends them)',
    duplicate: `skipped: they repeat an earlier row (${pairsText(duplicates, 3)})`,
  };
  const order: readonly Kind[] = ['send', 'again', 'update', 'done', 'gone', 'listed', 'duplicate'];
  const lines = order
    .filter((kind) => shown[kind] > 0)
    .map((kind) =>
      wrapped(
        `  ${page.style.bold(grouped(shown[kind]).padStart(width))}  ${about[kind]}`,
        page.width,
        ' '.repeat(width + 4),
      ),
    );
  return lines.length === 0 ? '  nothing to do' : lines.join('\n');
}
