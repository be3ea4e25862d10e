import { fromPromise } from 'xstate';
import type { Authorize, BearerCallOptions, Client } from '../client/client.ts';
import type { BrowserIdentityProvider } from '../identity/identity-provider.ts';
import { hasStatus } from '../wire/api-error.ts';
import { type AccountContents, isOnlyEdited } from './account-contents.ts';
import type { AccountToDelete } from './delete-account.machine.ts';

/** @param authorize sends a call with the session's token */
export function deleteAccountActors(
  client: Pick<Client, 'listProfiles' | 'listMyAthletes' | 'removeMe'>,
  provider: Pick<BrowserIdentityProvider, 'reauthenticate' | 'idToken'>,
  authorize: Authorize,
) {
  return {
    readContents: fromPromise<AccountContents>(({ signal }) =>
      authorize((token) => readAccountContents(client, { token, signal })),
    ),
    remove: fromPromise<void, AccountToDelete>(async ({ input: { read, isUnanswered } }) => {
      // The provider's account may be gone; the token of the first attempt is still new enough.
      if (!isUnanswered) await provider.reauthenticate(read().current);
      try {
        await client.removeMe({ token: await provider.idToken(false) });
      } catch (error) {
        const isGone = isUnanswered && hasStatus(error, 401);
        if (!isGone) throw error;
      }
    }),
  };
}

export async function readAccountContents(
  client: Pick<Client, 'listProfiles' | 'listMyAthletes'>,
  options: BearerCallOptions,
): Promise<AccountContents> {
  const { rows: profiles, unreadable } = await client.listProfiles(options);
  const agencies = profiles.filter(({ profile_type }) => profile_type === 'Agency');
  const owned = agencies.filter((agency) => !isOnlyEdited(agency));
  return {
    owned: await Promise.all(
      owned.map(async ({ id, name }) => {
        const athletes = await client.listMyAthletes(id, options);
        return { id, name, athletes: athletes.rows.length + athletes.unreadable };
      }),
    ),
    edited: agencies.filter(isOnlyEdited).map(({ name }) => name),
    unreadable,
  };
}
