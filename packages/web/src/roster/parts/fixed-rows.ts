import { type AthleteFieldName, choicesOf } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';

/** A field without a column whose value is asked for all rows. */
export interface FixedRow {
  readonly field: AthleteFieldName;
  /** '' where nothing is known. */
  readonly value: string;
  /** Where the value is from; null where it is missing. */
  readonly reason: string | null;
  /** Null where any text may be entered. */
  readonly choices: readonly string[] | null;
}

const asked = ['sport', 'available_semester', 'available_year'] as const;

/** The fields that no column holds, with what is set or probable. */
export function fixedRows({ set, problems }: Pick<ColumnMatch, 'set' | 'problems'>): readonly FixedRow[] {
  return asked.flatMap((field): FixedRow[] => {
    const missing = problems.find((problem) => problem.kind === 'missing' && problem.field === field);
    const found = missing?.kind === 'missing' ? missing.preset : set.get(field);
    if (found === undefined) return [];
    return [{ field, value: found?.value ?? '', reason: found?.reason ?? null, choices: choicesOf(field) }];
  });
}
