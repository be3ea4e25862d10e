import { staticStyles } from '../theme/static-styles.ts';

export const columnsStyles = staticStyles('columns', {
  root: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    alignItems: 'start',
    _print: { gap: '4', '&[data-printed]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});
