import { staticStyles } from '../ui/theme/static-styles.ts';

export const overlayCoverStyles = staticStyles('overlay-cover', {
  root: {
    position: 'fixed',
    insetBlockStart: '14',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    insetInlineStart: { base: '0', md: 'rail', lg: 'sidebar' },
    zIndex: 'overlay',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'bg',
    color: 'accent.solid',
    transition: 'opacity {durations.slow} ease-out',
    '&[data-overlay=fading]': { opacity: '0', pointerEvents: 'none' },
    '& svg': { animation: 'pulse 1s ease-in-out infinite' },
  },
});
