import { staticStyles } from '../ui/theme/static-styles.ts';

export const chipListStyles = staticStyles('chip-list', {
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', flexBasis: '100%' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '11', md: '8' },
    px: '3',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    textStyle: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    _hover: { bg: 'accent.muted' },
    _focusVisible: { borderRadius: 'full' },
    '& svg': { flexShrink: '0' },
  },
});
