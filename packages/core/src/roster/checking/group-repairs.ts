import { type AthleteField, athleteFields, fieldNamed } from '../../athletes/fields/athlete-fields.ts';
import { counted } from '../../display/count.ts';
import { type NumberLimit, numberProblem, scaleOf } from '../../fields/number-limit.ts';
import type { Decision } from '../decisions.ts';
import { mayBeOf } from '../meaning/column-meaning.ts';
import { numbersIn, readCountryCell, stepFix } from './cell-values.ts';
import { plainCell } from './plain-cell.ts';
import type { RepairGroup } from './row-problems.ts';

/** One repair for many cells of a group, which a person confirms (rules/import.md#repairs). */
export interface GroupRepair {
  /** What it does: 'Round 38 GPAs to 0.1'. */
  readonly text: string;
  readonly decisions: readonly Decision[];
  /** Whether it takes one of several meanings, so that a script never does. */
  readonly isChoice: boolean;
  /** What each cell becomes. */
  readonly changes: readonly { readonly row: number; readonly from: string; readonly to: string }[];
}

/** The repair of a group that needs no value of a person; null where there is none. */
export function groupRepair(group: RepairGroup): GroupRepair | null {
  const [{ field, fix, index, offered }] = group;
  const name = fieldNamed(field);
  if (name === null || index === null) return null;
  const known: AthleteField = athleteFields[name];
  const repair = (
    text: (count: number) => string,
    to: (cell: string, row: number) => string | null,
    isChoice: boolean,
  ) => {
    const changes = group.flatMap(({ row, value }) => {
      const read = to(value, row);
      return read === null ? [] : [{ row, from: value, to: read }];
    });
    if (changes.length === 0) return null;
    const meanings = new Map(changes.map(({ from, to }) => [from.trim(), to]));
    const edits = changes.map(({ row, to }) => ({ row, column: index, value: to }));
    // What is offered for a cell may hang on its row.
    const decisions: readonly Decision[] =
      offered === undefined
        ? [...meanings].map(([said, means]) => ({ kind: 'meaning', field: name, text: said, means }))
        : [{ kind: 'edit', edits }];
    return { text: text(changes.length), decisions, isChoice, changes };
  };
  if (offered !== undefined) {
    const values = new Map(group.map((problem) => [problem.row, problem.offered?.value]));
    return repair(
      () => offered.text,
      (_, row) => values.get(row) ?? null,
      true,
    );
  }
  if (known.kind === 'country') return repair(() => 'Take the first country', firstCountry, true);
  if (known.kind !== 'score') return null;
  if (fix.startsWith(mayBeOf))
    return repair(
      (count) => `Take ${count === 1 ? 'it' : 'all'} as ${name}`,
      (cell) => `${name} ${cell.trim()}`,
      true,
    );
  if (fix !== stepFix(known)) return null;
  const toStep = (cell: string) => {
    const to = rounded(cell, known);
    return numberProblem(to, known) === null ? String(to) : null;
  };
  return repair((count) => repairText(count, known), toStep, false);
}

/** The first of two countries in a cell: GER/USA. */
function firstCountry(cell: string): string | null {
  const countries = cell.split(/[/,;&+]|\band\b/u).map((part) => readCountryCell(part.trim()));
  const names = countries.flatMap((reading) =>
    'value' in reading && reading.value !== null ? [reading.value] : [],
  );
  return names.length > 1 && names.length === countries.length ? (names[0] ?? null) : null;
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
