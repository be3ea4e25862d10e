import type { Asking } from '../../consent/consent.ts';
import { capitalized } from '../../display/capitalized.ts';
import { counted, formatCount } from '../../display/count.ts';
import type { ImportCheck } from '../checking/check-rows.ts';
import { type ImportPlan, isAddition, type PlannedRow } from '../checking/plan-import.ts';
import { fieldLabel } from './field-label.ts';
import { quoted } from './quoted.ts';
import { namesakesText, problemText } from './rows.view.ts';

export const goneText = 'imported earlier and no longer listed: removed or renamed since, so not sent again';

/** Athletes or rows with one fate. */
export interface PlanGroup {
  readonly kind:
    | 'new'
    | 'again'
    | 'changed'
    | 'differing'
    | 'there'
    | 'gone'
    | 'repeated'
    | 'leftOut'
    | 'emptied'
    | 'missing'
    | 'namesakes';
  readonly what: string;
  readonly count: number;
  /** What stands behind the count, a line each. */
  readonly lines: () => readonly string[];
  /** Rows whose fields differ from what is listed, for a table. */
  readonly differing?: () => readonly PlannedRow[];
}

/** The plan in counts, with what stands behind each. */
export function planGroups(plan: ImportPlan, check: ImportCheck): readonly PlanGroup[] {
  const { counts, differing, gone, missing, options } = plan;
  const problems = check.problems.flat();
  const out = new Set(check.invalid.map(({ row }) => row));
  const emptied = problems.filter(({ row }) => !out.has(row));
  const named = (is: (row: PlannedRow) => boolean) => () =>
    plan.rows.filter(is).map(({ row, draft }) => `${draft.name}, row ${row}`);
  const differ = (is: (row: PlannedRow) => boolean) => ({
    differing: () => plan.rows.filter(is),
    lines: () => plan.rows.filter(is).map(differenceText),
  });
  const groups: readonly PlanGroup[] = [
    {
      kind: 'new',
      what: `new${hiddenText(plan.rows.filter(({ decision }) => decision === 'send'))}`,
      count: counts.send,
      lines: named(({ decision }) => decision === 'send'),
    },
    {
      kind: 'again',
      what: 'sent earlier without an answer: looked up, and sent if missing',
      count: counts.again,
      lines: named(({ decision }) => decision === 'again'),
    },
    {
      kind: 'changed',
      what: 'changed',
      count: counts.update,
      ...differ(({ decision }) => decision === 'update'),
    },
    {
      kind: 'differing',
      what: 'listed with other values; kept as they are',
      count: differing,
      ...differ(({ decision, differs }) => differs.length > 0 && decision !== 'update'),
    },
    {
      kind: 'there',
      what: 'listed already',
      count: counts.listed + counts.done - differing - gone,
      lines: named(
        ({ decision, differs }) => (decision === 'listed' || decision === 'done') && differs.length === 0,
      ),
    },
    {
      kind: 'gone',
      what: goneText,
      count: gone,
      lines: named(({ decision, listed }) => decision === 'done' && listed === null),
    },
    {
      kind: 'repeated',
      what: counts.duplicate === 1 ? 'repeats an earlier row' : 'repeat an earlier row',
      count: counts.duplicate,
      lines: () => check.duplicates.map(({ row, first }) => `Row ${row} as row ${first}`),
    },
    {
      kind: 'leftOut',
      what: check.invalid.length === 1 ? 'left out, with a problem' : 'left out, with problems',
      count: check.invalid.length,
      lines: () => problems.filter(({ row }) => out.has(row)).map(problemText),
    },
    {
      kind: 'emptied',
      what: emptied.length === 1 ? 'cell is left empty' : 'cells are left empty',
      count: emptied.length,
      lines: () => emptied.map(problemText),
    },
    {
      kind: 'missing',
      what: `in your list but not in the file: ${options.missing === 'remove' ? 'removed' : 'kept'}`,
      count: missing.length,
      lines: () => missing.map(({ name }) => name),
    },
    {
      kind: 'namesakes',
      what: namesakesText(check),
      count: check.namesakes.length,
      lines: () => check.namesakes.map(({ row, first }) => `Row ${row} and row ${first}`),
    },
  ];
  return groups.filter(({ count }) => count > 0);
}

function differenceText({ row, draft, differs }: PlannedRow): string {
  const changes = differs.map(
    ({ field, from, to }) => `${fieldLabel(field)} ${quoted(from)} → ${quoted(to)}`,
  );
  return `${draft.name}, row ${row}: ${changes.join(', ')}`;
}

/** What the plan cannot do. */
export function planNotes({ options, canChange, leftOut, rows, asking }: ImportPlan): readonly string[] {
  return [
    ...waitingNote(rows, asking),
    ...(!canChange && (options.update || options.missing === 'remove')
      ? ['This service cannot change or remove athletes, so none will be.']
      : []),
    ...(leftOut.length > 0 && options.missing !== 'ignore'
      ? ['While rows are left out, no athlete counts as missing.']
      : []),
  ];
}

/** Why nobody else sees new athletes yet (rules/consent.md#states). */
function waitingNote(rows: readonly PlannedRow[], asking: Asking): readonly string[] {
  if (asking === 'family' && rows.some(isAddition))
    return ['Others see a new athlete once the family has agreed. My Athletes makes the links to ask them.'];
  if (asking === 'declared' && rows.some((row) => isAddition(row) && !row.draft.agreed_on))
    return ['Others see a new athlete once it has the day on which the family agreed.'];
  return [];
}

/**
 * How many of the additions are hidden: ', hidden', ', 2 of them hidden'; '' for none.
 * @param done how many of them were made
 */
export function hiddenText(additions: readonly PlannedRow[], done = additions.length): string {
  const { length } = additions.filter(({ draft }) => draft.hidden === true);
  if (length === 0) return '';
  if (length === additions.length) return ', hidden';
  return `, ${done === additions.length ? formatCount(length) : 'some'} of them hidden`;
}

/** What a yes does: 'Add 2 athletes, change 1 athlete'; 'Done' where nothing is left to do. */
export function planAction({ rows, counts, options, missing, canChange }: ImportPlan): string {
  const removes = options.missing === 'remove' && canChange ? missing.length : 0;
  const parts = [
    ['add', counts.send + counts.again, hiddenText(rows.filter(isAddition))],
    ['change', counts.update, ''],
    ['remove', removes, ''],
  ] as const;
  const done = parts.flatMap(([what, count, how]) =>
    count > 0 ? [`${what} ${counted(count, 'athlete')}${how}`] : [],
  );
  return done.length === 0 ? 'Done' : capitalized(done.join(', '));
}

/** Removals are confirmed once more (rules/import.md#import-missing). */
export function removalQuestion({ missing }: Pick<ImportPlan, 'missing'>) {
  return {
    title: `Remove ${counted(missing.length, 'athlete')}?`,
    text: 'They are in your list and not in the file. Everything else of the plan is done, too.',
  };
}
