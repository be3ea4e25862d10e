import { staticStyles } from '../ui/theme/static-styles.ts';

export const navigationListStyles = staticStyles('navigation-list', {
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: { base: '11', lg: '9' },
      px: '3',
      borderRadius: 'l2',
      textStyle: { base: 'md', lg: 'sm' },
      fontWeight: 'medium',
      color: 'fg.muted',
      transition: 'background-color {durations.fast}, color {durations.fast}',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
      '& svg': { flexShrink: '0', boxSize: '4.5' },
    },
  },
  /** Icon above the name, for the narrow rail of tablets. */
  rail: {
    '& a': {
      md: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '1',
        minHeight: '14',
        px: '1',
        py: '1.5',
        textStyle: 'xs',
        textAlign: 'center',
      },
      lg: {
        flexDirection: 'row',
        justifyContent: 'start',
        gap: '3',
        minHeight: '9',
        px: '3',
        py: '0',
        textStyle: 'sm',
        textAlign: 'start',
      },
    },
  },
});
