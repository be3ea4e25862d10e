import { Box } from '@chakra-ui/react';
import { ContactLink } from '../contact/contact-link.tsx';
import { useSession } from '../session/use-session.ts';
import { TextLinks } from '../texts/text-links.tsx';
import { CardBody } from '../ui/card/card-body.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { ButtonRow } from '../ui/form/form-footer.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { ActionButton } from './action-button.tsx';
import { ExportButton } from './export-button.tsx';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog');

/** What is kept about the person, to take along and to delete (rules/account.md#account-export, rules/account.md#delete-account). */
export function YourDataCard() {
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
