import { Flex, Skeleton } from '@chakra-ui/react';

/** Specification section 9. */
export const skeletonLines = 5;

/** How wide each line's text would be, so that the lines look like text. */
const widths = ['62%', '48%', '71%', '39%', '55%'];

/** Stands for a list of facts that is on its way: five lines of a label and its value. */
export function SkeletonLines() {
  return Array.from({ length: skeletonLines }, (_, line) => (
    <Flex key={widths[line]} data-skeleton-line aria-hidden gap="6" align="center" height="12" px="4">
      <Skeleton width="18%" />
      <Skeleton width={widths[line] ?? '50%'} />
    </Flex>
  ));
}
