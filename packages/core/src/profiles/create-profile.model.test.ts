import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { agencyDraft, agencyEdit } from '../agencies/agency.ts';
import { changedAgencyFields, noAgencyEntry } from '../agencies/agency-form.ts';
import { editAgencyActors } from '../agencies/edit-agency.actors.ts';
import { editAgencyMachine } from '../agencies/edit-agency.machine.ts';
import { createClient } from '../service/client.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { createProfileActors } from './create-profile.actors.ts';
import { createProfileMachine } from './create-profile.machine.ts';
import { createProfileModel } from './create-profile.model.ts';

const { paths, missed, stuck } = walkModel(createProfileModel);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(14);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "createProfileModel: withoutAgency
      addProfile → choosing
        chooseAgency → empty
          chooseCoach → comingSoon
          close → withoutAgency
          create → refused
            close → withoutAgency
            type → typed
          type → typed
            close → confirmingDiscard
              keepEditing → typed
              discard → withoutAgency
            create → owning
              openMyAgency → atMyAgency
                changeCity → changed
                  save → saved
                    reload → reloaded
                      leave → owning
                    leave → owning
                  leave → leaving
                    keepEditing → changed
                    discard → owning
              reload → owning
        chooseCoach → comingSoon
          chooseAgency → empty
          close → withoutAgency
        close → withoutAgency"
  `);
});

const entry = { ...noAgencyEntry, name: 'Court Club Example', sports: ['Tennis'], city: 'Bern' };

/** A service with at most one agency. */
function startService() {
  let agency: Record<string, unknown> | null = null;
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const schema = { POST: agencyDraft, PATCH: agencyEdit }[init?.method ?? ''];
    if (schema === undefined) return Response.json(agency);
    const { data, error } = z.safeParse(schema, JSON.parse(String(init?.body)));
    if (data !== undefined) {
      agency = { id: '1', ...agency, ...data };
      return Response.json(agency);
    }
    const detail = error?.issues.map(({ path, message }) => ({ loc: ['body', ...path], msg: message }));
    return Response.json({ detail }, { status: 422 });
  };
  return { client: createClient({ baseUrl: 'https://service.example', fetch }), agency: () => agency };
}

/** The machines without screens. */
function startFace(): Driver<typeof createProfileModel> {
  const { client, agency } = startService();
  const dialog = createActor(
    createProfileMachine.provide({ actors: createProfileActors(client, (call) => call('token')) }),
  ).start();
  let page: ActorRefFrom<typeof editAgencyMachine> | null = null;
  const settled = () => waitFor(dialog, (state) => !state.hasTag('busy'));
  const openPage = () => {
    const actors = editAgencyActors(client, (call) => call('token'));
    page = createActor(editAgencyMachine.provide({ actors }), { input: { agencyId: '1' } }).start();
  };
  const thePage = async () => {
    if (page === null) throw new Error('My Agency is not open');
    return { page, state: await waitFor(page, (state) => state.hasTag('shown') && !state.hasTag('busy')) };
  };

  const shows = async (expected: { dialog: unknown; agency?: object | null; problems?: number }) => {
    const { value, context } = await settled();
    expect({ dialog: value, problems: context.problems.length, agency: agency() }).toMatchObject(expected);
  };
  const showsPage = async (expected: { value: unknown; city: string; isUnsaved: boolean }) => {
    const { value, context } = (await thePage()).state;
    const isUnsaved = changedAgencyFields(context.saved, context.entry).length > 0;
    expect({ value, city: context.entry.city, isUnsaved }).toEqual(expected);
  };

  return {
    deeds: {
      addProfile: async () => dialog.send({ type: 'open', key: crypto.randomUUID() }),
      chooseAgency: async () => dialog.send({ type: 'choose', choice: 'Agency' }),
      chooseCoach: async () => dialog.send({ type: 'choose', choice: 'Coach' }),
      type: async () => dialog.send({ type: 'edit', entry }),
      create: async () => dialog.send({ type: 'submit', entry: dialog.getSnapshot().context.entry }),
      close: async () => dialog.send({ type: 'close' }),
      keepEditing: async () => dialog.send({ type: 'keepEditing' }),
      discard: async () => dialog.send({ type: 'discard' }),
      openMyAgency: async () => openPage(),
      async changeCity() {
        const shown = await thePage();
        shown.page.send({ type: 'edit', entry: { ...shown.state.context.entry, city: 'Biel' } });
      },
      async save() {
        const shown = await thePage();
        shown.page.send({ type: 'submit', entry: shown.state.context.entry });
      },
      leave: async () => {},
      reload: async () => openPage(),
    },
    sights: {
      withoutAgency: () => shows({ dialog: 'closed', agency: null }),
      choosing: () => shows({ dialog: { filling: 'choosing' } }),
      comingSoon: () => shows({ dialog: { filling: 'comingSoon' } }),
      empty: () => shows({ dialog: { filling: { form: 'editing' } }, problems: 0 }),
      refused: () => shows({ dialog: { filling: { form: 'refused' } }, problems: 2, agency: null }),
      typed: () => shows({ dialog: { filling: {} }, agency: null }),
      confirmingDiscard: () => shows({ dialog: 'confirmingDiscard', agency: null }),
      owning: () => shows({ dialog: 'done', agency: { name: 'Court Club Example' } }),
      atMyAgency: () => showsPage({ value: { form: 'editing' }, city: 'Bern', isUnsaved: false }),
      changed: () => showsPage({ value: { form: 'editing' }, city: 'Biel', isUnsaved: true }),
      leaving: () => showsPage({ value: { form: 'editing' }, city: 'Biel', isUnsaved: true }),
      saved: () => showsPage({ value: { form: 'saved' }, city: 'Biel', isUnsaved: false }),
      reloaded: () => showsPage({ value: { form: 'editing' }, city: 'Biel', isUnsaved: false }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
