import { createSystem, defaultConfig, type SlotRecipeConfig, type SystemContext } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { slotRecipes } from '../src/ui/theme/recipes.ts';
import { system } from '../src/ui/theme/theme.ts';

const chakra = createSystem(defaultConfig);

/** The variables that the recipe's styles take; a token that the theme lacks has none. A palette's numbers are of Chakra's. */
function variables({ sva }: SystemContext, recipe: SlotRecipeConfig): readonly string[] {
  const styles = JSON.stringify(sva(recipe)({}));
  return [
    ...new Set(
      [...styles.matchAll(/var\((--chakra-(?!colors-\w+-\d+0\b)[^),]+)/g)].map(
        ([, variable = '']) => variable,
      ),
    ),
  ].sort();
}

test('each recipe takes the same tokens from our theme as from Chakra’s', () => {
  const taken = (from: SystemContext) =>
    Object.fromEntries(Object.entries(slotRecipes).map(([name, recipe]) => [name, variables(from, recipe)]));
  expect(taken(system)).toEqual(taken(chakra));
});
