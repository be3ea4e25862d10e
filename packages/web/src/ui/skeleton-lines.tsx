import { chakra } from '@chakra-ui/react';
import { Skeleton } from './skeleton.ts';

/** Specification section 9. */
export const skeletonLines = 5;

/** How wide each line's text would be, so that the lines look like text. */
const widths = ['62%', '48%', '71%', '39%', '55%'];

/** Pixels of one fact in a card. */
const factHeight = 45;

const Lines = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > div': { display: 'flex', flex: '1', gap: '6', alignItems: 'center', px: '4' },
  },
});

/** How many facts of one line would take the room; by breakpoint where longer ones break into lines. */
export type FactCount = number | Readonly<Record<'base' | 'md' | 'lg', number>>;

const room = (facts: number) => `${facts * factHeight}px`;

/** Stands for facts that are on their way: five lines of a name and its value, in the room that `facts` take. */
export function SkeletonLines({ facts = skeletonLines }: { facts?: FactCount | undefined }) {
  const { base, md, lg } = typeof facts === 'number' ? { base: facts, md: facts, lg: facts } : facts;
  return (
    <Lines aria-hidden height={{ base: room(base), md: room(md), lg: room(lg) }}>
      {widths.map((width) => (
        <div key={width} data-skeleton-line>
          <Skeleton flex="none" width="18%" />
          <Skeleton width={width} />
        </div>
      ))}
    </Lines>
  );
}
