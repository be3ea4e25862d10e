import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordOf } from '../../fields/table.ts';
import { changedFields } from '../../forms/revision.ts';
import { anAthlete } from '../../testing/builders.ts';
import { athleteDraft, athleteEdit } from '../fields/athlete-draft.ts';
import { everyField } from '../fields/athlete-fields.ts';
import {
  type AthleteEntry,
  athleteEntries,
  athleteEntry,
  enteredAthlete,
  entryFields,
  noAthleteEntry,
  readAthleteChanges,
  readAthleteEntry,
  yes,
} from './athlete-form.ts';

const required = {
  ...noAthleteEntry,
  name: 'Ada Example',
  available_semester: 'Fall',
  available_year: '2027',
};
const whole: AthleteEntry = {
  ...required,
  gender: 'Female',
  country_of_residence: 'Brazil',
  GPA: '3,7',
  SAT: '1480',
  TOEFL: '0',
  UTR: '12.25',
  ITF: '104',
  profile_url: ' https://profiles.example/ada ',
  video_1: 'http://video.example/ada',
  bio: 'Left-handed.\nStudies physics.\n',
};

test('what is left empty is left out, and the sport is always sent', () => {
  expect(readAthleteEntry('Tennis', required)).toEqual({
    payload: { sport: 'Tennis', name: 'Ada Example', available_semester: 'Fall', available_year: 2027 },
  });
});

test('what only another sport has is not sent, and without a sport nothing is', () => {
  expect(readAthleteEntry('Soccer', { ...required, GPA: '3.7', UTR: '12.25', ITF: 'x' })).toEqual({
    payload: {
      sport: 'Soccer',
      name: 'Ada Example',
      available_semester: 'Fall',
      available_year: 2027,
      GPA: 3.7,
    },
  });
  expect(readAthleteEntry(null, required)).toEqual({
    problems: [{ field: 'sport', message: 'is required' }],
  });
});

test('all that is wrong is said at once, in the order of the form', () => {
  const wrong = {
    ...noAthleteEntry,
    bio: 'a\0b',
    video_1: 'video example',
    TOEFL: 'many',
    SAT: '1600.5',
    available_year: '2051',
    available_semester: 'Winter',
    name: 'x'.repeat(201),
  };
  expect(readAthleteEntry('Tennis', wrong)).toEqual({
    problems: [
      { field: 'name', message: 'must be at most 200 characters' },
      { field: 'available_semester', message: 'must be one of Fall, Spring' },
      { field: 'available_year', message: 'must be between 2022 and 2050' },
      { field: 'SAT', message: 'must be between 400 and 1600' },
      { field: 'TOEFL', message: 'must be a number' },
      { field: 'video_1', message: 'must be a link that starts with http:// or https://' },
      { field: 'bio', message: 'must not contain characters that cannot be stored' },
    ],
  });
});

test('an athlete as the form shows it; a country that nobody knows is none', () => {
  const athlete = anAthlete({ name: 'Ada', country_of_residence: 'BR', TOEFL: 0, UTR: 8.7, bio: 'Plays.' });
  expect(enteredAthlete(athlete)).toEqual({
    ...noAthleteEntry,
    name: 'Ada',
    country_of_residence: 'Brazil',
    TOEFL: '0',
    UTR: '8.7',
    bio: 'Plays.',
  });
  expect(enteredAthlete(anAthlete({ country_of_residence: 'Atlantis' })).country_of_residence).toBe('');
});

test('every field of the form is sent, to create, to change and to take away', () => {
  const examples = recordOf(entryFields, (name) => everyField[name].example);
  const entry = athleteEntry((name) => (examples[name] === true ? yes : String(examples[name])));
  expect(readAthleteEntry('Tennis', entry)).toEqual({ payload: { sport: 'Tennis', ...examples } });
  expect(readAthleteChanges(noAthleteEntry, entry)).toEqual({ payload: examples });
  const optional = entryFields.filter((name) => !('required' in everyField[name]));
  const emptied = athleteEntry((name) => (optional.includes(name) ? '' : entry[name]));
  expect(readAthleteChanges(entry, emptied)).toEqual({ payload: recordOf(optional, () => null) });
});

test('a change says what differs alone, and null for what was emptied', () => {
  expect(
    readAthleteChanges(whole, { ...whole, GPA: '3.8', SAT: ' ', bio: 'Left-handed.\nStudies physics. ' }),
  ).toEqual({
    payload: { GPA: 3.8, SAT: null },
  });
  expect(readAthleteChanges(whole, { ...whole, name: ' ', available_year: '', UTR: '17' })).toEqual({
    problems: [
      { field: 'name', message: 'is required' },
      { field: 'available_year', message: 'is required' },
      { field: 'UTR', message: 'must be between 1 and 16.5' },
    ],
  });
});

test('a link without a scheme is taken as https', () => {
  const typed = { ...required, profile_url: ' profiles.example/ada?a=1 ', video_1: 'video.example:8080' };
  expect(readAthleteEntry('Tennis', typed)).toMatchObject({
    payload: { profile_url: 'https://profiles.example/ada?a=1', video_1: 'https://video.example:8080' },
  });
  const stored = { ...typed, profile_url: 'https://profiles.example/ada?a=1' };
  expect(changedFields(athleteEntries, stored, typed)).toEqual([]);
});

test('another spelling of a number is not a change', () => {
  const respelled = { ...whole, GPA: '3.70', SAT: ' 01480', UTR: '12,25', name: `${whole.name} ` };
  expect(changedFields(athleteEntries, whole, respelled)).toEqual([]);
  expect(changedFields(athleteEntries, whole, { ...whole, GPA: '3.7x', TOEFL: '1' })).toEqual([
    'GPA',
    'TOEFL',
  ]);
});

test('what a service has stored by other rules stands in nobody’s way', () => {
  const stored = enteredAthlete(anAthlete({ name: 'Ada', GPA: 4.2, gender: 'Other' }));
  expect(readAthleteChanges(stored, { ...stored, bio: 'Plays on clay.' })).toEqual({
    payload: { bio: 'Plays on clay.' },
  });
});

const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Fall',
    'Spring',
    'Male',
    'Brazil',
    '3.7',
    '3,7',
    '4.05',
    '2027',
    '1480',
    '-0',
    '1e3',
    'https://a.example',
  ),
  fc.double({ noNaN: true }).map(String),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const entries = fc.array(typed, { minLength: 14, maxLength: 14 }).map((texts) => {
  let next = 0;
  return athleteEntry(() => texts[next++] ?? '');
});
const oneWrong = fc
  .tuple(entries, fc.constantFrom(...changedFields(athleteEntries, whole, noAthleteEntry)))
  .map(([entry, field]) => ({ ...whole, [field]: entry[field] }));

test('whatever is typed, what is sent is what the service takes, and what is refused the service would refuse', () => {
  fc.assert(
    fc.property(fc.oneof(entries, oneWrong), (entry) => {
      const judged = readAthleteEntry('Tennis', entry);
      if ('payload' in judged) {
        const wire: unknown = JSON.parse(JSON.stringify(judged.payload));
        expect(z.safeParse(athleteDraft, wire)).toEqual({ success: true, data: judged.payload });
        expect(Object.values(judged.payload)).not.toContain('');
      } else {
        expect(judged.problems.length).toBeGreaterThan(0);
      }
      const changes = readAthleteChanges(whole, entry);
      if ('payload' in changes) {
        const wire: unknown = JSON.parse(JSON.stringify(changes.payload));
        expect(z.safeParse(athleteEdit, wire)).toEqual({ success: true, data: changes.payload });
      }
    }),
    { numRuns: 1000 },
  );
});
