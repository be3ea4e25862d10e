import { staticStyles } from '../ui/static-styles.ts';

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
  /** On a phone a title takes one line, long or short, so that nothing moves when it comes late. */
  oneLine: {
    mdDown: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
