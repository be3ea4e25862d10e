import {
  type BrowserIdentityProvider,
  type EmailActionKind,
  IdentityError,
  type Persistence,
} from '@matchpoint/core/identity/identity-provider';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  ActionCodeOperation,
  applyActionCode,
  browserLocalPersistence,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  type Persistence as FirebasePersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';

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

const actionKinds: Readonly<Record<string, EmailActionKind>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'restore',
};

/** The identity provider for browsers, without a popup resolver and with only the persistence in use. */
export function createFirebaseIdentity({
  emulatorUrl,
  persistence,
  ...config
}: FirebaseSettings): BrowserIdentityProvider {
  const auth = initializeAuth(initializeApp(config), { persistence: stores[persistence] });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const currentUser = (): User => {
    if (auth.currentUser === null) throw new IdentityError('auth/no-current-user');
    return auth.currentUser;
  };
  const reauthenticate = async (password: string): Promise<User> => {
    const user = currentUser();
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await codeOnly(reauthenticateWithCredential(user, credential));
    return user;
  };
  return {
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user && { id: user.uid, email: user.email })),
    async signIn(email, password) {
      await codeOnly(signInWithEmailAndPassword(auth, email, password));
    },
    signOut: () => codeOnly(signOut(auth)),
    idToken: async (forceRefresh) => codeOnly(currentUser().getIdToken(forceRefresh)),
    sendPasswordReset: (email) => codeOnly(sendPasswordResetEmail(auth, email)),
    async checkResetCode(code) {
      await codeOnly(verifyPasswordResetCode(auth, code));
    },
    resetPassword: (code, newPassword) => codeOnly(confirmPasswordReset(auth, code, newPassword)),
    async reauthenticate(password) {
      await reauthenticate(password);
    },
    changePassword: async (password, newPassword) =>
      codeOnly(updatePassword(await reauthenticate(password), newPassword)),
    sendEmailChange: async (password, email) =>
      codeOnly(verifyBeforeUpdateEmail(await reauthenticate(password), email)),
    sendEmailVerification: async () => codeOnly(sendEmailVerification(currentUser())),
    async readActionCode(code) {
      const { operation, data } = await codeOnly(checkActionCode(auth, code));
      const kind = actionKinds[operation];
      if (kind === undefined) throw new IdentityError('auth/invalid-action-code');
      return { kind, email: data.email ?? null };
    },
    applyActionCode: (code) => codeOnly(applyActionCode(auth, code)),
    setPersistence: (wanted) => codeOnly(setPersistence(auth, stores[wanted])),
  };
}

/** Rejects with the code alone: the SDK's errors may contain an email or an answer of the provider. */
function codeOnly<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new IdentityError(error instanceof FirebaseError ? error.code : 'auth/internal-error');
  });
}
