import { isModalOpen } from '../dialog/use-modal.ts';
import { storedText } from '../media/stored-text.ts';

/** 'off' for people whose speech or hands press single keys by accident (WCAG 2.1.4). */
export const singleKeys = 'matchpoint.single-keys';

/**
 * Whether a key may act on the page (rules/lists.md#list-keys): no text is being typed, no dialog is open, and keys that write
 * a character are not switched off.
 */
export function isPageKey(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  return (
    !(defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) &&
    !(key.length === 1 && storedText(singleKeys) === 'off') &&
    !isModalOpen()
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=menu], [role=grid]') !== null)
  );
}
