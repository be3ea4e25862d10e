import { BrandMark } from './brand.tsx';
import styles from './overlay-cover.module.css';

/** Covers the page but not the navigation. Screen readers and keyboards ignore it, and clicks pass while it fades. */
export function OverlayCover({ fading }: { fading: boolean }) {
  return (
    <div
      aria-hidden
      data-screen-only
      data-overlay={fading ? 'fading' : 'covering'}
      className={styles['root']}
    >
      <BrandMark size={40} />
    </div>
  );
}
