import { navigate } from 'wouter/use-browser-location';

/**
 * Makes plain links to pages of the app navigate within it, with one listener: a list has hundreds of links, and a
 * component for each takes longer to render than its row. Links with `data-fresh` load the page anew.
 */
export function followInnerLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isInner(link, event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}

function isInner(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    !(defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) &&
    link.origin === location.origin &&
    !link.target &&
    !link.hash &&
    !('fresh' in link.dataset)
  );
}
