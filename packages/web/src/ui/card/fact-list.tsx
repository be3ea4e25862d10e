import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 3fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
      gap: '4',
      alignItems: 'baseline',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
    },
    '& dd a': { mdDown: { display: 'inline-flex', py: '3', my: '-3' } },
    '& > div:last-of-type': { borderBottomWidth: '0' },
    '& dt': { textStyle: 'sm', color: 'fg.muted' },
    '& dd': {
      textStyle: 'sm',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
});

/** Names and values, in the order of the keys. */
export function FactList({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <List>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
