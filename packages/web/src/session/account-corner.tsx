import { isSettled, isSignedIn } from '@matchpoint/core/session/session.selectors';
import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSessionState } from './use-session.ts';

/** Nobody who is not signed in loads the menus. */
const menus = lazyPart(() => import('./account-menus.tsx').then(({ AccountMenus }) => AccountMenus));

/** The top bar's end: the way in, or the menus of the person who is in. */
export function AccountCorner() {
  const settled = useSessionState(isSettled);
  const signedIn = useSessionState(isSignedIn);
  if (!settled) return <SignInLink hidden />;
  if (!signedIn) return <SignInLink />;
  return (
    <Suspense fallback={<SignInLink hidden />}>
      <menus.Component />
    </Suspense>
  );
}
