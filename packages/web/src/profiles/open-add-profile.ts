/** Navigation state with which 'Create new profile' in the top bar opens the Add Profile dialog on Account. */
export const openAddProfile = { createProfile: true } as const;

export function opensAddProfile(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'createProfile' in state;
}
