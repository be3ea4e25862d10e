import { expect, test } from 'vitest';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { noProblems } from '../forms/form.ts';
import { anAthlete } from '../testing/builders.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { changeAthletesMachine } from './change-athletes.machine.ts';
import { changeAthletesView } from './change-athletes.view.ts';
import { noChangeEntry } from './change-entry.ts';

const own = (id: string, name: string, year: number | null): OwnAthlete => ({
  id,
  name,
  sport: 'Tennis',
  athlete: anAthlete({ id, name, available_semester: 'Fall', available_year: year }),
  version: '"1"',
});
const athletes = [own('1', 'Ada', 2027)];
const entry = { ...noChangeEntry, available_year: '2028' };
const scene = {
  machine: changeAthletesMachine,
  puppets: {},
  events: [
    { type: 'open', athletes },
    { type: 'edit', entry },
    { type: 'leave', field: 'available_year' },
    { type: 'submit', entry: noChangeEntry },
    { type: 'submit', entry },
    { type: 'close' },
  ],
  names: { athletes, entry, noChangeEntry },
  facts: ({ context: { problems } }) => ({ invalid: problems.length > 0 }),
} satisfies Scene<typeof changeAthletesMachine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "changeAthletes
      start → closed {problems: [], fromService: false, attempt: 0, entry: noChangeEntry, athletes: []}
    closed
      open → editing {athletes: athletes, problems: [], attempt: 0, entry: noChangeEntry}
    editing
      edit → editing {entry: entry}
      leave → editing
      submit → editing {problems: [{field: null, message: 'Choose what to change.'}], attempt: +1}
      submit {entry: entry} → closed {entry: entry}, emits planned {difference: {added: [], updated: [updated1], removed: []}}
      close → closed
    updated1 = {id: '1', name: 'Ada', version: '"1"', before: {available_semester: 'Fall', available_year: 2027}, after: {available_year: 2028}}"
  `);
});

const three = [...athletes, own('2', 'Bo', 2028), own('3', 'Cy', null)];

test('the form says what it would change, for whom, who has the values, and what is wrong', () => {
  const problems = [{ field: null, message: 'Choose what to change.' }];
  const view = (value: 'closed' | 'editing', context: object = {}) =>
    changeAthletesView(
      changeAthletesMachine.resolveState({
        value,
        context: { ...noProblems, entry, athletes: three, ...context },
      }),
    );
  const outlook = {
    changes: [
      { id: '1', name: 'Ada', texts: ['Fall 2027 → Fall 2028'] },
      { id: '3', name: 'Cy', texts: ['Fall → Fall 2028'] },
    ],
    same: 1,
  };
  const wrong = { ...entry, available_year: '1' };
  const shown = { isOpen: true, count: 3, form: noProblems, reasons: [], isUnsaved: true };
  expect([
    view('editing'),
    view('closed'),
    view('editing', { entry: noChangeEntry, problems }),
    view('editing', { entry: wrong }),
  ]).toEqual([
    { ...shown, entry, outlook },
    { ...shown, entry, outlook, isOpen: false, isUnsaved: false },
    {
      ...shown,
      entry: noChangeEntry,
      form: { ...noProblems, problems },
      reasons: ['Choose what to change.'],
      isUnsaved: false,
      outlook: null,
    },
    { ...shown, entry: wrong, outlook: null },
  ]);
});
