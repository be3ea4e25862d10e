import { type AthleteField, athleteFields, fieldNamed } from '../../athletes/fields/athlete-fields.ts';
import { counted } from '../../display/count.ts';
import { type NumberLimit, numberProblem, scaleOf } from '../../fields/number-limit.ts';
import { numbersIn, stepFix } from './cell-values.ts';
import { plainCell } from './plain-cell.ts';
import type { Repair } from './repair.ts';
import type { RepairGroup } from './row-problems.ts';

/** One repair for many cells of a group, which a person confirms (rules/import.md#repairs). */
export interface GroupRepair {
  /** What it does: 'Round 38 GPAs to 0.1'. */
  readonly text: string;
  readonly repair: Repair;
  /** What each cell becomes. */
  readonly changes: readonly { readonly row: number; readonly from: string; readonly to: string }[];
}

/** The repair of a group that needs no value of a person; null where there is none. */
export function groupRepair(group: RepairGroup): GroupRepair | null {
  const [{ field, fix, index }] = group;
  const name = fieldNamed(field);
  if (name === null || index === null) return null;
  const known: AthleteField = athleteFields[name];
  if (known.kind !== 'score' || fix !== stepFix(known)) return null;
  const changes = group.flatMap(({ row, value }) => {
    const to = rounded(value, known);
    return numberProblem(to, known) === null ? [{ row, from: value, to: String(to) }] : [];
  });
  if (changes.length === 0) return null;
  const edits = changes.map(({ row, to }) => ({ row, column: index, value: to }));
  return { text: repairText(changes.length, known), repair: { kind: 'edit', edits }, changes };
}

function repairText(count: number, { label, step }: ScoreField): string {
  const which = count === 1 ? `the ${label}` : counted(count, label);
  const whole = count === 1 ? 'a whole number' : 'whole numbers';
  return `Round ${which} to ${step === 1 ? whole : step}`;
}

type ScoreField = Extract<AthleteField, { kind: 'score' }>;

/** The nearest number on the field's step, up from the middle: 3.75 becomes 3.8. */
function rounded(text: string, { min, step }: NumberLimit): number {
  const number = Number(numbersIn(plainCell(text.trim()))[0]);
  const digits = Math.log10(scaleOf(min, step));
  return Number(`${Math.round(Number(`${number}e${digits}`))}e-${digits}`);
}
