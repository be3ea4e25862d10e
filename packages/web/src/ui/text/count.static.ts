import { staticStyles } from '../theme/static-styles.ts';

export const countStyles = staticStyles('count', {
  root: { textStyle: 'sm', color: 'fg.muted', minHeight: '5', ms: { md: 'auto' } },
});
