import { defineStyle } from '@chakra-ui/react';

/** A global style instead of a component, because a list has hundreds of flags. */
export const flaggedStyle = defineStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1',
  '& > [aria-hidden]': {
    flex: 'none',
    width: '1.375em',
    fontFamily: 'flag',
    fontSize: '1.125em',
    lineHeight: '1',
  },
});
