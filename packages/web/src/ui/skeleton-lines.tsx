import type { CSSProperties } from 'react';
import { skeletonLinesStyles } from './skeleton-lines.static.ts';

/** rules.md#skeleton */
export const skeletonLines = 5;

/** How wide each line's text would be, so that the lines look like text. */
const widths = ['62%', '48%', '71%', '39%', '55%'];

/** Pixels of one fact in a card. */
const factHeight = 45;

/** How many facts of one line would take the room; by breakpoint where longer ones break into lines. */
export type FactCount = number | Readonly<Record<'base' | 'md' | 'lg', number>>;

const room = (facts: number) => `${facts * factHeight}px`;

/** Stands for facts that are on their way: five lines of a name and its value, in the room that `facts` take. */
export function SkeletonLines({ facts = skeletonLines }: { facts?: FactCount | undefined }) {
  const { base, md, lg } = typeof facts === 'number' ? { base: facts, md: facts, lg: facts } : facts;
  const height: CSSProperties & Record<`--facts-${string}`, string> = {
    '--facts-base': room(base),
    '--facts-md': room(md),
    '--facts-lg': room(lg),
  };
  return (
    <div aria-hidden className={skeletonLinesStyles.root} style={height}>
      {widths.map((width) => (
        <div key={width} data-skeleton-line>
          <div className={skeletonLinesStyles.bar} style={{ flex: 'none', width: '18%' }} />
          <div className={skeletonLinesStyles.bar} style={{ width }} />
        </div>
      ))}
    </div>
  );
}
