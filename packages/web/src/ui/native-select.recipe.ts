import { defineSlotRecipe } from '@chakra-ui/react';
import { inputRecipe } from './input.recipe.ts';

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full' },
    field: { ...inputRecipe.base, paddingInlineEnd: '8' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.muted',
      pointerEvents: 'none',
      _icon: { boxSize: '4' },
    },
  },
});
