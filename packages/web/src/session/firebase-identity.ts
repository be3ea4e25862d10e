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
import { readPersistence } from './persistence.ts';

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

/**
 * The identity provider that the page's head names (rules/pages.md#identity), without a popup resolver and with only the
 * persistence in use. The emulator accepts any API key.
 */
export function createFirebaseIdentity(): BrowserIdentityProvider {
  const said = document.querySelector<HTMLMetaElement>('meta[name=matchpoint-identity]')?.content;
  const { emulatorUrl, ...options } = Object.fromEntries(new URLSearchParams(said));
  const app = initializeApp({ apiKey: 'demo', projectId: 'demo-matchpoint', ...options });
  const auth = initializeAuth(app, { persistence: stores[readPersistence()] });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
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
  /** The sign-in that was ended here last. A tab that starts meanwhile stores it again, and the SDK takes it over. */
  let ended: string | undefined;
  return {
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => {
        if (user !== null && signInOf(user) === ended) void signOut(auth);
        else listener(user && { id: user.uid, email: user.email });
      }),
    async signIn(email, password) {
      ended = undefined;
      await codeOnly(signInWithEmailAndPassword(auth, email, password));
    },
    async signOut() {
      if (auth.currentUser !== null) ended = signInOf(auth.currentUser);
      await codeOnly(signOut(auth));
    },
    idToken: async (forceRefresh) => codeOnly(currentUser().getIdToken(forceRefresh)),
    sendPasswordReset: (email) => codeOnly(sendPasswordResetEmail(auth, email)),
    async checkResetCode(code) {
      await codeOnly(verifyPasswordResetCode(auth, code));
    },
    resetPassword: (code, newPassword) => codeOnly(confirmPasswordReset(auth, code, newPassword)),
    async reauthenticate(password) {
      await reauthenticate(password);
    },
    async changePassword(password, newPassword) {
      await codeOnly(updatePassword(await reauthenticate(password), newPassword));
      // The change ends every session that began before it; without an answer, this person signs in again.
      await reauthenticate(newPassword).catch(() => undefined);
    },
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

/** The same in every tab until the person signs in again. */
function signInOf({ uid, metadata }: User): string {
  return `${uid} ${metadata.lastSignInTime}`;
}

/** Rejects with the code alone: the SDK's errors may contain an email or an answer of the provider. */
function codeOnly<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new IdentityError(error instanceof FirebaseError ? error.code : 'auth/internal-error');
  });
}
