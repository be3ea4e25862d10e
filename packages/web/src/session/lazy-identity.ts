import {
  type BrowserIdentityProvider,
  IdentityError,
  type IdentityUser,
} from '@matchpoint/core/identity/identity-provider';

/**
 * A provider whose code loads at its first use, so that it is not part of the first page. Until it has loaded there
 * is no session; after a failed load each call tries again.
 */
export function lazyIdentity(load: () => Promise<BrowserIdentityProvider>): BrowserIdentityProvider {
  const waiting = new Set<(provider: BrowserIdentityProvider) => void>();
  let loading: Promise<BrowserIdentityProvider> | undefined;

  function provider(): Promise<BrowserIdentityProvider> {
    loading ??= load().then(
      (loaded) => {
        for (const start of waiting) start(loaded);
        waiting.clear();
        return loaded;
      },
      () => {
        loading = undefined;
        throw new IdentityError('auth/network-request-failed');
      },
    );
    return loading;
  }

  function onChange(listener: (user: IdentityUser | null) => void): () => void {
    let stop = () => {};
    const start = (loaded: BrowserIdentityProvider) => {
      stop = loaded.onChange(listener);
    };
    waiting.add(start);
    provider().then(
      (loaded) => {
        if (waiting.delete(start)) start(loaded);
      },
      () => {
        if (waiting.has(start)) listener(null);
      },
    );
    return () => {
      waiting.delete(start);
      stop();
    };
  }

  return {
    onChange,
    signIn: async (email, password) => (await provider()).signIn(email, password),
    signOut: async () => (await provider()).signOut(),
    idToken: async (forceRefresh) => (await provider()).idToken(forceRefresh),
    sendPasswordReset: async (email) => (await provider()).sendPasswordReset(email),
    checkResetCode: async (code) => (await provider()).checkResetCode(code),
    resetPassword: async (code, newPassword) => (await provider()).resetPassword(code, newPassword),
    reauthenticate: async (password) => (await provider()).reauthenticate(password),
    changePassword: async (password, newPassword) => (await provider()).changePassword(password, newPassword),
    sendEmailChange: async (password, email) => (await provider()).sendEmailChange(password, email),
    sendEmailVerification: async () => (await provider()).sendEmailVerification(),
    readActionCode: async (code) => (await provider()).readActionCode(code),
    applyActionCode: async (code) => (await provider()).applyActionCode(code),
    setPersistence: async (persistence) => (await provider()).setPersistence(persistence),
  };
}
