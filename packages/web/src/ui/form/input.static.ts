import { staticStyles } from '../theme/static-styles.ts';
import { inputRecipe, selectRecipe } from './input.recipe.ts';

export const inputStyles = staticStyles('input', {
  root: inputRecipe.base ?? {},
  search: { paddingInlineStart: '9' },
  sort: { ...selectRecipe.base, display: { md: 'none' } },
});
