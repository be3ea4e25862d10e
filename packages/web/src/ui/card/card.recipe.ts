import { defineRecipe } from '@chakra-ui/react';

/** A box with a thin border; its header contains the title and its actions. */
export const cardRecipe = defineRecipe({
  base: {
    minWidth: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    _print: { borderRadius: '0' },
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '14',
      px: '4',
      py: '2',
      borderBottomWidth: '1px',
    },
    '& > header > h2': { textStyle: 'cardTitle' },
    '& > header > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '6' },
      textStyle: 'sm',
    },
  },
});
