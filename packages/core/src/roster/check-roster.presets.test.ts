import { expect, test } from 'vitest';
import { aSource } from '../testing/import-builders.ts';
import { acceptedColumns, matchProbably } from './check-roster.presets.ts';
import type { Answers } from './decisions.ts';
import { matchColumns } from './matching/match-columns.ts';

const source = {
  ...aSource(
    ['Name', 'Link to it', 'Gossip'],
    ['Lovelace, Ada', 'https://example.com/1', 'none'],
    ['Hopper, Grace', 'https://example.com/2', 'none'],
  ),
  name: 'Fall 2027 roster.csv',
};
const matched = (said: Answers) => matchProbably(matchColumns(source, said), source, said, {});

test('what is probable is taken, with its reason, and remembered when it is accepted', () => {
  const match = matched({});
  expect(match.guesses.map(({ field, status, reason }) => [field, status, reason])).toEqual([
    ['last_first_name', 'used', 'its names have the last one first'],
    [null, 'unknown', 'its values look like links'],
    [null, 'unknown', 'no known header'],
  ]);
  expect([match.problems, Object.fromEntries(match.set)]).toEqual([
    [],
    {
      available_semester: { value: 'Fall', reason: "the file's name" },
      available_year: { value: '2027', reason: "the file's name" },
      sport: { value: 'Tennis', reason: 'the usual sport' },
    },
  ]);
  expect(acceptedColumns(match)).toEqual({
    columns: { '#2': '-', '#3': '-' },
  });
});

test('a choice wins over what is probable; where nothing is, the match stays', () => {
  const said = {
    columns: { '#1': 'name', '#2': '-' },
    all: { available_year: '2028', available_semester: 'Spring' },
  };
  const match = matched(said);
  expect(match).toEqual(matchColumns(source, said));
  expect(matchProbably(match, source, said, {})).toBe(match);
});

test('the other half of names is probable, and a person may leave it out', () => {
  const halves = {
    ...aSource(['Nome', 'Apelido', 'Início'], ['Inês', 'Demo', 'Outono 2027']),
    name: 'atletas.csv',
  };
  const columns = (said: Answers) => {
    const match = matchProbably(matchColumns(halves, said), halves, said, {});
    return [[...match.columns.keys()].join(' '), match.problems.length];
  };
  expect(columns({})).toEqual(['first_name last_name available_semester', 0]);
  expect(columns({ columns: { Apelido: '-' } })).toEqual(['name available_semester', 0]);
});
