import { createProfileModel } from '@matchpoint/core/profiles/create-profile.model';
import { type Driver, drive, walkModel } from '@matchpoint/core/testing/drive';
import { pathName } from '@matchpoint/core/testing/walk';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount } from './accounts.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

test.override({ expectedComplaints: /^Failed to load resource: .* 422/ });

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

const everyone = ['Home', 'Athletes', 'Coaches', 'Agencies'];

/** A person in a real browser, with the real server. */
function person(page: Page): Driver<typeof createProfileModel> {
  const { open, choose, create, dialog, question, answer, close, save } = profilePages(page);
  const main = page.getByRole('main');
  const entries = () => shell(page).navigation.getByRole('listitem').allTextContents();

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
        entries: await entries(),
      }))
      .toEqual({ path: '/account', profiles, entries: sidebar });
  }

  async function inDialog(expected: { form: boolean; problems: readonly string[]; name?: string }) {
    await dialog.waitFor();
    await expect
      .poll(async () => ({
        form: await create.isVisible(),
        problems: (await dialog.getByRole('alert').locator('span').allTextContents()).toSorted(),
      }))
      .toEqual({ form: expected.form, problems: expected.problems });
    if (expected.name !== undefined)
      expect(await readAgencyForm(dialog)).toMatchObject({ 'Agency Name*': expected.name });
  }

  async function atMyAgency(city: string, said: readonly string[]) {
    await save.waitFor();
    await expect
      .poll(async () => ({
        path: pathOf(page),
        city: (await readAgencyForm(main))['City'],
        said: await main.getByRole('status').allTextContents(),
      }))
      .toEqual({ path: '/my-agency', city, said });
  }

  return {
    deeds: {
      addProfile: open,
      chooseAgency: () => choose('Agency'),
      chooseCoach: () => choose('Coach'),
      type: () =>
        enterAgency(dialog, { 'Agency Name': 'Model Example', City: 'Bern' }, { sports: ['Tennis'] }),
      create: () => create.click(),
      close: () => close.click(),
      keepEditing: () => answered('Keep editing'),
      async discard() {
        const asked = await question.getByRole('heading').textContent();
        await answered(asked === 'Leave without saving?' ? 'Leave' : 'Discard');
      },
      openMyAgency: () => shell(page).go('My Agency'),
      changeCity: () => enterAgency(main, { City: 'Biel' }),
      save: () => save.click(),
      async leave() {
        await profilePages(page).dropdown.click();
        await page.getByRole('menuitem', { name: 'Model Example' }).click();
      },
      reload: async () => void (await page.reload()),
    },
    sights: {
      async withoutAgency() {
        if (page.url() === 'about:blank') {
          await page.goto(`${server.url}/sign-in`);
          await accountPages(page).enterSignIn(await createAccount());
          await accountPages(page).userMenu.waitFor();
          await page.goto(`${server.url}/account`);
        }
        await atAccount([['Nothing here yet']], everyone);
      },
      choosing: () => inDialog({ form: false, problems: [] }),
      async comingSoon() {
        await inDialog({ form: false, problems: [] });
        expect(await dialog.getByRole('status').textContent()).toBe('Coming soon!');
      },
      empty: () => inDialog({ form: true, problems: [], name: '' }),
      refused: () => inDialog({ form: true, problems: ['name is required', 'sports is required'], name: '' }),
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
      owning: () => atAccount([['Model Example', 'Agency']], [...everyone, 'My Agency', 'My Athletes']),
      atMyAgency: () => atMyAgency('Bern', ['']),
      changed: () => atMyAgency('Biel', ['Unsaved changes']),
      async leaving() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe('Leave without saving?');
      },
      saved: () => atMyAgency('Biel', ['Saved: City.', '']),
      reloaded: () => atMyAgency('Biel', ['']),
    },
  };
}

const { paths } = walkModel(createProfileModel);

test('walks all paths of the model', () => {
  expect(paths).toHaveLength(14);
});

for (const path of paths) {
  test(pathName(path), async ({ page }) => {
    await drive(person(page), path);
  });
}
