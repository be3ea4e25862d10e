import { staticStyles } from '../ui/theme/static-styles.ts';

export const layoutStyles = staticStyles('layout', {
  skipLink: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    px: '4',
    py: '3',
    borderRadius: 'l2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
  beside: { ms: { md: 'rail', lg: 'sidebar' }, _print: { ms: '0' } },
  main: { outline: 'none', minHeight: 'calc(100dvh - {sizes.14})' },
});
