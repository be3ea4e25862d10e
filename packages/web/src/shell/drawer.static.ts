import { staticStyles } from '../ui/theme/static-styles.ts';

export const drawerStyles = staticStyles('drawer', {
  opener: { display: { md: 'none' } },
  panel: {
    width: 'min(18rem, 85vw)',
    height: '100dvh',
    maxHeight: 'none',
    bg: 'bg.panel',
    color: 'fg',
    borderInlineEndWidth: '1px',
    _open: { animation: 'slide-in {durations.moderate} ease-out' },
    _backdrop: { bg: 'rgb(0 0 0 / 45%)', _open: { animation: 'fade-in {durations.moderate}' } },
  },
  content: { display: 'flex', flexDirection: 'column', gap: '2', p: '3', minHeight: 'full' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    ps: '3',
    color: 'accent.solid',
  },
});
