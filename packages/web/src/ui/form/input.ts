import { chakra } from '@chakra-ui/react';
import { inputRecipe } from './input.recipe.ts';

export const Input = chakra('input', inputRecipe);
