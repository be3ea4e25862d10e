import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import { ApiError } from '../api/api-error.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { type AgencyToCreate, createProfileMachine } from './create-profile.machine.ts';

const problems = [{ field: 'name', message: 'is required' }];
const usedKey = [{ field: 'Idempotency-Key', message: 'was used before for another agency' }];
const puppets = {
  createAgency: puppet<void, AgencyToCreate>('createAgency', {
    done: [undefined],
    failed: [
      new ApiError('refused', 'name is required', { status: 422, problems }),
      new ApiError('refused', 'The key was used.', { status: 422, problems: usedKey }),
      new ApiError('unreachable', 'The service cannot be reached.'),
      new TypeError('draft is undefined'),
    ],
  }),
};
const entry = { ...noAgencyEntry, name: 'Demo ', sports: ['Tennis'] };
const scene = {
  machine: createProfileMachine.provide({ actors: puppets }),
  puppets,
  events: [
    { type: 'open', key: 'k1' },
    { type: 'choose', profileType: 'Agency' },
    { type: 'choose', profileType: 'Coach' },
    { type: 'edit', entry },
    { type: 'submit', entry },
    { type: 'close' },
    { type: 'keepEditing' },
    { type: 'discard' },
  ],
  facts: ({ context }) => context.entry.name,
} satisfies Parameters<typeof walk<typeof createProfileMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(28);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "open → filling.choosing
      choose → filling.agency.editing
        choose → filling.agency.editing
        choose → filling.coach
        edit → filling.agency.editing
          choose → filling.agency.editing
          choose → filling.coach
            choose → filling.agency.editing
            choose → filling.coach
            close → confirmingDiscard
          edit → filling.agency.editing
          submit → saving
          close → confirmingDiscard
            keepEditing → filling.agency.editing
            discard → closed
              open → filling.choosing
        submit → saving
          createAgency done → done, emitting agencyCreated
            open → filling.choosing
          createAgency failed: ApiError: name is required → filling.agency.refused
            choose → filling.agency.editing
            choose → filling.coach
            edit → filling.agency.refused
            submit → saving
            close → confirmingDiscard
          createAgency failed: ApiError: The key was used. → filling.agency.refused, emitting agencyCreated
          createAgency failed: ApiError: The service cannot be reached. → filling.agency.unanswered
            choose → filling.agency.editing
            choose → filling.coach
            edit → filling.agency.unanswered
            submit → saving
            close → confirmingDiscard
          createAgency failed: TypeError: draft is undefined → filling.agency.unanswered
        close → closed
      choose → filling.coach
        choose → filling.agency.editing
        choose → filling.coach
        close → closed
      close → closed"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

/** A dialog that is creating an agency, and the possible outcomes. */
function startSaving() {
  const createAgency = puppet<void, AgencyToCreate>('createAgency', {
    done: [undefined],
    failed: [
      new ApiError('unreachable', 'The service cannot be reached.'),
      new TypeError('draft is undefined'),
    ],
  });
  const dialog = createActor(createProfileMachine.provide({ actors: { createAgency } })).start();
  dialog.send({ type: 'open', key: 'k1' });
  dialog.send({ type: 'choose', profileType: 'Agency' });
  dialog.send({ type: 'submit', entry });
  return { dialog, createAgency };
}

test('ignores a second submit and closing while the first submit is pending', () => {
  const { dialog, createAgency } = startSaving();
  dialog.send({ type: 'submit', entry });
  dialog.send({ type: 'close' });
  expect([dialog.getSnapshot().value, createAgency.inputs]).toEqual([
    'saving',
    [{ draft: { name: 'Demo', sports: ['Tennis'] }, key: 'k1' }],
  ]);
});

test('retries an unanswered attempt under the same key, with what was typed', async () => {
  const { dialog, createAgency } = startSaving();
  createAgency.outcomes[1]?.settle();
  const { context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry: context.entry });
  expect([context.problems, createAgency.inputs[1]]).toEqual([
    [{ field: null, message: 'The service cannot be reached.' }],
    createAgency.inputs[0],
  ]);
});

test('an unexpected error is no refusal: a retry under the same key creates the agency once', async () => {
  const { dialog, createAgency } = startSaving();
  createAgency.outcomes[2]?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'submit', entry: context.entry });
  createAgency.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  const sent = { draft: { name: 'Demo', sports: ['Tennis'] }, key: 'k1' };
  expect({ value, context, sent: createAgency.inputs }).toEqual({
    value: { filling: { agency: 'unanswered' } },
    context: {
      key: 'k1',
      profileType: 'Agency',
      entry,
      problems: [{ field: null, message: 'Something went wrong.' }],
      attempt: 1,
    },
    sent: [sent, sent],
  });
});

test('the next dialog starts empty', async () => {
  const { dialog, createAgency } = startSaving();
  createAgency.outcomes[0]?.settle();
  await waitFor(dialog, (state) => state.matches('done'));
  dialog.send({ type: 'open', key: 'k2' });
  expect(dialog.getSnapshot().context).toEqual({
    key: 'k2',
    profileType: null,
    entry: noAgencyEntry,
    problems: [],
    attempt: 0,
  });
});
