import { expect, test } from 'vitest';
import { columnAliases } from './column-aliases.ts';
import { columnProblemText } from './column-problems.ts';
import { type Chosen, matchColumns } from './match-columns.ts';

const match = (header: readonly string[], chosen: Chosen = {}) => matchColumns({ header, rows: [] }, chosen);
const flag = (column: string, field: string) => `--map "${column}=${field}"`;
const found = (header: readonly string[], chosen: Chosen = {}) => {
  const { columns, guesses: _, ...rest } = match(header, chosen);
  return { ...rest, columns: Object.fromEntries(columns) };
};
const nothing = { unknown: [], unused: [], problems: [] };

test('no spelling means two fields', () => {
  for (const [field, aliases] of Object.entries(columnAliases))
    for (const alias of aliases) expect([alias, ...match([alias]).columns.keys()]).toEqual([alias, field]);
});

test('columns are found in any case, order and punctuation', () => {
  expect(
    found(['GPA (4.0)', 'VIDEO-URL', ' available_for ', 'Grad. Yr', 'First Name', 'Surname', 'M/F']),
  ).toEqual({
    ...nothing,
    columns: {
      GPA: 0,
      video_1: 1,
      available_semester: 2,
      available_year: 3,
      first_name: 4,
      last_name: 5,
      gender: 6,
    },
  });
});

test('second readings are known', () => {
  expect(found(['name', 'semester', 'coutry_of_residence', 'agency_profile', 'video1'])).toEqual({
    ...nothing,
    columns: { name: 0, available_semester: 1, country_of_residence: 2, profile_url: 3, video_1: 4 },
  });
});

test('unknown columns are listed apart from those that an export adds', () => {
  expect(found(['id', 'Name', 'Term', 'Shoe size', 'WTN', 'agency_name', ''])).toEqual({
    columns: { name: 1, available_semester: 2 },
    unknown: ['Shoe size'],
    unused: [
      { column: 'id', why: 'set by the service' },
      { column: 'WTN', why: 'a World Tennis Number, which is not the ITF ranking' },
      { column: 'agency_name', why: 'set by the service' },
    ],
    problems: [],
  });
});

test('two columns for one field, and fields without one, are told with what would help', () => {
  const { problems } = match(['Name', 'Athlete', 'First name', 'Country', 'Nationality']);
  expect(problems.map((problem) => columnProblemText(problem, flag))).toEqual([
    'More than one column maps to name: "Name", "Athlete". Drop one: --map "Athlete=-"',
    'More than one column maps to country_of_residence: "Country", "Nationality". Drop one: --map "Nationality=-"',
    'More than one column maps to name: "Name", "Athlete", "First name". Drop one: --map "First name=-"',
    `No column maps to available_semester. Recognised headers: ${columnAliases.available_semester.join(', ')}. Or name yours: --map "your header=available_semester"`,
  ]);
});

test('a person has the last word', () => {
  expect(found(['Who', 'Term', 'Name', 'Size'], { who: 'name', NAME: '-', Size: 'UTR rating' })).toEqual({
    ...nothing,
    columns: { name: 0, available_semester: 1, UTR: 3 },
  });
  const { problems } = match(['Name', 'Term'], { Nome: 'name', Term: 'shoe' });
  expect(problems.map((problem) => columnProblemText(problem, flag)).slice(0, 2)).toEqual([
    'The file has no column "Nome".',
    `Athletes have no field "shoe" for the column "Term". Fields: ${Object.keys(columnAliases).join(', ')}.`,
  ]);
  expect(problems.map(({ kind }) => kind)).toEqual(['noSuchColumn', 'noSuchField', 'missing']);
});

test('brackets are left out of a header that has more, and what is all brackets counts whole', () => {
  expect(found(['(Name)', '[Term]', '{U.T.R.} ', 'SAT (800-1600)', '--', '()'])).toEqual({
    ...nothing,
    columns: { name: 0, available_semester: 1, UTR: 2, SAT: 3 },
    unknown: ['--', '()'],
  });
});

test('half a name is no name, and a whole one has no half', () => {
  const missing = { kind: 'missing', field: 'name', accepted: columnAliases.name };
  expect([
    found(['First name', 'Term']).problems,
    found(['Last name', 'Term']).problems,
    found(['First name', 'Last name', 'Term']).problems,
    found(['Name', 'Last name', 'Term']).problems,
  ]).toEqual([
    [missing],
    [missing],
    [],
    [{ kind: 'twice', field: 'name', columns: ['Name', 'Last name'], keys: ['Name', 'Last name'] }],
  ]);
});
