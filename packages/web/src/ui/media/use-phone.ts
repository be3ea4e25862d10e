import { useMedia } from './use-media.ts';

/** Whether the screen is as narrow as a phone's; not so for paper. */
export function usePhone(): boolean {
  return useMedia('screen and (max-width: 47.99rem)');
}
