import { type ReactNode, Suspense } from 'react';
import type { Guard as Rule } from '../routes.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Waiting } from './waiting.tsx';

const Guarded = lazyPart(() => import('./guarded.tsx').then((module) => module.Guarded));

/** Shows a page to whom the routes' table shows it; the session's script is loaded where somebody has to be asked. */
export function Guard({ rule, children }: { rule: Rule; children: ReactNode }) {
  if (rule === 'public') return children;
  return (
    <Suspense fallback={<Waiting />}>
      <Guarded.Component wanted={rule === 'signedInOnly' ? 'signedIn' : 'anonymous'}>
        {children}
      </Guarded.Component>
    </Suspense>
  );
}
