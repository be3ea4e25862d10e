import { expect, test } from 'vitest';
import { noAgencyEntry } from './agency-form.ts';
import { editableAgency } from './edit-agency.machine.ts';

test('nothing is required of an agency, and its name is not part of what is said', () => {
  const { judge, gone, unsupported } = editableAgency;
  const entry = { ...noAgencyEntry, name: 'Court Club Example' };
  expect([judge(entry, { ...noAgencyEntry, city: 'Bern' }), gone('Court Club Example'), unsupported]).toEqual(
    [
      { payload: { name: '', city: 'Bern' } },
      'You can no longer edit this agency: it was removed, or you were.',
      'This service cannot save changes to an agency.',
    ],
  );
});
