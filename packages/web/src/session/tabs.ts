const signedOut = 'signedOut';

/** The app's other open tabs of this browser. What they tell each other is that somebody signed out, and no more. */
export function openTabs(onSignedOut: () => void): { readonly announceSignOut: () => void } {
  const channel = new BroadcastChannel('matchpoint.session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === signedOut) onSignedOut();
  });
  return { announceSignOut: () => channel.postMessage(signedOut) };
}
