import { expect, test } from 'vitest';
import { noProblems } from '../forms/form.ts';
import { anAthlete } from '../testing/builders.ts';
import { changeAthletesMachine } from './change-athletes.machine.ts';
import { type ChangeAthletesView, changeAthletesView } from './change-athletes.view.ts';
import { noChangeEntry } from './change-entry.ts';
import type { OwnAthlete } from './own-athlete.ts';
import { planBack, planEdit, planRemoval } from './plan-changes.ts';
import type { Sent } from './sent-work.ts';

const own = (id: string, name: string, year: number | null): OwnAthlete => ({
  id,
  name,
  sport: 'Tennis',
  athlete: anAthlete({ id, name, available_semester: 'Fall', available_year: year }),
  version: '"1"',
});
const athletes = [own('1', 'Ada', 2027), own('2', 'Bo', 2028), own('3', 'Cy', null)];
const entry = { ...noChangeEntry, available_year: '2028' };
const forth: Sent = {
  work: planEdit(athletes, { available_year: 2028, gender: 'Male' }),
  key: 'key',
  outcomes: [
    { id: '1', status: 'done', version: '"2"', problem: null },
    { id: '2', status: 'refused', version: null, problem: 'Not now.' },
  ],
  end: { ending: 'unreachable', problem: 'No answer.' },
};
const back: Sent = { ...forth, work: planBack(forth.work, forth.outcomes), outcomes: [], end: null };
const removal: Sent = {
  ...forth,
  work: planRemoval(athletes),
  outcomes: ['1', '2', '3'].map((id) => ({
    id,
    status: id === '2' ? ('gone' as const) : ('done' as const),
    version: null,
    problem: null,
  })),
};

type State = Parameters<typeof changeAthletesMachine.resolveState>[0]['value'];
type Context = Parameters<typeof changeAthletesMachine.resolveState>[0]['context'];

function view(value: State, context: Partial<Context> = {}): ChangeAthletesView {
  return changeAthletesView(
    changeAthletesMachine.resolveState({
      value,
      context: {
        ...noProblems,
        entry,
        athletes,
        key: 'key',
        canRestore: true,
        forth,
        back: null,
        ...context,
      },
    }),
  );
}

const calm: ChangeAthletesView = {
  page: 'closed',
  names: ['Ada', 'Bo', 'Cy'],
  entry,
  form: noProblems,
  reasons: [],
  isUnsaved: false,
  outlook: null,
  lost: [],
  progress: null,
  report: null,
};

test('the form says what it would change, for whom, and who has the values', () => {
  expect(view('editing')).toEqual({
    ...calm,
    page: 'editing',
    isUnsaved: true,
    outlook: {
      changes: [
        { id: '1', name: 'Ada', texts: ['Fall 2027 → Fall 2028'] },
        { id: '3', name: 'Cy', texts: ['Fall → Fall 2028'] },
      ],
      same: 1,
    },
  });
});

test('the form says nothing while it is empty or wrong, and why', () => {
  const empty = { entry: noChangeEntry, problems: [{ field: null, message: 'Choose what to change.' }] };
  expect([view('editing', empty), view('editing', { entry: { ...entry, available_year: '1' } })]).toEqual([
    {
      ...calm,
      page: 'editing',
      entry: noChangeEntry,
      form: { ...noProblems, problems: empty.problems },
      reasons: ['Choose what to change.'],
    },
    { ...calm, page: 'editing', entry: { ...entry, available_year: '1' }, isUnsaved: true },
  ]);
});

test('the question names those whose removal cannot be undone', () => {
  expect([view('confirming').lost, view('confirming', { canRestore: false }).lost]).toEqual([
    ['Cy'],
    ['Ada', 'Bo', 'Cy'],
  ]);
});

test('how far it is', () => {
  const seen = [
    view({ sending: 'running' }),
    view({ sending: 'stopping' }),
    view({ undoing: 'running' }, { back }),
    view({ undoing: 'stopping' }, { back }),
  ];
  expect(seen.map(({ page, progress }) => ({ page, ...progress }))).toEqual([
    { page: 'sending', what: 'edit', done: 2, of: 3, isStopping: false },
    { page: 'sending', what: 'edit', done: 2, of: 3, isStopping: true },
    { page: 'undoing', what: 'edit', done: 0, of: 1, isStopping: false },
    { page: 'undoing', what: 'edit', done: 0, of: 1, isStopping: true },
  ]);
});

test('what became of a change, a removal and their undo', () => {
  const undone: Sent = { ...back, outcomes: [{ id: '1', status: 'changed', version: null, problem: null }] };
  const restored: Sent = { ...removal, work: planBack(removal.work, removal.outcomes), outcomes: [] };
  const reports = [
    view({ idle: 'nothing' }),
    view({ idle: 'changed' }),
    view({ idle: 'changed' }, { forth: removal }),
    view({ idle: 'changed' }, { forth: removal, canRestore: false }),
    view({ idle: 'undone' }, { back: undone }),
    view({ idle: 'undone' }, { back: restored }),
  ].map(({ page, report }) => ({ page, report }));
  const end = { ending: 'unreachable', problem: 'No answer.' };
  const none = { done: 0, failures: [], left: 0, undoable: 0 };
  expect(reports).toEqual([
    { page: 'closed', report: null },
    {
      page: 'closed',
      report: {
        ...end,
        what: 'changed',
        done: 1,
        failures: [{ name: 'Bo', status: 'refused', problem: 'Not now.' }],
        left: 1,
        undoable: 1,
      },
    },
    { page: 'closed', report: { ...end, ...none, what: 'removed', done: 3, undoable: 1 } },
    { page: 'closed', report: { ...end, ...none, what: 'removed', done: 3 } },
    {
      page: 'closed',
      report: {
        ...none,
        ending: 'complete',
        problem: null,
        what: 'putBack',
        failures: [{ name: 'Ada', status: 'changed', problem: null }],
      },
    },
    { page: 'closed', report: { ...end, ...none, what: 'restored', left: 1 } },
  ]);
});
