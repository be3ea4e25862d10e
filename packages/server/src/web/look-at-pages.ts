import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../database/look-at-database.ts';
import type { Environment } from '../environment.ts';
import { identityOfPages, identityOfServer, type SignInVariables, withIdentity } from './page-identity.ts';

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
