import {
  createRestIdentity,
  type IdentityStore,
  type StoredIdentity,
} from '@matchpoint/core/client/identity-rest';
import { IdentityError, type IdentityProvider } from '@matchpoint/core/identity/identity-provider';
import type { Run } from '../run.ts';
import { demoProject, identitySettings } from './identity-settings.ts';
import { refusePlainHttp } from './plain-http.ts';
import { type SessionFile, sessionFile } from './session-file.ts';

/** Where the session comes from, which decides the message when it has ended. */
export type Origin =
  | 'file'
  | 'key file'
  | 'MATCHPOINT_API_KEY'
  | 'MATCHPOINT_REFRESH_TOKEN'
  | 'MATCHPOINT_ID_TOKEN';

/** Whether a program's key signs in, and no person. */
export const isKeyOrigin = (origin: Origin): boolean =>
  origin === 'key file' || origin === 'MATCHPOINT_API_KEY';

/** Variables of the environment that sign in, in their order. */
export const tokenVariables = [
  'MATCHPOINT_API_KEY',
  'MATCHPOINT_ID_TOKEN',
  'MATCHPOINT_REFRESH_TOKEN',
] as const;

export interface OpenedIdentity {
  readonly provider: IdentityProvider;
  readonly origin: Origin;
  readonly file: SessionFile;
}

/** The provider with the key or token of the environment, else with what `login` stored (rules/terminal.md#tokens-in-the-terminal). */
export async function openIdentity(run: Run): Promise<OpenedIdentity> {
  const given = run.host.env['MATCHPOINT_API_KEY'] || null;
  if (given !== null) return openKey(run, given, 'MATCHPOINT_API_KEY');
  const idToken = run.host.env['MATCHPOINT_ID_TOKEN'] || null;
  const refreshToken = run.host.env['MATCHPOINT_REFRESH_TOKEN'] || null;
  if (idToken !== null) {
    refusePlainHttp(run.options, run.options.apiUrl);
    return { provider: givenToken(idToken), origin: 'MATCHPOINT_ID_TOKEN', file: fileOf(run) };
  }
  const stored = refreshToken === null ? await fileOf(run).key() : null;
  if (stored !== null) return openKey(run, stored, 'key file');
  const { file, providerWith, emulatorUrl } = restIdentity(run);
  refusePlainHttp(run.options, run.options.apiUrl, emulatorUrl);
  return refreshToken === null
    ? { provider: providerWith(file.store), origin: 'file', file }
    : {
        provider: providerWith(memoryStore(givenSession(refreshToken))),
        origin: 'MATCHPOINT_REFRESH_TOKEN',
        file,
      };
}

/** An agency's key, for which no identity provider is needed (rules/terminal.md#keys-in-the-terminal). */
export function openKey(run: Run, key: string, origin: 'MATCHPOINT_API_KEY' | 'key file'): OpenedIdentity {
  refusePlainHttp(run.options, run.options.apiUrl);
  return { provider: givenToken(key), origin, file: fileOf(run) };
}

/** The provider with the session that `login` stored, whatever the environment holds. Signing out needs no token. */
export function openStoredIdentity(run: Run): OpenedIdentity {
  const { file, providerWith } = restIdentity(run);
  return { provider: { ...providerWith(file.store), idToken: refused }, origin: 'file', file };
}

/** The provider for a sign-in that is used once and not stored. */
export function openPassingIdentity(run: Run): IdentityProvider {
  const { providerWith, emulatorUrl } = restIdentity(run);
  refusePlainHttp(run.options, run.options.apiUrl, emulatorUrl);
  return providerWith(memoryStore(null));
}

/** The provider for a new sign-in. Only its success replaces the stored session. */
export function openNewIdentity(run: Run): OpenedIdentity {
  const { file, providerWith, emulatorUrl } = restIdentity(run);
  refusePlainHttp(run.options, run.options.apiUrl, emulatorUrl);
  let written = false;
  const store: IdentityStore = {
    ...file.store,
    read: async () => (written ? file.store.read() : null),
    write: async (identity) => {
      await file.store.write(identity);
      written = true;
    },
  };
  return { provider: providerWith(store), origin: 'file', file };
}

/** Where the sign-in at this service is stored. */
export function fileOf({ options, host }: Run): SessionFile {
  return sessionFile(host, { apiUrl: options.apiUrl, project: options.firebaseProject || demoProject });
}

function restIdentity(run: Run) {
  const { apiKey, emulatorUrl } = identitySettings(run.options, run.host);
  return {
    emulatorUrl,
    file: fileOf(run),
    providerWith: (store: IdentityStore) =>
      createRestIdentity({ apiKey, ...(emulatorUrl !== null && { emulatorUrl }), store, fetch: run.fetch }),
  };
}

/** The environment's refresh token, which is renewed in memory and never written. */
function givenSession(refreshToken: string): StoredIdentity {
  return { version: 1, id: 'environment', email: null, refreshToken };
}

function memoryStore(first: StoredIdentity | null): IdentityStore {
  let identity = first;
  return {
    read: async () => identity,
    write: async (next) => {
      identity = next;
    },
    clear: async () => {
      identity = null;
    },
  };
}

/** The environment's ID token cannot be renewed. */
function givenToken(token: string): IdentityProvider {
  return {
    onChange: (listener) => {
      queueMicrotask(() => listener({ id: 'environment', email: null }));
      return () => {};
    },
    idToken: async () => token,
    signIn: refused,
    signOut: async () => {},
  };
}

async function refused(): Promise<never> {
  throw new IdentityError('OPERATION_NOT_ALLOWED');
}
