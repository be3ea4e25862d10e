import { navigate } from 'wouter/use-browser-location';

/**
 * Clicks on plain links to pages of the app navigate within it, by one listener: a list has hundreds of links, and
 * a component for each takes longer to draw than its row. `data-fresh` keeps the browser's own way, a new load.
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
