import { staticStyles } from '../ui/theme/static-styles.ts';

export const pageStyles = staticStyles('page', {
  frame: {
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '6', lg: '8' },
    pt: { base: '2', md: '5' },
    pb: '16',
    _print: { p: '0' },
    '& > h1': {
      mt: { base: '1', md: '2' },
      mb: { base: '4', md: '6' },
      textStyle: 'heading',
      overflowWrap: 'anywhere',
      outline: 'none',
    },
  },
  /** One line on a phone, so that nothing moves when a longer title arrives late. */
  oneLine: {
    mdDown: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
