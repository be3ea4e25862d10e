import { ExitError } from '../exit-error.ts';
import type { GlobalOptions } from '../global-options.ts';
import type { Host } from '../host.ts';
import { isLoopback } from './plain-http.ts';

/** The identity provider to use. */
export interface IdentitySettings {
  readonly project: string;
  readonly apiKey: string;
  /** Origin of the Auth emulator; null for Firebase itself. */
  readonly emulatorUrl: string | null;
}

export const demoProject = 'demo-matchpoint';
const defaultEmulator = '127.0.0.1:9099';

/**
 * The configured provider, or for a service on this machine the emulator of `npm start`.
 * @throws {ExitError} if the service is elsewhere and no provider is configured
 */
export function identitySettings(options: GlobalOptions, { env }: Pick<Host, 'env'>): IdentitySettings {
  const project = options.firebaseProject || demoProject;
  const apiKey = options.firebaseApiKey || null;
  const emulatorUrl = options.firebaseEmulator || null;
  if (!options.firebaseProject && emulatorUrl === null && !isLoopback(options.apiUrl))
    throw new ExitError(
      'usage',
      `The Firebase project of ${options.apiUrl} is not configured.`,
      'Name it with --firebase-project and --firebase-api-key, with MATCHPOINT_FIREBASE_PROJECT_ID and MATCHPOINT_FIREBASE_API_KEY, or in the configuration file.',
    );
  if (project.startsWith('demo-')) {
    const host = env['FIREBASE_AUTH_EMULATOR_HOST'] || defaultEmulator;
    return { project, apiKey: apiKey ?? 'demo', emulatorUrl: emulatorUrl ?? `http://${host}` };
  }
  if (apiKey === null)
    throw new ExitError(
      'usage',
      `The web API key of the Firebase project ${project} is missing.`,
      'Set --firebase-api-key or MATCHPOINT_FIREBASE_API_KEY.',
    );
  return { project, apiKey, emulatorUrl };
}
