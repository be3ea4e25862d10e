import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { anAgency } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import {
  type AgencyRef,
  type AgencyToEdit,
  afterLoading,
  conflictsOf,
  newEditing,
  type SavedAgency,
} from './agency-editing.ts';
import { changedAgencyFields, enteredAgency } from './agency-form.ts';
import { editAgencyMachine } from './edit-agency.machine.ts';

const refusal = (status: number, text: string) => new ApiError('refused', text, { status });
const unreachable = new ApiError('unreachable', 'Out of reach.');
const unforeseen = new TypeError('id is undefined');
const first = { data: anAgency({ city: 'Bern', email: 'desk@agency.example' }), version: '"1"' };
const mine = { ...enteredAgency(first.data), city: 'Biel' };
const saved = { data: anAgency({ ...first.data, city: 'Biel' }), version: '"2"' };
const theirs = { data: anAgency({ ...first.data, city: 'Basel', email: null }), version: '"2"' };

const puppets = {
  loadAgency: puppet<SavedAgency, AgencyRef>('loadAgency', {
    done: [first],
    failed: [refusal(404, 'Gone.'), unreachable, unforeseen, refusal(403, 'Not yours.')],
  }),
  saveAgency: puppet<SavedAgency, AgencyToEdit>('saveAgency', {
    done: [saved],
    failed: [
      refusal(412, 'Changed meanwhile.'),
      refusal(404, 'Not found.'),
      refusal(405, 'No such call.'),
      unreachable,
      unforeseen,
      refusal(422, 'city must be text'),
    ],
  }),
  loadTheirs: puppet<SavedAgency, AgencyRef>('loadTheirs', {
    done: [saved, theirs],
    failed: [refusal(404, 'Gone.'), unreachable, unforeseen],
  }),
  findAgency: puppet<SavedAgency, AgencyRef>('findAgency', {
    done: [first],
    failed: [refusal(404, 'Gone.'), unreachable, unforeseen],
  }),
};
const scene = {
  machine: editAgencyMachine.provide({ actors: puppets }),
  puppets,
  input: { agencyId: '1' },
  events: [
    { type: 'edit', entry: mine },
    { type: 'submit', entry: mine },
    { type: 'submit', entry: enteredAgency(first.data) },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'refresh' },
  ],
} satisfies Parameters<typeof walk<typeof editAgencyMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(35);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "loadAgency done → form.editing
      edit → form.editing
      submit → saving
        edit → saving
        saveAgency done → form.saved, emitting agencySaved
          edit → form.editing
          submit → form.unchanged
          submit → saving
        saveAgency failed: ApiError: Changed meanwhile. → comparing
          edit → comparing
          loadTheirs done → form.saved, emitting agencySaved
          loadTheirs done → conflicted
            keepMine → saving
            takeTheirs → form.editing
          loadTheirs failed: ApiError: Gone. → gone
          loadTheirs failed: ApiError: Out of reach. → form.unanswered
          loadTheirs failed: TypeError: id is undefined → form.unanswered
        saveAgency failed: ApiError: Not found. → searching
          edit → searching
          findAgency done → form.unsupported
          findAgency failed: ApiError: Gone. → gone
          findAgency failed: ApiError: Out of reach. → form.unanswered
          findAgency failed: TypeError: id is undefined → form.unanswered
        saveAgency failed: ApiError: No such call. → form.unsupported
          edit → form.unsupported
          submit → saving
          submit → form.unchanged
        saveAgency failed: ApiError: Out of reach. → form.unanswered
          edit → form.unanswered
          submit → saving
          submit → form.unchanged
        saveAgency failed: TypeError: id is undefined → form.unanswered
        saveAgency failed: ApiError: city must be text → form.refused
          edit → form.refused
          submit → saving
          submit → form.unchanged
      submit → form.unchanged
        edit → form.editing
        submit → saving
        submit → form.unchanged
    loadAgency failed: ApiError: Gone. → gone
    loadAgency failed: ApiError: Out of reach. → unloaded.retrying
      refresh → loading
      after retry → loading
    loadAgency failed: TypeError: id is undefined → unloaded.retrying
    loadAgency failed: ApiError: Not yours. → unloaded.refused
      refresh → loading"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

/** An agency that was loaded and then edited, and the service's possible answers. */
async function startEditing() {
  const actors = {
    loadAgency: puppet<SavedAgency, AgencyRef>('loadAgency', { done: [first] }),
    loadTheirs: puppet<SavedAgency, AgencyRef>('loadTheirs', { done: [theirs] }),
    findAgency: puppet<SavedAgency, AgencyRef>('findAgency', {}),
    saveAgency: puppet<SavedAgency, AgencyToEdit>('saveAgency', {
      done: [saved],
      failed: [refusal(412, 'Changed meanwhile.'), unforeseen],
    }),
  };
  const agency = createActor(editAgencyMachine.provide({ actors }), { input: { agencyId: '1' } }).start();
  actors.loadAgency.outcomes[0]?.settle();
  await waitFor(agency, (state) => state.matches('form'));
  agency.send({ type: 'submit', entry: mine });
  return { agency, ...actors };
}

test('sends the changed fields with the loaded version, and says which were saved', async () => {
  const { agency, saveAgency } = await startEditing();
  agency.send({ type: 'submit', entry: mine });
  saveAgency.outcomes[0]?.settle();
  const { context } = await waitFor(agency, (state) => state.matches({ form: 'saved' }));
  expect([saveAgency.inputs, context.savedFields, context.version, context.form]).toEqual([
    [{ agencyId: '1', edit: { city: 'Biel' }, version: '"1"' }],
    ['city'],
    '"2"',
    1,
  ]);
});

test('an unexpected error is no refusal: a retry saves over the same version', async () => {
  const { agency, saveAgency } = await startEditing();
  saveAgency.outcomes[2]?.settle();
  const { value, context } = await waitFor(agency, (state) => !state.hasTag('busy'));
  agency.send({ type: 'submit', entry: context.entry });
  saveAgency.outcomes[0]?.settle();
  await waitFor(agency, (state) => state.matches({ form: 'saved' }));
  const sent = { agencyId: '1', edit: { city: 'Biel' }, version: '"1"' };
  expect({ value, context, sent: saveAgency.inputs }).toEqual({
    value: { form: 'unanswered' },
    context: {
      ...newEditing('1'),
      ...afterLoading(newEditing('1'), first),
      entry: mine,
      sent: mine,
      problems: [{ field: null, message: 'Something went wrong.' }],
      attempt: 1,
    },
    sent: [sent, sent],
  });
});

test('keeps what is typed while a save is pending, as unsaved', async () => {
  const { agency, saveAgency } = await startEditing();
  agency.send({ type: 'edit', entry: { ...mine, address: '1 Court Road' } });
  saveAgency.outcomes[0]?.settle();
  const { context } = await waitFor(agency, (state) => state.matches({ form: 'saved' }));
  expect(changedAgencyFields(context.saved, context.entry)).toEqual(['address']);
});

test('shows both values, and saves mine over theirs without touching their other changes', async () => {
  const { agency, saveAgency, loadTheirs } = await startEditing();
  saveAgency.outcomes[1]?.settle();
  await waitFor(agency, (state) => state.matches('comparing'));
  loadTheirs.outcomes[0]?.settle();
  const { context } = await waitFor(agency, (state) => state.matches('conflicted'));
  const conflicts = conflictsOf(context).map((both) => [both.field, both.mine.city, both.theirs.city]);
  agency.send({ type: 'keepMine' });
  expect([conflicts, saveAgency.inputs[1], agency.getSnapshot().context.entry]).toEqual([
    [['city', 'Biel', 'Basel']],
    { agencyId: '1', edit: { city: 'Biel' }, version: '"2"' },
    { ...enteredAgency(theirs.data), city: 'Biel' },
  ]);
});

test('takes their values', async () => {
  const { agency, saveAgency, loadTheirs } = await startEditing();
  saveAgency.outcomes[1]?.settle();
  await waitFor(agency, (state) => state.matches('comparing'));
  loadTheirs.outcomes[0]?.settle();
  await waitFor(agency, (state) => state.matches('conflicted'));
  agency.send({ type: 'takeTheirs' });
  const { value, context } = agency.getSnapshot();
  expect([value, context.entry, changedAgencyFields(context.saved, context.entry)]).toEqual([
    { form: 'editing' },
    enteredAgency(theirs.data),
    [],
  ]);
});
