import { staticStyles } from './static-styles.ts';

export const loadAgainStyles = staticStyles('load-again', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    textStyle: 'sm',
    color: 'fg.muted',
  },
});
