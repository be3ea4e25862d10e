import { expect, test } from 'vitest';
import { walkModel } from '../testing/drive.ts';
import { describePaths } from '../testing/walk.ts';
import { accountDeedsModel } from './account-deeds.model.ts';

test('reaches every state and deed, and is never stuck', () => {
  const { paths, missed, stuck } = walkModel(accountDeedsModel);
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "accountDeedsModel: atAccount
      changePasswordWrongly → refused
        correctPassword → passwordChanged
        signOutElsewhere → visiting
      changeEmail → emailSent
        openLink → emailChanged
          openLink → spent
          signIn → signedIn
        openLinkWithoutAnswer → unanswered
          retry → doubtful
      verifyEmail → verificationSent
        openVerifyingLink → verified
      askToDelete → asked
        deleteWithWrongPassword → notDeleted
          deleteAccount → deleted
        deleteAccount → deleted
        deleteWithoutAnswer → unknown
          deleteAccount → deleted"
  `);
});
