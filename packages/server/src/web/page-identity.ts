import type { Environment } from '../environment.ts';
import { escapeMarkup } from './markup.ts';

/** Where the pages sign people in: `apiKey`, `authDomain`, `projectId` and `emulatorUrl`, as far as they are known. */
export type PageIdentity = URLSearchParams;

/** In index.html, empty or as the build was told; the app reads it (rules/pages.md#identity). */
const element = /(<meta name="matchpoint-identity" content=")([^"]*)/;

export type SignInVariables = Pick<
  Environment,
  | 'FIREBASE_API_KEY'
  | 'FIREBASE_AUTH_DOMAIN'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIREBASE_PROJECT_ID'
  | 'VITE_FIREBASE_AUTH_EMULATOR_URL'
>;

/** Null: the server was not told enough to sign in, so that the pages keep what their build was told. */
export function identityOfServer(environment: SignInVariables): PageIdentity | null {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_AUTH_EMULATOR_URL: reachedAt,
  } = environment;
  if (projectId === undefined || (apiKey ?? emulator) === undefined) return null;
  return new URLSearchParams({
    projectId,
    ...(apiKey && { apiKey }),
    ...(authDomain && { authDomain }),
    ...(emulator && { emulatorUrl: reachedAt ?? `http://${emulator}` }),
  });
}

export function withIdentity(index: string, identity: PageIdentity | null): string {
  if (identity === null) return index;
  return index.replace(element, (_, before: string) => before + escapeMarkup(`${identity}`));
}

/** Null: index.html has no place for it. */
export function identityOfPages(index: string): PageIdentity | null {
  const [, , written] = element.exec(index) ?? [];
  return written === undefined ? null : new URLSearchParams(written.replaceAll('&amp;', '&'));
}
