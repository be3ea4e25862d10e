import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  type Persistence as FirebasePersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { type BrowserIdentityProvider, IdentityError, type Persistence } from './identity-provider.ts';

export interface FirebaseSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  /** Origin of a Firebase Auth emulator, in place of the real service. */
  readonly emulatorUrl?: string;
  readonly persistence: Persistence;
}

const stores: Record<Persistence, FirebasePersistence> = {
  device: browserLocalPersistence,
  tab: browserSessionPersistence,
  memory: inMemoryPersistence,
};

/** The identity provider of browsers. Only the persistence in use is loaded, and no popup resolver. */
export function createFirebaseIdentity({
  emulatorUrl,
  persistence,
  ...config
}: FirebaseSettings): BrowserIdentityProvider {
  const auth = initializeAuth(initializeApp(config), { persistence: stores[persistence] });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return {
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user && { id: user.uid, email: user.email })),
    signIn: (email, password) => coded(signInWithEmailAndPassword(auth, email, password)),
    signOut: () => coded(signOut(auth)),
    async idToken(forceRefresh) {
      if (auth.currentUser === null) throw new IdentityError('auth/no-current-user');
      return identified(auth.currentUser.getIdToken(forceRefresh));
    },
    sendPasswordReset: (email) => coded(sendPasswordResetEmail(auth, email)),
    resetPassword: (code, newPassword) => coded(confirmPasswordReset(auth, code, newPassword)),
    keep: (wanted) => coded(setPersistence(auth, stores[wanted])),
  };
}

async function coded(work: Promise<unknown>): Promise<void> {
  await identified(work);
}

/** The code alone: the SDK's error may carry an address or an answer of the provider. */
function identified<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new IdentityError(error instanceof FirebaseError ? error.code : 'auth/internal-error');
  });
}
