import { use } from 'react';
import { BrandMark } from './brand.tsx';
import styles from './frame.module.css';
import { VisitContext } from './visit.ts';

/** Covers every page that is opened; the page works beneath it (rules/pages.md#loading-overlay). */
export function Overlay() {
  const visit = use(VisitContext);
  return visit > 0 && <OverlayCover key={visit} />;
}

/**
 * Covers the page but not the navigation. Its style sheet alone takes it away, so the first page's, which the build writes
 * into the document beside the app, needs no script. Screen readers and keyboards ignore it, and clicks pass while it fades.
 */
export function OverlayCover() {
  return (
    <div aria-hidden data-screen-only data-overlay className={styles['overlay']}>
      <BrandMark size={40} />
    </div>
  );
}
