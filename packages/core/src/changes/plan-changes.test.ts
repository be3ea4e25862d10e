import { expect, test } from 'vitest';
import type { Athlete } from '../athletes/fields/athlete.ts';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { anAthlete } from '../testing/builders.ts';
import { lostBy, planEdit, planRemoval, updateTexts } from './plan-changes.ts';

const term = { available_semester: 'Fall', available_year: 2027 };
const own = (id: string, facts: Partial<Athlete> = {}): OwnAthlete => {
  const athlete = anAthlete({ id, name: `Demo ${id}`, ...term, ...facts });
  return { id, name: athlete.name, sport: athlete.sport, athlete, version: `"v${id}"` };
};
const bare = (id: string): OwnAthlete => ({ ...own(id), athlete: null, version: null });

test('an edit changes what differs, a term as a whole, and leaves out who has the values', () => {
  const athletes = [own('1'), own('2', { country_of_residence: 'CHE' }), bare('3')];
  const edit = { available_year: 2027, country_of_residence: 'Switzerland' };
  expect([
    planEdit(athletes, edit),
    planEdit([own('1')], { available_year: 2028, gender: 'Female' }).updated,
  ]).toEqual([
    {
      added: [],
      updated: [
        {
          id: '1',
          name: 'Demo 1',
          version: '"v1"',
          before: { country_of_residence: null },
          after: { country_of_residence: 'Switzerland' },
        },
        { id: '3', name: 'Demo 3', version: null, before: {}, after: edit },
      ],
      removed: [],
    },
    [
      {
        id: '1',
        name: 'Demo 1',
        version: '"v1"',
        before: { ...term, gender: null },
        after: { available_year: 2028, gender: 'Female' },
      },
    ],
  ]);
});

test('a removal knows those that cannot be added again, because not all of them is known and valid', () => {
  const removal = planRemoval([own('1', { UTR: 9.5 }), own('2', { available_year: null }), bare('3')]);
  expect([removal.removed.map(({ id, after }) => [id, after]), lostBy(removal)]).toEqual([
    [
      ['1', null],
      ['2', null],
      ['3', null],
    ],
    ['Demo 2', 'Demo 3'],
  ]);
});

test('an update in words', () => {
  const texts = [
    updateTexts({ before: { ...term }, after: { available_semester: 'Spring', available_year: 2028 } }),
    updateTexts({ before: { ...term, GPA: 3 }, after: { available_year: 2028, GPA: 4 } }),
    updateTexts({ before: { available_semester: null, available_year: '2027' }, after: { GPA: null } }),
    updateTexts({
      before: { gender: null, country_of_residence: 'CH' },
      after: { gender: 'Female', country_of_residence: 'Brazil' },
    }),
  ];
  const lists = { before: { hidden: true }, after: { hidden: false } };
  const day = {
    before: { ...lists.before, agreed_on: null },
    after: { ...lists.after, agreed_on: '2026-11-03' },
  };
  expect([updateTexts(lists), updateTexts(lists, 'agreed'), updateTexts(lists, 'refused')]).toEqual([
    ['Hidden → Listed'],
    ['Hidden → Listed'],
    ['Hidden → Waiting for the family'],
  ]);
  expect(updateTexts(day, 'waiting')).toEqual(['Hidden → Listed', '- → Nov 3, 2026']);
  expect(texts).toEqual([
    ['Fall 2027 → Spring 2028'],
    ['Fall 2027 → Fall 2028', '3.0 → 4.0'],
    ['- → -'],
    ['- → Female', 'Switzerland → Brazil'],
  ]);
});
