import { cardRecipe } from './card.recipe.ts';
import { staticStyles } from './static-styles.ts';

export const cardStyles = staticStyles('card', {
  root: cardRecipe.base ?? {},
  first: { order: { base: '-1', lg: '0' } },
});
