import { createFetch } from 'ofetch';
import * as z from 'zod/mini';
import { IdentityError, type IdentityProvider, type IdentityUser } from '../identity/identity-provider.ts';

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

export interface RestIdentitySettings {
  readonly apiKey: string;
  /** Origin of a Firebase Auth emulator to use instead of the real service. */
  readonly emulatorUrl?: string;
  readonly store: IdentityStore;
  readonly fetch?: typeof globalThis.fetch;
}

const signedIn = z.object({
  localId: z.string(),
  email: z.optional(z.string()),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});
const renewed = z.object({ id_token: z.string(), refresh_token: z.string(), expires_in: z.string() });
const failure = z.object({ error: z.object({ message: z.string() }) });

/** How long before it expires an ID token counts as expired. Milliseconds. */
const margin = 60_000;

/** The identity provider through Identity Toolkit's and Secure Token's REST calls, because Firebase's SDK persists nothing in Node. */
export function createRestIdentity({
  apiKey,
  emulatorUrl,
  store,
  fetch = globalThis.fetch,
}: RestIdentitySettings): IdentityProvider {
  const request = createFetch({ fetch });
  const listeners = new Set<(user: IdentityUser | null) => void>();
  let cached: { token: string; until: number } | null = null;
  let changes = 0;

  async function post<T extends z.ZodMiniType>(answer: T, host: string, path: string, body: object) {
    const origin = emulatorUrl === undefined ? `https://${host}` : `${emulatorUrl}/${host}`;
    const response = await request
      .raw<unknown>(`${origin}${path}`, {
        method: 'POST',
        query: { key: apiKey },
        body,
        retry: 0,
        ignoreResponseError: true,
        signal: AbortSignal.timeout(15_000),
      })
      .catch(() => {
        throw new IdentityError('NETWORK_REQUEST_FAILED');
      });
    const parsed = z.safeParse(answer, response._data);
    if (response.ok && parsed.success) return parsed.data;
    throw new IdentityError(
      z.safeParse(failure, response._data).data?.error.message ?? `HTTP_${response.status}`,
    );
  }
  const account = <T extends z.ZodMiniType>(answer: T, action: string, body: object) =>
    post(answer, 'identitytoolkit.googleapis.com', `/v1/accounts:${action}`, body);
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
      const answer = await account(signedIn, 'signInWithPassword', {
        email,
        password,
        returnSecureToken: true,
      });
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
      const answer = await post(
        renewed,
        'securetoken.googleapis.com',
        '/v1/token',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: identity.refreshToken }),
      );
      if (changes !== before) throw new IdentityError('NOT_SIGNED_IN');
      if (answer.refresh_token !== identity.refreshToken)
        await store.write({ ...identity, refreshToken: answer.refresh_token });
      return cache(answer.id_token, answer.expires_in);
    },
  };
}
