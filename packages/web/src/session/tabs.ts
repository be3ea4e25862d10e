/** Announces whose session ended to the app's other tabs in this browser, and listens for theirs. */
export function openTabs(onSignedOut: (person: unknown) => void) {
  const channel = new BroadcastChannel('matchpoint.session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onSignedOut(data));
  return { announceSignOut: (person: string | null) => channel.postMessage(person) };
}
