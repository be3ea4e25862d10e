import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { agencyDraft, agencyEdit } from '../agencies/agency.ts';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import { editAgencyActors } from '../agencies/edit-agency.actors.ts';
import { editAgencyMachine } from '../agencies/edit-agency.machine.ts';
import { editAgencyView } from '../agencies/edit-agency.view.ts';
import { createClient } from '../service/client.ts';
import { type Driver, drive, walkModel } from '../testing/drive.ts';
import { describePaths, pathName } from '../testing/walk.ts';
import { createProfileActors } from './create-profile.actors.ts';
import { createProfileMachine } from './create-profile.machine.ts';
import { createProfileModel } from './create-profile.model.ts';
import { createProfileView } from './create-profile.view.ts';

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
    page = createActor(editAgencyMachine.provide({ actors })).start();
    page.send({ type: 'open', id: '1', name: '' });
  };
  const thePage = async () => {
    if (page === null) throw new Error('My Agency is not open');
    return { page, state: await waitFor(page, (state) => state.matches({ opened: 'form' })) };
  };

  const shows = async (expected: Partial<ReturnType<typeof createProfileView>>, owned: string | null) => {
    expect(createProfileView(await settled())).toMatchObject(expected);
    expect(agency()?.['name'] ?? null).toBe(owned);
  };
  const showsPage = async (expected: { end: 'saved' | null; city: string; isUnsaved: boolean }) => {
    const { end, entry, isUnsaved } = editAgencyView((await thePage()).state);
    expect({ end, city: entry.city, isUnsaved }).toEqual(expected);
  };

  return {
    deeds: {
      addProfile: async () => dialog.send({ type: 'open', key: crypto.randomUUID(), listed: [] }),
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
      withoutAgency: () => shows({ page: 'closed' }, null),
      choosing: () => shows({ page: 'choosing', choice: null }, null),
      comingSoon: () => shows({ page: 'comingSoon', choice: 'Coach' }, null),
      empty: () => shows({ page: 'form', entry: noAgencyEntry, reasons: [] }, null),
      refused: () =>
        shows(
          { page: 'form', entry: noAgencyEntry, reasons: ['name is required', 'sports is required'] },
          null,
        ),
      typed: () => shows({ page: 'form', entry, isUnsaved: true, asksToDiscard: false }, null),
      confirmingDiscard: () => shows({ page: 'form', entry, asksToDiscard: true }, null),
      owning: () => shows({ page: 'closed' }, 'Court Club Example'),
      atMyAgency: () => showsPage({ end: null, city: 'Bern', isUnsaved: false }),
      changed: () => showsPage({ end: null, city: 'Biel', isUnsaved: true }),
      leaving: () => showsPage({ end: null, city: 'Biel', isUnsaved: true }),
      saved: () => showsPage({ end: 'saved', city: 'Biel', isUnsaved: false }),
      reloaded: () => showsPage({ end: null, city: 'Biel', isUnsaved: false }),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
