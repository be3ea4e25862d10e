import { useState } from 'react';
import { CardBody } from '../ui/card/card-body.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { Banner } from '../ui/status/banner.tsx';
import styles from './account.module.css';
import { ActionButton } from './action-button.tsx';

const ChangeEmailDialog = lazyPart(() => import('./change-email-dialog.tsx'), 'ChangeEmailDialog');
const ChangePasswordDialog = lazyPart(() => import('./change-password-dialog.tsx'), 'ChangePasswordDialog');

/** Changes what the person signs in with (rules/account.md#account-actions). */
export function SignInActions() {
  const [notice, setNotice] = useState<string | null>(null);
  const shown = { onOpen: () => setNotice(null), onDone: setNotice };
  return (
    <div className={styles['part']}>
      <CardBody>
        {notice !== null && <Banner status="success">{notice}</Banner>}
        <div className={styles['buttons']}>
          <ActionButton label="Change email" Dialog={ChangeEmailDialog} {...shown} />
          <ActionButton label="Change password" Dialog={ChangePasswordDialog} {...shown} />
        </div>
      </CardBody>
    </div>
  );
}
