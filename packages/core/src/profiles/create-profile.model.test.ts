import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { agencyDraft, agencyEdit } from '../agencies/agency-draft.ts';
import { noAgencyEntry } from '../agencies/agency-form.ts';
import { editAgencyActors } from '../agencies/edit-agency.actors.ts';
import { editAgencyMachine } from '../agencies/edit-agency.machine.ts';
import { editAgencyView } from '../agencies/edit-agency.view.ts';
import { createClient } from '../client/client.ts';
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
  expect(paths).toHaveLength(20);
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
                  saveRefused → saveFailed
                    save → saved
                  saveLost → saveUnanswered
                    save → saved
                  otherSavesAddress → besideAddress
                    save → merged
                      leave → owning
                  otherSavesCity → besideCity
                    save → conflicting
                      keepMine → saved
                      takeTheirs → theirsTaken
                        leave → owning
                  leave → leaving
                    keepEditing → changed
                    discard → owning
              reload → owning
            createLost → unanswered
              create → owning
        chooseCoach → comingSoon
          chooseAgency → empty
          close → withoutAgency
        close → withoutAgency"
  `);
});

const entry = { ...noAgencyEntry, name: 'Court Club Example', sports: ['Tennis'], city: 'Bern' };

/** The fault of the next write. */
type Fault = 'refused' | 'lost';

/** A service with at most one agency, which it keeps by version and creates once. */
function startService() {
  let agency: Record<string, unknown> | null = null;
  let version = 0;
  let fault: Fault | null = null;
  const answer = () =>
    Response.json(agency, {
      headers: { ETag: `"${version}"`, 'Matchpoint-Capabilities': 'idempotency, agency-edit' },
    });
  const store = (change: object) => {
    agency = { id: '1', ...agency, ...change };
    version += 1;
  };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const schema = { POST: agencyDraft, PATCH: agencyEdit }[init?.method ?? ''];
    if (schema === undefined || (init?.method === 'POST' && agency !== null)) return answer();
    const now = fault;
    fault = null;
    if (now === 'refused') return Response.json({ detail: 'Not today.' }, { status: 403 });
    const asked = new Headers(init?.headers).get('If-Match');
    if (asked !== null && asked !== `"${version}"`)
      return Response.json({ detail: 'Changed meanwhile.' }, { status: 412 });
    const { data, error } = z.safeParse(schema, JSON.parse(String(init?.body)));
    if (data === undefined) {
      const detail = error.issues.map(({ path, message }) => ({ loc: ['body', ...path], msg: message }));
      return Response.json({ detail }, { status: 422 });
    }
    store(data);
    if (now === 'lost') throw new TypeError('Failed to fetch');
    return answer();
  };
  return {
    client: createClient({ baseUrl: 'https://service.example', fetch }),
    agency: () => agency,
    store,
    fail(next: Fault) {
      fault = next;
    },
  };
}

/** The machines without screens. */
function startFace(): Driver<typeof createProfileModel> {
  const { client, agency, store, fail } = startService();
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
  const thePage = () => {
    if (page === null) throw new Error('My Agency is not open');
    return page;
  };
  const thePageView = async () => {
    const isSettled = (view: ReturnType<typeof editAgencyView>) => !view.isBusy && view.page !== 'loading';
    return editAgencyView(await waitFor(thePage(), (state) => isSettled(editAgencyView(state))));
  };
  const create = () => dialog.send({ type: 'submit', entry: dialog.getSnapshot().context.entry });
  const save = async () => thePage().send({ type: 'submit', entry: (await thePageView()).entry });

  const shows = async (expected: Partial<ReturnType<typeof createProfileView>>, owned: string | null) => {
    expect(createProfileView(await settled())).toMatchObject(expected);
    expect(agency()?.['name'] ?? null).toBe(owned);
  };
  const showsPage = async (
    expected: Partial<ReturnType<typeof editAgencyView>>,
    city: string,
    address = '',
  ) => {
    const { entry: shown, ...view } = await thePageView();
    expect(view).toMatchObject({ page: 'form', end: null, reasons: [], isUnsaved: false, ...expected });
    expect([shown.city, shown.address]).toEqual([city, address]);
  };
  const stores = (facts: object) => expect(agency()).toMatchObject(facts);

  return {
    deeds: {
      async addProfile() {
        // The first answer shows that the service takes keys.
        await client.showMyAgency('1', { token: 'token' }).catch(() => undefined);
        dialog.send({ type: 'open', key: crypto.randomUUID(), listed: [] });
      },
      chooseAgency: async () => dialog.send({ type: 'choose', choice: 'Agency' }),
      chooseCoach: async () => dialog.send({ type: 'choose', choice: 'Coach' }),
      type: async () => dialog.send({ type: 'edit', entry }),
      create: async () => create(),
      async createLost() {
        fail('lost');
        create();
      },
      close: async () => dialog.send({ type: 'close' }),
      keepEditing: async () => dialog.send({ type: 'keepEditing' }),
      discard: async () => dialog.send({ type: 'discard' }),
      openMyAgency: async () => openPage(),
      async changeCity() {
        const { entry: shown } = await thePageView();
        thePage().send({ type: 'edit', entry: { ...shown, city: 'Biel' } });
      },
      save,
      saveRefused() {
        fail('refused');
        return save();
      },
      saveLost() {
        fail('lost');
        return save();
      },
      otherSavesAddress: async () => store({ address: '1 Court Road' }),
      otherSavesCity: async () => store({ city: 'Basel' }),
      keepMine: async () => thePage().send({ type: 'keepMine' }),
      takeTheirs: async () => thePage().send({ type: 'takeTheirs' }),
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
      unanswered: () =>
        shows(
          { page: 'form', entry, reasons: ['The service cannot be reached.'], isUnanswered: true },
          'Court Club Example',
        ),
      atMyAgency: () => showsPage({}, 'Bern'),
      changed: () => showsPage({ isUnsaved: true, status: 'Unsaved changes' }, 'Biel'),
      leaving: () => showsPage({ isUnsaved: true }, 'Biel'),
      async saveFailed() {
        await showsPage({ isUnsaved: true, reasons: ['Not today.'] }, 'Biel');
        stores({ city: 'Bern' });
      },
      async saveUnanswered() {
        const reasons = ['The service cannot be reached.'];
        await showsPage({ isUnsaved: true, reasons, isUnanswered: true }, 'Biel');
        stores({ city: 'Biel' });
      },
      async besideAddress() {
        await showsPage({ isUnsaved: true }, 'Biel');
        stores({ city: 'Bern', address: '1 Court Road' });
      },
      async besideCity() {
        await showsPage({ isUnsaved: true }, 'Biel');
        stores({ city: 'Basel' });
      },
      async merged() {
        await showsPage({ end: 'saved', savedFields: ['City'] }, 'Biel', '1 Court Road');
        stores({ city: 'Biel', address: '1 Court Road' });
      },
      async conflicting() {
        const conflicts = [{ label: 'City', mine: 'Biel', theirs: 'Basel' }];
        await showsPage({ page: 'conflict', conflicts, isUnsaved: true }, 'Biel');
        stores({ city: 'Basel' });
      },
      async theirsTaken() {
        await showsPage({}, 'Basel');
        stores({ city: 'Basel' });
      },
      async saved() {
        await showsPage({ end: 'saved', savedFields: ['City'], status: '' }, 'Biel');
        stores({ city: 'Biel' });
      },
      reloaded: () => showsPage({}, 'Biel'),
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(startFace(), path);
});
