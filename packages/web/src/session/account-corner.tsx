import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSessionState } from './use-session.ts';

/** Loaded only for people who are signed in. */
const menus = lazyPart(() => import('./account-menus.tsx').then(({ AccountMenus }) => AccountMenus));

/** The end of the top bar: the link to sign in, or the menus of the person who is signed in. */
export function AccountCorner() {
  const step = useSessionState((session) => session.step);
  if (step !== 'signedIn') return <SignInLink hidden={step === 'starting'} />;
  return (
    <Suspense fallback={<SignInLink hidden />}>
      <menus.Component />
    </Suspense>
  );
}
