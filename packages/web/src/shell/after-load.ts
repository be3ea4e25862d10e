import { scrollAfterReload } from './scroll-after-reload.ts';
import { followSearchKey } from './search-key.ts';

/** What the shell does once the page's first data is painted. */
export function afterLoad(): void {
  followSearchKey();
  scrollAfterReload();
}
