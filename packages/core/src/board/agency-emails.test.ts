import { expect, test } from 'vitest';
import { anAgency, anAthlete } from '../testing/builders.ts';
import { ApiError } from '../wire/api-error.ts';
import { agencyIdsOf, readAgencyEmails } from './agency-emails.ts';

test('the agencies of athletes are named once', () => {
  const facts = ['2', null, '1', '2'].map((agency_id) => anAthlete({ agency_id }));
  expect(agencyIdsOf([...facts, null])).toEqual(['2', '1']);
});

test('an agency has an address, or none, or is left out where it cannot be read', async () => {
  const emails: Readonly<Record<string, string | null>> = { '1': 'a@example.com', '2': null, '3': 'call us' };
  const read = await readAgencyEmails(['1', '2', '3', '404', '500'], async (id) => {
    const email = emails[id];
    if (email === undefined) throw new ApiError('refused', null, { status: Number(id) });
    return anAgency({ id, email });
  });
  expect([...read]).toEqual([
    ['1', 'a@example.com'],
    ['2', null],
    ['3', null],
    ['404', null],
  ]);
});
