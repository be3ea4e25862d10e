import { chakra } from '@chakra-ui/react';

/** The end of a form in a dialog, which stays in view while the fields scroll beneath it. */
export const FormFooter = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    // Above the arrows and buttons inside the fields.
    zIndex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    mx: { base: '-4', md: '-6' },
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    // It sticks above the padding of the dialog, where fields would show.
    boxShadow: '0 {spacing.12} 0 {colors.bg.panel}',
    '& > [role=alert]': { maxHeight: '30dvh', overflowY: 'auto' },
  },
});
