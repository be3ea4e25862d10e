import { latinKey } from '../page/page-key.ts';
import type { Step } from './selection.ts';

/** The part of a keyboard event that decides. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export type GridCommand =
  | { readonly type: 'move'; readonly step: Step; readonly extend: boolean }
  | { readonly type: 'edit' | 'replace' | 'empty' | 'escape' | 'undo' | 'redo' }
  | { readonly type: 'selectAll' | 'selectRows' | 'selectColumns' };

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

const moveBy = (step: Step): GridCommand => ({ type: 'move', step, extend: false });

/** By key; with Shift a key without one of its own does the same. */
const commands = new Map<string, GridCommand>([
  ['Tab', moveBy('next')],
  ['Shift Tab', moveBy('previous')],
  ['Enter', { type: 'edit' }],
  ['Shift Enter', moveBy('up')],
  ['F2', { type: 'edit' }],
  ['Delete', { type: 'empty' }],
  ['Backspace', { type: 'empty' }],
  ['Escape', { type: 'escape' }],
  ['Shift  ', { type: 'selectRows' }],
  ['Control a', { type: 'selectAll' }],
  ['Control  ', { type: 'selectColumns' }],
  ['Control y', { type: 'redo' }],
  ['Control z', { type: 'undo' }],
  ['Control Shift z', { type: 'redo' }],
]);

/** A dead key or an input method, whose text comes later. */
const composing = new Set(['Dead', 'Process', 'Unidentified']);

/** What a key does on a cell that is not being edited, as in a spreadsheet; null leaves it to the browser. */
export function commandOf(press: KeyPress): GridCommand | null {
  const { key, shiftKey } = press;
  const control = isControl(press);
  const step = (control ? stepsWithControl : steps).get(key);
  if (step !== undefined) return press.altKey ? null : { type: 'move', step, extend: shiftKey };
  if (press.altKey && key === 'Enter') return null;
  const [held, name] = control ? ['Control ', latinKey(press).toLowerCase()] : ['', key];
  const command = (shiftKey && commands.get(`${held}Shift ${name}`)) || commands.get(held + name);
  return command ?? (!control && isTyping(press) ? { type: 'replace' } : null);
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
