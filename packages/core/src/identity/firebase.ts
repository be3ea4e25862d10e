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
  verifyPasswordResetCode,
} from 'firebase/auth';
import { type BrowserIdentityProvider, IdentityError, type Persistence } from './identity-provider.ts';

export interface FirebaseSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  /** Origin of a Firebase Auth emulator to use instead of the real service. */
  readonly emulatorUrl?: string;
  readonly persistence: Persistence;
}

const stores: Record<Persistence, FirebasePersistence> = {
  device: browserLocalPersistence,
  tab: browserSessionPersistence,
  memory: inMemoryPersistence,
};

/** The identity provider for browsers, without a popup resolver and with only the persistence in use. */
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
    async signIn(email, password) {
      await codeOnly(signInWithEmailAndPassword(auth, email, password));
    },
    signOut: () => codeOnly(signOut(auth)),
    async idToken(forceRefresh) {
      if (auth.currentUser === null) throw new IdentityError('auth/no-current-user');
      return codeOnly(auth.currentUser.getIdToken(forceRefresh));
    },
    sendPasswordReset: (email) => codeOnly(sendPasswordResetEmail(auth, email)),
    async checkResetCode(code) {
      await codeOnly(verifyPasswordResetCode(auth, code));
    },
    resetPassword: (code, newPassword) => codeOnly(confirmPasswordReset(auth, code, newPassword)),
    setPersistence: (wanted) => codeOnly(setPersistence(auth, stores[wanted])),
  };
}

/** Rejects with the code alone: the SDK's errors may contain an email or an answer of the provider. */
function codeOnly<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new IdentityError(error instanceof FirebaseError ? error.code : 'auth/internal-error');
  });
}
