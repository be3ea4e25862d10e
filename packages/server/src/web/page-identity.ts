import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../database/look-at-database.ts';
import type { Environment } from '../environment.ts';
import { escapeMarkup } from './markup.ts';

/** Where the pages sign people in: `apiKey`, `authDomain`, `projectId` and `emulatorUrl`, as far as they are known. */
export type PageIdentity = URLSearchParams;

/** In index.html, empty or as the build was told; the app reads it (rules/pages.md#identity). */
const element = /(<meta name="matchpoint-identity" content=")([^"]*)/;

type SignInVariables = Pick<
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

/** Whether the pages, with what the server writes into them, sign in where the server takes accounts from. */
export async function lookAtPages(
  environment: SignInVariables & Pick<Environment, 'MATCHPOINT_WEB_DIR'>,
): Promise<Finding[]> {
  const { MATCHPOINT_WEB_DIR: folder, FIREBASE_PROJECT_ID: project } = environment;
  if (folder === undefined || project === undefined) return [];
  const found = (isWrong: boolean, words: string) => [{ about: 'pages', isWrong, words }];
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const told = identityOfPages(withIdentity(index, identityOfServer(environment)));
  if (told === null)
    return found(
      true,
      `Those in ${folder} are of an older build, which a server tells nothing; build them again.`,
    );
  const [named, emulator] = [told.get('projectId'), told.get('emulatorUrl')];
  const remedy = `set FIREBASE_API_KEY to the web API key of ${project} (Firebase's console, Project settings, Your apps)`;
  if (named === null || (emulator ?? told.get('apiKey')) === null)
    return found(true, `FIREBASE_API_KEY is not set, so nobody can sign in on them; ${remedy}.`);
  const where = emulator === null ? named : `${named} at the local emulator ${emulator}`;
  const isOther =
    named !== project || (emulator !== null && environment.FIREBASE_AUTH_EMULATOR_HOST === undefined);
  return isOther
    ? found(
        true,
        `They were built to sign in at ${where}, and this server takes accounts of ${project}; ${remedy}.`,
      )
    : found(false, `They sign in at ${where}.`);
}
