import { expect, test } from 'vitest';
import { memoryJournal, memoryStore } from '../testing/agency-world.ts';
import { restoredRef } from './difference.ts';
import { type Journal, openJournal } from './journal.ts';
import type { JournalRun, JournalStore, SentAddition } from './journal-entry.ts';

const sent = (name: string, existing = 0): SentAddition => [name, name, 'Tennis', existing];
const update = {
  id: '1',
  name: 'Ada',
  version: '"1"',
  before: { GPA: 3, SAT: null },
  after: { GPA: 4, SAT: 1200 },
};
const removal = { id: '2', name: 'Bo', version: '"1"', before: { GPA: 3 }, after: null };
const isAdded = { kind: 'added', version: '"1"' };

/** What the journal knows, which is the same after a reload. */
function known(journal: Journal, store: JournalStore, isUndo = false) {
  const reloaded = memoryJournal(store, isUndo);
  expect([reloaded.done(), reloaded.isEnded()]).toEqual([journal.done(), journal.isEnded()]);
  const { athletes, unanswered } = journal.done();
  return { athletes, unanswered: unanswered.map(({ ref, existing }) => [ref, existing]) };
}

test('additions: answered, also at the second time; without an answer; certainly not added', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intend(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => sent(name, 1)));
  await journal.settle([
    ['a', 'created', '1', '"1"'],
    ['b', 'exists', '2', '"1"'],
    ['c', 'invalid', null, null],
    ['e', 'created', null, null],
  ]);
  await journal.intend([sent('d', 1)]);
  await journal.settle([['d', 'exists', '4', '"1"']]);
  expect(journal.countAdded()).toBe(4);
  expect(known(journal, store)).toEqual({
    athletes: [
      { ...isAdded, id: '1', ref: 'a' },
      { ...isAdded, id: '4', ref: 'd' },
    ],
    unanswered: [
      ['e', 1],
      ['f', 1],
    ],
  });
  expect(['a', 'b', 'c', 'e', 'f', 'never'].map(journal.fateOf)).toEqual([
    { kind: 'done', id: '1' },
    { kind: 'done', id: '2' },
    { kind: 'open' },
    { kind: 'done', id: null },
    { kind: 'unknown', existing: 1 },
    { kind: 'open' },
  ]);
});

test('athletes that the journal added itself do not count as existing before', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  const twin = (ref: string, existing: number): SentAddition => [ref, 'Ada', 'Tennis', existing];
  await journal.intend([twin('a', 1)]);
  await journal.settle([['a', 'created', '1', '"1"']]);
  await journal.intend([twin('b', 2), ['c', 'Ada', 'Golf', 0]]);
  expect(known(journal, store).unanswered).toEqual([
    ['b', 1],
    ['c', 0],
  ]);
  await journal.settle([
    ['b', 'exists', '2', '"1"'],
    ['x', 'created', '3', '"1"'],
  ]);
  await journal.intend([twin('d', 3)]);
  await journal.end();
  expect(known(journal, store).unanswered).toEqual([
    ['c', 0],
    ['d', 2],
  ]);
});

test('changes: the version is unknown until the answer, two updates are one, and what was left is none', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intendChanges([update, removal]);
  const updated = { kind: 'changed', id: '1', name: 'Ada', before: update.before, after: update.after };
  const removed = { ...removal, kind: 'changed' };
  expect([known(journal, store).athletes, journal.isSent('1'), journal.isSent('3')]).toEqual([
    [
      { ...updated, version: null },
      { ...removed, version: null },
    ],
    true,
    false,
  ]);
  await journal.settleChanges([
    ['1', 'updated', '"2"'],
    ['2', 'gone', null],
    ['8', 'left', null],
    ['9', 'updated', '"2"'],
  ]);
  await journal.intendChanges([{ ...update, version: '"2"', before: { GPA: 4 }, after: { GPA: 5 } }]);
  expect(known(journal, store).athletes).toEqual([
    { ...updated, version: null, after: { GPA: 5, SAT: 1200 } },
  ]);
  await journal.intendChanges([{ ...update, version: '"2"', before: { GPA: 4 }, after: { GPA: 5 } }]);
  await journal.settleChanges([['1', 'left', null]]);
  await journal.intendChanges([removal]);
  await journal.settleChanges([['2', 'removed', null]]);
  expect([known(journal, store).athletes, journal.isSent('1')]).toEqual([
    [
      { ...updated, version: '"2"' },
      { ...removed, version: null },
    ],
    false,
  ]);
});

test('an athlete that was added and changed was added, in its last version', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intend([sent('a')]);
  await journal.settle([['a', 'created', '1', '"1"']]);
  await journal.intendChanges([update]);
  await journal.settleChanges([['1', 'updated', '"2"']]);
  expect(known(journal, store).athletes).toEqual([{ kind: 'added', id: '1', ref: 'a', version: '"2"' }]);
});

test('one import is remembered: one without an end goes on, and a new one after its end replaces it', async () => {
  const store = memoryStore();
  const first = memoryJournal(store);
  await first.end();
  await first.intend([sent('a')]);
  await first.settle([['a', 'created', '1', '"1"']]);
  await first.intend([sent('lost')]);
  const second = memoryJournal(store);
  await second.intend([sent('b')]);
  await second.settle([['b', 'created', '2', '"1"']]);
  expect(known(second, store).athletes.map(({ id }) => id)).toEqual(['1', '2']);
  await second.end();
  await second.end();
  expect([second.isEnded(), known(second, store).athletes.length]).toEqual([true, 2]);
  await second.intendChanges([removal]);
  expect([second.isEnded(), known(second, store)]).toEqual([
    false,
    { athletes: [{ ...removal, kind: 'changed', version: null }], unanswered: [] },
  ]);
  expect([second.fateOf('a'), second.fateOf('lost')]).toEqual([
    { kind: 'done', id: '1' },
    { kind: 'unknown', existing: 0 },
  ]);
  expect([...store.entries].filter((entry) => Object.hasOwn(Object(entry), 'ended'))).toHaveLength(1);
});

test('an import that hides goes on so until its end, or until nothing of it is left', async () => {
  const store = memoryStore();
  const open = (facts: Partial<JournalRun> = {}) =>
    openJournal(store, { service: 'https://service.example', agency: '7', ...facts });
  const adds = async (id: string, facts?: Partial<JournalRun>) => {
    const journal = open(facts);
    await journal.intend([sent(id)]);
    await journal.settle([[id, 'created', id, null]]);
    return journal;
  };
  const undoes = async (...ids: readonly string[]) => {
    const undo = open({ isUndo: true });
    await undo.intendChanges(ids.map((id) => ({ ...removal, id })));
    await undo.settleChanges(ids.map((id) => [id, 'removed', null]));
  };
  const known = [open().isHidden(), (await adds('1', { hidden: true })).isHidden()];
  await adds('2', { agency: '8' });
  known.push(open().isHidden(), open({ agency: '8' }).isHidden());
  await (await adds('3')).end();
  known.push(open().isHidden());
  await adds('4', { hidden: true });
  await adds('5');
  await undoes('4');
  known.push(open().isHidden());
  await undoes('5');
  await adds('6');
  known.push(open().isHidden());
  expect(known).toEqual([false, true, true, false, false, true, false]);
});

test('an undo takes off what it did, and goes on after it was killed', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intend([sent('a'), sent('b'), sent('c')]);
  await journal.settle([['a', 'created', '3', '"1"']]);
  await journal.intendChanges([update, removal]);
  await journal.settleChanges([
    ['1', 'updated', '"2"'],
    ['2', 'removed', null],
  ]);
  await journal.end();
  const undo = memoryJournal(store, true);
  await undo.settle([
    ['b', 'created', '4', '"1"'],
    ['c', 'unsent', null, null],
  ]);
  await undo.intendChanges(['1', '3', '4'].map((id) => ({ ...removal, id })));
  await undo.settleChanges([
    ['1', 'left', null],
    ['3', 'removed', null],
  ]);
  await undo.intend([[restoredRef('2'), 'Bo', 'Tennis', 0]]);
  const again = memoryJournal(store, true);
  expect([['1', '3', '4'].map(again.isSent), known(again, store, true)]).toEqual([
    [false, false, true],
    {
      athletes: [
        { kind: 'changed', id: '1', name: 'Ada', version: '"2"', before: update.before, after: update.after },
        { ...removal, kind: 'changed', version: null },
        { ...isAdded, id: '4', ref: 'b' },
      ],
      unanswered: [],
    },
  ]);
  await again.settle([[restoredRef('2'), 'exists', '9', '"1"']]);
  await again.settleChanges([
    ['1', 'updated', '"3"'],
    ['4', 'gone', null],
  ]);
  expect([known(again, store, true).athletes, ['a', 'b'].map(again.fateOf)]).toEqual([
    [],
    [{ kind: 'open' }, { kind: 'open' }],
  ]);
});

test('entries of another service or agency do not count, and nothing is written before the first request', async () => {
  const store = memoryStore();
  const run = { service: 'https://service.example', agency: '7' };
  const other = openJournal(store, { ...run, agency: '8' });
  await other.settle([]);
  expect(store.entries).toEqual([]);
  await other.intend([sent('a')]);
  await openJournal(store, { ...run, service: 'https://other.example' }).intend([sent('b')]);
  expect(memoryJournal(store).isEmpty()).toBe(true);
  await memoryJournal(store).intend([sent('c')]);
  expect(memoryJournal(store).isEmpty()).toBe(false);
  expect(known(memoryJournal(store), store).unanswered).toEqual([['c', 0]]);
  const cut = { ...store, entries: [{ sending: [sent('d')] }, 'cut off', ...store.entries] };
  expect(known(memoryJournal(cut), cut).unanswered).toEqual([['c', 0]]);
});

test('entries are written in their order; after a failure the next one is written', async () => {
  const written: string[] = [];
  const journal = openJournal(
    {
      entries: [],
      async append(entry) {
        const [name = ''] = Object.keys(entry);
        await Promise.resolve();
        if (name === 'settled') throw new Error('The disk is full.');
        written.push(name);
      },
    },
    { service: '', agency: '' },
  );
  const [first, second, third] = [
    journal.intend([sent('a')]),
    journal.settle([['a', 'created', '1', null]]),
    journal.intend([sent('b')]),
  ];
  await expect(second).rejects.toThrow('The disk is full.');
  await Promise.all([first, third]);
  expect([written, journal.done().athletes.map(({ id }) => id)]).toEqual([
    ['run', 'sending', 'sending'],
    ['1'],
  ]);
});
