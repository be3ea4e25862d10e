import { staticStyles } from '../ui/theme/static-styles.ts';

export const topBarStyles = staticStyles('top-bar', {
  bar: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    height: '14',
    bg: 'bg',
    borderBottomWidth: '1px',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    height: 'full',
    px: { base: '2', md: '6', lg: '8' },
  },
  phoneOnly: { display: { md: 'none' } },
  rest: { flex: '1 0 0' },
});
