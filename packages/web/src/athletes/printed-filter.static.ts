import { staticStyles } from '../ui/theme/static-styles.ts';

export const printedFilterStyles = staticStyles('printed-filter', {
  root: {
    display: 'none',
    px: '4',
    py: '2',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    borderBottomWidth: '1px',
    _print: { display: 'block' },
  },
});
