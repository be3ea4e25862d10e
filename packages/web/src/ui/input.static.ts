import { inputRecipe, selectRecipe } from './input.recipe.ts';
import { staticStyles } from './static-styles.ts';

export const inputStyles = staticStyles('input', {
  root: inputRecipe.base ?? {},
  search: { paddingInlineStart: '9' },
  sort: { ...selectRecipe.base, display: { md: 'none' } },
});
