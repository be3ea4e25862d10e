import * as z from 'zod/mini';
import { IdentityError, type IdentityProvider, type IdentityUser } from '../identity/identity-provider.ts';
import { type IdentityCallSettings, identityCalls } from './identity-calls.ts';

/** The state stored between processes; `refreshToken` is a secret. */
export const storedIdentity = z.object({
  version: z.literal(1),
  id: z.string(),
  email: z.nullable(z.string()),
  refreshToken: z.string(),
});
export type StoredIdentity = z.output<typeof storedIdentity>;

export interface IdentityStore {
  read(): Promise<StoredIdentity | null>;
  write(identity: StoredIdentity): Promise<void>;
  clear(): Promise<void>;
}

export interface RestIdentitySettings extends IdentityCallSettings {
  readonly store: IdentityStore;
}

/** How long before it expires an ID token counts as expired. Milliseconds. */
const margin = 60_000;

/** The identity provider through Identity Toolkit's and Secure Token's REST calls, because Firebase's SDK persists nothing in Node. */
export function createRestIdentity({ store, ...settings }: RestIdentitySettings): IdentityProvider {
  const calls = identityCalls(settings);
  const listeners = new Set<(user: IdentityUser | null) => void>();
  let cached: { token: string; until: number } | null = null;
  let changes = 0;

  const notify = (user: IdentityUser | null) => {
    changes += 1;
    for (const listener of listeners) listener(user);
  };
  const cache = (token: string, seconds: string) => {
    cached = { token, until: Date.now() + Number(seconds) * 1000 - margin };
    return token;
  };

  return {
    onChange(listener) {
      listeners.add(listener);
      const before = changes;
      void store
        .read()
        .catch(() => null)
        .then((identity) => {
          if (listeners.has(listener) && changes === before)
            listener(identity && { id: identity.id, email: identity.email });
        });
      return () => {
        listeners.delete(listener);
      };
    },
    async signIn(email, password) {
      const answer = await calls.signIn(email, password);
      const user = { id: answer.localId, email: answer.email ?? null };
      await store.write({ version: 1, ...user, refreshToken: answer.refreshToken });
      cache(answer.idToken, answer.expiresIn);
      notify(user);
    },
    async signOut() {
      cached = null;
      await store.clear();
      notify(null);
    },
    async idToken(forceRefresh) {
      if (cached !== null && !forceRefresh && Date.now() < cached.until) return cached.token;
      const identity = await store.read();
      if (identity === null) throw new IdentityError('NOT_SIGNED_IN');
      const before = changes;
      const answer = await calls.renew(identity.refreshToken);
      if (changes !== before) throw new IdentityError('NOT_SIGNED_IN');
      if (answer.refresh_token !== identity.refreshToken)
        await store.write({ ...identity, refreshToken: answer.refresh_token });
      return cache(answer.id_token, answer.expires_in);
    },
  };
}
