import { staticStyles } from '../theme/static-styles.ts';
import { buttonRecipe } from './button.recipe.ts';

const { base = {}, variants } = buttonRecipe;

export const buttonStyles = staticStyles('button', {
  base,
  solid: variants?.variant.solid ?? {},
  outline: variants?.variant.outline ?? {},
  ghost: variants?.variant.ghost ?? {},
  icon: variants?.shape.icon ?? {},
});
