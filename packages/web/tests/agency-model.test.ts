import { createProfileModel } from '@matchpoint/core/profiles/create-profile.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { ownAgencies } from '@matchpoint/server/testing/calls';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { failNext } from './fail-next.ts';
import { journey } from './journey.ts';
import { pathOf } from './pages/accounts.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { focused, shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|403|412|422)/ });

const everyone = ['Home', 'Athletes', 'Coaches', 'Agencies', 'Board'];

/** A person in a real browser, with the real server. */
function user(page: Page, own: ReturnType<typeof ownAgencies>): Driver<typeof createProfileModel> {
  const { open, choose, create, dialog, question, answer, close, save } = profilePages(page);
  const main = page.getByRole('main');
  /** What the service has, and what the form shows. */
  let stored = { city: 'Bern' };
  let typed = '';

  async function answered(text: string) {
    await answer(text);
    await question.waitFor({ state: 'detached' });
  }

  /** Account, with this dialog or none. */
  async function atAccount(profiles: readonly string[][], sidebar: readonly string[]) {
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => ({
        path: pathOf(page),
        profiles: (await readTable(page, 'My Profiles')).rows,
        entries: await shell(page).entries(),
      }))
      .toEqual({ path: '/account', profiles, entries: sidebar });
  }

  async function inDialog(expected: { form: boolean; problems: readonly string[]; name?: string }) {
    await dialog.waitFor();
    await expect
      .poll(async () => ({
        form: await create.isVisible(),
        problems: await dialog.locator('[role=alert] span, [data-part=error-text]').allTextContents(),
      }))
      .toEqual({ form: expected.form, problems: expected.problems });
    if (expected.name !== undefined)
      expect(await readAgencyForm(dialog)).toMatchObject({ 'Agency Name*': expected.name });
  }

  async function atMyAgency(city: string, said: readonly string[], banners: readonly string[] = []) {
    await save.waitFor();
    await expect
      .poll(async () => {
        const { City } = await readAgencyForm(main);
        return {
          path: pathOf(page),
          City,
          said: await main.getByRole('status').allTextContents(),
          banners: await main.getByRole('alert').allTextContents(),
        };
      })
      .toEqual({ path: '/my-agency', City: city, said, banners });
    const [{ id = '' } = {}] = await own.list();
    expect(await own.show(id)).toMatchObject(stored);
  }

  return {
    actions: {
      addProfile: open,
      chooseAgency: () => choose('Agency'),
      chooseCoach: () => choose('Coach'),
      type: () =>
        enterAgency(dialog, { 'Agency Name': 'Model Example', City: 'Bern' }, { sports: ['Tennis'] }),
      // A second click creates no second agency.
      create: () => create.dblclick(),
      close: () => close.click(),
      keepEditing: () => answered('Keep editing'),
      async discard() {
        const asked = await question.getByRole('heading').textContent();
        await answered(asked === 'Leave without saving?' ? 'Leave' : 'Discard');
      },
      openMyAgency: () => shell(page).go('My Agency'),
      changeCity() {
        typed = stored.city === 'Biel' ? 'Zug' : 'Biel';
        return enterAgency(main, { City: typed });
      },
      save: () => save.click(),
      async saveRefused() {
        await failNext(page, 'PATCH', '**/api/users/me/agencies/*', 'refused');
        await save.click();
      },
      async otherSavesCity() {
        stored = { city: stored.city === 'Basel' ? 'Genf' : 'Basel' };
        const [{ id = '' } = {}] = await own.list();
        await own.edit(id, stored);
      },
      takeTheirs: () => main.getByRole('button', { name: 'Take what was saved' }).click(),
      async leave() {
        await profilePages(page).dropdown.click();
        await page.getByRole('menuitem', { name: 'Model Example' }).click();
      },
      reload: async () => void (await page.reload()),
    },
    sights: {
      withoutAgency: () => atAccount([['Nothing here yet']], everyone),
      choosing: () => inDialog({ form: false, problems: [] }),
      async comingSoon() {
        await inDialog({ form: false, problems: [] });
        expect(await dialog.getByRole('status').textContent()).toBe('Coming soon!');
      },
      empty: () => inDialog({ form: true, problems: [], name: '' }),
      refused: () =>
        inDialog({
          form: true,
          problems: ['Agency Name is required', 'Choose at least one sport'],
          name: '',
        }),
      async typed() {
        await dialog.waitFor();
        expect(await readAgencyForm(dialog)).toMatchObject({
          'Agency Name*': 'Model Example',
          City: 'Bern',
          'Supported Sports*': 'Tennis',
        });
      },
      async confirmingDiscard() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe('Discard what you typed?');
      },
      async owning() {
        await atAccount([['Model Example', 'Agency', 'Active']], [...everyone, 'My Agency', 'My Athletes']);
        expect(await own.names()).toEqual(['Model Example']);
      },
      atMyAgency: () => atMyAgency(stored.city, ['']),
      changed: () => atMyAgency(typed, ['Unsaved changes']),
      async leaving() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe('Leave without saving?');
      },
      saveFailed: () => atMyAgency(typed, ['Unsaved changes'], ['Not today.']),
      besideCity: () => atMyAgency(typed, ['Unsaved changes']),
      async conflicting() {
        await main.getByRole('button', { name: 'Save my values' }).waitFor();
        const rows = main.getByRole('table').locator('tbody tr');
        expect(await rows.allInnerTexts()).toEqual([`City\t${typed}\t${stored.city}`]);
      },
      async theirsTaken() {
        await atMyAgency(stored.city, ['']);
        expect(await focused(page)).toMatch(/^form Agency Details/);
      },
      async saved() {
        stored.city = typed;
        await atMyAgency(typed, ['Saved: City.', '']);
      },
      reloaded: () => atMyAgency(stored.city, ['']),
    },
  };
}

for (const way of waysThrough(createProfileModel)) {
  test(wayName(way), { timeout: 300_000 }, async ({ page, server, person }) => {
    await signInAt(page, server, person, '/account');
    await drive(user(page, ownAgencies(server, person)), way);
  });
}
