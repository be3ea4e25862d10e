/** Navigation state that opens the Add Profile dialog on Account: the top bar's 'Create new profile'. */
export const openAddProfile = { createProfile: true } as const;

export function opensAddProfile(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'createProfile' in state;
}
