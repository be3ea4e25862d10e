import { Stack } from '@chakra-ui/react';
import { deleteAccountActors } from '@matchpoint/core/account/delete-account.actors';
import { deleteAccountMachine } from '@matchpoint/core/account/delete-account.machine';
import { accountDeleted, deleteAccountView } from '@matchpoint/core/account/delete-account.view';
import { useActorRef, useSelector } from '@xstate/react';
import { navigate } from 'wouter/use-browser-location';
import { useEmitted, useProvided } from '../machines/use-machine.ts';
import { withNotice } from '../session/navigation-state.ts';
import { CurrentPasswordField } from '../session/password-fields.tsx';
import { useSession } from '../session/use-session.ts';
import { SkeletonLines } from '../ui/card/skeleton.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { type Entered, SendForm } from '../ui/form/form.tsx';
import { FormFooter } from '../ui/form/form-footer.tsx';
import { Problem } from '../ui/status/banner.tsx';
import { BoundedList } from '../ui/text/lines.tsx';
import type { ActionDialogProps } from './action-button.tsx';
import { ExportButton } from './export-button.tsx';

const read = (entered: Entered) => ({ current: entered('current'), consent: entered('consent') });

/** rules/account.md#delete-account */
export function DeleteAccountDialog({ onClose, finalFocus }: ActionDialogProps) {
  const { actor: session, authorize, client, identity, signOut } = useSession();
  const actor = useActorRef(
    useProvided(deleteAccountMachine, () => deleteAccountActors(client, identity, authorize)),
  );
  const { step, lines, consent, errors, banner, unread, attempt } = useSelector(actor, deleteAccountView);

  useEmitted(session, 'sessionRevoked', (event) => actor.send(event));
  useEmitted(actor, 'accountDeleted', () => {
    // First: after the sign-out My Account would redirect Home without the message.
    navigate('/', withNotice(accountDeleted));
    void signOut();
  });

  return (
    <Dialog title="Delete account" pending={step === 'removing'} onClose={onClose} finalFocus={finalFocus}>
      {unread !== null && (
        <Problem text={unread} action="Try again" onAction={() => actor.send({ type: 'retry' })} />
      )}
      {step === 'reading' && <SkeletonLines facts={3} />}
      {lines !== null && (
        <>
          <WhatGoes {...lines} />
          <ExportButton />
          <SendForm label="Delete account" actor={actor} attempt={attempt} read={read}>
            <CurrentPasswordField error={errors.current} />
            <Checkbox label={consent} name="consent" error={errors.consent} />
            <FormFooter reasons={banner} pending={step === 'removing'} variant="danger">
              Delete account
            </FormFooter>
          </SendForm>
        </>
      )}
    </Dialog>
  );
}

interface WhatGoesProps {
  /** Deleted with the account, by name. */
  readonly goes: readonly string[];
  /** Names of agencies that stay. */
  readonly stays: readonly string[];
}

const itself = (line: string) => line;

/** What a deletion of the account removes and leaves. */
function WhatGoes({ goes, stays }: WhatGoesProps) {
  return (
    <Stack gap="2" textStyle="sm" overflowWrap="anywhere">
      {goes.length === 0 ? (
        <p>This permanently deletes your account. No agency is deleted with it.</p>
      ) : (
        <>
          <p>This permanently deletes your account and:</p>
          <BoundedList items={goes} text={itself} />
        </>
      )}
      {stays.length > 0 && (
        <>
          <p>Agencies that you only edit stay:</p>
          <BoundedList items={stays} text={itself} />
        </>
      )}
      <p>
        The board and the saved searches on this device stay. Download your data before, if you may need it.
      </p>
    </Stack>
  );
}
