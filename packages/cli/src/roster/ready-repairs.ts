import { firstOf } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import { groupRepair } from '@matchpoint/core/roster/checking/group-repairs';
import type { Decision } from '@matchpoint/core/roster/decisions';
import { shortCell } from '../wording.ts';

/** The repair of a whole group, with what it changes. */
export interface OfferedRepair {
  readonly decisions: readonly Decision[];
  /** 'Round 38 GPAs to 0.1 (3.75 → 3.8, 3.14 → 3.1 and 36 more)' */
  readonly text: string;
  /** What it does to each row, in words. */
  readonly rows: readonly { readonly row: number; readonly field: string | null; readonly message: string }[];
}

const mostChanges = 5;

/** The repairs that need no value of a person (rules/import.md#repairs). */
export function offeredRepairs({ problems }: Pick<ImportCheck, 'problems'>): readonly OfferedRepair[] {
  return problems.flatMap((group) => {
    const offered = groupRepair(group);
    if (offered === null || offered.isChoice) return [];
    const { text, decisions, changes } = offered;
    const [{ field }] = group;
    const shown = changes.map(({ from, to }) => `${shortCell(from)} → ${to}`);
    const rows = changes.map(({ row, from, to }) => ({ row, field, message: `${from} → ${to}` }));
    return [{ decisions, text: `${text} (${firstOf(shown, mostChanges)})`, rows }];
  });
}
