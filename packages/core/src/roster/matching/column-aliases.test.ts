import { expect, test } from 'vitest';
import { fieldAsked, fieldOf } from './column-aliases.ts';
import { matchColumns } from './match-columns.ts';

test('a header in two languages is that of its one field', () => {
  const headers = ['Name / Nom', 'Gender / Genre', 'Country|Pays', 'UTR / WTN', 'Name / Club', 'M/F'];
  expect(headers.map((header) => fieldOf(header, []))).toEqual([
    'name',
    'gender',
    'country_of_residence',
    null,
    null,
    'gender',
  ]);
});

test.each([
  ['What is your full name?', 'name'],
  ['Athlete’s gender', 'gender'],
  ['When do you want to start college? (e.g. Fall 2027)', 'available_semester'],
  ['Which semester would you like to begin?', 'available_semester'],
  ['Uni start', 'available_semester'],
  ['Which country do you live in?', 'country_of_residence'],
  ['What is your current GPA (4.0 scale)?', 'GPA'],
  ['Have you taken the SAT? If so what was your total score?', 'SAT'],
  ['What is your UTR? (singles)', 'UTR'],
  ['What is your grade point average?', 'GPA'],
  ['Link to your highlight video', 'video_1'],
  ['¿Cuál es tu nombre completo?', 'name'],
  ['¿En qué país vives?', 'country_of_residence'],
  ['Qual é o seu nome completo?', 'name'],
  ['Dans quel pays vivez-vous ?', 'country_of_residence'],
  ['In welchem Land wohnst du?', 'country_of_residence'],
  ['In quale paese vivi?', 'country_of_residence'],
])('the question "%s" asks for %s', (header, field) => {
  expect(fieldAsked(header, [])).toBe(field);
});

test.each([
  'What is your school’s name?',
  'Name of your club',
  'What is your coach’s name?',
  'Are you a student?',
  'Which country do you want to study in?',
  'Country of birth',
  'Which country do you represent?',
  'When did you start to play?',
  'What is your target GPA?',
  'What is your best ITF ranking?',
  'Current year',
  'What is your GPA and SAT?',
  'What is your UTR doubles?',
  'Mother’s name',
  'May we share your video with the college of your choice, and is it on a site that everybody can open without an account?',
])('the question "%s" asks for no field', (header) => {
  expect(fieldAsked(header, [])).toBeNull();
});

test('a form’s questions are likely the columns of fields that no other column names and their values fit', () => {
  const header = [
    'Name',
    'What is your full name?',
    'Your UTR',
    'What year are you in?',
    'Where do you live now?',
  ];
  const rows = ['Ada Example,Ada,9.85,2027,Spain', 'Bo Sample,Bo,none yet,Junior,Peru'].map((line, row) => ({
    row: row + 2,
    cells: line.split(','),
  }));
  expect(
    matchColumns({ header, rows }, {}).guesses.map(({ field, sure, reason }) => [field, sure, reason]),
  ).toEqual([
    ['name', 'certain', 'its header'],
    [null, 'certain', 'no known header'],
    ['UTR', 'likely', 'its header probably says it'],
    [null, 'certain', 'no known header'],
    ['country_of_residence', 'certain', 'its header'],
  ]);
});
