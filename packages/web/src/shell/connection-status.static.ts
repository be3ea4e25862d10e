import { staticStyles } from '../ui/theme/static-styles.ts';

export const connectionStatusStyles = staticStyles('connection-status', {
  root: {
    position: 'fixed',
    insetBlockEnd: '4',
    insetInline: '4',
    zIndex: 'status',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  note: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'orange.border',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
    fontWeight: 'medium',
    boxShadow: 'lg',
    animation: 'fade-in {durations.moderate}',
    '& > span': {
      boxSize: '2',
      borderRadius: 'full',
      bg: 'orange.fg',
      animation: 'pulse 1.6s ease-in-out infinite',
    },
  },
});
