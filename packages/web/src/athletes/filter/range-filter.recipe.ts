import { defineSlotRecipe } from '@chakra-ui/react';

/** A slider whose track is the base of a histogram; touch targets of its thumbs are 44 px wide. */
export const rangeSliderRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { position: 'relative', px: '0.625rem', touchAction: 'pan-y' },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      height: 'press-line',
      mt: 'calc({sizes.press-line} / -2)',
    },
    track: { flex: '1', height: '0.5', bg: 'border.emphasized', borderRadius: 'full', overflow: 'hidden' },
    range: { height: 'full', bg: 'accent.solid' },
    thumb: {
      top: '50%',
      translate: '0 -50%',
      boxSize: '5',
      bg: 'bg.panel',
      borderWidth: '2px',
      borderColor: 'accent.solid',
      borderRadius: 'full',
      cursor: 'grab',
      _active: { cursor: 'grabbing' },
      _after: { content: '""', position: 'absolute', inset: { base: '-3', md: '-1' } },
      _focusVisible: { borderRadius: 'full' },
    },
  },
});
