import { formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import { planGroups } from '@matchpoint/core/roster/outcomes/plan.view';
import { BoundedList } from '../../ui/text/lines.tsx';
import { Differences } from './differences.tsx';
import styles from './plan.module.css';

/** The plan in counts; each opens to the names behind it. */
export function PlanGroups({ plan, check }: { readonly plan: ImportPlan; readonly check: ImportCheck }) {
  return (
    <ul className={styles['groups']}>
      {planGroups(plan, check).map(({ what, count, lines, differing }) => (
        <li key={what}>
          <details>
            <summary>
              <b>{formatCount(count)}</b> <span>{what}</span>
            </summary>
            {differing === undefined ? (
              <BoundedList items={lines()} text={(line) => line} />
            ) : (
              <Differences rows={differing()} />
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}
