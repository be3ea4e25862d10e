import { expect, test } from 'vitest';
import { memoryJournal, memoryStore } from '../../testing/agency-world.ts';
import type { ImportJournal } from './import-journal.ts';
import type { JournalStore } from './journal-entry.ts';

const ref = (letter: string) => letter.repeat(32);
const v = (version: number) => `"e-${version}"`;
const change = { id: '1', version: v(1), before: { GPA: 3, SAT: null }, after: { GPA: 3.5, SAT: 1200 } };

/** The journal's facts, equal after a reload from the store. */
function done(journal: ImportJournal, store: JournalStore) {
  expect(memoryJournal(store).done()).toEqual(journal.done());
  return journal.done();
}

test('it knows what the import created, also where the answer came at the second time', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intend(['a', 'b', 'c', 'd'].map((letter) => ({ ref: ref(letter), existing: null })));
  await journal.settle([
    { ref: ref('a'), status: 'created', id: '1', version: v(1) },
    { ref: ref('b'), status: 'exists', id: '2', version: v(1) },
    { ref: ref('c'), status: 'invalid', id: null },
  ]);
  await journal.intend([{ ref: ref('d'), existing: null }]);
  await journal.settle([{ ref: ref('d'), status: 'exists', id: '4', version: v(7) }]);
  expect(done(journal, store)).toEqual([
    { kind: 'created', id: '1', version: v(1), ref: ref('a') },
    { kind: 'created', id: '4', version: v(7), ref: ref('d') },
  ]);
});

test('the version of a changed athlete is unknown until the answer is there, and two changes are one', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intendChanges([change]);
  const updated = { kind: 'updated', id: '1', from: v(1), before: change.before, after: change.after };
  expect(done(journal, store)).toEqual([{ ...updated, version: null }]);
  await journal.settleChanges([{ id: '1', status: 'updated', version: v(2) }]);
  expect(done(journal, store)).toEqual([{ ...updated, version: v(2) }]);
  await journal.intendChanges([{ id: '1', version: v(2), before: { GPA: 3.5 }, after: { GPA: 4 } }]);
  expect(done(journal, store)).toEqual([{ ...updated, version: null, after: { GPA: 4, SAT: 1200 } }]);
  await journal.settleChanges([{ id: '1', status: 'left', version: null }]);
  expect(done(journal, store)).toEqual([{ ...updated, version: v(2) }]);
});

test('an athlete that was left as it was is no change', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intendChanges([change]);
  await journal.settleChanges([{ id: '1', status: 'left', version: null }]);
  expect(done(journal, store)).toEqual([]);
});

test('what is undone is no longer done, and the import before it is the last one', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intend(['a', 'b'].map((letter) => ({ ref: ref(letter), existing: null })));
  await journal.settle([
    { ref: ref('a'), status: 'created', id: '1', version: v(1) },
    { ref: ref('b'), status: 'created', id: '2', version: v(1) },
  ]);
  await journal.end();
  await journal.intendChanges([change]);
  await journal.settleChanges([{ id: '1', status: 'updated', version: v(2) }]);
  await journal.end();
  expect(done(journal, store).map(({ kind, id }) => [kind, id])).toEqual([['updated', '1']]);
  await journal.settleUndone([{ id: '1', status: 'updated', version: v(3) }]);
  expect(done(journal, store)).toEqual([
    { kind: 'created', id: '1', version: v(3), ref: ref('a') },
    { kind: 'created', id: '2', version: v(1), ref: ref('b') },
  ]);
  await journal.settleUndone([
    { id: '1', status: 'removed', version: null },
    { id: '2', status: 'gone', version: null },
  ]);
  expect(done(journal, store)).toEqual([]);
  expect([journal.fateOf(ref('a')), memoryJournal(store).fateOf(ref('b'))]).toEqual([
    { kind: 'open' },
    { kind: 'open' },
  ]);
});

test('an import that was cut off goes on in the next run, which ends it though it sends nothing', async () => {
  const store = memoryStore();
  await memoryJournal(store).settle([{ ref: ref('a'), status: 'created', id: '1' }]);
  await memoryJournal(store).settle([{ ref: ref('b'), status: 'created', id: '2' }]);
  const last = memoryJournal(store);
  await last.end();
  await last.end();
  expect(store.entries.filter((entry) => Object.hasOwn(Object(entry), 'ended'))).toHaveLength(1);
  expect(done(last, store).map(({ id }) => id)).toEqual(['1', '2']);
});

test('an athlete that somebody changed before the import changed it is not taken for as it was created', async () => {
  const store = memoryStore();
  const journal = memoryJournal(store);
  await journal.intend([{ ref: ref('a'), existing: null }]);
  await journal.settle([{ ref: ref('a'), status: 'created', id: '1', version: v(1) }]);
  await journal.end();
  await journal.intendChanges([{ ...change, version: v(2) }]);
  await journal.settleChanges([{ id: '1', status: 'updated', version: v(3) }]);
  await journal.settleUndone([{ id: '1', status: 'updated', version: v(4) }]);
  expect(done(journal, store)).toEqual([{ kind: 'created', id: '1', version: v(1), ref: ref('a') }]);
});
