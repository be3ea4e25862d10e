import { use, useEffect, useState } from 'react';
import { BrandMark } from './brand.tsx';
import styles from './overlay.module.css';
import { type OverlayPhase, runOverlayClock } from './overlay-clock.ts';
import { VisitContext } from './visit.ts';

/** Covers every page when it mounts; the page works beneath it (rules/pages.md#loading-overlay). */
export function Overlay() {
  return <OverPage key={use(VisitContext)} />;
}

function OverPage() {
  const [phase, setPhase] = useState<OverlayPhase>('covering');
  useEffect(() => runOverlayClock(setPhase), []);
  return phase === 'gone' ? null : <OverlayCover fading={phase === 'fading'} />;
}

/** Covers the page but not the navigation. Screen readers and keyboards ignore it, and clicks pass while it fades. */
function OverlayCover({ fading }: { fading: boolean }) {
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
