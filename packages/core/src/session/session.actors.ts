import { type ActorRefFrom, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Client } from '../client/client.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { ApiError, hasStatus } from '../wire/api-error.ts';
import type { IdentityReport, sessionMachine } from './session.machine.ts';
import { type Account, notRenewed } from './session.ts';

/** @param chosenProfile reads the id of the profile that was chosen on this device */
export function sessionActors(
  client: Pick<Client, 'showMe' | 'listProfiles'>,
  provider: IdentityProvider,
  chosenProfile: () => Promise<string | null> = async () => null,
) {
  return {
    identityReports: fromCallback(({ sendBack }: { sendBack: (report: IdentityReport) => void }) =>
      provider.onChange((identity) =>
        sendBack(identity === null ? { type: 'identityLost' } : { type: 'identityFound', identity }),
      ),
    ),
    signOut: fromPromise(() => provider.signOut()),
    fetchToken: fromPromise(() => provider.idToken(true)),
    loadAccount: fromPromise<Account, { readonly token: string | null }>(
      async ({ input: { token }, signal }) => {
        if (token === null) throw new NoTokenError();
        const [user, { rows, unreadable }] = await Promise.all([
          client.showMe({ token, signal }),
          client.listProfiles({ token, signal }),
        ]);
        return withChosenProfile({ user, profiles: rows, unreadable }, await chosenProfile());
      },
    ),
  };
}

/** With the profile that was chosen on this device as the active one, as long as it is listed (rules/profiles.md#which-profile-is-active). */
function withChosenProfile(account: Account, chosen: string | null): Account {
  const profile = account.profiles.find(({ id }) => id === chosen);
  if (profile === undefined) return account;
  const { id, name, profile_type } = profile;
  const active = { active_profile: id, active_profile_name: name, active_profile_type: profile_type };
  return { ...account, user: { ...account.user, ...active } };
}

/** A call needs a token, and there is none (rules/session.md#session-token). */
export class NoTokenError extends ApiError {
  override readonly name = 'NoTokenError';

  constructor() {
    super('unsent', notRenewed);
  }
}

/**
 * Sends a call with the session's token. A missing token is fetched first. If the service refuses the token, it is
 * renewed and the call is sent once more, unless another account has signed in meanwhile.
 * @throws {NoTokenError} before anything is sent, when no token can be fetched
 * @throws what `call` throws
 */
export async function authorized<T>(
  session: ActorRefFrom<typeof sessionMachine>,
  call: (token: string) => Promise<T>,
): Promise<T> {
  if (session.getSnapshot().matches({ signedIn: 'withoutToken' })) session.send({ type: 'refresh' });
  const { token, person } = await readToken(session);
  try {
    return await call(token);
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    session.send({ type: 'tokenRefused', token });
    const renewed = await readToken(session);
    if (renewed.person !== person) throw error;
    return call(renewed.token);
  }
}

async function readToken(session: ActorRefFrom<typeof sessionMachine>) {
  const { context } = await waitFor(
    session,
    (state) => !state.matches('starting') && !state.matches({ signedIn: 'fetchingToken' }),
  );
  if (context.token === null) throw new NoTokenError();
  return { token: context.token, person: context.identity?.id };
}
