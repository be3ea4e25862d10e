import { formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import { quotedCell, wrapped } from '../wording.ts';
import { goneText } from './end-text.ts';
import { type Page, pairsText } from './problems-text.ts';

/** Values of all rows, with their reasons; null without any (rules/import.md#fixed-values). */
export function sameInAllText({ set }: ColumnMatch, width: number): string | null {
  const values = [...set].map(([field, { value, reason }]) => `${field} ${quotedCell(value)} (${reason})`);
  return values.length === 0 ? null : wrapped(`In all rows: ${values.join(', ')}.`, width, '  ');
}

/** Columns that match no field; null without any. */
export function unknownColumnsText({ unknown }: ColumnMatch, width: number): string | null {
  return unknown.length === 0 ? null : notImported('no matching field', unknown, width);
}

/** Known columns that are not imported, such as the id. */
export function unusedColumnTexts({ unused }: ColumnMatch, width: number): readonly string[] {
  return [...reasons(unused)].map(([why, columns]) => notImported(why, columns, width));
}

function notImported(why: string, columns: readonly string[], width: number): string {
  const names = columns.map((column) => quotedCell(column)).join(', ');
  return wrapped(`Columns not imported (${why}): ${names}.`, width, '  ');
}

function reasons(unused: ColumnMatch['unused']): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const { column, why } of unused) columns.set(why, [...(columns.get(why) ?? []), column]);
  return columns;
}

/** What will happen to the rows, a line for each kind. */
export function planText(plan: ImportPlan, { duplicates, invalid }: ImportCheck, page: Page): string {
  const { counts, gone, differing, missing, options } = plan;
  const removes = options.missing === 'remove' && plan.canChange;
  const kinds: readonly (readonly [count: number, about: string])[] = [
    [counts.send, 'will be sent'],
    [counts.again, 'sent earlier without an answer; they will be checked, and sent if missing'],
    [counts.update, 'listed with other values, which will be changed'],
    [invalid.length, 'left out: they have the problems above'],
    [counts.done - gone, 'created by an earlier run'],
    [gone, goneText],
    [
      counts.listed,
      'skipped: your agency lists an athlete of that name and sport (--duplicates send sends them)',
    ],
    [counts.duplicate, `skipped: they repeat an earlier row (${pairsText(duplicates, 3)})`],
    [
      differing,
      differing === 1
        ? 'of these differs from its listed athlete (--update changes it)'
        : 'of these differ from their listed athletes (--update changes them)',
    ],
    [
      missing.length,
      removes
        ? 'will be removed: your agency lists them and this file does not have them'
        : 'listed by your agency and not in this file',
    ],
  ];
  const width = formatCount(Math.max(...kinds.map(([count]) => count))).length;
  const lines = kinds
    .filter(([count]) => count > 0)
    .map(([count, about]) =>
      wrapped(
        `  ${page.style.bold(formatCount(count).padStart(width))}  ${about}`,
        page.width,
        ' '.repeat(width + 4),
      ),
    );
  if (!plan.canChange && (options.update || options.missing === 'remove'))
    lines.push(wrapped('  This service cannot change or remove athletes: none is.', page.width, '  '));
  if (invalid.length > 0 && options.missing !== 'ignore')
    lines.push(wrapped('  While rows are left out, no athlete counts as missing.', page.width, '  '));
  return lines.length === 0 ? '  nothing to do' : lines.join('\n');
}
