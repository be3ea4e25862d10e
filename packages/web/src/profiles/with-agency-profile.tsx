import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { AccountProblem } from '../session/account-problem.tsx';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Card } from '../ui/card/card.tsx';
import { SkeletonLines } from '../ui/card/skeleton-lines.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { PageLink } from '../ui/text/text-link.tsx';
import { AddProfile } from './add-profile.tsx';
import { SwitchProblem } from './switch-problem.tsx';
import styles from './with-agency-profile.module.css';

/** Renders its children with the active Agency profile; without one, how to create it (rules/pages.md#own-pages-without-agency). */
export function WithAgencyProfile({ children }: { children?: (agencyId: string) => ReactNode }) {
  const isLoaded = useSessionState(({ user }) => user !== null);
  const agencyId = useSessionState(({ activeAgencyId }) => activeAgencyId);
  return (
    <>
      <ProfileProblem />
      <MustVerifyEmail />
      {agencyId === null ? <NoAgencyProfile isLoaded={isLoaded} /> : children?.(agencyId)}
    </>
  );
}

/** Why the account could not be loaded, or that the profile is gone. */
function ProfileProblem() {
  const { profileSwitch } = useSession();
  const isGone = useSelector(profileSwitch, (state) => profileSwitchView(state).step === 'gone');
  const hasProblem = useSessionState(({ problem }) => problem !== null);
  if (!isGone && !hasProblem) return null;
  return (
    <Card className={styles['problem']}>
      <AccountProblem />
      {isGone && <SwitchProblem />}
    </Card>
  );
}

/** The service takes no changes yet (rules/account.md#verified-email). */
function MustVerifyEmail() {
  const mustVerify = useSessionState(({ user }) => user?.must_verify_email === true);
  if (!mustVerify) return null;
  return (
    <QuietLine role="status">
      Verify your email in <PageLink href="/account">My Account</PageLink> before you change anything here.
    </QuietLine>
  );
}

function NoAgencyProfile({ isLoaded }: { isLoaded: boolean }) {
  if (!isLoaded) {
    return (
      <Card aria-busy>
        <SkeletonLines />
      </Card>
    );
  }
  return (
    <>
      <QuietLine>
        To have an agency here, create an Agency profile in <PageLink href="/account">My Account</PageLink>.
      </QuietLine>
      <AddProfile type="Agency" />
    </>
  );
}
