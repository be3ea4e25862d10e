import { staticStyles } from '../ui/theme/static-styles.ts';

export const signInLinkStyles = staticStyles('sign-in-link', {
  link: { px: { base: '3', md: '4' }, '&[data-hidden]': { visibility: 'hidden' } },
});
