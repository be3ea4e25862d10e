import { chakra } from '@chakra-ui/react';
import { Skeleton } from './skeleton.ts';

/** Specification section 9. */
export const skeletonLines = 5;

/** How wide each line's text would be, so that the lines look like text. */
const widths = ['62%', '48%', '71%', '39%', '55%'];

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    alignItems: 'center',
    height: '11',
    px: '4',
    _notLast: { borderBottomWidth: '1px' },
  },
});

/** Stands for a list of facts that is on its way: five lines of a name and its value. */
export function SkeletonLines() {
  return Array.from({ length: skeletonLines }, (_, line) => (
    <Line key={widths[line]} data-skeleton-line aria-hidden>
      <Skeleton flex="none" width="18%" />
      <Skeleton width={widths[line] ?? '50%'} />
    </Line>
  ));
}
