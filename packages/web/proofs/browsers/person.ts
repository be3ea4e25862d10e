import { expect } from 'vitest';
import {
  boardNames,
  chooseOption,
  findControl,
  focusControl,
  offerText,
  shownText,
  watchPage,
} from './in-page.ts';
import type { Source, Tab } from './tab.ts';

type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'slider' | 'menuitem';

/** Keys as WebDriver writes them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Control: '\uE009',
} as const;

const left = { button: 0 } as const;

function pointer(...actions: Extract<Source, { type: 'pointer' }>['actions']): readonly Source[] {
  return [{ type: 'pointer', id: 'mouse', actions }];
}

/** What a person does and sees in a tab. Each action waits until it is possible. */
export function personAt(tab: Tab) {
  async function place(role: Role, name: string) {
    let last = '';
    const found = await poll(
      () => tab.run(findControl, role, name),
      (place) => {
        // What moves, such as a menu that opens, is not clicked yet.
        const isAtRest = JSON.stringify(place) === last;
        last = JSON.stringify(place);
        return isAtRest && typeof place !== 'string';
      },
    );
    if (typeof found === 'string') throw new Error(found);
    return found;
  }
  async function press(...held: readonly string[]) {
    const down = held.map((value) => ({ type: 'keyDown', value }) as const);
    const up = held.toReversed().map((value) => ({ type: 'keyUp', value }) as const);
    await tab.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }
  async function click(role: Role, name: string) {
    const at = await place(role, name);
    await tab.perform(
      pointer(
        { type: 'pointerMove', ...at, duration: 0 },
        { type: 'pointerDown', ...left },
        { type: 'pointerUp', ...left },
      ),
    );
  }
  async function type(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
  return {
    press,
    click,
    type,
    async open(url: string) {
      await tab.open(url);
      await tab.run(watchPage);
    },
    async fill(label: string, text: string) {
      await click('textbox', label);
      await press(keys.Control, 'a');
      await type(text);
    },
    select: (label: string, option: string) =>
      expect.poll(() => tab.run(chooseOption, label, option), { message: `${label}: ${option}` }).toBe(true),
    focus: (role: Role, label: string) =>
      expect.poll(() => tab.run(focusControl, label, role), { message: label }).toBe(true),
    /** Drags from a control by steps to a place below another one's top. */
    async drag(name: string, onto: string) {
      const from = await place('button', name);
      await tab.perform(
        pointer({ type: 'pointerMove', ...from, duration: 0 }, { type: 'pointerDown', ...left }),
      );
      const to = await place('button', onto);
      for (const part of [0.2, 0.5, 0.8, 1])
        await tab.perform(
          pointer({
            type: 'pointerMove',
            x: Math.round(from.x + (to.x - from.x) * part),
            y: Math.round(from.y + (to.y - 12 - from.y) * part),
            duration: 50,
          }),
        );
      await tab.perform(pointer({ type: 'pointerUp', ...left }));
    },
    /** Copies a text elsewhere, and pastes it into the page. */
    async paste(text: string) {
      await tab.run(offerText, text);
      await press(keys.Control, 'c');
      await tab.run(offerText, null);
      await press(keys.Control, 'v');
    },
    sees: (text: string | RegExp) =>
      expect.poll(() => tab.run(shownText), { message: `sees ${text}` }).toMatch(text),
    lacks: (text: string) =>
      expect.poll(() => tab.run(shownText), { message: `lacks ${text}` }).not.toContain(text),
    text: () => tab.run(shownText),
    address: () => tab.run(() => location.pathname + location.search),
    /** The names in a list of rows, from its first cells. */
    names: () =>
      tab.run(() => [...document.querySelectorAll('main tbody th a')].map((link) => link.textContent ?? '')),
    board: () => tab.run(boardNames),
    downloads: () => tab.run(() => window.downloads ?? []),
    complaints: () => tab.run(() => window.complaints ?? []),
  };
}

/** The first value that will do, or the last one after 20 seconds. */
async function poll<T>(read: () => Promise<T>, willDo: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const value = await read();
    if (willDo(value) || Date.now() > end) return value;
  }
}
