import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedFields,
  type EntryFields,
  merged,
  newRevision,
  type Revision,
  type Stored,
  saved,
  theirsTaken,
  unsavedFields,
} from './revision.ts';

type Entry = { readonly city: string; readonly street: string; readonly sports: readonly string[] };

const fields: EntryFields<Entry> = {
  names: ['city', 'street', 'sports'],
  plain: (entry, field) => (field === 'sports' ? [...entry.sports].sort().join() : entry[field].trim()),
};
const first: Entry = { city: 'Bern', street: '', sports: ['Tennis'] };
const blank: Entry = { city: '', street: '', sports: [] };

/** An edit of what was loaded, sent as it was entered. */
function editing(
  entry: Partial<Entry>,
  more: Partial<Revision<Entry, Stored<Entry>>> = {},
): Revision<Entry, Stored<Entry>> {
  const mine = { ...first, ...entry };
  return { ...newRevision(blank), base: { entry: first, version: '1' }, entry: mine, sent: mine, ...more };
}
const now = (entry: Partial<Entry>) => ({ entry: { ...first, ...entry }, version: '2' });

test('the same change by both is none, in whatever spelling and order', () => {
  const mine = editing({ city: ' Basel ', sports: ['Soccer', 'Tennis'] });
  const next = merged(fields, mine, now({ city: 'Basel', sports: ['Tennis', 'Soccer'] }));
  expect([next.conflicts, unsavedFields(fields, next)]).toEqual([[], []]);
});

test('what an unanswered attempt saved is nobody else’s: it is changed again without a question', () => {
  const stored = now({ city: 'Biel', street: 'Court Road' });
  const again = editing({ city: 'Basel' }, { unanswered: { ...first, city: 'Biel' } });
  const back = editing({}, { unanswered: { ...first, city: 'Biel' } });
  expect([merged(fields, again, stored), merged(fields, back, stored)]).toMatchObject([
    { entry: { city: 'Basel', street: 'Court Road' }, conflicts: [] },
    { entry: { city: 'Bern', street: 'Court Road' }, conflicts: [] },
  ]);
});

test('an unanswered attempt that was not saved leaves a conflict with somebody else', () => {
  const again = editing({ city: 'Biel' }, { unanswered: { ...first, city: 'Biel' } });
  expect(merged(fields, again, now({ city: 'Basel' })).conflicts).toEqual(['city']);
});

test('what is typed while a save is pending stays, unsaved, and is not sent by the merge', () => {
  const pending = editing({ city: 'Biel' }, { entry: { ...first, city: 'Biel', street: 'Net Lane' } });
  const answer = now({ city: 'Biel' });
  const done = saved(fields, pending, answer);
  const met = merged(fields, pending, now({ sports: [] }));
  expect([done, unsavedFields(fields, done), met.sent, met.entry]).toEqual([
    { ...pending, base: answer },
    ['street'],
    { city: 'Biel', street: '', sports: [] },
    { city: 'Biel', street: 'Net Lane', sports: [] },
  ]);
});

test('the form is filled anew where the service stored something else than was sent', () => {
  const done = saved(fields, editing({ city: 'Biel' }), now({ city: 'Biel/Bienne' }));
  expect([done.entry.city, done.filled]).toEqual(['Biel/Bienne', 1]);
});

test('theirs are taken for the conflicts alone', () => {
  const met = merged(fields, editing({ city: 'Biel', street: 'Net Lane' }), now({ city: 'Basel' }));
  const taken = theirsTaken(fields, met);
  expect([taken.entry, taken.conflicts, unsavedFields(fields, taken), taken.filled]).toEqual([
    { ...first, city: 'Basel', street: 'Net Lane' },
    [],
    ['street'],
    1,
  ]);
});

const entries: fc.Arbitrary<Entry> = fc.record({
  city: fc.constantFrom('', 'Bern', 'Biel'),
  street: fc.constantFrom('', 'Net Lane'),
  sports: fc.subarray(['Tennis', 'Soccer']),
});

test('no merge loses a change of either person: each field has what one who changed it wants', () => {
  fc.assert(
    fc.property(entries, entries, entries, (base, mine, theirs) => {
      const revision = { ...editing({}), base: { entry: base, version: '1' }, entry: mine, sent: mine };
      const { entry, conflicts } = merged(fields, revision, { entry: theirs, version: '2' });
      const [byMe, byThem] = [changedFields(fields, base, mine), changedFields(fields, base, theirs)];
      for (const field of fields.names) {
        expect(fields.plain(entry, field)).toBe(fields.plain(byMe.includes(field) ? mine : theirs, field));
        const isConflict =
          byMe.includes(field) &&
          byThem.includes(field) &&
          fields.plain(mine, field) !== fields.plain(theirs, field);
        expect(conflicts.includes(field)).toBe(isConflict);
      }
    }),
  );
});
