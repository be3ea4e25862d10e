import { expect, test } from 'vitest';
import type { Athlete } from '../athletes/fields/athlete.ts';
import { clientRef } from '../athletes/fields/content-key.ts';
import { namesakeKey } from '../athletes/fields/namesakes.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { memoryJournal } from '../testing/agency-world.ts';
import { anAthlete } from '../testing/builders.ts';
import type { Outcome } from './difference.ts';
import type { Journal } from './journal.ts';
import { planKnown, planUndo, undoCounts } from './plan-undo.ts';

const draft = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const own = (id: string, version: string | null, facts: Partial<Athlete> = {}): OwnAthlete => {
  const athlete = anAthlete({ ...draft, id, ...facts });
  return { id, name: athlete.name, sport: athlete.sport, athlete, version };
};
const bare = (id: string): OwnAthlete => ({ ...own(id, null), athlete: null });
const before = { GPA: 3, SAT: null };
const after = { GPA: 3.5, SAT: 1200 };
const refOf = (facts: object = {}, occurrence = 1) => clientRef({ ...draft, ...facts }, occurrence);

/** A journal of athletes that were added and changed, by their ids and versions. */
async function journalOf(
  added: Readonly<Record<string, string | null>>,
  changed: Readonly<Record<string, string | null>> = {},
) {
  const journal = memoryJournal();
  for (const [id, version] of Object.entries(added)) {
    await journal.intend([[refOf(), draft.name, draft.sport, 0]]);
    await journal.settle([[refOf(), 'created', id, version]]);
  }
  for (const [id, version] of Object.entries(changed)) {
    await journal.intendChanges([{ id, name: 'Ada', version: '"1"', before, after }]);
    await journal.settleChanges([[id, 'updated', version]]);
  }
  return journal;
}

function plan(journal: Journal, listed: readonly OwnAthlete[], facts = { canChange: true, asks: true }) {
  const { difference, outcomes: _, ...rest } = planUndo(journal, { listed, ...facts });
  const { added, updated, removed } = difference;
  const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  return { added: added.map(({ ref }) => ref), updated: ids(updated), removed: ids(removed), ...rest };
}

const nothing = {
  added: [],
  updated: [],
  removed: [],
  changed: [],
  gone: 0,
  undecided: [],
  found: { additions: [], changes: [] },
};

test('what was added is removed, what was changed is put back, and what was removed is added again', async () => {
  const journal = await journalOf({ '1': '"1"' }, { '2': '"2"' });
  const gone = { id: '3', name: 'Bo', version: '"1"', after: null };
  const complete = { ...draft, name: 'Bo', GPA: 3, SAT: null };
  await journal.intendChanges([
    { ...gone, before: complete },
    { ...gone, id: '4', before: { name: 'Bo' } },
  ]);
  await journal.settleChanges([
    ['3', 'removed', null],
    ['4', 'removed', null],
  ]);
  const listed = [own('1', '"1"'), own('2', '"2"', after)];
  const { difference, gone: lost, question } = planUndo(journal, { listed, canChange: true, asks: true });
  expect([difference, lost, question]).toEqual([
    {
      added: [
        {
          ref: 'restored:3',
          draft: { ...draft, name: 'Bo', GPA: 3 },
          namesakes: namesakeKey({ ...draft, name: 'Bo' }),
        },
      ],
      updated: [{ id: '2', name: 'Ada', version: '"2"', before: after, after: before }],
      removed: [
        { id: '1', name: 'Ada', version: '"1"', before: expect.objectContaining(draft), after: null },
      ],
    },
    1,
    'ask',
  ]);
});

test('what was changed since is left alone, and what is gone or as before needs nothing', async () => {
  const journal = await journalOf({ '1': '"1"', '4': '"1"' }, { '2': '"2"', '3': '"2"' });
  await journal.intendChanges([
    { id: '5', name: 'Eve', version: '"1"', before: { GPA: 3 }, after: null },
    { id: '6', name: 'Ada', version: '"1"', before: draft, after },
  ]);
  await journal.settleChanges([['6', 'updated', '"2"']]);
  const listed = [
    own('1', '"2"', { bio: 'New.' }),
    own('2', '"3"', { GPA: 3.5, SAT: 1300 }),
    own('3', '"9"', { GPA: 3, bio: 'New.' }),
    own('5', '"1"'),
  ];
  expect(plan(journal, listed)).toEqual({
    ...nothing,
    changed: ['Ada', 'Ada'],
    gone: 2,
    found: {
      additions: [],
      changes: [
        ['4', 'gone', null],
        ['3', 'updated', '"9"'],
        ['5', 'updated', '"1"'],
        ['6', 'gone', null],
      ],
    },
    question: 'none',
  });
});

test('without a version the values say whether somebody changed it', async () => {
  const journal = await journalOf({ '1': null, '2': null }, { '3': null, '4': null });
  const listed = [
    own('1', '"1"'),
    own('2', '"1"', { bio: 'New.' }),
    own('3', '"7"', after),
    own('4', '"7"', { GPA: 3.5 }),
  ];
  expect(plan(journal, listed)).toEqual({
    ...nothing,
    removed: ['1'],
    updated: ['3'],
    changed: ['Ada', 'Ada'],
    question: 'ask',
  });
});

test('an athlete whose values were put back counts as unchanged, as does one in other fields', async () => {
  const journal = await journalOf({ '1': '"1"', '2': '"1"' }, { '3': '"2"', '4': '"2"' });
  await journal.intend([[refOf({}, 2), draft.name, draft.sport, 0]]);
  await journal.settle([[refOf({}, 2), 'created', '5', '"1"']]);
  const listed = [
    own('1', '"3"'),
    own('2', '"3"', { bio: 'New.' }),
    own('3', '"4"', { ...after, bio: 'New.' }),
    own('4', '"4"', { ...after, SAT: 1300 }),
    own('5', '"3"'),
  ];
  expect(plan(journal, listed)).toEqual({
    ...nothing,
    removed: ['1', '5'],
    updated: ['3'],
    changed: ['Ada', 'Ada'],
    question: 'ask',
  });
  const { removed, updated } = planUndo(journal, { listed, canChange: true, asks: true }).difference;
  expect([...removed, ...updated].map(({ version }) => version)).toEqual(['"3"', '"3"', '"4"']);
});

test('half a term that changed since keeps the other half from being put back', async () => {
  const journal = memoryJournal();
  const term = { available_semester: 'Fall', available_year: 2027 };
  const change = { id: '1', name: 'Ada', version: '"1"', before: term, after: { available_year: 2028 } };
  await journal.intendChanges([change]);
  await journal.settleChanges([['1', 'updated', '"2"']]);
  const now = own('1', '"3"', { available_semester: 'Spring', available_year: 2028 });
  expect(plan(journal, [now])).toEqual({ ...nothing, changed: ['Ada'], question: 'nothing' });
});

test('an athlete that the list has by name alone is asked for by itself, if its version is known', async () => {
  const journal = await journalOf({ '1': '"1"', '2': null, '3': '"1"' });
  const { difference, changed } = planUndo(journal, {
    listed: [bare('1'), bare('2'), { ...bare('3'), version: '"2"' }],
    canChange: true,
    asks: true,
  });
  expect([difference.removed.map(({ id, version, before }) => [id, version, before]), changed]).toEqual([
    [['1', '"1"', {}]],
    ['Ada', 'Ada'],
  ]);
});

test('an athlete that this undo removed without an answer is not gone, but undone', async () => {
  const journal = await journalOf({ '1': '"1"' });
  await journal.intendChanges([{ id: '1', name: 'Ada', version: '"1"', before: {}, after: null }]);
  expect(plan(journal, [])).toMatchObject({ gone: 0, found: { changes: [['1', 'gone', null]] } });
});

test.each([
  ['an empty journal', {}, { canChange: true, asks: true }, 'nothing'],
  ['a service that cannot change', { '1': '"1"' }, { canChange: false, asks: true }, 'unsupported'],
  ['nothing to send', { '2': '"1"' }, { canChange: false, asks: true }, 'none'],
  ['a person who is not asked', { '1': '"1"' }, { canChange: true, asks: false }, 'none'],
])('the question with %s', async (_, added, facts, question) => {
  expect(plan(await journalOf(added), [own('1', '"1"')], facts).question).toBe(question);
});

test('what is learned from the list is something to do', async () => {
  const journal = await journalOf({ '1': '"1"' });
  await journal.intend([[refOf({ GPA: 2 }), 'Bo', 'Tennis', 0]]);
  const { found, question } = plan(journal, []);
  expect([found.additions.length, found.changes.length, question]).toEqual([1, 1, 'none']);
});

/** Rows that were sent without an answer beside `existing` namesakes, with their GPAs. */
async function unanswered(existing: number, gpas: readonly number[], listed: readonly OwnAthlete[]) {
  const journal = memoryJournal();
  await journal.intend(gpas.map((GPA) => [refOf({ GPA }), draft.name, draft.sport, existing]));
  const { removed, undecided, found } = plan(journal, listed);
  return {
    removed,
    undecided,
    found: found.additions.map(([ref, status]) => [ref, status]),
  };
}
const as = (status: string, ...gpas: readonly number[]) => gpas.map((GPA) => [refOf({ GPA }), status]);

test('additions without an answer are found by name, sport and content, or said to be undecided', async () => {
  const [two, three, other] = [
    own('2', '"1"', { GPA: 2 }),
    own('3', '"1"', { GPA: 3 }),
    own('9', '"1"', { GPA: 4, available_year: null }),
  ];
  expect([
    await unanswered(0, [2, 3], []),
    await unanswered(0, [2, 3], [two, three, own('8', '"1"', { name: 'Bo', GPA: 2 })]),
    await unanswered(0, [2, 3], [two]),
    await unanswered(0, [2, 3], [two, other]),
    await unanswered(0, [2], [bare('2')]),
    await unanswered(1, [2, 3], [two]),
    await unanswered(1, [2, 3], [two, other]),
    await unanswered(1, [2], [two, three, other]),
    await unanswered(2, [2], [two]),
  ]).toEqual([
    { removed: [], undecided: [], found: as('unsent', 2, 3) },
    { removed: ['2', '3'], undecided: [], found: as('created', 2, 3) },
    { removed: ['2'], undecided: [], found: [...as('unsent', 3), ...as('created', 2)] },
    { removed: ['2'], undecided: ['Ada'], found: as('created', 2) },
    { removed: [], undecided: ['Ada'], found: [] },
    { removed: [], undecided: [], found: as('unsent', 2, 3) },
    { removed: ['2'], undecided: [], found: [...as('unsent', 3), ...as('created', 2)] },
    { removed: [], undecided: ['Ada'], found: [] },
    { removed: [], undecided: ['Ada'], found: [] },
  ]);
});

test('a changed athlete is one of the namesakes that were there before', async () => {
  const journal = await journalOf({}, { '2': '"2"' });
  await journal.intend([[refOf({ GPA: 2 }), draft.name, draft.sport, 1]]);
  expect(plan(journal, [own('2', '"2"', after), own('3', '"1"', { GPA: 2 })])).toMatchObject({
    removed: ['3'],
    updated: ['2'],
  });
});

test('equal rows are found, each once; an answered one does not count', async () => {
  const journal = memoryJournal();
  const sent = (occurrence: number) => [refOf({}, occurrence), draft.name, draft.sport, 0] as const;
  await journal.intend([[...sent(1)], [...sent(2)], [...sent(20)]]);
  await journal.settle([[refOf({}, 1), 'created', '1', '"1"']]);
  expect(
    plan(
      journal,
      ['1', '2', '3'].map((id) => own(id, '"1"')),
    ),
  ).toMatchObject({
    removed: ['2', '3', '1'],
    undecided: [],
  });
});

test('what an undo did, in numbers', () => {
  const outcome = (kind: Outcome['kind'], status: Outcome['status']): Outcome => {
    return { kind, key: '', status, id: null, version: null, problems: [] };
  };
  const removal = { id: '1', name: 'Ada', version: null, before: {}, after: null };
  const difference = { added: [], updated: [], removed: Array.from({ length: 10 }, () => removal) };
  const facts = { changed: ['Ada'], gone: 2, undecided: ['Bo', 'Cy'] };
  const outcomes = [
    outcome('removed', 'done'),
    outcome('updated', 'done'),
    outcome('updated', 'done'),
    outcome('added', 'done'),
    outcome('added', 'exists'),
    outcome('removed', 'changed'),
    outcome('updated', 'gone'),
    outcome('removed', 'refused'),
  ];
  expect(undoCounts({ ...planKnown(difference, 'ask'), ...facts }, outcomes)).toEqual({
    removed: 1,
    putBack: 2,
    restored: 2,
    changed: 2,
    gone: 3,
    undecided: 2,
    left: 3,
  });
});
