import { staticStyles } from '../theme/static-styles.ts';
import { cardRecipe } from './card.recipe.ts';

export const cardStyles = staticStyles('card', {
  root: cardRecipe.base ?? {},
  first: { order: { base: '-1', lg: '0' } },
});
