import { staticStyles } from '../theme/static-styles.ts';

export const searchBoxStyles = staticStyles('search-box', {
  root: {
    display: 'block',
    position: 'relative',
    flex: '1 1 16rem',
    maxWidth: { md: '24rem' },
    minWidth: '0',
  },
  icon: {
    position: 'absolute',
    insetInlineStart: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
