import type { SnapshotFrom } from 'xstate';
import { fieldSentence, shownProblems } from '../forms/form.ts';
import { contentsLines, whatGoes } from './account-contents.ts';
import type { deleteAccountMachine } from './delete-account.machine.ts';

const doubt = 'It is not known whether your account was deleted: try again.';

/** What is shown before and while an account is deleted. */
export function deleteAccountView({ value, context }: SnapshotFrom<typeof deleteAccountMachine>) {
  const { contents, isUnanswered, unread } = context;
  const { errors, banner, attempt } = shownProblems(context, ['current', 'consent'], fieldSentence);
  return {
    step: value,
    /** What goes with the account and what stays, by name; null until it is known. */
    lines: contents === null ? null : contentsLines(contents),
    consent: contents === null ? '' : `Delete ${whatGoes(contents)}. This cannot be undone.`,
    errors,
    banner: isUnanswered && banner.length > 0 ? [...banner, doubt] : banner,
    unread: value === 'unread' ? unread : null,
    attempt,
  };
}

/** The message after the deletion. The board belongs to the device (rules/account.md#delete-account). */
export const accountDeleted =
  'Your account has been deleted. The board and the saved searches on this device are still here.';
