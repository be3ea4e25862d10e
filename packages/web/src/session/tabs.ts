const signedOut = 'signedOut';

/** Announces a sign-out to the app's other tabs in this browser, and listens for theirs. */
export function openTabs(onSignedOut: () => void): { readonly announceSignOut: () => void } {
  const channel = new BroadcastChannel('matchpoint.session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) onSignedOut();
  });
  return { announceSignOut: () => channel.postMessage(signedOut) };
}
