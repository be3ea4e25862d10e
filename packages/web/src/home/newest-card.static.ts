import { staticStyles } from '../ui/static-styles.ts';

export const newestCardStyles = staticStyles('newest-card', {
  above: { minHeight: { base: '100dvh', md: '32.5rem', lg: '0' } },
});
