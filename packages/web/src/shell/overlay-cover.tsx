import { BrandMark } from './brand.tsx';
import { overlayCoverStyles } from './overlay-cover.static.ts';

/** Covers the page but not the navigation. Screen readers and keyboards ignore it, and clicks pass while it fades. */
export function OverlayCover({ fading }: { fading: boolean }) {
  return (
    <div
      aria-hidden
      data-screen-only
      data-overlay={fading ? 'fading' : 'covering'}
      className={overlayCoverStyles.root}
    >
      <BrandMark size={40} />
    </div>
  );
}
