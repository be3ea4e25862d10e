import { exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import { defaultApiUrl, type GlobalOptions } from '../global-options.ts';
import type { Host } from '../host.ts';

/** Which identity provider signs people in. */
export interface IdentitySettings {
  readonly project: string;
  readonly apiKey: string;
  /** Of the Auth emulator; null for Firebase itself. */
  readonly emulatorUrl: string | null;
}

export const demoProject = 'demo-matchpoint';
const defaultEmulator = '127.0.0.1:9099';

/**
 * What was asked for, else the local identity provider that `npm start` brings up, for a service on this machine.
 * @throws {ExitError} where a service elsewhere is asked and nobody said who signs people in there
 */
export function identitySettings(options: GlobalOptions, { env }: Pick<Host, 'env'>): IdentitySettings {
  const project = options.firebaseProject || demoProject;
  const apiKey = options.firebaseApiKey || null;
  const emulatorUrl = options.firebaseEmulator || null;
  if (!options.firebaseProject && emulatorUrl === null && !isLoopback(options.apiUrl))
    throw new ExitError(
      exitCodes.usage,
      `Who signs people in at ${options.apiUrl} is not known. Name its Firebase project with --firebase-project and --firebase-api-key, with MATCHPOINT_FIREBASE_PROJECT_ID and MATCHPOINT_FIREBASE_API_KEY, or in the configuration file.`,
    );
  if (project.startsWith('demo-')) {
    const host = env['FIREBASE_AUTH_EMULATOR_HOST'] || defaultEmulator;
    return { project, apiKey: apiKey ?? 'demo', emulatorUrl: emulatorUrl ?? `http://${host}` };
  }
  if (apiKey === null)
    throw new ExitError(
      exitCodes.usage,
      `The web API key of the Firebase project ${project} is missing: give --firebase-api-key or MATCHPOINT_FIREBASE_API_KEY.`,
    );
  return { project, apiKey, emulatorUrl };
}

function isLoopback(url: string): boolean {
  return url === defaultApiUrl || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
