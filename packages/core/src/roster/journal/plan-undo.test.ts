import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnAthlete } from '../../athletes/own-athlete.ts';
import { agencyWorld, faults, memoryJournal, memoryStore, sleepClock } from '../../testing/agency-world.ts';
import { anAthlete } from '../../testing/builders.ts';
import { ApiError } from '../../wire/api-error.ts';
import { clientRef } from '../checking/content-key.ts';
import { sendUndo } from '../sending/send-undo.ts';
import type { ImportedChange } from './import-history.ts';
import { planUndo } from './plan-undo.ts';

const draft = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const own = (id: string, version: string | null, facts: object = {}): OwnAthlete => {
  const athlete = anAthlete({ ...draft, id, ...facts });
  return { id, name: athlete.name, sport: athlete.sport, athlete, version };
};
const created = (id: string, version: string | null): ImportedChange => ({
  kind: 'created',
  id,
  version,
  ref: clientRef(draft, 1),
});
const updated = (id: string, version: string | null): ImportedChange => ({
  kind: 'updated',
  id,
  version,
  from: '"1"',
  before: { GPA: 3, SAT: null },
  after: { GPA: 3.5, SAT: 1200 },
});
const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
function sight(done: readonly ImportedChange[], listed: readonly OwnAthlete[]) {
  const { steps, changed, gone, same } = planUndo(done, listed, true);
  return { steps: ids(steps), changed: ids(changed), gone, same: ids(same) };
}

test('what the import created is removed, and what it changed is put back', () => {
  const list = [own('1', '"1"'), own('2', '"2"', { GPA: 3.5, SAT: 1200 })];
  const { steps } = planUndo([created('1', '"1"'), updated('2', '"2"')], list, true);
  expect(steps).toEqual([
    { id: '1', name: 'Ada', version: '"1"', before: expect.objectContaining(draft), after: null },
    { id: '2', name: 'Ada', version: '"2"', before: { GPA: 3.5, SAT: 1200 }, after: { GPA: 3, SAT: null } },
  ]);
});

test('what somebody changed since is left alone, and what is gone or as before needs nothing', () => {
  const list = [
    own('1', '"2"'),
    own('2', '"3"', { GPA: 3.5, SAT: 1300 }),
    own('3', '"9"', { GPA: 3, bio: 'New.' }),
  ];
  expect(
    sight([created('1', '"1"'), updated('2', '"2"'), updated('3', '"2"'), created('4', '"1"')], list),
  ).toEqual({
    steps: [],
    changed: ['1', '2'],
    gone: ['4'],
    same: ['3'],
  });
});

test('without a version the values say whether somebody changed it', () => {
  const list = [
    own('1', '"1"'),
    own('2', '"1"', { bio: 'New.' }),
    own('3', '"7"', { GPA: 3.5, SAT: 1200 }),
    own('4', '"7"', { GPA: 3.5 }),
  ];
  const done = [created('1', null), created('2', null), updated('3', null), updated('4', null)];
  expect(sight(done, list)).toEqual({ steps: ['1', '3'], changed: ['2', '4'], gone: [], same: [] });
});

test('an athlete that the list has by name alone is asked for by itself, if its version is known', () => {
  const bare = (id: string): OwnAthlete => ({ ...own(id, null), athlete: null });
  const done = [created('1', '"1"'), created('2', null)];
  const { steps, changed } = planUndo(done, [bare('1'), bare('2')], true);
  expect([steps.map(({ id, version }) => [id, version]), ids(changed)]).toEqual([[['1', '"1"']], ['2']]);
});

test('any order of faults ends with the state of before, but for what somebody changed', async () => {
  const bad = <T>(values: readonly T[]) =>
    fc.array(fc.option(fc.constantFrom(...values), { nil: null, freq: 2 }), { maxLength: 20 });
  const touched = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      bad(faults),
      bad(['before', 'after'] as const),
      touched,
      async (calls, writes, others) => {
        const before = [1, 2, 3, 4].map((ITF) => ({ ...draft, name: `Demo ${ITF}`, ITF, GPA: 3 }));
        const callFaults: typeof calls = [];
        const writeFaults: typeof writes = [];
        let crashed = new AbortController();
        const crash = () => crashed.abort(new Error('crash'));
        const world = agencyWorld('extensions', () => callFaults.shift() ?? null, crash, before);
        const store = memoryStore(
          () => writeFaults.shift() ?? null,
          crash,
          () => crashed.signal,
        );
        const journal = memoryJournal(store);
        const signal = new AbortController().signal;
        const state = () => world.athletes.map(({ id, draft }) => ({ id, draft }));
        const first = state();
        const changes = first.map(({ id }) => ({
          id,
          version: '"e-1"',
          before: { GPA: 3, SAT: null },
          after: { GPA: 3.5, SAT: 1200 },
        }));
        await journal.intendChanges(changes);
        const results = await world.service.changeMany(changes, signal);
        await journal.settleChanges(
          results.map(({ index, version }) => ({ id: String(index + 1), status: 'updated', version })),
        );
        const rows = [5, 6, 7, 8].map((ITF) => ({ ...draft, name: `Demo ${ITF}`, ITF }));
        const refs = rows.map((row) => clientRef(row, 1));
        await journal.intend(refs.map((ref) => ({ ref, existing: null })));
        const made = await world.service.createMany(
          rows.map((row, index) => ({ ...row, client_ref: refs[index] ?? '' })),
          signal,
        );
        await journal.settle(
          made.map(({ index, id, version }) => ({ ref: refs[index] ?? '', status: 'created', id, version })),
        );
        for (const id of others) world.edit(String(id), { bio: 'Edited.' });
        const edited = state().filter(({ id }) => others.includes(Number(id)));

        callFaults.push(...calls);
        writeFaults.push(...writes);
        for (let runs = 1; ; runs += 1) {
          expect(runs).toBeLessThan(100);
          crashed = new AbortController();
          try {
            const now = memoryJournal(store);
            const plan = planUndo(now.done(), await world.service.inFull([], crashed.signal), true);
            const ports = { ...world.service, journal: now, clock: sleepClock(), signal: crashed.signal };
            const end = await sendUndo(
              plan,
              { ...ports, stop: new AbortController().signal },
              { rate: null, patience: 60_000 },
            );
            if (end.ending === 'complete' && end.counts.left === 0) break;
          } catch (error) {
            if (!crashed.signal.aborted && !(error instanceof ApiError)) throw error;
          }
        }
        const expected = [
          ...first.map((one) => edited.find(({ id }) => id === one.id) ?? one),
          ...edited.filter(({ id }) => Number(id) > 4),
        ];
        expect(state()).toEqual(expected);
        const undone = memoryJournal(store);
        expect(ids(undone.done()).toSorted()).toEqual(ids(edited).toSorted());
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
