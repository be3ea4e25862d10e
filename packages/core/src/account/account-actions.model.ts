import { setup } from 'xstate';

/** What a person does with their own account, beginning on My Account. */
type AccountAction =
  | { type: 'openAccount' }
  | { type: 'changePasswordWrongly' }
  /** With the right one; the dialog is open. */
  | { type: 'correctPassword' }
  | { type: 'changeEmail' }
  /** Opens the link of the last email. */
  | { type: 'openLink' }
  | { type: 'signIn' }
  | { type: 'verifyEmail' }
  | { type: 'openVerifyingLink' }
  /** Opens the list of what would be removed; nothing is deleted. */
  | { type: 'askToDelete' }
  | { type: 'deleteWithWrongPassword' }
  | { type: 'deleteAccount' };

/**
 * What a person does with their own account, and what goes wrong (rules/account.md#account-actions, rules/session.md#confirm-email). A second
 * tab is open all the time.
 */
export const accountActionsModel = setup({ types: { events: {} as AccountAction } }).createMachine({
  id: 'accountActionsModel',
  initial: 'atAccount',
  states: {
    atAccount: {
      on: {
        changePasswordWrongly: 'refused',
        changeEmail: 'emailSent',
        verifyEmail: 'verificationSent',
        askToDelete: 'asked',
      },
    },
    /** The dialog, with what is wrong at the current password. */
    refused: { on: { correctPassword: 'passwordChanged' } },
    /** My Account, with the notice; only the new password works, and the person is signed in. */
    passwordChanged: { on: { openAccount: 'atAccount' } },
    /** My Account, which says that a link is on its way; the email is still the old one. */
    emailSent: { on: { openLink: 'emailChanged' } },
    /** The page of the link: the new email, and signed out in every tab. */
    emailChanged: { on: { openLink: 'spent', signIn: 'signedIn' } },
    /** The page of the link: it was used. */
    spent: { type: 'final' },
    /** Home, with the new email. */
    signedIn: { type: 'final' },
    /** My Account, which says that a link is on its way. */
    verificationSent: { on: { openVerifyingLink: 'verified' } },
    /** The page of the link, then My Account without the line. */
    verified: { on: { openAccount: 'atAccount' } },
    /** What is removed, by name, what stays, and the form. */
    asked: { on: { deleteWithWrongPassword: 'notDeleted', deleteAccount: 'deleted' } },
    /** The same, with what is wrong at the password. */
    notDeleted: { on: { deleteAccount: 'deleted' } },
    /** Home with the message; signed out in every tab, and no sign-in works. */
    deleted: { type: 'final' },
  },
});
