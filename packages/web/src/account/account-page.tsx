import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { ContactLink } from '../contact/contact-link.tsx';
import { MyProfilesCard } from '../profiles/my-profiles-card.tsx';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Page, type PageProps } from '../shell/page.tsx';
import { TextLinks } from '../texts/text-links.tsx';
import { CardBody, Columns, DataCard } from '../ui/card/card.tsx';
import { FactList } from '../ui/card/fact-list.tsx';
import { ButtonRow } from '../ui/form/form-footer.tsx';
import { bounded, lazyPart, PartBoundary } from '../ui/lazy/lazy-part.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { LoadError } from '../ui/status/error-boundary.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { ActionButton } from './action-button.tsx';
import { ExportButton } from './export-button.tsx';
import { UnverifiedEmail } from './unverified-email.tsx';

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

const what = 'The dialog';
const ChangeEmailDialog = bounded(
  lazyPart(() => import('./sign-in-dialogs.tsx'), 'ChangeEmailDialog'),
  { what },
);
const ChangePasswordDialog = bounded(
  lazyPart(() => import('./sign-in-dialogs.tsx'), 'ChangePasswordDialog'),
  { what },
);

/** Changes what the person signs in with (rules/account.md#account-actions). */
function SignInActions() {
  const [notice, setNotice] = useState<string | null>(null);
  const shown = { onOpen: () => setNotice(null), onDone: setNotice };
  return (
    <Box borderTopWidth="1px">
      <CardBody>
        {notice !== null && <Banner status="success">{notice}</Banner>}
        <ButtonRow>
          <ActionButton label="Change email" Dialog={ChangeEmailDialog} {...shown} />
          <ActionButton label="Change password" Dialog={ChangePasswordDialog} {...shown} />
        </ButtonRow>
      </CardBody>
    </Box>
  );
}

const DeleteAccountDialog = bounded(
  lazyPart(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog'),
  { what },
);

/** What is kept about the person, to take along and to delete (rules/account.md#account-export, rules/account.md#delete-account). */
function YourDataCard() {
  const { client } = useSession();
  const isOffered = client.capabilities.can('account') !== false;
  return (
    <DataCard title="Your data">
      <CardBody>
        <QuietLine>
          <span>
            {isOffered
              ? 'Everything that is kept about you, as one JSON file.'
              : 'This service cannot export or delete accounts: ask its operator.'}
          </span>{' '}
          {!isOffered && <ContactLink data-link>Contact</ContactLink>}
        </QuietLine>
        {isOffered && <ExportButton />}
        <TextLinks />
      </CardBody>
      {isOffered && (
        <Box borderTopWidth="1px">
          <CardBody>
            <QuietLine>Deletes your account and what belongs to it for good.</QuietLine>
            <ButtonRow>
              <ActionButton label="Delete account" Dialog={DeleteAccountDialog} />
            </ButtonRow>
          </CardBody>
        </Box>
      )}
    </DataCard>
  );
}
