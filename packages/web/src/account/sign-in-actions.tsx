import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { CardBody } from '../ui/card/card-body.tsx';
import { ButtonRow } from '../ui/form/form-footer.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { ActionButton } from './action-button.tsx';

const ChangeEmailDialog = lazyPart(() => import('./change-email-dialog.tsx'), 'ChangeEmailDialog');
const ChangePasswordDialog = lazyPart(() => import('./change-password-dialog.tsx'), 'ChangePasswordDialog');

/** Changes what the person signs in with (rules/account.md#account-actions). */
export function SignInActions() {
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
