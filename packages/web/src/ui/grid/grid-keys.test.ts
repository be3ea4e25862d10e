import { expect, test } from 'vitest';
import { commandOf, type GridCommand, type KeyPress, stepOutOf } from './grid-keys.ts';
import type { Step } from './selection.ts';

/** A key press from its name, such as 'Control+Shift+z'. */
function pressOf(name: string): KeyPress {
  const modifiers = name.split('+').slice(0, -1);
  return {
    key: name.split('+').at(-1) ?? '',
    code: name.endsWith('я') ? 'KeyZ' : '',
    ctrlKey: modifiers.includes('Control'),
    metaKey: modifiers.includes('Meta'),
    shiftKey: modifiers.includes('Shift'),
    altKey: modifiers.includes('Alt'),
  };
}

const move = (step: Step, extend = false): GridCommand => ({ type: 'move', step, extend });

const commands: Readonly<Record<string, GridCommand | null>> = {
  ArrowUp: move('up'),
  ArrowDown: move('down'),
  ArrowLeft: move('left'),
  ArrowRight: move('right'),
  PageUp: move('pageUp'),
  PageDown: move('pageDown'),
  Home: move('rowStart'),
  End: move('rowEnd'),
  'Control+Home': move('first'),
  'Control+End': move('last'),
  'Control+ArrowUp': move('columnStart'),
  'Meta+ArrowDown': move('columnEnd'),
  'Control+ArrowLeft': move('rowStart'),
  'Control+ArrowRight': move('rowEnd'),
  'Shift+ArrowDown': move('down', true),
  'Control+Shift+End': move('last', true),
  Tab: move('next'),
  'Shift+Tab': move('previous'),
  'Shift+Enter': move('up'),
  Enter: { type: 'edit' },
  F2: { type: 'edit' },
  Delete: { type: 'empty' },
  Backspace: { type: 'empty' },
  Escape: { type: 'escape' },
  a: { type: 'replace' },
  'Shift+A': { type: 'replace' },
  é: { type: 'replace' },
  '😀': { type: 'replace' },
  ' ': { type: 'replace' },
  'Control+Alt+@': { type: 'replace' },
  Dead: { type: 'replace' },
  Process: { type: 'replace' },
  'Control+a': { type: 'selectAll' },
  'Shift+ ': { type: 'selectRows' },
  'Control+ ': { type: 'selectColumns' },
  'Control+z': { type: 'undo' },
  'Meta+z': { type: 'undo' },
  'Control+я': { type: 'undo' },
  'Control+Shift+Z': { type: 'redo' },
  'Control+y': { type: 'redo' },
  'Control+c': null,
  'Control+v': null,
  'Control+f': null,
  'Control+Tab': null,
  'Alt+ArrowLeft': null,
  'Alt+Enter': null,
  Shift: null,
  Control: null,
  F5: null,
  CapsLock: null,
};

test('each key has its command, and the others are left to the browser', () => {
  expect(Object.fromEntries(Object.keys(commands).map((name) => [name, commandOf(pressOf(name))]))).toEqual(
    commands,
  );
});

/** Where a key leads out of an editor that typing began, and out of one that was opened. */
const waysOut: Readonly<Record<string, readonly [Step | null, Step | null]>> = {
  Enter: ['down', 'down'],
  'Shift+Enter': ['up', 'up'],
  Tab: ['next', 'next'],
  'Shift+Tab': ['previous', 'previous'],
  ArrowUp: ['up', null],
  ArrowDown: ['down', null],
  ArrowLeft: ['left', null],
  ArrowRight: ['right', null],
  'Shift+ArrowRight': [null, null],
  'Control+ArrowRight': [null, null],
  'Alt+Enter': [null, null],
  Home: [null, null],
  PageDown: [null, null],
  a: [null, null],
};

test('Enter and Tab leave the editor, the arrows only after typing', () => {
  expect(
    Object.fromEntries(
      Object.keys(waysOut).map((name) => [
        name,
        [stepOutOf(pressOf(name), true), stepOutOf(pressOf(name), false)],
      ]),
    ),
  ).toEqual(waysOut);
});
