import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from './skeleton.recipe.ts';

/** A bar in place of a text that is on its way. */
export const Skeleton = chakra('div', skeletonRecipe);
