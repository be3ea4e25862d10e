import { staticStyles } from '../ui/theme/static-styles.ts';

export const footerStyles = staticStyles('footer', {
  root: {
    position: { md: 'fixed' },
    insetBlockEnd: '0',
    insetInlineStart: '0',
    width: { md: 'rail', lg: 'sidebar' },
    zIndex: 'sticky',
    px: { base: '4', md: '2', lg: '6' },
    py: '4',
    textStyle: 'xs',
    textAlign: { md: 'center', lg: 'start' },
    color: 'fg.muted',
  },
});
