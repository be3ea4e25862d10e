import { defineRecipe } from '@chakra-ui/react';

/** 16 px text on phones: Safari zooms into anything smaller. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    height: { base: '11', md: '9' },
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    textStyle: { base: 'md', md: 'sm' },
    appearance: 'none',
    _invalid: { borderColor: 'border.error' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});
