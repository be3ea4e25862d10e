import { Box, Stack } from '@chakra-ui/react';
import { Button } from '../button/button.tsx';
import { ButtonRow } from '../form/form-footer.tsx';
import { Banner } from '../status/banner.tsx';

interface ConflictTableProps {
  /** What was edited, as in 'agency'. */
  readonly what: string;
  readonly rows: readonly { readonly label: string; readonly mine: string; readonly theirs: string }[];
  /** A machine of core's `edit`. */
  readonly actor: { send(event: { readonly type: 'keepMine' | 'takeTheirs' }): void };
}

const tableStyle = {
  width: 'full',
  tableLayout: 'fixed',
  textStyle: 'sm',
  '& :is(th, td)': {
    py: '2',
    pe: '2',
    borderBottomWidth: '1px',
    verticalAlign: 'top',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& th': { fontWeight: 'medium', color: 'fg.muted' },
} as const;

/** Both values of each field that was changed twice, with a button for either. */
export function ConflictTable({ what, rows, actor }: ConflictTableProps) {
  return (
    <Stack gap="4">
      <Banner status="danger">
        {`The same fields of this ${what} were saved with other values after you opened it, by another person or in another tab. Your changes are not saved yet: choose which values to keep.`}
      </Banner>
      <Box as="table" css={tableStyle} aria-label="Both values">
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
      </Box>
      <ButtonRow>
        <Button variant="outline" onClick={() => actor.send({ type: 'takeTheirs' })}>
          Take what was saved
        </Button>
        <Button onClick={() => actor.send({ type: 'keepMine' })}>Save my values</Button>
      </ButtonRow>
    </Stack>
  );
}
