import { createFetch } from 'ofetch';
import * as z from 'zod/mini';
import { IdentityError } from '../identity/identity-provider.ts';
import { failureCode } from './failure-code.ts';

export interface IdentityCallSettings {
  readonly apiKey: string;
  /** Origin of a Firebase Auth emulator to use instead of the real service. */
  readonly emulatorUrl?: string;
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

/** The calls of Identity Toolkit and Secure Token. Each throws {@link IdentityError}. */
export function identityCalls({ apiKey, emulatorUrl, fetch = globalThis.fetch }: IdentityCallSettings) {
  const request = createFetch({ fetch });

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
      .catch((error: unknown) => {
        throw new IdentityError('NETWORK_REQUEST_FAILED', failureCode(error));
      });
    const parsed = z.safeParse(answer, response._data);
    if (response.ok && parsed.success) return parsed.data;
    // Any other answer is of a broken provider, or of something before it.
    const refusal = response.status < 500 ? z.safeParse(failure, response._data).data : undefined;
    throw new IdentityError(refusal?.error.message ?? 'NETWORK_REQUEST_FAILED');
  }

  return {
    signIn: (email: string, password: string) =>
      post(signedIn, 'identitytoolkit.googleapis.com', '/v1/accounts:signInWithPassword', {
        email,
        password,
        returnSecureToken: true,
      }),
    renew: (refreshToken: string) =>
      post(
        renewed,
        'securetoken.googleapis.com',
        '/v1/token',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      ),
  };
}
