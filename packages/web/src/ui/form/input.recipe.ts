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

/** The browser's select with an arrow in a grey that fits both colour modes. */
export const selectRecipe = defineRecipe({
  base: {
    ...inputRecipe.base,
    paddingInlineEnd: '8',
    cursor: 'pointer',
    background: `{colors.bg.panel} no-repeat right 0.75rem center / 1rem url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23808080' stroke-width='1.5'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E")`,
  },
});
