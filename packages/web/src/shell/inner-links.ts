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
    navigate(link.pathname + link.search + link.hash);
  });
  document.addEventListener('click', openRow);
  document.addEventListener('auxclick', openRow);
}

/** A row of a list opens its first link, like a large link whose text can be selected. */
function openRow({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, label, input') !== null || button > 1)
    return;
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('th a');
  if (!link || getSelection()?.isCollapsed === false) return;
  if (button === 1 || ctrlKey || metaKey || shiftKey) open(link.href, '_blank', 'noopener');
  else link.click();
}

function isInner(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return (
    !(defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) &&
    link.origin === location.origin &&
    !link.target &&
    (!link.hash || link.pathname !== location.pathname) &&
    !('fresh' in link.dataset)
  );
}
