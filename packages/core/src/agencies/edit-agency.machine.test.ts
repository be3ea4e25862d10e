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
    "editAgency: loading {agencyId: '1', version: null, saved: {sports: []}, entry: {sports: []}, sent: {sports: []}, theirs: null, savedFields: [], problems: [], attempt: 0, form: 0}, starts loadAgency {agencyId: '1'}
      loadAgency done → form.editing #shown {version: '"1"', saved: {name: 'Demo Agency', city: 'Bern', email: 'desk@agency.example'}, entry: {name: 'Demo Agency', city: 'Bern', email: 'desk@agency.example'}, form: 1}
        edit → form.editing #shown {entry: {city: 'Biel'}}
        submit → saving #busy #shown {entry: {city: 'Biel'}, sent: {name: 'Demo Agency', city: 'Biel', email: 'desk@agency.example'}}, starts saveAgency {agencyId: '1', edit: {city: 'Biel'}, version: '"1"'}
          edit → saving #busy #shown
          saveAgency done → form.saved #shown {version: '"2"', saved: {city: 'Biel'}, savedFields: ['city']}, emits agencySaved
            edit → form.editing #shown
            submit → form.unchanged #shown
            submit {entry: {city: 'Bern'}} → saving #busy #shown {entry: {city: 'Bern'}, sent: {city: 'Bern'}}, starts saveAgency {agencyId: '1', edit: {city: 'Bern'}, version: '"2"'}
          saveAgency failed: ApiError: Changed meanwhile. → comparing #busy #shown, starts loadTheirs {agencyId: '1'}
            edit → comparing #busy #shown
            loadTheirs done → form.saved #shown {version: '"2"', saved: {city: 'Biel'}, savedFields: ['city']}, emits agencySaved
            loadTheirs done → conflicted {theirs: {entry: {name: 'Demo Agency', city: 'Basel', sports: []}, version: '"2"'}}
              keepMine → saving #busy #shown {version: '"2"', saved: {city: 'Basel', email: ''}, entry: {email: ''}, sent: {email: ''}, theirs: null, form: 2}, starts saveAgency {agencyId: '1', edit: {city: 'Biel'}, version: '"2"'}
              takeTheirs → form.editing #shown {version: '"2"', saved: {city: 'Basel', email: ''}, entry: {city: 'Basel', email: ''}, theirs: null, form: 2}
            loadTheirs failed: ApiError: Gone. → gone
            loadTheirs failed: ApiError: Out of reach. → form.unanswered #shown {problems: [{field: null, message: 'Out of reach.'}], attempt: 1}
            loadTheirs failed: TypeError: id is undefined → form.unanswered #shown {problems: [{field: null, message: 'Something went wrong.'}], attempt: 1}
          saveAgency failed: ApiError: Not found. → searching #busy #shown, starts findAgency {agencyId: '1'}
            edit → searching #busy #shown
            findAgency done → form.unsupported #shown {problems: [{field: null, message: 'This service cannot save changes to an agency.'}]}
            findAgency failed: ApiError: Gone. → gone
            findAgency failed: ApiError: Out of reach. → form.unanswered #shown {problems: [{field: null, message: 'Out of reach.'}], attempt: 1}
            findAgency failed: TypeError: id is undefined → form.unanswered #shown {problems: [{field: null, message: 'Something went wrong.'}], attempt: 1}
          saveAgency failed: ApiError: No such call. → form.unsupported #shown {problems: [{field: null, message: 'This service cannot save changes to an agency.'}]}
            edit → form.unsupported #shown
            submit → saving #busy #shown {problems: []}, starts saveAgency {agencyId: '1', edit: {city: 'Biel'}, version: '"1"'}
            submit {entry: {city: 'Bern'}} → form.unchanged #shown {entry: {city: 'Bern'}}
          saveAgency failed: ApiError: Out of reach. → form.unanswered #shown {problems: [{field: null, message: 'Out of reach.'}], attempt: 1}
            edit → form.unanswered #shown
            submit → saving #busy #shown {problems: []}, starts saveAgency {agencyId: '1', edit: {city: 'Biel'}, version: '"1"'}
            submit {entry: {city: 'Bern'}} → form.unchanged #shown {entry: {city: 'Bern'}}
          saveAgency failed: TypeError: id is undefined → form.unanswered #shown {problems: [{field: null, message: 'Something went wrong.'}], attempt: 1}
          saveAgency failed: ApiError: city must be text → form.refused #shown {problems: [{field: null, message: 'city must be text'}], attempt: 1}
            edit → form.refused #shown
            submit → saving #busy #shown {problems: []}, starts saveAgency {agencyId: '1', edit: {city: 'Biel'}, version: '"1"'}
            submit {entry: {city: 'Bern'}} → form.unchanged #shown {entry: {city: 'Bern'}}
        submit {entry: {city: 'Bern'}} → form.unchanged #shown
          edit → form.editing #shown {entry: {city: 'Biel'}}
          submit → saving #busy #shown {entry: {city: 'Biel'}, sent: {name: 'Demo Agency', city: 'Biel', email: 'desk@agency.example'}}, starts saveAgency {agencyId: '1', edit: {city: 'Biel'}, version: '"1"'}
          submit {entry: {city: 'Bern'}} → form.unchanged #shown
      loadAgency failed: ApiError: Gone. → gone
      loadAgency failed: ApiError: Out of reach. → unloaded.retrying
        refresh → loading, starts loadAgency {agencyId: '1'}
        after retry → loading, starts loadAgency {agencyId: '1'}
      loadAgency failed: TypeError: id is undefined → unloaded.retrying
      loadAgency failed: ApiError: Not yours. → unloaded.refused
        refresh → loading, starts loadAgency {agencyId: '1'}"
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
