import { defineRecipe } from '@chakra-ui/react';

export const breadcrumbsRecipe = defineRecipe({
  base: {
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', textStyle: 'sm', color: 'fg.muted' },
    '& li': { display: 'inline-flex', alignItems: 'center', minWidth: '0', overflowWrap: 'anywhere' },
    '& li + li::before': { content: '"/"', mx: '2', color: 'border.emphasized' },
    '& [aria-current]': { color: 'fg' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '6' },
      _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
});
