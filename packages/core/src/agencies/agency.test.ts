import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anAgency } from '../testing/builders.ts';
import { agency } from './agency.ts';
import { agencyDraft } from './agency-draft.ts';

const refusals = (draft: unknown) =>
  z
    .safeParse(agencyDraft, draft)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    .sort();

test('a draft accepts legal values in every field', () => {
  const draft = {
    name: 'Demo Agency',
    sports: ['Tennis', 'Soccer'],
    address: '1 Court Road',
    city: 'Bern',
    zip_code: '3012',
    country: 'CH',
    email: 'desk@agency.example',
    phone_number: '+41 00 000 00 00',
    agency_information: 'Plainly fictional.',
  };
  expect(z.parse(agencyDraft, draft)).toEqual(draft);
  expect(z.parse(agencyDraft, { name: 'Demo', sports: ['Tennis'] })).toEqual({
    name: 'Demo',
    sports: ['Tennis'],
  });
});

test('a draft is refused field by field', () => {
  expect(refusals({})).toEqual(['name is required', 'sports is required']);
  expect(refusals({ name: '', sports: [] })).toEqual(['name is required', 'sports is required']);
  expect(
    refusals({
      name: 5,
      sports: ['Tennis', 'Tennis'],
      country: 'ZZ',
      email: 'desk@',
      zip_code: '1'.repeat(21),
      city: '\0',
    }),
  ).toEqual([
    'city must not contain characters that cannot be stored',
    'country must be a country name or an ISO code',
    'email must be an email address',
    'name must be text',
    'sports must not name one twice',
    'zip_code must be at most 20 characters',
  ]);
  expect(refusals({ name: 'Demo', sports: 'Tennis' })).toEqual(['sports must be a list']);
  expect(refusals({ name: 'Demo', sports: ['Chess'] })).toEqual(['sports.0 must be one of Tennis, Soccer']);
  expect(refusals({ name: 'Demo', sports: ['Tennis'], email: `${'a'.repeat(250)}@agency.example` })).toEqual([
    'email must be at most 254 characters',
  ]);
});

test('an agency needs only an id and a name', () => {
  const least = anAgency({ id: '7', name: 'Demo', sports: [] });
  expect(z.parse(agency, { id: 7, name: 'Demo' })).toEqual(least);
  expect(z.parse(agency, { id: '7', name: 'Demo', sports: null, zip_code: 3012, city: '' })).toEqual({
    ...least,
    zip_code: '3012',
  });
  expect(z.parse(agency, { id: '7', name: 'Demo', sports: ['Golf'] }).sports).toEqual(['Golf']);
});
