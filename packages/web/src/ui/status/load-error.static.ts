import { staticStyles } from '../theme/static-styles.ts';

export const loadErrorStyles = staticStyles('load-error', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    textStyle: 'sm',
    color: 'fg.muted',
  },
});
