import type { BrowserIdentityProvider } from '@matchpoint/core/identity/identity-provider';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { readPersistence } from './persistence.ts';

const {
  VITE_FIREBASE_API_KEY: apiKey,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_AUTH_DOMAIN: authDomain,
  VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
} = import.meta.env;

/** The identity provider that the app was built for; the emulator accepts any API key. */
export function createIdentity(): BrowserIdentityProvider {
  return createFirebaseIdentity({
    apiKey: apiKey || 'demo',
    projectId: projectId || 'demo-matchpoint',
    ...(authDomain && { authDomain }),
    ...(emulatorUrl && { emulatorUrl }),
    persistence: readPersistence(),
  });
}
