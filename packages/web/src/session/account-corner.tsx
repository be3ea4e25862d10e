import { Suspense } from 'react';
import { styledPart } from '../ui/lazy/lazy-part.tsx';
import { AccountSkeleton, SignInLink } from './account-skeleton.tsx';
import { SignedOutCover } from './cover.ts';
import { useSessionState } from './use-session.ts';

/** Loaded only after a sign-in. */
const AccountMenus = styledPart(() => import('./account-menus.tsx'), 'AccountMenus');

/** The end of the top bar: the link to sign in, or the account's menus. */
export function AccountCorner() {
  const step = useSessionState((session) => session.step);
  if (step === 'starting') return <AccountSkeleton />;
  if (step === 'suspended') {
    return (
      <div data-cover>
        <SignedOutCover />
      </div>
    );
  }
  if (step !== 'signedIn') return <SignInLink />;
  return (
    <Suspense fallback={<AccountSkeleton isSignedIn />}>
      <AccountMenus />
    </Suspense>
  );
}
