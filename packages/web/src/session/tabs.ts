const signedOut = 'signedOut';

/** Tells the app's other open tabs in this browser about a sign-out, and listens for theirs. */
export function openTabs(onSignedOut: () => void): { readonly announceSignOut: () => void } {
  const channel = new BroadcastChannel('matchpoint.session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) onSignedOut();
  });
  return { announceSignOut: () => channel.postMessage(signedOut) };
}
