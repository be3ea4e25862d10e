import { inputRecipe } from './input.recipe.ts';
import { staticStyles } from './static-styles.ts';

export const inputStyles = staticStyles('input', {
  root: inputRecipe.base ?? {},
  search: { paddingInlineStart: '9' },
  phoneOnly: {
    display: { md: 'none' },
    paddingInlineEnd: '8',
    background: `{colors.bg.panel} no-repeat right 0.75rem center / 1rem url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23808080' stroke-width='1.5'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E")`,
  },
});
