import { expect, test } from 'vitest';
import { anAthlete } from '../../testing/builders.ts';
import type { Athlete } from '../fields/athlete.ts';
import { type OwnAthlete, visibilityText } from '../fields/own-athlete.ts';
import {
  allOwn,
  askable,
  leavingSoon,
  leavingText,
  narrowOwn,
  type OwnNarrowing,
  ownCsv,
  ownMissing,
  ownOrderText,
  ownTerms,
  ownVisibilities,
  unlistedText,
} from './own-list.ts';

const own = (name: string, facts: Partial<Athlete> | null): OwnAthlete => ({
  id: name,
  name,
  sport: facts?.sport ?? 'Tennis',
  athlete: facts === null ? null : anAthlete({ id: name, name, ...facts }),
  version: null,
});
const fall = { available_semester: 'Fall', available_year: 2027 };
const spring = { available_semester: 'Spring', available_year: 2027 };
const rows = [
  own('Zoë', { ...fall, UTR: 9, SAT: 1200, video_1: 'https://example.com' }),
  own('Bare', null),
  own('Åsa', { ...spring, UTR: 11 }),
  own('Ben', { ...fall, sport: 'Soccer', SAT: 1100 }),
];
const names = (narrowing: Partial<OwnNarrowing>) =>
  narrowOwn(rows, { ...allOwn, ...narrowing }).map(({ name }) => name);

test('narrowed by name, term and what is missing', () => {
  expect([
    names({}),
    names({ q: 'zoe' }),
    names({ term: 'Fall 2027' }),
    names({ missing: 'SAT' }),
    names({ missing: 'UTR' }),
    names({ term: 'Fall 2027', missing: 'video_1', q: 'b' }),
  ]).toEqual([['Zoë', 'Bare', 'Åsa', 'Ben'], ['Zoë'], ['Zoë', 'Ben'], ['Åsa'], [], ['Ben']]);
});

test('ordered by any column; who has no value comes last either way', () => {
  expect(
    ['name', '-name', 'sport', 'utr', '-utr', 'complete', '-complete', 'available', '-available'].map(
      (sort) => [sort, ...names({ sort })],
    ),
  ).toEqual([
    ['name', 'Åsa', 'Bare', 'Ben', 'Zoë'],
    ['-name', 'Zoë', 'Ben', 'Bare', 'Åsa'],
    ['sport', 'Ben', 'Zoë', 'Bare', 'Åsa'],
    ['utr', 'Zoë', 'Åsa', 'Bare', 'Ben'],
    ['-utr', 'Åsa', 'Zoë', 'Bare', 'Ben'],
    ['complete', 'Åsa', 'Ben', 'Zoë', 'Bare'],
    ['-complete', 'Zoë', 'Ben', 'Åsa', 'Bare'],
    ['available', 'Åsa', 'Zoë', 'Ben', 'Bare'],
    ['-available', 'Zoë', 'Ben', 'Åsa', 'Bare'],
  ]);
});

test('the terms that there are, and what is missing, with how many', () => {
  expect([[...ownTerms(rows)], [...ownMissing(rows)]]).toEqual([
    [
      ['Spring 2027', 1],
      ['Fall 2027', 2],
    ],
    [
      ['gender', 3],
      ['country_of_residence', 3],
      ['GPA', 3],
      ['SAT', 1],
      ['TOEFL', 3],
      ['ITF', 2],
      ['profile_url', 3],
      ['video_1', 2],
      ['bio', 3],
    ],
  ]);
});

test('hidden ones: narrowed to, ordered, counted, and in the file only where there are any', () => {
  const some = [
    own('Ada', { ...fall, hidden: true }),
    own('Bo', { ...fall, hidden: false }),
    own('Cy', null),
  ];
  const seen = (narrowing: Partial<OwnNarrowing>) =>
    narrowOwn(some, { ...allOwn, ...narrowing }).map(({ name }) => name);
  const columns = (of: readonly OwnAthlete[]) =>
    ownCsv(of)
      .split('\r\n')
      .map((line) => line.split(',')[14]);
  expect([
    seen({ visibility: 'hidden' }),
    seen({ visibility: 'listed' }),
    seen({ sort: 'visibility' }),
    seen({ sort: '-visibility' }),
    [...ownVisibilities(some)],
    [unlistedText(some), unlistedText(rows)],
    columns(some),
    columns(some.slice(1)),
  ]).toEqual([
    ['Ada'],
    ['Bo', 'Cy'],
    ['Bo', 'Ada', 'Cy'],
    ['Ada', 'Bo', 'Cy'],
    [
      ['listed', 2],
      ['hidden', 1],
    ],
    ['1 hidden', ''],
    ['hidden', 'true', 'false', '', undefined],
    [undefined, undefined, undefined, undefined],
  ]);
});

test('those who wait: narrowed to and counted where the service asks, also when hidden', () => {
  const waiting = own('Ada', { ...fall, consent: 'waiting' });
  const refused = own('Bo', { ...fall, consent: 'refused' });
  const hidden = own('Cy', { ...fall, consent: 'waiting', hidden: true });
  const agreed = own('Di', { ...fall, consent: 'agreed', consent_until: '2027-12-31' });
  const some = [waiting, refused, hidden, agreed];
  const named = (of: readonly OwnAthlete[]) => of.map(({ name }) => name);
  expect([
    named(narrowOwn(some, { ...allOwn, visibility: 'waiting' })),
    [...ownVisibilities(some)],
    unlistedText(some),
    [...some, own('Ed', null)].map(visibilityText),
    named(askable([...some, own('Ed', { consent: 'ended' }), own('Flo', { consent: 'withdrawn' })])),
  ]).toEqual([
    ['Ada', 'Bo'],
    [
      ['listed', 1],
      ['waiting', 2],
      ['hidden', 1],
    ],
    '2 waiting, 1 hidden',
    ['Waiting for the family', 'Refused by the family', 'Hidden', 'Listed', 'Listed'],
    ['Ada', 'Ed'],
  ]);
});

test('who leaves the list within 60 days, and when', () => {
  const until = (consent_until: string, ...some: readonly string[]) =>
    some.map((name) => own(name, { ...fall, consent: 'agreed', consent_until }));
  const some = [
    ...until('2026-12-31', 'Ada', 'Bo', 'Cy', 'Di'),
    ...until('2026-11-30', 'Ed'),
    ...until('2027-01-26', 'Flo', 'Fay'),
    ...until('2027-01-27', 'Gus'),
    own('Hal', { consent: 'ended', consent_until: '2026-10-31' }),
    own('Ida', { consent: 'declared', consent_until: '2026-12-31', hidden: true }),
    ...rows,
  ];
  const leaving = leavingSoon(some, '2026-11-27');
  expect([leaving.map(({ name }) => name).join(), leavingText(leaving)]).toEqual([
    'Ada,Bo,Cy,Di,Ed,Flo,Fay',
    'Ed is listed until Nov 30, 2026. Ada, Bo, Cy and 1 more are listed until Dec 31, 2026. Flo and Fay are listed until Jan 26, 2027.',
  ]);
});

test('as a file: the day on which a family agreed, only where there is one', () => {
  const some = [own('Ada', { ...fall, agreed_on: '2026-11-03' }), own('Bo', { ...fall, agreed_on: null })];
  const ends = (of: readonly OwnAthlete[]) =>
    ownCsv(of)
      .split('\r\n')
      .map((line) => line.split(',').slice(13));
  expect([ends(some), ends(some.slice(1))]).toEqual([
    [['bio', 'agreed_on'], ['', '2026-11-03'], ['', ''], []],
    [['bio'], [''], []],
  ]);
});

test('the order in words', () => {
  expect(
    [undefined, 'created', '-utr', 'complete', '-changed', '-visibility', 'nonsense'].map(ownOrderText),
  ).toEqual([
    'newest first',
    'oldest first',
    'UTR, highest first',
    'least complete first',
    'last changed first',
    'hidden first',
    'newest first',
  ]);
});

test('as a file: every field of the service with a name that the import knows, and no formula', () => {
  const ada = own('Ada', { ...fall, GPA: 3.5, country_of_residence: 'BR', bio: 'Left, and fast' });
  expect(ownCsv([ada, own('=Bo', null)])).toBe(
    [
      '\uFEFFname,sport,available_semester,available_year,gender,country_of_residence,GPA,SAT,TOEFL,UTR,ITF,profile_url,video_1,bio',
      'Ada,Tennis,Fall,2027,,BR,3.5,,,,,,,"Left, and fast"',
      "'=Bo,Tennis,,,,,,,,,,,,",
      '',
    ].join('\r\n'),
  );
});

test('as a file of a service with an optional field', () => {
  expect(ownCsv([own('Ada', { ...fall, ACT: 27 }), own('Bo', null)])).toBe(
    [
      '\uFEFFname,sport,available_semester,available_year,gender,country_of_residence,GPA,SAT,TOEFL,UTR,ITF,profile_url,video_1,bio,ACT',
      'Ada,Tennis,Fall,2027,,,,,,,,,,,27',
      'Bo,Tennis,,,,,,,,,,,,,',
      '',
    ].join('\r\n'),
  );
});
