import { staticStyles } from '../ui/theme/static-styles.ts';

export const homeCardStyles = staticStyles('home-card', {
  reserved: { minHeight: { base: '100dvh', md: '32.5rem', lg: '0' } },
});
