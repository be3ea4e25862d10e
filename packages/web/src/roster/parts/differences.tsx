import { Box } from '@chakra-ui/react';
import { counted } from '@matchpoint/core/display/count';
import type { PlannedRow } from '@matchpoint/core/roster/checking/plan-import';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';

const most = 100;

/** Field by field, how rows differ from the athletes that are listed. */
export function Differences({ rows }: { readonly rows: readonly PlannedRow[] }) {
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
