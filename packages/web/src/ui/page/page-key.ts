import { isModalOpen } from '../dialog/modal.tsx';
import { storedText } from '../state/stored-text.ts';

/** 'off' for people whose speech or hands press single keys by accident (WCAG 2.1.4). */
export const singleKeys = 'matchpoint.single-keys';

/**
 * The key that acts on the page (rules/lists.md#list-keys); null while text is typed or a dialog is open, and for keys that
 * write a character where they are switched off.
 */
export function pageKey(event: KeyboardEvent): string | null {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isIdle =
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    isTyping(target) ||
    isModalOpen() ||
    (key.length === 1 && storedText(singleKeys) === 'off');
  return isIdle ? null : latinKey(event);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=menu], [role=grid]') !== null)
  );
}

/** What a key writes; on a layout of other letters, what the key in its place writes on a Latin one: `j` for the `о` of a Russian. */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/[\0-\x7f]|\p{Script=Latin}/u.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
