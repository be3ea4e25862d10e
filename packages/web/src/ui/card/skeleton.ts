import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from './skeleton.recipe.ts';

/** A bar shown while a text is loading. */
export const Skeleton = chakra('div', skeletonRecipe);
