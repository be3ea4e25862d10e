import { MyProfilesCard } from '../profiles/my-profiles-card.tsx';
import { useSessionState } from '../session/use-session.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { Columns } from '../ui/card/columns.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { FactList } from '../ui/card/fact-list.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../ui/lazy/part-boundary.tsx';
import { LoadError } from '../ui/status/load-error.tsx';
import { SignInActions } from './sign-in-actions.tsx';
import { UnverifiedEmail } from './unverified-email.tsx';
import { YourDataCard } from './your-data-card.tsx';

const Invitations = lazyPart(() => import('../members/invitations-card.tsx'), 'InvitationsCard');

/** rules/account.md#account-page */
export function AccountPage({ title }: PageProps) {
  const address = useSessionState(({ email }) => email);
  return (
    <Page title={title}>
      <Columns>
        <DataCard title="Account Details" facts={2} waiting={address === null}>
          <FactList facts={{ Email: address, Password: <MaskedPassword /> }} />
          <UnverifiedEmail />
          <SignInActions />
        </DataCard>
        <MyProfilesCard />
        <PartBoundary
          failed={(retry) => (
            <>
              <LoadError what="Your invitations" onRetry={retry} />
              <YourDataCard />
            </>
          )}
        >
          <Invitations>
            <YourDataCard />
          </Invitations>
        </PartBoundary>
      </Columns>
    </Page>
  );
}

/** The same number of dots for every password. */
function MaskedPassword() {
  return (
    <>
      <span aria-hidden>••••••••</span>
      <span data-readers-only>Hidden</span>
    </>
  );
}
