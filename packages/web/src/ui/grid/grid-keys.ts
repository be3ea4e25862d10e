import { latinKey } from '../page/page-key.ts';
import type { Step } from './selection.ts';

/** The part of a keyboard event that decides. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export type GridCommand =
  | { readonly type: 'move'; readonly step: Step; readonly extend: boolean }
  | { readonly type: 'edit' }
  | { readonly type: 'replace' }
  | { readonly type: 'empty' }
  | { readonly type: 'selectAll' | 'selectRows' | 'selectColumns' }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'escape' };

const steps = new Map<string, Step>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['PageUp', 'pageUp'],
  ['PageDown', 'pageDown'],
  ['Home', 'rowStart'],
  ['End', 'rowEnd'],
]);

const stepsWithControl = new Map<string, Step>([
  ['ArrowUp', 'columnStart'],
  ['ArrowDown', 'columnEnd'],
  ['ArrowLeft', 'rowStart'],
  ['ArrowRight', 'rowEnd'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** A dead key or an input method, whose text comes later. */
const composing = new Set(['Dead', 'Process', 'Unidentified']);

/** What a key does on a cell that is not being edited, as in a spreadsheet; null leaves it to the browser. */
export function commandOf(press: KeyPress): GridCommand | null {
  const { key, shiftKey } = press;
  const control = isControl(press);
  const step = (control ? stepsWithControl : steps).get(key);
  if (step !== undefined) return press.altKey ? null : { type: 'move', step, extend: shiftKey };
  if (control) return controlCommand(latinKey(press).toLowerCase(), shiftKey);
  if (press.altKey && key === 'Enter') return null;
  return plainCommand(key, shiftKey) ?? (isTyping(press) ? { type: 'replace' } : null);
}

function plainCommand(key: string, shift: boolean): GridCommand | null {
  switch (key) {
    case 'Tab':
      return { type: 'move', step: shift ? 'previous' : 'next', extend: false };
    case 'Enter':
      return shift ? { type: 'move', step: 'up', extend: false } : { type: 'edit' };
    case 'F2':
      return { type: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { type: 'empty' };
    case 'Escape':
      return { type: 'escape' };
    case ' ':
      return shift ? { type: 'selectRows' } : { type: 'replace' };
    default:
      return null;
  }
}

function controlCommand(key: string, shift: boolean): GridCommand | null {
  switch (key) {
    case 'a':
      return { type: 'selectAll' };
    case ' ':
      return { type: 'selectColumns' };
    case 'y':
      return { type: 'redo' };
    case 'z':
      return { type: shift ? 'redo' : 'undo' };
    default:
      return null;
  }
}

/** Control, or Command on a Mac; AltGr, which types, comes as Control with Alt. */
const isControl = ({ ctrlKey, metaKey, altKey }: KeyPress) => metaKey || (ctrlKey && !altKey);

const isTyping = ({ key }: KeyPress) => [...key].length === 1 || composing.has(key);

/**
 * Where a key leads that ends the editing of a cell; null when it belongs to the text. Arrows end it only where
 * typing began it.
 */
export function stepOutOf(press: KeyPress, typing: boolean): Step | null {
  const { key, shiftKey, altKey } = press;
  if (altKey || isControl(press)) return null;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return typing && !shiftKey && key.startsWith('Arrow') ? (steps.get(key) ?? null) : null;
}
