import { pageKey } from '../ui/form/page-key.ts';

/** From now on `/` moves the focus to the page's search, except while the person types. */
export function followSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (pageKey(event) !== '/') return;
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}
