import { defineStyle } from '@chakra-ui/react';

/** A global style instead of a component, because a list has hundreds of links. */
export const linkStyle = defineStyle({
  borderRadius: 'l1',
  color: 'accent.fg',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  _hover: { textDecoration: 'underline' },
});
