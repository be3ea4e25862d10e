import { latinKey } from '../../ui/form/page-key.ts';
import { useWindowEvent } from '../../ui/media/use-window-event.ts';

/** Ctrl+Z or ⌘Z undoes, with Shift redoes: not in texts, which have their own undo, nor behind a dialog. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  useWindowEvent('keydown', (event) => {
    const { shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const key = latinKey(event).toLowerCase();
    if (!(ctrlKey || metaKey) || altKey || isText(target)) return;
    const isRedo = key === 'y' || (shiftKey && key === 'z');
    if (!isRedo && key !== 'z') return;
    if (document.querySelector('[aria-modal=true]') !== null) return;
    event.preventDefault();
    if (isRedo) onRedo();
    else onUndo();
  });
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox])');
}
