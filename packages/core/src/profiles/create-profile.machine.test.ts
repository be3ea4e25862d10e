import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AgencyDraft } from '../agencies/agency-draft.ts';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import type { Listed, ToCreate } from '../forms/create.machine.ts';
import { puppet } from '../testing/puppet.ts';
import { ApiError } from '../wire/api-error.ts';
import { createProfileMachine } from './create-profile.machine.ts';
import { createProfileView } from './create-profile.view.ts';

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
  const list = puppet<Listed>('list', { done: [[], ['demo']] });
  const dialog = createActor(createProfileMachine.provide({ actors: { create, list } })).start();
  dialog.send({ type: 'open', key: 'k1', listed: [] });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'submit', entry });
  return { dialog, create, list };
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

test('after a lost answer the profiles are looked at, and a retry under the same key creates the agency once', async () => {
  const { dialog, create, list } = startSaving();
  create.outcomes[2]?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry: context.entry });
  list.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('saving'));
  create.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  const sent = { draft: { name: 'Demo', sports: ['Tennis'] }, key: 'k1' };
  expect({ value, context, sent: create.inputs }).toEqual({
    value: { filling: { form: 'unanswered' } },
    context: {
      key: 'k1',
      choice: 'Agency',
      entry,
      start: noAgencyEntry,
      listed: [],
      unanswered: 'demo',
      problems: [{ field: null, message: 'Something went wrong.' }],
      fromService: true,
      attempt: 1,
    },
    sent: [sent, sent],
  });
});

test('a new agency of that name is shown before anything is sent again', async () => {
  const { dialog, create, list } = startSaving();
  create.outcomes[1]?.settle();
  await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry });
  list.outcomes[1]?.settle();
  const state = await waitFor(dialog, (now) => !now.hasTag('busy'));
  expect([createProfileView(state), create.inputs.length]).toMatchObject([
    { isDoubtful: true, reasons: [expect.stringMatching(/^It seems to be there already/)] },
    1,
  ]);
});

test('the next dialog starts empty', async () => {
  const { dialog, create } = startSaving();
  create.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  dialog.send({ type: 'open', key: 'k2', listed: [] });
  expect(dialog.getSnapshot().context).toEqual({
    key: 'k2',
    choice: null,
    entry: noAgencyEntry,
    start: noAgencyEntry,
    listed: [],
    unanswered: null,
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
  dialog.send({ type: 'open', key: 'k1', listed: [] });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'submit', entry: noAgencyEntry });
  create.outcomes[0]?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  expect([create.inputs, value, context.problems, context.fromService]).toEqual([
    [{ draft: { name: '', sports: [] }, key: 'k1' }],
    { filling: { form: 'editing' } },
    problems,
    true,
  ]);
});

test('nothing is sent before a type is chosen', () => {
  const create = puppet<void, ToCreate<AgencyDraft>>('create', {});
  const dialog = createActor(createProfileMachine.provide({ actors: { create } })).start();
  dialog.send({ type: 'open', key: 'k1', listed: [] });
  dialog.send({ type: 'submit', entry });
  const { value, context } = dialog.getSnapshot();
  expect([create.inputs, value, context.problems]).toEqual([
    [],
    { filling: { form: 'editing' } },
    [{ field: 'profile_type', message: 'is required' }],
  ]);
});

test('a key that is used up says where the agency is, and the profiles are read again', async () => {
  const create = puppet<void, ToCreate<AgencyDraft>>('create', {
    failed: [
      new ApiError('refused', 'Idempotency-Key was used before', {
        status: 422,
        problems: [{ field: 'Idempotency-Key', message: 'was used before' }],
      }),
    ],
  });
  const dialog = createActor(createProfileMachine.provide({ actors: { create } })).start();
  const news: unknown[] = [];
  dialog.on('created', (event) => news.push(event));
  dialog.send({ type: 'open', key: 'k1', listed: [] });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'submit', entry });
  create.outcomes[0]?.settle();
  const view = createProfileView(await waitFor(dialog, (state) => !state.hasTag('busy')));
  expect([view.reasons, news]).toEqual([
    [
      'An earlier attempt already created this agency, as it was entered then. Close this form: it is among your profiles, and you can change it in My Agency.',
    ],
    [{ type: 'created', name: 'Demo' }],
  ]);
});

test('a coach is coming soon, and what was typed for an agency is kept', () => {
  const dialog = createActor(createProfileMachine).start();
  dialog.send({ type: 'open', key: 'k1', listed: [] });
  dialog.send({ type: 'choose', choice: 'Agency' });
  dialog.send({ type: 'edit', entry });
  dialog.send({ type: 'choose', choice: 'Coach' });
  const { value, context } = dialog.getSnapshot();
  expect([value, context.entry]).toEqual([{ filling: 'comingSoon' }, entry]);
});
