import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z, or ⌘Z, and with Shift the way back: everywhere but in texts, which have their own, and dialogs. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || isText(target)) return;
    const isRedo = key.toLowerCase() === 'y' || (shiftKey && key.toLowerCase() === 'z');
    if (!isRedo && key.toLowerCase() !== 'z') return;
    if (document.querySelector('[aria-modal=true]') !== null) return;
    event.preventDefault();
    if (isRedo) onRedo();
    else onUndo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox])');
}
