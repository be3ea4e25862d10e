import { chakra } from '@chakra-ui/react';

/** Two cards side by side from 1024 px on, one below the other under that. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    alignItems: 'start',
    _print: { gap: '4' },
  },
});
