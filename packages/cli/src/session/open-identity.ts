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
export type Origin = 'file' | 'MATCHPOINT_REFRESH_TOKEN' | 'MATCHPOINT_ID_TOKEN';

export interface OpenedIdentity {
  readonly provider: IdentityProvider;
  readonly origin: Origin;
  readonly file: SessionFile;
}

/** The provider with the token of the environment (for CI), else with the session that `login` stored (rules/terminal.md#tokens-in-the-terminal). */
export function openIdentity(run: Run): OpenedIdentity {
  const idToken = run.host.env['MATCHPOINT_ID_TOKEN'] || null;
  const refreshToken = run.host.env['MATCHPOINT_REFRESH_TOKEN'] || null;
  if (idToken !== null) {
    refusePlainHttp(run.options, run.options.apiUrl);
    const project = run.options.firebaseProject || demoProject;
    const file = sessionFile(run.host, { apiUrl: run.options.apiUrl, project });
    return { provider: givenToken(idToken), origin: 'MATCHPOINT_ID_TOKEN', file };
  }
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

function restIdentity(run: Run) {
  const { project, apiKey, emulatorUrl } = identitySettings(run.options, run.host);
  return {
    emulatorUrl,
    file: sessionFile(run.host, { apiUrl: run.options.apiUrl, project }),
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
