import { formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan, PlannedRow } from '@matchpoint/core/roster/checking/plan-import';
import type { ReactNode } from 'react';
import { BoundedList } from '../../ui/text/bounded-list.tsx';
import { quoted } from './cell-text.ts';
import { Differences } from './differences.tsx';
import styles from './plan.module.css';

interface PlanGroup {
  readonly what: string;
  readonly count: number;
  /** What stands behind the count. */
  readonly details: () => ReactNode;
}

/** The plan in counts; each opens to the names behind it. */
export function PlanGroups({ plan, check }: { readonly plan: ImportPlan; readonly check: ImportCheck }) {
  const groups = groupsOf(plan, check).filter(({ count }) => count > 0);
  return (
    <ul className={styles['groups']}>
      {groups.map(({ what, count, details }) => (
        <li key={what}>
          <details>
            <summary>
              <b>{formatCount(count)}</b> <span>{what}</span>
            </summary>
            {details()}
          </details>
        </li>
      ))}
    </ul>
  );
}

function groupsOf(plan: ImportPlan, check: ImportCheck): readonly PlanGroup[] {
  const { counts, differing, gone, missing, options } = plan;
  const rows = (is: (row: PlannedRow) => boolean) => () => (
    <BoundedList items={plan.rows.filter(is)} text={({ row, draft }) => `${draft.name}, row ${row}`} />
  );
  const differ = (is: (row: PlannedRow) => boolean) => () => <Differences rows={plan.rows.filter(is)} />;
  return [
    { what: 'new', count: counts.send, details: rows(({ decision }) => decision === 'send') },
    {
      what: 'sent earlier without an answer: looked up, and sent if missing',
      count: counts.again,
      details: rows(({ decision }) => decision === 'again'),
    },
    { what: 'changed', count: counts.update, details: differ(({ decision }) => decision === 'update') },
    {
      what: 'there already, but different: they stay as they are',
      count: differing,
      details: differ(({ decision, differs }) => differs.length > 0 && decision !== 'update'),
    },
    {
      what: 'there already',
      count: counts.listed + counts.done - differing - gone,
      details: rows(
        ({ decision, differs }) => (decision === 'listed' || decision === 'done') && differs.length === 0,
      ),
    },
    {
      what: 'imported earlier and no longer listed: removed or renamed since, so not sent again',
      count: gone,
      details: rows(({ decision, listed }) => decision === 'done' && listed === null),
    },
    {
      what: counts.duplicate === 1 ? 'repeats an earlier row' : 'repeat an earlier row',
      count: counts.duplicate,
      details: () => (
        <BoundedList items={check.duplicates} text={({ row, first }) => `Row ${row} as row ${first}`} />
      ),
    },
    {
      what: check.invalid.length === 1 ? 'left out, with a problem' : 'left out, with problems',
      count: check.invalid.length,
      details: () => (
        <BoundedList
          items={check.problems.flat()}
          text={({ row, column, value, expected }) =>
            `Row ${row}${column === null ? '' : `, ${column}`}: ${quoted(value)} must be ${expected}`
          }
        />
      ),
    },
    {
      what:
        options.missing === 'remove'
          ? 'in your list but not in the file: removed'
          : 'in your list but not in the file: kept',
      count: missing.length,
      details: () => <BoundedList items={missing} text={({ name }) => name} />,
    },
    {
      what: `${check.namesakes.length === 1 ? 'row has' : 'rows have'} the name and sport of an earlier row, with other values`,
      count: check.namesakes.length,
      details: () => (
        <BoundedList items={check.namesakes} text={({ row, first }) => `Row ${row} and row ${first}`} />
      ),
    },
  ];
}
