import { staticStyles } from '../ui/theme/static-styles.ts';

export const sidebarStyles = staticStyles('sidebar', {
  root: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: '0',
    width: { md: 'rail', lg: 'sidebar' },
    borderInlineEndWidth: '1px',
    bg: 'bg',
    zIndex: 'sticky',
  },
  home: { px: { md: '2', lg: '4' }, height: '14' },
  list: { px: { md: '2', lg: '3' }, py: '2', flex: '1', overflowY: 'auto' },
  homeLink: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: { md: 'center', lg: 'start' },
      gap: '2',
      height: '14',
      fontWeight: 'semibold',
      letterSpacing: '-0.01em',
    },
    '& svg': { color: 'accent.solid' },
  },
  name: { display: { base: 'none', sm: 'inline', md: 'none', lg: 'inline' } },
});
