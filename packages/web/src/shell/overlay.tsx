import { use, useEffect, useState } from 'react';
import { type OverlayPhase, runOverlayClock } from './overlay-clock.ts';
import { OverlayCover } from './overlay-cover.tsx';
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
