import { createProfileModel } from '@matchpoint/core/profiles/create-profile.model';
import { type Driver, drive, walkModel } from '@matchpoint/core/testing/drive';
import { pathName } from '@matchpoint/core/testing/walk';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount, type SignedUp } from './accounts.ts';
import { failNext, lostText } from './fail-next.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { accountPages, pathOf } from './pages/accounts.ts';
import { enterAgency, profilePages, readAgencyForm } from './pages/profiles.ts';
import { shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

test.override({ expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|403|412|422)/ });

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

const everyone = ['Home', 'Athletes', 'Coaches', 'Agencies', 'Board'];

/** A person in a real browser, with the real server. */
function person(page: Page, account: SignedUp): Driver<typeof createProfileModel> {
  const { open, choose, create, dialog, question, answer, close, save } = profilePages(page);
  const main = page.getByRole('main');
  const own = ownAgencies(server, account);
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

  async function atMyAgency(
    city: string,
    said: readonly string[],
    { address = '', banners = [] }: { address?: string; banners?: readonly string[] } = {},
  ) {
    await save.waitFor();
    await expect
      .poll(async () => {
        const form = await readAgencyForm(main);
        return {
          path: pathOf(page),
          form: [form['City'], form['Address']],
          said: await main.getByRole('status').allTextContents(),
          banners: await main.getByRole('alert').allTextContents(),
        };
      })
      .toEqual({ path: '/my-agency', form: [city, address], said, banners });
  }

  /** The agency as the service has it. */
  async function stores(facts: object) {
    const [id = ''] = await own.ids();
    expect(await own.show(id)).toMatchObject(facts);
  }

  async function othersSave(edit: object) {
    const [id = ''] = await own.ids();
    await own.edit(id, edit);
  }

  return {
    actions: {
      addProfile: open,
      chooseAgency: () => choose('Agency'),
      chooseCoach: () => choose('Coach'),
      type: () =>
        enterAgency(dialog, { 'Agency Name': 'Model Example', City: 'Bern' }, { sports: ['Tennis'] }),
      create: () => create.click(),
      async createLost() {
        await failNext(page, 'POST', '**/api/users/me/agencies', 'lost');
        await create.click();
      },
      close: () => close.click(),
      keepEditing: () => answered('Keep editing'),
      async discard() {
        const asked = await question.getByRole('heading').textContent();
        await answered(asked === 'Leave without saving?' ? 'Leave' : 'Discard');
      },
      openMyAgency: () => shell(page).go('My Agency'),
      changeCity: () => enterAgency(main, { City: 'Biel' }),
      save: () => save.click(),
      async saveRefused() {
        await failNext(page, 'PATCH', '**/api/users/me/agencies/*', 'refused');
        await save.click();
      },
      async saveLost() {
        await failNext(page, 'PATCH', '**/api/users/me/agencies/*', 'lost');
        await save.click();
      },
      otherSavesAddress: () => othersSave({ address: '1 Court Road' }),
      otherSavesCity: () => othersSave({ city: 'Basel' }),
      keepMine: () => main.getByRole('button', { name: 'Save my values' }).click(),
      takeTheirs: () => main.getByRole('button', { name: 'Take what was saved' }).click(),
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
          await accountPages(page).enterSignIn(account);
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
      owning: () =>
        atAccount([['Model Example', 'Agency', 'Active']], [...everyone, 'My Agency', 'My Athletes']),
      atMyAgency: () => atMyAgency('Bern', ['']),
      changed: () => atMyAgency('Biel', ['Unsaved changes']),
      async leaving() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe('Leave without saving?');
      },
      async unanswered() {
        await dialog.waitFor();
        await expect.poll(() => dialog.getByRole('alert').allTextContents()).toEqual([lostText]);
        expect(await readAgencyForm(dialog)).toMatchObject({ 'Agency Name*': 'Model Example', City: 'Bern' });
        expect(await own.names()).toEqual(['Model Example']);
      },
      async saveFailed() {
        await atMyAgency('Biel', ['Unsaved changes'], { banners: ['Not today.'] });
        await stores({ city: 'Bern' });
      },
      async saveUnanswered() {
        await atMyAgency('Biel', ['Unsaved changes'], { banners: [lostText] });
        await stores({ city: 'Biel' });
      },
      async besideAddress() {
        await atMyAgency('Biel', ['Unsaved changes']);
        await stores({ city: 'Bern', address: '1 Court Road' });
      },
      async besideCity() {
        await atMyAgency('Biel', ['Unsaved changes']);
        await stores({ city: 'Basel' });
      },
      async merged() {
        await atMyAgency('Biel', ['Saved: City.', ''], { address: '1 Court Road' });
        await stores({ city: 'Biel', address: '1 Court Road' });
      },
      async conflicting() {
        await main.getByRole('button', { name: 'Save my values' }).waitFor();
        const rows = main.getByRole('table').locator('tbody tr');
        expect(await rows.allInnerTexts()).toEqual(['City\tBiel\tBasel']);
        await stores({ city: 'Basel' });
      },
      async theirsTaken() {
        await atMyAgency('Basel', ['']);
        await stores({ city: 'Basel' });
      },
      async saved() {
        await atMyAgency('Biel', ['Saved: City.', '']);
        await stores({ city: 'Biel' });
      },
      reloaded: () => atMyAgency('Biel', ['']),
    },
  };
}

const { paths } = walkModel(createProfileModel);

test('walks all paths of the model', () => {
  expect(paths).toHaveLength(20);
});

for (const path of paths) {
  test(pathName(path), async ({ page }) => {
    await drive(person(page, await createAccount()), path);
  });
}
