import { staticStyles } from '../theme/static-styles.ts';

export const breadcrumbsStyles = staticStyles('breadcrumbs', {
  root: {
    '& ol': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '6' },
      textStyle: 'sm',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& li': { flex: 'none' },
    '& li + li::before': { content: '"/"', mx: '2', color: 'border.emphasized' },
    '& [aria-current]': { flex: '0 1 auto', color: 'fg', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '6' },
      _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
});
