import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { OverlayCover } from './overlay-cover.tsx';

/** XState comes after the script to the first list; the page is covered until then, and open where it never comes. */
const OverlayClock = lazy(async () => ({ default: (await import('./overlay-clock.tsx')).OverlayClock }));

/** The loading overlay of specification section 9. */
export function Overlay() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<OverlayCover fading={false} />}>
        <OverlayClock />
      </Suspense>
    </ErrorBoundary>
  );
}
