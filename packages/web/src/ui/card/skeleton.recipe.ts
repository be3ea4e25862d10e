import { defineRecipe } from '@chakra-ui/react';

export const skeletonRecipe = defineRecipe({
  base: {
    bg: 'bg.emphasized',
    borderRadius: 'l1',
    height: '3',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
