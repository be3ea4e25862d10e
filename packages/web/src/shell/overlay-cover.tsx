import { BrandMark } from './brand.tsx';
import { overlayCoverStyles } from './overlay-cover.static.ts';

/** Covers the page, not the way to other pages; nothing to readers and keyboards, and no obstacle once it fades. */
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
