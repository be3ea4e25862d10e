/** Navigation state that opens the Add Profile dialog on Account: the top bar's 'Create new profile'. */
export const creationWish = { createProfile: true } as const;

export function isCreationWish(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'createProfile' in state;
}
