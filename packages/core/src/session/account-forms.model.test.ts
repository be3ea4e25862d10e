import { expect, test } from 'vitest';
import { walkModel } from '../testing/drive.ts';
import { describePaths } from '../testing/walk.ts';
import { accountFormsModel } from './account-forms.model.ts';

test('reaches every state and deed, and is never stuck', () => {
  const { paths, missed, stuck } = walkModel(accountFormsModel);
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "accountFormsModel: unregistered
      signUpWithTwoPasswords → mismatched
        mendWithoutTerms → unaccepted
          acceptTerms → registered
            signIn → signedIn
              openLink → replacing
                changePassword → changed
                  signIn → signedIn
                  openLink → spent
                    forget → asked
                  signInWithOldPassword → refused
                    signIn → signedIn
              keepInTab → inTab
                reload → inTab
                signOut → visiting
              keepNowhere → inMemory
                reload → visiting
            forget → asked
              openLink → choosing
                typeTwoPasswords → differing
                  changePassword → changed
                changePassword → changed"
  `);
});
