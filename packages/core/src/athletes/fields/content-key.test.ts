import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { athleteDrafts, athleteValues } from '../../testing/arbitraries.ts';
import { clientRef as schema } from './athlete-batch.ts';
import { type AthleteDraft, athleteDraft } from './athlete-draft.ts';
import { athleteFieldNames } from './athlete-fields.ts';
import { clientRef } from './content-key.ts';

const least: AthleteDraft = {
  name: 'Demo Ada',
  sport: 'Tennis',
  available_semester: 'Fall',
  available_year: 2027,
};

test('rows have the same key exactly when every field is the same', () => {
  fc.assert(
    fc.property(
      athleteDrafts,
      fc.constantFrom(...athleteFieldNames).chain((name) => fc.tuple(fc.constant(name), athleteValues[name])),
      (draft, [name, value]) => {
        const changed = athleteDraft.parse({ ...draft, [name]: value });
        expect(clientRef(changed, 1) === clientRef(draft, 1)).toBe(draft[name] === value);
      },
    ),
    { numRuns: 1000 },
  );
});

test('equal rows that are all wanted have a key each, which a service takes', () => {
  const drafts = [least, { ...least, bio: '2' }, { ...least, bio: 'name=Demo Ada' }];
  const refs = drafts.flatMap((draft) => [1, 2, 3].map((occurrence) => clientRef(draft, occurrence)));
  expect(new Set(refs).size).toBe(9);
  expect(refs.filter((ref) => !schema.safeParse(ref).success)).toEqual([]);
});

test('an empty field counts as one that is left out', () => {
  expect(clientRef({ ...least, bio: '', gender: undefined }, 1)).toBe(clientRef(least, 1));
});

test('the order of the fields does not count', () => {
  const { name, ...rest } = { ...least, GPA: 3, bio: 'Left-handed' };
  expect(clientRef({ ...rest, name }, 1)).toBe(clientRef({ name, ...rest }, 1));
});

test('a client_ref stays as it is: journals and services know it', () => {
  expect(clientRef({ ...least, GPA: 3.7 }, 1)).toMatchInlineSnapshot(`"efdb91875fa50a2c5bcbde1895e988c5"`);
  expect(clientRef(least, 2)).toMatchInlineSnapshot(`"73b7f4f871e4862e7dd116c1ec1a738e"`);
});
