import { defineSlotRecipe } from '@chakra-ui/react';

export const cardRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l3',
      _print: { breakInside: 'avoid-page', borderRadius: '0' },
    },
    header: {
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
    title: { textStyle: 'cardTitle' },
    body: { minWidth: '0' },
  },
});
