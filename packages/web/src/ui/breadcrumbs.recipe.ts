import { defineSlotRecipe } from '@chakra-ui/react';

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'item', 'link', 'currentLink', 'separator', 'ellipsis'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      textStyle: 'sm',
      color: 'fg.muted',
    },
    item: {
      minWidth: '0',
      overflowWrap: 'anywhere',
      '&[aria-current]': { color: 'fg' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '6' },
      _hover: { color: 'fg' },
    },
    separator: { color: 'fg.subtle', _icon: { boxSize: '3' } },
  },
});
