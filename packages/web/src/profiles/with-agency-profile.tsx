import { Box } from '@chakra-ui/react';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { UnverifiedEmail, useVerification } from '../account/unverified-email.tsx';
import { AccountProblem, SwitchProblem } from '../session/account-problem.tsx';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Card } from '../ui/card/card.tsx';
import { SkeletonLines } from '../ui/card/skeleton.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { PageLink } from '../ui/text/links.tsx';
import { AddProfile } from './add-profile.tsx';

/**
 * Renders its children with the active Agency profile; without one, how to create it (rules/pages.md#own-pages-without-agency).
 * Before the email is verified, where it has to be, says so instead: nothing there could be saved.
 */
export function WithAgencyProfile({ children }: { children?: (agencyId: string) => ReactNode }) {
  const isLoaded = useSessionState(({ user }) => user !== null);
  const agencyId = useSessionState(({ activeAgencyId }) => activeAgencyId);
  const { mustVerify } = useVerification();
  return (
    <>
      <ProfileProblem />
      {mustVerify ? (
        <Card>
          <UnverifiedEmail />
        </Card>
      ) : agencyId === null ? (
        <NoAgencyProfile isLoaded={isLoaded} />
      ) : (
        children?.(agencyId)
      )}
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
    <Box mb="4">
      <Card>
        <AccountProblem />
        {isGone && <SwitchProblem />}
      </Card>
    </Box>
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
