import { useEffect } from 'react';

/** `/` moves the focus to the page's search, except while the person types. */
export function useSearchKey(): void {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (search === null || document.querySelector('dialog[open], [aria-modal=true]') !== null) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
