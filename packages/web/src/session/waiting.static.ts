import { staticStyles } from '../ui/theme/static-styles.ts';

export const waitingStyles = staticStyles('waiting', {
  root: {
    px: { base: '4', md: '6', lg: '8' },
    pt: '5',
    textStyle: 'sm',
    color: 'fg.muted',
    animation: 'fade-in {durations.moderate} 400ms backwards',
  },
});
