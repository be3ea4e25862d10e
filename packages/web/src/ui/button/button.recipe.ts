import { defineRecipe } from '@chakra-ui/react';

/** 44 px high for touch, 36 px for a mouse. */
export const buttonRecipe = defineRecipe({
  base: {
    colorPalette: 'accent',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: { base: '11', md: '9' },
    px: '4',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _icon: { boxSize: '4', flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'gray.border',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
    },
    shape: {
      text: {},
      icon: { px: '0', width: { base: '11', md: '9' } },
    },
  },
  defaultVariants: { variant: 'solid', shape: 'text' },
});
