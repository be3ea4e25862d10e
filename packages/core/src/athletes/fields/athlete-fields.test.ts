import { expect, test } from 'vitest';
import { englishHeaders } from '../../roster/matching/field-headers.ts';
import { matchColumns } from '../../roster/matching/match-columns.ts';
import { athleteDraft } from './athlete-draft.ts';
import {
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  hasField,
  optionalFields,
} from './athlete-fields.ts';

test('the examples are an athlete that a service takes', () => {
  const examples = Object.fromEntries(athleteFieldNames.map((name) => [name, athleteFields[name].example]));
  expect(athleteDraft.parse(examples)).toEqual(examples);
});

test('no header is that of two fields', () => {
  for (const name of athleteFieldNames)
    for (const header of [name, ...englishHeaders[name].split(', ')]) {
      const { columns, unknown } = matchColumns(
        { header: [header], rows: [] },
        {},
        { offered: optionalFields },
      );
      expect([header, [...columns.keys()], unknown]).toEqual([header, [name], []]);
    }
});

test('UTR and ITF are of Tennis; without a sport, athletes may have any field', () => {
  const having = (name: AthleteFieldName) =>
    ['Tennis', 'Soccer', 'Golf', null].filter((sport) => hasField(sport, name));
  expect([having('UTR'), having('ITF'), having('GPA')]).toEqual([
    ['Tennis', null],
    ['Tennis', null],
    ['Tennis', 'Soccer', 'Golf', null],
  ]);
});
