import { staticStyles } from '../theme/static-styles.ts';
import { skeletonRecipe } from './skeleton.recipe.ts';

export const skeletonLinesStyles = staticStyles('skeleton-lines', {
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: { base: 'var(--facts-base)', md: 'var(--facts-md)', lg: 'var(--facts-lg)' },
    '& > div': { display: 'flex', flex: '1', gap: '6', alignItems: 'center', px: '4' },
  },
  bar: skeletonRecipe.base ?? {},
});
