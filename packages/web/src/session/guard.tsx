import type { PageGuard } from '@matchpoint/core/pages/page-paths';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { Waiting } from './waiting.tsx';

const Guarded = lazyPart(() => import('./guarded.tsx').then((module) => module.Guarded));

/** Shows a page to the people whom its route allows; loads the session's script only if that depends on who is signed in. */
export function Guard({ rule, children }: { rule: PageGuard; children: ReactNode }) {
  if (rule === 'public') return children;
  return (
    <Suspense fallback={<Waiting />}>
      <Guarded.Component wanted={rule === 'signedInOnly' ? 'signedIn' : 'signedOut'}>
        {children}
      </Guarded.Component>
    </Suspense>
  );
}
