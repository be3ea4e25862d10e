import { formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan, PlannedRow } from '@matchpoint/core/roster/checking/plan-import';
import { quotedCell, wrapped } from '../wording.ts';
import type { Page } from './problems-text.ts';

/** The decision about a row, or about one of its fields, for programs. */
export const planFields = ['row', 'decision', 'id', 'name', 'sport', 'field', 'from', 'to'] as const;
interface PlanLine extends Readonly<Record<(typeof planFields)[number], string | number | null>> {}

export function planLines(plan: ImportPlan, { invalid }: Pick<ImportCheck, 'invalid'>): readonly PlanLine[] {
  const ofRows = plan.rows.flatMap(({ row, decision, draft, listed, differs }): PlanLine[] => {
    const about = { row, decision, id: listed?.id ?? null, name: draft.name, sport: draft.sport };
    if (differs.length === 0) return [{ ...about, field: null, from: null, to: null }];
    return differs.map(({ field, from, to }) => ({ ...about, field, from, to }));
  });
  const without = { row: null, id: null, name: null, sport: null, field: null, from: null, to: null };
  const decision = removes(plan) ? 'remove' : 'missing';
  return [
    ...ofRows,
    ...invalid.map(({ row }) => ({ ...without, row, decision: 'invalid' })),
    ...plan.missing.map(({ id, name, sport }) => ({ ...without, decision, id, name, sport })),
  ];
}

/**
 * Changes, differences and removals, a line each, up to the page's limit; null without any.
 * @param withNew adds a line for each new row
 */
export function diffText(
  plan: ImportPlan,
  page: Page,
  { withNew }: { readonly withNew: boolean },
): string | null {
  const { style, samples, width } = page;
  const removal = removes(plan) ? style.red('-') : '?';
  const lines = [
    ...plan.rows.flatMap((row) => rowLine(row, page, withNew)),
    ...plan.missing.map(
      ({ name, sport }) => `  ${removal} ${quotedCell(name)}, ${sport ?? '-'}: not in the file`,
    ),
  ];
  if (lines.length === 0) return null;
  const rest = lines.length - samples;
  return [
    ...lines.slice(0, samples).map((line) => wrapped(line, width, '    ')),
    ...(rest > 0 ? [`  and ${formatCount(rest)} more; --verbose lists them`] : []),
  ].join('\n');
}

function removes({ options, canChange }: ImportPlan): boolean {
  return options.missing === 'remove' && canChange;
}

function rowLine(
  { row, decision, draft, differs }: PlannedRow,
  { style }: Page,
  withNew: boolean,
): readonly string[] {
  const about = `row ${row}: ${quotedCell(draft.name)}, ${draft.sport}`;
  const changes = differs
    .map(({ field, from, to }) => `${field} ${valueText(from)} → ${valueText(to)}`)
    .join(', ');
  switch (decision) {
    case 'send':
    case 'again':
      return withNew ? [`  ${style.green('+')} ${about}`] : [];
    case 'update':
      return [`  ${style.yellow('~')} ${about}: ${changes}`];
    case 'done':
    case 'listed':
    case 'duplicate':
      return differs.length > 0 ? [`  ${style.dim('=')} ${about}, stays but differs: ${changes}`] : [];
  }
}

function valueText(value: string): string {
  return value === '' ? 'empty' : quotedCell(value);
}
