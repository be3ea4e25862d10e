import { pageKey } from '../ui/form/page-key.ts';
import { useWindowEvent } from '../ui/media/use-window-event.ts';

/** `/` moves the focus to the page's search, except while the person types. */
export function useSearchKey(): void {
  useWindowEvent('keydown', (event) => {
    if (pageKey(event) !== '/') return;
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}
