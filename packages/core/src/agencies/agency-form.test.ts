import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sports } from '../athletes/fields/sports.ts';
import { countries } from '../countries/country-list.ts';
import type { FormProblems } from '../forms/form.ts';
import { changedFields } from '../forms/revision.ts';
import { anAgency } from '../testing/builders.ts';
import { agency } from './agency.ts';
import { agencyDraft, agencyEdit } from './agency-draft.ts';
import { agencyFieldNames } from './agency-fields.ts';
import {
  type AgencyEntry,
  agencyDraftOf,
  agencyEditOf,
  agencyEntries,
  agencyFieldError,
  agencyReasons,
  enteredAgency,
  leftOutOfSearches,
  noAgencyEntry,
  otherSports,
} from './agency-form.ts';

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom('', '  ', 'Bern', ' Bern ', '😀'.repeat(150), '\u202eevil', '<b>x</b>', '\0', '\ud800'),
  fc.emailAddress(),
);
/** Any entry the form allows: any text, and options of the select and the check boxes. */
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
  noindex: fc.constantFrom('', leftOutOfSearches),
});

const blamed = (schema: z.ZodMiniType, payload: unknown) =>
  z.safeParse(schema, payload).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];

/** The schemas' problems that an entry of this form can have. */
const reason =
  /^(is required|must be at most \d+ characters|must be an email address|must not contain .+|must be one line: .+|must not turn .+|must have something .+)$/;

test('a draft from the form is only refused for values typed into its fields', () => {
  fc.assert(
    fc.property(entries, entries, (entry, before) => {
      const payloads = [
        blamed(agencyDraft, agencyDraftOf(entry)),
        blamed(agencyEdit, agencyEditOf(before, entry)),
      ];
      for (const [field = '', message] of payloads.flat()) {
        expect(agencyFieldNames).toContain(field);
        expect(message).toMatch(reason);
        if (message === 'is required') expect(['name', 'sports']).toContain(field);
      }
    }),
  );
});

test('leaves out empty optional fields, and trims the others', () => {
  expect(
    agencyDraftOf({ ...noAgencyEntry, name: ' Demo ', sports: ['Tennis'], city: '  ', country: 'CH' }),
  ).toEqual({ name: 'Demo', sports: ['Tennis'], country: 'CH' });
  expect(agencyDraftOf(noAgencyEntry)).toEqual({ name: '', sports: [] });
});

test('the choice about search engines is sent as yes, and taken back', () => {
  const left = { ...noAgencyEntry, name: 'Demo', noindex: leftOutOfSearches };
  expect([
    agencyDraftOf(left),
    agencyEditOf(noAgencyEntry, left),
    agencyEditOf(left, { ...left, noindex: '' }),
    enteredAgency(anAgency({ name: 'Demo', noindex: true })),
  ]).toEqual([
    { name: 'Demo', sports: [], noindex: true },
    { name: 'Demo', noindex: true },
    { noindex: null },
    left,
  ]);
});

test('finds no changes when nothing was typed', () => {
  const agencies = fc.record({
    name: typed,
    sports: fc.subarray([...sports, 'Golf']),
    country: fc.option(fc.oneof(typed, fc.constantFrom(...countries.keys()))),
    city: fc.option(typed),
  });
  fc.assert(
    fc.property(agencies, (facts) => {
      const entry = enteredAgency(anAgency(facts));
      expect(changedFields(agencyEntries, entry, { ...entry, sports: entry.sports.toReversed() })).toEqual(
        [],
      );
    }),
  );
});

test('an edit turns one agency into the other', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const read = (entry: AgencyEntry) => z.parse(agency, { id: '1', ...agencyDraftOf(entry) });
      const edit = agencyEditOf(before, after);
      expect(enteredAgency(z.parse(agency, { ...read(before), ...edit }))).toEqual(
        enteredAgency(read(after)),
      );
    }),
  );
});

test('sends a sport that only the service knows along with the others, unless it was unticked', () => {
  const from = enteredAgency(anAgency({ sports: ['Golf', 'Tennis', 'Golf', ' '], city: 'Bern' }));
  const edit = (sports: readonly string[]) => agencyEditOf(from, { ...from, sports, city: 'Biel' });
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

test('sends null for an emptied field', () => {
  const from = enteredAgency(anAgency({ city: 'Bern', country: 'CHE', sports: ['Soccer'] }));
  const to = { ...from, name: '', city: ' ', country: '', sports: [] };
  expect([changedFields(agencyEntries, from, to), agencyEditOf(from, to)]).toEqual([
    ['name', 'sports', 'city', 'country'],
    { name: '', sports: [], city: null, country: null },
  ]);
});

test('a missing name or sport is said at its field alone; what else the service says, in the banner too', () => {
  const problems = [
    { field: 'name', message: 'is required' },
    { field: 'sports', message: 'is required' },
  ];
  const said = (form: FormProblems, entry: AgencyEntry) => ({
    banner: agencyReasons(form, entry),
    name: agencyFieldError(form, 'name', entry),
    sports: agencyFieldError(form, 'sports', entry),
  });
  const refused = { problems, fromService: true, attempt: 1 };
  expect([
    said(refused, noAgencyEntry),
    said(refused, { ...noAgencyEntry, name: 'Ace', sports: ['Tennis'] }),
    said({ ...refused, problems: [] }, noAgencyEntry),
    said({ ...refused, fromService: false }, noAgencyEntry).banner,
  ]).toEqual([
    { banner: [], name: 'Agency Name is required', sports: 'Choose at least one sport' },
    {
      banner: ['name is required', 'sports is required'],
      name: 'name is required',
      sports: 'sports is required',
    },
    { banner: [], name: null, sports: null },
    [],
  ]);
});
