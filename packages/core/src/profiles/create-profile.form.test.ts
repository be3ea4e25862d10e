import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import { createProfile } from './create-profile.form.ts';

const { judge, isComingSoon, namesakeKey, keyUsed } = createProfile;

test('a type is required, and nothing else: the service says what is', () => {
  const entry = { ...noAgencyEntry, name: 'Demo ', sports: ['Tennis'] };
  expect([judge(null, entry), judge('Agency', noAgencyEntry), judge('Agency', entry)]).toEqual([
    { problems: [{ field: 'profile_type', message: 'is required' }] },
    { payload: { name: '', sports: [] } },
    { payload: { name: 'Demo', sports: ['Tennis'] } },
  ]);
});

test('a coach has no form yet', () => {
  expect([isComingSoon('Agency'), isComingSoon('Coach')]).toEqual([false, true]);
});

test('namesakes have the same name; a used key says where the agency is', () => {
  expect([namesakeKey({ name: 'Démo', sports: [] }), keyUsed]).toEqual([
    'demo',
    'An earlier attempt already created this agency, as it was entered then. Close this form: it is among your profiles, and you can change it in My Agency.',
  ]);
});

test('the dialog begins without a type', () => {
  const dialog = createActor(createProfile.machine).start();
  dialog.send({ type: 'open', key: 'key 1', listed: [] });
  const { page, choice, entry } = createProfile.view(dialog.getSnapshot());
  expect({ page, choice, entry }).toEqual({ page: 'choosing', choice: null, entry: noAgencyEntry });
});
