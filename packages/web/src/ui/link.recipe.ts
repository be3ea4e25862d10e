import { defineRecipe } from '@chakra-ui/react';

export const linkRecipe = defineRecipe({
  base: {
    borderRadius: 'l1',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    variant: {
      accent: { color: 'accent.fg', fontWeight: 'medium' },
      quiet: { color: 'inherit' },
    },
  },
  defaultVariants: { variant: 'accent' },
});
