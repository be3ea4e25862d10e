import { chakra } from '@chakra-ui/react';

/** Fields in two columns from 768 px: halves side by side, the others across both. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '4',
    '& > *': { gridColumn: { md: '1 / -1' } },
    '& > [data-half]': { gridColumn: { md: 'auto' } },
  },
});

/** Related fields under one legend. */
export const FieldGroup = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '4',
    minWidth: '0',
    '& > legend': { mb: '1', textStyle: 'sm', fontWeight: 'medium' },
    '& > legend > span': { color: 'fg.error', ms: '0.5' },
    // The legend shows the star.
    '& label': { color: 'fg.muted', fontWeight: 'normal' },
    '& label > span': { display: 'none' },
  },
});

/** Three short fields side by side from 768 px. */
export const FieldTriple = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '4',
  },
});
