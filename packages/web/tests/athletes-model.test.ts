import { fillDirectoryModel } from '@matchpoint/core/athletes/fill-directory.model';
import { type Driver, drive, walkModel } from '@matchpoint/core/testing/drive';
import { pathName } from '@matchpoint/core/testing/walk';
import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { failNext, lostText } from './fail-next.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

test.override({ expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|403|412)/ });

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

const required = { 'Name*': 'Ada Example', 'Semester*': 'Fall', 'Year*': '2027', GPA: '' };
const everything = {
  ...required,
  'Name*': 'Zoë Example',
  Gender: 'Female',
  'Country of Residence': 'Brazil',
  GPA: '3,7',
  SAT: '1480',
  TOEFL: '0',
  UTR: '12.25',
  ITF: '104',
  'Link to Profile': 'https://profiles.example/zoe',
  Video: 'http://video.example/zoe',
  Bio: 'Left-handed.\nStudies physics.',
};

/** A person in a real browser, with an agency of their own on the real server. */
function person(
  page: Page,
  agency: string,
  own: ReturnType<typeof ownAthletes>,
): Driver<typeof fillDirectoryModel> {
  const { add, dialog, question, answer, field, button, banner, enter, rowButton } = myAthletesPage(page);
  const main = page.getByRole('main');
  const said = () => main.getByRole('status').allTextContents();

  async function answered(text: string) {
    await answer(text);
    await question.waitFor({ state: 'detached' });
  }

  /** My Athletes without a dialog, with these rows and this message. */
  async function lists(names: readonly string[], news: readonly string[] = []) {
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => ({
        path: pathOf(page),
        rows: (await readTable(page, 'My Athletes')).rows.map(([name]) => name),
        said: (await said()).filter((text) => !/^\d+ athletes?$/.test(text)),
      }))
      .toEqual({ path: '/my-athletes', rows: names.length === 0 ? ['Nothing here yet'] : names, said: news });
  }

  async function inDialog(expected: { form: boolean; name?: string; errors?: readonly string[] }) {
    await dialog.waitFor();
    await expect
      .poll(async () => ({
        form: await button('Create').isVisible(),
        name: expected.name && (await field('Name*').inputValue()),
        errors: await dialog.locator('[data-error]').allTextContents(),
        banners: await banner.count(),
      }))
      .toEqual({ form: expected.form, name: expected.name, errors: expected.errors ?? [], banners: 0 });
  }

  async function theAthlete() {
    const [athlete] = await own.list();
    return own.show(athlete?.id ?? '');
  }

  async function othersSave(edit: object) {
    const [athlete] = await own.list();
    await own.edit(athlete?.id ?? '', edit);
  }

  /** The form that edits, with this GPA and banner; the service has these facts. */
  async function edits(GPA: string, banners: readonly string[], stored: object) {
    await expect
      .poll(async () => ({
        GPA: await field('GPA').inputValue(),
        bio: await field('Bio').inputValue(),
        banners: await banner.allTextContents(),
      }))
      .toEqual({ GPA, bio: '', banners });
    expect(await theAthlete()).toMatchObject(stored);
  }

  const publicRow = (name: string) =>
    expect.poll(async () =>
      (await readTable(page, 'Athletes')).rows.find((row) => row[4] === agency && row[0] === name),
    );

  return {
    actions: {
      add: () => add.click(),
      chooseTennis: async () => void (await field('Sport*').selectOption('Tennis')),
      chooseSoccer: async () => void (await field('Sport*').selectOption('Soccer')),
      typeRequired: () => enter(required),
      typeEverything: () => enter(everything),
      typeOffStep: () => enter({ GPA: '3.75' }),
      create: () => button('Create').click(),
      async createRefused() {
        await failNext(page, 'POST', '**/athletes', 'refused');
        await button('Create').click();
      },
      async createLost() {
        await failNext(page, 'POST', '**/athletes', 'lost');
        await button('Create').click();
      },
      close: () => page.keyboard.press('Escape'),
      keepEditing: () => answered('Keep editing'),
      discard: () => answered('Discard'),
      lookUp: () => shell(page).go('Athletes'),
      reload: async () => void (await page.reload()),
      edit: () => rowButton('Edit Ada Example').click(),
      typeName: async () => {
        await button('Save').waitFor();
        await enter({ 'Name*': 'Ada Sample' });
      },
      async typeGrade() {
        await button('Save').waitFor();
        await enter({ GPA: '3.9' });
      },
      save: () => button('Save').click(),
      async saveRefused() {
        await failNext(page, 'PATCH', '**/athletes/*', 'refused');
        await button('Save').click();
      },
      async saveLost() {
        await failNext(page, 'PATCH', '**/athletes/*', 'lost');
        await button('Save').click();
      },
      otherSavesBio: () => othersSave({ bio: 'Plays on clay.' }),
      otherSavesGrade: () => othersSave({ GPA: 3.2 }),
      keepMine: () => button('Save my values').click(),
      takeTheirs: () => button('Take what was saved').click(),
      remove: () => rowButton('Remove Ada Example').click(),
      keep: () => answered('Keep athlete'),
      confirm: () => answered('Remove athlete'),
    },
    sights: {
      async withoutAthletes() {
        if (pathOf(page) !== '/my-athletes') await page.goto(`${server.url}/my-athletes`);
        await dialog.waitFor({ state: 'detached' });
        await expect
          .poll(async () => (await readTable(page, 'My Athletes')).rows)
          .toEqual([['Nothing here yet']]);
      },
      async comingSoon() {
        await inDialog({ form: false });
        expect(await dialog.getByRole('status').textContent()).toBe('Coming soon');
      },
      async empty() {
        await inDialog({ form: true, name: '' });
        expect(await field('Sport*').inputValue()).toBe('Tennis');
      },
      incomplete: () =>
        inDialog({
          form: true,
          name: '',
          errors: ['Name is required', 'Semester is required', 'Year is required'],
        }),
      typed: async () => {
        await inDialogWith('Ada Example');
      },
      async setAside() {
        await inDialog({ form: false });
        expect(await dialog.getByRole('status').textContent()).toBe('Coming soon');
      },
      offStep: () => inDialogWith('Ada Example'),
      corrected: () => inDialog({ form: true, name: 'Ada Example', errors: ['GPA must be in steps of 0.1'] }),
      async confirmingDiscard() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe('Discard what you typed?');
      },
      fullTyped: () => inDialogWith('Zoë Example'),
      listed: () => lists(['Ada Example'], ['Ada Example was added.']),
      kept: async () => {
        await dialog.waitFor({ state: 'detached' });
        await rowButton('Edit Ada Example').waitFor();
        await expect
          .poll(async () => (await readTable(page, 'My Athletes')).rows.map(([name]) => name))
          .toEqual(['Ada Example']);
      },
      fullListed: () => lists(['Zoë Example'], ['Zoë Example was added.']),
      public: () =>
        publicRow('Ada Example').toEqual(['Ada Example', '-', 'Tennis', 'Fall 2027', agency, '-', '-', '-']),
      async fullPublic() {
        await publicRow('Zoë Example').toEqual([
          'Zoë Example',
          'Female',
          'Tennis',
          'Fall 2027',
          agency,
          '3.7',
          '1480',
          '0',
        ]);
        await page
          .getByRole('row')
          .filter({ hasText: agency })
          .getByRole('link', { name: 'Zoë Example' })
          .click();
        await expect
          .poll(() => readFacts(shell(page).card('Personal')))
          .toEqual({
            Gender: 'Female',
            'Country of Residence': 'Brazil',
            Bio: 'Left-handed.\nStudies physics.',
          });
      },
      async editing() {
        await button('Save').waitFor();
        expect(await field('Name*').inputValue()).toBe('Ada Example');
      },
      async renaming() {
        expect(await field('Name*').inputValue()).toBe('Ada Sample');
      },
      renamed: () => lists(['Ada Sample'], ['Ada Sample was saved.']),
      refused: () => inDialogWith('Ada Example', ['Not today.']),
      unanswered: () => inDialogWith('Ada Example', [lostText]),
      grading: () => edits('3.9', [], { GPA: null }),
      gradeRefused: () => edits('3.9', ['Not today.'], { GPA: null }),
      gradeUnanswered: () => edits('3.9', [lostText], { GPA: 3.9 }),
      besideBio: () => edits('3.9', [], { GPA: null, bio: 'Plays on clay.' }),
      besideGrade: () => edits('3.9', [], { GPA: 3.2 }),
      async conflicting() {
        await button('Save my values').waitFor();
        expect(await dialog.getByRole('table').locator('tbody tr').allInnerTexts()).toEqual([
          'GPA\t3.9\t3.2',
        ]);
        expect(await theAthlete()).toMatchObject({ GPA: 3.2 });
      },
      theirsTaken: () => edits('3.2', [], { GPA: 3.2 }),
      async graded() {
        await lists(['Ada Example'], ['Ada Example was saved.']);
        expect(await theAthlete()).toMatchObject({ name: 'Ada Example', GPA: 3.9, bio: null });
      },
      async merged() {
        await lists(['Ada Example'], ['Ada Example was saved.']);
        expect(await theAthlete()).toMatchObject({ GPA: 3.9, bio: 'Plays on clay.' });
      },
      async removing() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe('Remove Ada Example?');
      },
    },
  };

  /** The form with what was typed, whatever problems were shown before. */
  async function inDialogWith(name: string, banners: readonly string[] = []) {
    await dialog.waitFor();
    await expect
      .poll(async () => ({
        form: await button('Create').isVisible(),
        name: await field('Name*').inputValue(),
        banners: await banner.allTextContents(),
      }))
      .toEqual({ form: true, name, banners });
  }
}

const { paths } = walkModel(fillDirectoryModel);

test('walks all paths of the model', () => {
  expect(paths).toHaveLength(22);
});

for (const [index, path] of paths.entries()) {
  test(pathName(path), async ({ page }) => {
    const account = await createAccount();
    const agency = `Model Example ${index}`;
    const id = await ownAgencies(server, account).create({ name: agency, sports: ['Tennis'] });
    await signInAt(page, server, account);
    await drive(person(page, agency, ownAthletes(server, account, id)), path);
  });
}
