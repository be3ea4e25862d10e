import { inputRecipe } from './input.recipe.ts';
import { staticStyles } from './static-styles.ts';

export const inputStyles = staticStyles('input', {
  root: inputRecipe.base ?? {},
  search: { paddingInlineStart: '9' },
  phoneOnly: { display: { md: 'none' }, appearance: 'auto' },
});
