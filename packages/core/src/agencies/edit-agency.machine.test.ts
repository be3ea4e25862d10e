import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SaveEnd, ToSave, Wanted } from '../forms/edit.machine.ts';
import type { Stored } from '../forms/revision.ts';
import { puppet } from '../testing/puppet.ts';
import { ApiError } from '../wire/api-error.ts';
import { type AgencyEntry, noAgencyEntry } from './agency-form.ts';
import { editAgencyMachine } from './edit-agency.machine.ts';
import { editAgencyView } from './edit-agency.view.ts';

const stored: Stored<AgencyEntry> = {
  entry: { ...noAgencyEntry, name: 'Court Club Example' },
  version: '"1"',
};

test.each([
  [404, 'This agency no longer exists.'],
  [405, 'This service cannot save changes to an agency.'],
])('a save that is answered with %i says: %s', async (status, text) => {
  const load = puppet<Stored<AgencyEntry>, Wanted>('load', { done: [stored] });
  const save = puppet<SaveEnd<Stored<AgencyEntry>>, ToSave<AgencyEntry, Stored<AgencyEntry>>>('save', {
    failed: [new ApiError('refused', 'No.', { status })],
  });
  const page = createActor(editAgencyMachine.provide({ actors: { load, save } })).start();
  page.send({ type: 'open', id: '7', name: '' });
  load.outcomes[0]?.settle();
  await waitFor(page, ({ context }) => context.base === stored);
  // The service alone decides what is required.
  const entry = { ...noAgencyEntry, city: 'Bern' };
  page.send({ type: 'submit', entry });
  save.outcomes[0]?.settle();
  const view = editAgencyView(await waitFor(page, (state) => !state.hasTag('busy')));
  expect([save.inputs, view.page, view.reasons, view.entry, view.status]).toEqual([
    [{ id: '7', base: stored, sent: entry, unanswered: null }],
    'form',
    [text],
    entry,
    'Unsaved changes',
  ]);
});
