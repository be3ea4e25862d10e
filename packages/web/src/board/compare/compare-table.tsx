import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { comparable, compareAthletes } from '@matchpoint/core/board/compare';
import type { Starrable } from '@matchpoint/core/board/starred-facts';
import { Trophy, X } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { PageLink, pathTo } from '../../ui/text/links.tsx';
import { StarButton } from '../star-button.tsx';

interface CompareTableProps {
  readonly athletes: readonly Starrable[];
  readonly onTakeOut: (id: string) => void;
}

/** A row for each fact; the athletes scroll sideways within the table's own region, and the facts' names stay in view. */
export function CompareTable({ athletes, onTakeOut }: CompareTableProps) {
  const count = athletes.length;
  return (
    // Around the region, because Firefox rounds no corner beside a scroll bar.
    <Box overflow="hidden" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Box
        as="section"
        aria-label="Comparison"
        tabIndex={0}
        overflowX={{ base: 'auto', _print: 'visible' }}
        outlineOffset="-2px"
      >
        <chakra.table
          css={tableStyle}
          minWidth={{
            // Three athletes fit a phone; of more the next one is seen by half.
            base: count > 3 ? `calc(4.25rem + (100% - 4.25rem) * ${count / 2.5})` : `${4.25 + 6 * count}rem`,
            md: `${9 + 9 * count}rem`,
            _print: '0',
          }}
        >
          <thead>
            <tr>
              <td />
              {athletes.map((athlete) => (
                <th key={athlete.id} scope="col">
                  <Stack direction="column-reverse" gap="2">
                    <PageLink href={pathTo('/athletes', athlete.id)} data-two-lines>
                      {athlete.name}
                    </PageLink>
                    <HStack gap="0" ms={{ base: '-3', md: '-2' }}>
                      <StarButton athlete={athlete} />
                      {count > comparable.least && (
                        <IconButton
                          icon={X}
                          aria-label={`Take ${athlete.name} out`}
                          title="Take out"
                          data-screen-only
                          onClick={({ currentTarget }) => {
                            currentTarget.closest('section')?.focus();
                            onTakeOut(athlete.id);
                          }}
                        />
                      )}
                    </HStack>
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareAthletes(athletes).map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map(({ text, isBest }, index) => (
                  <td key={athletes[index]?.id} data-best={isBest || undefined}>
                    <span>{text}</span>
                    {isBest && (
                      <HStack
                        as="span"
                        display="inline-flex"
                        gap="1"
                        ms="2"
                        textStyle="xs"
                        fontWeight="medium"
                      >
                        <Trophy aria-hidden size="0.75rem" />
                        Best
                      </HStack>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  );
}

const tableStyle = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'sm',
  '& :is(th, td)': {
    px: { base: '1', md: '4' },
    py: { base: '3', _print: '2' },
    borderBottomWidth: '1px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody tr:last-child > *': { borderBottomWidth: '0' },
  '& thead th': { textStyle: { base: 'sm', md: 'md' }, letterSpacing: { base: '-0.02em', md: 'normal' } },
  '& :is(thead td, [scope=row])': {
    position: 'sticky',
    left: '0',
    width: { base: '4.25rem', md: '9rem' },
    borderRightWidth: '1px',
    bg: 'bg.panel',
    fontSize: { base: 'xs', md: 'sm' },
    fontWeight: 'normal',
    color: 'fg.muted',
  },
  '& [data-best]': { bg: 'accent.subtle', fontWeight: 'semibold', color: 'accent.fg' },
} as const;
