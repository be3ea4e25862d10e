import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';

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
  const decision = plan.options.missing === 'remove' && plan.canChange ? 'remove' : 'missing';
  return [
    ...ofRows,
    ...invalid.map(({ row }) => ({ ...without, row, decision: 'invalid' })),
    ...plan.missing.map(({ id, name, sport }) => ({ ...without, decision, id, name, sport })),
  ];
}
