import { useEffect } from 'react';
import { isPageKey } from '../ui/form/page-key.ts';

/** `/` moves the focus to the page's search, except while the person types. */
export function useSearchKey(): void {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || !isPageKey(event)) return;
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, []);
}
