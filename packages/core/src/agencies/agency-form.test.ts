import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sports } from '../athletes/sports.ts';
import { countries } from '../countries/countries.ts';
import { anAgency } from '../testing/builders.ts';
import { agency, agencyDraft, agencyEdit } from './agency.ts';
import { agencyFieldNames } from './agency-fields.ts';
import {
  type AgencyEntry,
  agencyDraftOf,
  agencyEditOf,
  changedAgencyFields,
  enteredAgency,
  noAgencyEntry,
  otherSports,
} from './agency-form.ts';

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom('', '  ', 'Bern', ' Bern ', '😀'.repeat(150), '\u202eevil', '<b>x</b>', '\0', '\ud800'),
  fc.emailAddress(),
);
/** Whatever a person can leave in the form: a select and boxes offer what they offer. */
const entries: fc.Arbitrary<AgencyEntry> = fc.record({
  name: typed,
  sports: fc.subarray([...sports]),
  address: typed,
  city: typed,
  zip_code: typed,
  country: fc.constantFrom('', ...countries.keys()),
  email: typed,
  phone_number: typed,
  agency_information: typed,
});

const blamed = (schema: z.ZodMiniType, payload: unknown) =>
  z.safeParse(schema, payload).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];

/** What the schemas say of a field that this form can leave so. */
const reason =
  /^(is required|must be at most \d+ characters|must be an email address|must not contain .+|must be one line: .+|must not turn .+|must have something .+)$/;

test('what is sent is refused for what stands in a field of the form, or for nothing', () => {
  fc.assert(
    fc.property(entries, entries, (entry, before) => {
      const payloads = [
        blamed(agencyDraft, agencyDraftOf(entry)),
        blamed(agencyEdit, agencyEditOf(entry, changedAgencyFields(before, entry))),
      ];
      for (const [field = '', message] of payloads.flat()) {
        expect(agencyFieldNames).toContain(field);
        expect(message).toMatch(reason);
        if (message === 'is required') expect(['name', 'sports']).toContain(field);
      }
    }),
  );
});

test('empty optional fields are left out, and the rest is sent without the space around it', () => {
  expect(
    agencyDraftOf({ ...noAgencyEntry, name: ' Demo ', sports: ['Tennis'], city: '  ', country: 'CH' }),
  ).toEqual({ name: 'Demo', sports: ['Tennis'], country: 'CH' });
  expect(agencyDraftOf(noAgencyEntry)).toEqual({ name: '', sports: [] });
});

test('nothing has changed while nothing was typed', () => {
  const agencies = fc.record({
    name: typed,
    sports: fc.subarray([...sports, 'Golf']),
    country: fc.option(fc.oneof(typed, fc.constantFrom(...countries.keys()))),
    city: fc.option(typed),
  });
  fc.assert(
    fc.property(agencies, (facts) => {
      const entry = enteredAgency(anAgency(facts));
      expect(changedAgencyFields(entry, { ...entry, sports: entry.sports.toReversed() })).toEqual([]);
    }),
  );
});

test('an edit makes of one agency the other', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const read = (entry: AgencyEntry) => z.parse(agency, { id: '1', ...agencyDraftOf(entry) });
      const edit = agencyEditOf(after, changedAgencyFields(before, after));
      expect(enteredAgency(z.parse(agency, { ...read(before), ...edit }))).toEqual(
        enteredAgency(read(after)),
      );
    }),
  );
});

test('a sport that only the service knows is sent with the others, unless it was taken away', () => {
  const from = enteredAgency(anAgency({ sports: ['Golf', 'Tennis', 'Golf', ' '], city: 'Bern' }));
  const edit = (sports: readonly string[]) => {
    const to = { ...from, sports, city: 'Biel' };
    return agencyEditOf(to, changedAgencyFields(from, to));
  };
  expect({
    others: otherSports(from),
    untouched: edit(['Tennis', 'Golf']),
    added: edit(['Tennis', 'Soccer', 'Golf']),
    removed: edit(['Tennis']),
  }).toEqual({
    others: ['Golf'],
    untouched: { city: 'Biel' },
    added: { sports: ['Tennis', 'Soccer', 'Golf'], city: 'Biel' },
    removed: { sports: ['Tennis'], city: 'Biel' },
  });
});

test('a field that was emptied is taken away', () => {
  const from = enteredAgency(anAgency({ city: 'Bern', country: 'CHE', sports: ['Soccer'] }));
  const to = { ...from, name: '', city: ' ', country: '', sports: [] };
  const changed = changedAgencyFields(from, to);
  expect([changed, agencyEditOf(to, changed)]).toEqual([
    ['name', 'sports', 'city', 'country'],
    { name: '', sports: [], city: null, country: null },
  ]);
});
