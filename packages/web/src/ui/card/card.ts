import { chakra } from '@chakra-ui/react';
import { cardRecipe } from './card.recipe.ts';

export const Card = chakra('section', cardRecipe);
