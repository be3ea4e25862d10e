import { chakra } from '@chakra-ui/react';
import { Button } from '../button/button.ts';
import { Banner } from '../status/banner.tsx';

interface ConflictTableProps {
  /** What was edited, as in 'agency'. */
  readonly what: string;
  readonly rows: readonly { readonly label: string; readonly mine: string; readonly theirs: string }[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both values of each field that two people changed, with a button for either. */
export function ConflictTable({ what, rows, onKeepMine, onTakeTheirs }: ConflictTableProps) {
  return (
    <Frame>
      <Banner status="danger">
        Somebody else changed the same fields of this {what} after you opened it. Your changes are not saved
        yet: choose which values to keep.
      </Banner>
      <chakra.table aria-label="Both values">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Your value</th>
            <th scope="col">Saved meanwhile</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <div>
        <Button type="button" variant="outline" onClick={onTakeTheirs}>
          Take what was saved
        </Button>
        <Button type="button" onClick={onKeepMine}>
          Save my values
        </Button>
      </div>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& table': { width: 'full', textStyle: 'sm', tableLayout: 'fixed' },
    '& th, & td': {
      py: '2',
      pe: '4',
      borderBottomWidth: '1px',
      verticalAlign: 'top',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& th': { fontWeight: 'medium', color: 'fg.muted' },
    '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
    mdDown: { '& > div > button': { flex: '1 1 100%' } },
  },
});
