import { expect, test } from 'vitest';
import { athleteDraft } from './athlete.ts';
import { matchColumns } from './athlete-columns.ts';
import { athleteFieldNames, athleteFields, hasField } from './athlete-fields.ts';

test('the examples are an athlete that a service takes', () => {
  const examples = Object.fromEntries(athleteFieldNames.map((name) => [name, athleteFields[name].example]));
  expect(athleteDraft.parse(examples)).toEqual(examples);
});

test('no header is that of two fields', () => {
  for (const name of athleteFieldNames)
    for (const header of [name, ...athleteFields[name].headers]) {
      const { columns, unknown } = matchColumns([header]);
      expect([header, [...columns.keys()], unknown]).toEqual([header, [name], []]);
    }
});

test('UTR and ITF are of Tennis; where the sport is unknown, every field may be filled in', () => {
  const without = (sport: string | null) => athleteFieldNames.filter((name) => !hasField(sport, name));
  expect([without('Tennis'), without('Soccer'), without('Golf'), without(null)]).toEqual([
    [],
    ['UTR', 'ITF'],
    ['UTR', 'ITF'],
    [],
  ]);
});
