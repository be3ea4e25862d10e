import { Box } from '@chakra-ui/react';
import { formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan } from '@matchpoint/core/roster/checking/plan-import';
import { planGroups } from '@matchpoint/core/roster/outcomes/plan.view';
import { readingGroupText, readingsTitle } from '@matchpoint/core/roster/outcomes/rows.view';
import { BoundedList } from '../../ui/text/lines.tsx';
import { Differences } from './differences.tsx';

/** The plan in counts; each opens to the names behind it. */
export function PlanGroups({ plan, check }: { readonly plan: ImportPlan; readonly check: ImportCheck }) {
  return (
    <Box
      as="ul"
      mx="-4"
      mt="-4"
      textStyle="sm"
      css={{
        '& > li': { borderBottomWidth: '1px' },
        '& summary': { paddingInline: '4', paddingBlock: '3', cursor: 'pointer' },
        '& b': { fontVariantNumeric: 'lining-nums tabular-nums' },
        '& details > :not(summary)': { paddingInline: '4', paddingBottom: '3' },
      }}
    >
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
      {check.readings.length > 0 && (
        <li>
          <details>
            <summary>{readingsTitle(check.readings)}</summary>
            <BoundedList
              items={check.readings}
              text={(group) => `${readingGroupText(group)} ${group.read}`}
            />
          </details>
        </li>
      )}
    </Box>
  );
}
