import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AgencyDraft } from '../agencies/agency.ts';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import type { ToCreate } from '../forms/create.machine.ts';
import { puppet } from '../testing/puppet.ts';
import { ApiError } from '../wire/api-error.ts';
import { createProfileMachine } from './create-profile.machine.ts';

const entry = { ...noAgencyEntry, name: 'Demo ', sports: ['Tennis'] };

/** A dialog that is creating an agency, and the possible outcomes. */
function startSaving() {
  const create = puppet<void, ToCreate<AgencyDraft>>('create', {
    done: [undefined],
    failed: [
      new ApiError('unreachable', 'The service cannot be reached.'),
      new TypeError('draft is undefined'),
    ],
  });
  const dialog = createActor(createProfileMachine.provide({ actors: { create } })).start();
  dialog.send({ type: 'open', key: 'k1' });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'submit', entry });
  return { dialog, create };
}

test('ignores a second submit and closing while the first submit is pending', () => {
  const { dialog, create } = startSaving();
  dialog.send({ type: 'submit', entry });
  dialog.send({ type: 'close' });
  expect([dialog.getSnapshot().value, create.inputs]).toEqual([
    'saving',
    [{ draft: { name: 'Demo', sports: ['Tennis'] }, key: 'k1' }],
  ]);
});

test('retries an unanswered attempt under the same key, with what was typed', async () => {
  const { dialog, create } = startSaving();
  create.outcomes[1]?.settle();
  const { context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry: context.entry });
  expect([context.problems, create.inputs[1]]).toEqual([
    [{ field: null, message: 'The service cannot be reached.' }],
    create.inputs[0],
  ]);
});

test('an unexpected error is no refusal: a retry under the same key creates the agency once', async () => {
  const { dialog, create } = startSaving();
  create.outcomes[2]?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry: context.entry });
  create.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  const sent = { draft: { name: 'Demo', sports: ['Tennis'] }, key: 'k1' };
  expect({ value, context, sent: create.inputs }).toEqual({
    value: { filling: { form: 'unanswered' } },
    context: {
      key: 'k1',
      choice: 'Agency',
      entry,
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
    },
    sent: [sent, sent],
  });
});

test('the next dialog starts empty', async () => {
  const { dialog, create } = startSaving();
  create.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  dialog.send({ type: 'open', key: 'k2' });
  expect(dialog.getSnapshot().context).toEqual({
    key: 'k2',
    choice: null,
    entry: noAgencyEntry,
    problems: [],
    fromService: false,
    attempt: 0,
  });
});

test('nothing is required of an agency here, and what is refused says why at its field', async () => {
  const problems = [{ field: 'name', message: 'is required' }];
  const create = puppet<void, ToCreate<AgencyDraft>>('create', {
    failed: [new ApiError('refused', 'name is required', { status: 422, problems })],
  });
  const dialog = createActor(createProfileMachine.provide({ actors: { create } })).start();
  dialog.send({ type: 'open', key: 'k1' });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'submit', entry: noAgencyEntry });
  create.outcomes[0]?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  expect([create.inputs, value, context.problems, context.fromService]).toEqual([
    [{ draft: { name: '', sports: [] }, key: 'k1' }],
    { filling: { form: 'refused' } },
    problems,
    true,
  ]);
});

test('a coach is coming soon, and what was typed for an agency is kept', () => {
  const dialog = createActor(createProfileMachine).start();
  dialog.send({ type: 'open', key: 'k1' });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'edit', entry });
  dialog.send({ type: 'choose', choice: 'Coach' });
  const { value, context } = dialog.getSnapshot();
  expect([value, context.entry]).toEqual([{ filling: 'comingSoon' }, entry]);
});
