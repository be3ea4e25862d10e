import { Box } from '@chakra-ui/react';
import { counted, formatCount } from '@matchpoint/core/display/count';
import type { ImportCheck } from '@matchpoint/core/roster/checking/check-rows';
import type { ImportPlan, PlannedRow } from '@matchpoint/core/roster/checking/plan-import';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { planGroups } from '@matchpoint/core/roster/outcomes/plan.view';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import { readingGroupText, readingsTitle } from '@matchpoint/core/roster/outcomes/rows.view';
import { BoundedList } from '../../ui/text/lines.tsx';

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

const most = 100;

/** Field by field, how rows differ from the athletes that are listed. */
function Differences({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const rest = rows.length - most;
  return (
    <Box
      maxHeight="20rem"
      overflow="auto"
      textStyle="sm"
      css={{
        '& table': { width: 'full', minWidth: '26rem' },
        '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted' },
        '& th, & td': {
          paddingInlineEnd: '3',
          paddingBlock: '1',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
        },
      }}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Athlete</th>
            <th scope="col">Field</th>
            <th scope="col">Listed</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).flatMap(({ row, draft, differs }) =>
            differs.map(({ field, from, to }, index) => (
              <tr key={`${row} ${field}`}>
                <td>{index === 0 && draft.name}</td>
                <td>{fieldLabel(field)}</td>
                <td>{quoted(from)}</td>
                <td>{quoted(to)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {rest > 0 && <p>{`and ${counted(rest, 'more athlete')}`}</p>}
    </Box>
  );
}
