import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { anAthlete } from '../testing/builders.ts';
import { boardActors } from './board.actors.ts';
import { boardMachine } from './board.machine.ts';
import { type Board, boardText, emptyBoard, idsOf } from './board.ts';
import { boardView } from './board.view.ts';
import type { TextStorage } from './set-aside.ts';

const key = 'matchpoint.board';
const at = '2026-11-22T10:00:00.000Z';
const ada = anAthlete({ id: '1', name: 'Ada' });
const bea = anAthlete({ id: '2', name: 'Bea' });

/** A browser: its storage, and the tabs that watch it. */
function aBrowser(texts: Record<string, string> = {}) {
  const stored = new Map(Object.entries(texts));
  const watchers: (() => void)[] = [];
  let failure: Error | null = null;
  const storage: TextStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => {
      if (failure !== null) throw failure;
      stored.set(name, text);
    },
  };
  const tab = ({ isDeaf = false } = {}) => {
    let own = () => {};
    const actors = boardActors({
      key,
      client: { showAthlete: async (id) => anAthlete({ id, name: `Athlete ${id}` }) },
      storage: () => ({
        ...storage,
        setItem: (name, text) => {
          storage.setItem(name, text);
          for (const watcher of watchers) if (watcher !== own) watcher();
        },
      }),
      watch: (changed) => {
        own = changed;
        if (isDeaf) return () => {};
        watchers.push(changed);
        return () => {
          watchers.splice(watchers.indexOf(changed), 1);
        };
      },
    });
    return createActor(boardMachine.provide({ actors })).start();
  };
  return {
    stored,
    tab,
    watchers,
    fail: (error: Error | null) => {
      failure = error;
    },
  };
}

type Tab = ReturnType<ReturnType<typeof aBrowser>['tab']>;
const settled = (tab: Tab) =>
  waitFor(
    tab,
    ({ value }) => !['reading', 'writing'].includes(value.storage) && value.athletes !== 'reading',
  );
const ids = async (tab: Tab) => idsOf((await settled(tab)).context.board);

test('a step is stored, and read again by the next visit', async () => {
  const browser = aBrowser();
  const tab = browser.tab();
  tab.send({ type: 'star', athlete: ada, at });
  await settled(tab);
  expect(await ids(browser.tab())).toEqual(['1']);
  expect([...browser.stored]).toEqual([[key, boardText(tab.getSnapshot().context.board)]]);
});

test('two tabs are in step, and undo does not touch what the other one did', async () => {
  const browser = aBrowser();
  const [one, other] = [browser.tab(), browser.tab()];
  await Promise.all([settled(one), settled(other)]);
  one.send({ type: 'star', athlete: ada, at });
  expect([await ids(one), await ids(other)]).toEqual([['1'], ['1']]);
  other.send({ type: 'star', athlete: bea, at });
  expect([await ids(other), await ids(one)]).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
  expect([boardView(one.getSnapshot()).undo, boardView(other.getSnapshot()).undo]).toEqual([
    null,
    'Undo starring Bea',
  ]);
  other.send({ type: 'undo' });
  expect([await ids(other), await ids(one)]).toEqual([['1'], ['1']]);
});

test('a tab that missed what another one wrote takes it before it writes', async () => {
  const browser = aBrowser();
  const [deaf, other] = [browser.tab({ isDeaf: true }), browser.tab()];
  await Promise.all([settled(deaf), settled(other)]);
  other.send({ type: 'star', athlete: ada, at });
  await settled(other);
  deaf.send({ type: 'star', athlete: bea, at });
  expect([await ids(deaf), await ids(other)]).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
  other.send({ type: 'star', athlete: { ...ada, id: '3' }, at });
  await settled(other);
  deaf.send({ type: 'undo' });
  expect([await ids(deaf), boardView(deaf.getSnapshot()).undo]).toEqual([['1', '2', '3'], null]);
  browser.stored.set(key, '{"version":2}');
  deaf.send({ type: 'unstar', id: '1' });
  await settled(deaf);
  expect([browser.stored.get(key), boardView(deaf.getSnapshot()).storage?.canRetry]).toEqual([
    '{"version":2}',
    false,
  ]);
});

test('a tab that is stopped watches no more', async () => {
  const browser = aBrowser();
  const tab = browser.tab();
  await settled(tab);
  tab.stop();
  expect(browser.watchers).toEqual([]);
});

test.each(['{', '{"version":2}'])('a stored text that is no board is set aside: %s', async (text) => {
  const browser = aBrowser({ [key]: text, [`${key}.aside-1`]: 'older' });
  const tab = browser.tab();
  expect(await ids(tab)).toEqual([]);
  expect(browser.stored.get(key)).toBe(text);
  tab.send({ type: 'star', athlete: ada, at });
  await settled(tab);
  expect([browser.stored.get(`${key}.aside-1`), browser.stored.get(`${key}.aside-2`)]).toEqual([
    'older',
    text,
  ]);
  expect(boardView(tab.getSnapshot()).notice).toContain(`${key}.aside-2`);
});

test('the same text is set aside once', async () => {
  const browser = aBrowser({ [key]: '{' });
  await settled(browser.tab());
  await settled(browser.tab());
  expect([...browser.stored.keys()]).toEqual([key, `${key}.aside-1`]);
});

test('what cannot be set aside is not written over', async () => {
  const browser = aBrowser({ [key]: '{' });
  browser.fail(new DOMException('', 'QuotaExceededError'));
  const tab = browser.tab();
  tab.send({ type: 'star', athlete: ada, at });
  expect(await ids(tab)).toEqual(['1']);
  browser.fail(null);
  tab.send({ type: 'star', athlete: bea, at });
  expect([await ids(tab), browser.stored.get(key)]).toEqual([['1', '2'], '{']);
  tab.send({ type: 'retry' });
  expect([await ids(tab), browser.stored.get(`${key}.aside-1`)]).toEqual([['1', '2'], '{']);
});

test('nine texts are set aside, and the tenth stays where it is', async () => {
  const aside = Array.from({ length: 9 }, (_, index) => [`${key}.aside-${index + 1}`, `${index}`]);
  const browser = aBrowser({ [key]: '{', ...Object.fromEntries(aside) });
  expect(boardView(await settled(browser.tab())).storage?.problem).toBe(
    'The stored board could not be read or set aside, so nothing is saved over it.',
  );
});

test.each([
  [
    'QuotaExceededError',
    "The board is not saved: this browser's storage is full. It stays as it is in this tab.",
  ],
  [
    'SecurityError',
    'The board is not saved: this browser blocks storage for this site. Your changes last until you close this tab.',
  ],
])('steps that cannot be stored stay on screen, and are stored later: %s', async (name, problem) => {
  const browser = aBrowser();
  const tab = browser.tab();
  await settled(tab);
  browser.fail(new DOMException('', name));
  tab.send({ type: 'star', athlete: ada, at });
  expect([await ids(tab), boardView(tab.getSnapshot()).storage]).toEqual([
    ['1'],
    { problem, canRetry: true },
  ]);
  browser.fail(null);
  tab.send({ type: 'star', athlete: bea, at });
  expect([await ids(tab), boardView(tab.getSnapshot()).storage]).toEqual([['1', '2'], null]);
  expect(await ids(browser.tab())).toEqual(['1', '2']);
});

test('a board of a later version is not written over', async () => {
  const browser = aBrowser();
  const tab = browser.tab();
  await settled(tab);
  browser.stored.set(key, '{"version":2}');
  browser.watchers[0]?.();
  tab.send({ type: 'star', athlete: ada, at });
  expect([await ids(tab), browser.stored.get(key)]).toEqual([['1'], '{"version":2}']);
  expect(boardView(tab.getSnapshot()).storage?.canRetry).toBe(false);
});

test('a storage that another tab has emptied is an empty board', async () => {
  const browser = aBrowser();
  const tab = browser.tab();
  tab.send({ type: 'star', athlete: ada, at });
  await settled(tab);
  browser.stored.clear();
  browser.watchers[0]?.();
  expect(tab.getSnapshot().context.board).toEqual(emptyBoard);
});

test('a report of what this tab has written itself changes nothing', async () => {
  const browser = aBrowser();
  const tab = browser.tab();
  tab.send({ type: 'star', athlete: ada, at });
  await settled(tab);
  browser.watchers[0]?.();
  expect(boardView(tab.getSnapshot()).undo).toBe('Undo starring Ada');
});

test('a storage that is switched off is said', async () => {
  const actors = boardActors({
    key,
    client: { showAthlete: async () => ada },
    storage: () => {
      throw new DOMException('', 'SecurityError');
    },
    watch: (changed) => {
      changed();
      return () => {};
    },
  });
  const tab = createActor(boardMachine.provide({ actors })).start();
  expect(boardView(await settled(tab)).storage?.canRetry).toBe(true);
});

test('athletes are read in portions of fifty once the board is opened', async () => {
  const board: Board = {
    version: 1,
    columns: [
      {
        id: 'c1',
        name: 'All',
        places: null,
        entries: Array.from({ length: 120 }, (_, id) => ({
          id: `${id}`,
          note: '',
          mark: null,
          markedAt: null,
          starredAt: at,
          facts: ada,
        })),
      },
    ],
  };
  const browser = aBrowser({ [key]: boardText(board) });
  const tab = browser.tab();
  const sizes = new Set<number>();
  tab.subscribe(({ context: { current } }) => sizes.add(current.size));
  await settled(tab);
  tab.send({ type: 'refresh' });
  await waitFor(tab, ({ context }) => context.current.size === 120);
  expect([...sizes]).toEqual([0, 50, 100, 120]);
  expect(boardView(tab.getSnapshot()).columns[0]?.rows[7]).toMatchObject({
    facts: { name: 'Athlete 7' },
    changes: ['Name Ada → Athlete 7'],
  });
});
