import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { ExpectedCorner, MenusShape } from './expected-corner.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSessionState } from './use-session.ts';

/** Loaded only for people who are signed in. */
const menus = lazyPart(() => import('./account-menus.tsx').then(({ AccountMenus }) => AccountMenus));

/** The end of the top bar: the link to sign in, or the menus of the person who is signed in. */
export function AccountCorner() {
  const step = useSessionState((session) => session.step);
  if (step === 'starting') return <ExpectedCorner />;
  if (step !== 'signedIn') return <SignInLink />;
  return (
    <Suspense fallback={<MenusShape />}>
      <menus.Component />
    </Suspense>
  );
}
