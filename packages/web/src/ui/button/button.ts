import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from './button.recipe.ts';

export const Button = chakra('button', buttonRecipe);
