import { staticStyles } from '../ui/theme/static-styles.ts';

export const errorPageStyles = staticStyles('error-page', {
  text: { maxW: '36rem', mb: '6', color: 'fg.muted' },
});
