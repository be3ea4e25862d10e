import { fillDirectoryModel } from '@matchpoint/core/athletes/forms/fill-directory.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { ownAgencies, ownAthletes } from '@matchpoint/server/testing/calls';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { failNext, lostText } from './fail-next.ts';
import { journey } from './journey.ts';
import { pathOf } from './pages/accounts.ts';
import { readFacts } from './pages/facts.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames, readTable } from './pages/table.ts';

const test = journey({
  serverOptions: { consent: 'hide', offered: ['hidden'] },
  expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|403|404|412|422)/,
});

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
function agencyPerson(
  page: Page,
  agency: string,
  own: ReturnType<typeof ownAthletes>,
): Driver<typeof fillDirectoryModel> {
  const { add, dialog, question, answer, field, button, banner, choose, enter, rowButton } =
    myAthletesPage(page);
  const main = page.getByRole('main');
  const said = () => main.getByRole('status').allTextContents();
  let name = 'Ada Example';
  /** What the service has of the athlete. */
  let stored: { GPA: number | null; bio: string | null } = { GPA: null, bio: null };
  /** The bio in the form: as it was when the form was opened. */
  let shownBio = '';
  let mine = 3.9;

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

  /** The form that adds, with this name; whatever problems were shown before, unless they are given. */
  async function inDialog(
    name: string,
    expected: { errors?: readonly string[]; banners?: readonly string[] } = {},
  ) {
    await dialog.waitFor();
    await expect
      .poll(async () => ({
        form: await button('Create').isVisible(),
        name: await field('Name*').inputValue(),
        errors: await dialog.locator('[data-part=error-text]').allTextContents(),
        banners: await banner.allTextContents(),
      }))
      .toMatchObject({ form: true, name, banners: [], ...expected });
  }

  async function comingSoon() {
    await dialog.getByRole('status').getByText('Coming soon', { exact: true }).waitFor();
    expect([await button('Create').count(), await banner.count()]).toEqual([0, 0]);
  }

  async function theAthlete() {
    const [athlete] = await own.list();
    return own.show(athlete?.id ?? '');
  }

  async function othersSave(edit: Partial<typeof stored>) {
    const [athlete] = await own.list();
    await own.edit(athlete?.id ?? '', edit);
    stored = { ...stored, ...edit };
  }

  /** The form that edits, with this GPA and banner. */
  const inForm = (GPA: number, banners: readonly string[]) =>
    expect
      .poll(async () => ({
        GPA: await field('GPA').inputValue(),
        bio: await field('Bio').inputValue(),
        banners: await banner.allTextContents(),
      }))
      .toEqual({ GPA: String(GPA), bio: shownBio, banners });

  /** The same; the service has what is `stored`. */
  async function edits(GPA: number, banners: readonly string[]) {
    await inForm(GPA, banners);
    expect(await theAthlete()).toMatchObject(stored);
  }

  async function confirmsDiscard() {
    await question.waitFor();
    expect(await question.getByRole('heading').textContent()).toBe('Discard what you typed?');
  }

  async function saved() {
    await lists([name], [`${name} was saved.`]);
    await expect.poll(() => focused(page)).toBe(`button Edit ${name}`);
    expect(await theAthlete()).toMatchObject({ name, ...stored });
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
      // A second click adds no second athlete.
      create: () => button('Create').dblclick(),
      async createRefused() {
        await failNext(page, 'POST', '**/athletes', [
          { loc: ['body', 'GPA'], msg: 'is not what it was' },
          { msg: 'Not today.' },
        ]);
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
      edit: () => rowButton(`Edit ${name}`).click(),
      typeName: async () => {
        await button('Save').waitFor();
        await enter({ 'Name*': 'Ada Sample' });
      },
      async typeGrade() {
        await button('Save').waitFor();
        mine = stored.GPA === 3.9 ? 3.8 : 3.9;
        await enter({ GPA: String(mine) });
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
      otherSavesGrade: () => othersSave({ GPA: stored.GPA === 3.2 ? 3.3 : 3.2 }),
      async otherRemoves() {
        const [athlete] = await own.list();
        await own.remove(athlete?.id ?? '');
      },
      keepMine: () => button('Save my values').click(),
      takeTheirs: () => button('Take what was saved').click(),
      hide: () => choose('Hide', name),
      list: () => choose('List', name),
      remove: () => choose('Remove', name),
      keep: () => answered('Keep athlete'),
      async confirm() {
        await answered('Remove athlete');
        await expect.poll(said).toContain(`${name} was removed.`);
        await main.getByRole('button', { name: 'Undo', exact: true }).waitFor();
        await main.getByRole('button', { name: 'Dismiss' }).click();
      },
    },
    sights: {
      async withoutAthletes() {
        await dialog.waitFor({ state: 'detached' });
        await expect
          .poll(async () => (await readTable(page, 'My Athletes')).rows)
          .toEqual([['Nothing here yet']]);
      },
      comingSoon,
      async empty() {
        await inDialog('', { errors: [] });
        expect(await field('Sport*').inputValue()).toBe('Tennis');
      },
      async incomplete() {
        await inDialog('', { errors: ['Name is required', 'Semester is required', 'Year is required'] });
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
      },
      typed: () => inDialog('Ada Example'),
      setAside: comingSoon,
      offStep: () => inDialog('Ada Example'),
      corrected: () => inDialog('Ada Example', { errors: ['GPA must be in steps of 0.1'] }),
      confirmingDiscard: confirmsDiscard,
      fullTyped: () => inDialog('Zoë Example'),
      async listed() {
        name = 'Ada Example';
        stored = { GPA: null, bio: null };
        await lists([name], ['Ada Example was added.']);
        await expect.poll(() => focused(page)).toBe('button Add');
        expect(await own.names()).toEqual([name]);
      },
      kept: async () => {
        await dialog.waitFor({ state: 'detached' });
        await rowButton(`Edit ${name}`).waitFor();
        await expect.poll(() => readNames(page, 'My Athletes')).toEqual([name]);
      },
      async hidden() {
        await lists([`${name}Hidden`], [`${name} is hidden.`, '1 athlete, 1 hidden']);
        const [athlete] = await own.list();
        expect(
          (await page.request.get(`${new URL(page.url()).origin}/athletes/${athlete?.id}`)).status(),
        ).toBe(404);
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
          .poll(() => readFacts(page.getByRole('main')))
          .toMatchObject({
            Gender: 'Female',
            'Country of Residence': 'Brazil',
            Bio: 'Left-handed.\nStudies physics.',
          });
      },
      async editing() {
        await button('Save').waitFor();
        expect(await field('Name*').inputValue()).toBe(name);
        shownBio = stored.bio ?? '';
      },
      async renaming() {
        expect(await field('Name*').inputValue()).toBe('Ada Sample');
      },
      async renamed() {
        name = 'Ada Sample';
        await saved();
      },
      async refused() {
        await expect
          .poll(async () => ({
            name: await field('Name*').inputValue(),
            banner: await banner.locator('span').allTextContents(),
            field: await dialog.locator('[data-part=error-text]').allTextContents(),
          }))
          .toEqual({
            name: 'Ada Example',
            banner: ['GPA is not what it was', 'Not today.'],
            field: ['GPA is not what it was'],
          });
      },
      unanswered: () => inDialog('Ada Example', { banners: [lostText] }),
      grading: () => edits(mine, []),
      gradeRefused: () => edits(mine, ['Not today.']),
      async gradeUnanswered() {
        stored = { ...stored, GPA: mine };
        await edits(mine, [lostText]);
      },
      besideBio: () => edits(mine, []),
      besideGrade: () => edits(mine, []),
      besideNothing: () => inForm(mine, []),
      async gone() {
        await inForm(mine, [
          `You can no longer edit ${name}: the athlete was removed, or you from the agency.`,
        ]);
        expect(await own.list()).toEqual([]);
      },
      discarding: confirmsDiscard,
      async conflicting() {
        await button('Save my values').waitFor();
        expect(await dialog.getByRole('table').locator('tbody tr').allInnerTexts()).toEqual([
          `GPA\t${mine}\t${stored.GPA}`,
        ]);
        expect(await theAthlete()).toMatchObject(stored);
      },
      theirsTaken: () => edits(stored.GPA ?? 0, []),
      async graded() {
        stored = { ...stored, GPA: mine };
        await saved();
      },
      async merged() {
        stored = { ...stored, GPA: mine };
        await saved();
      },
      async removing() {
        await question.waitFor();
        expect(await question.getByRole('heading').textContent()).toBe(`Remove ${name}?`);
      },
    },
  };
}

for (const [index, way] of waysThrough(fillDirectoryModel).entries()) {
  test(wayName(way), { timeout: 300_000 }, async ({ page, server, person }) => {
    const agency = `Model Example ${index}`;
    const id = await ownAgencies(server, person).create({ name: agency, sports: ['Tennis'] });
    // The public list is loaded before the first athlete is added, and shows it nevertheless.
    await signInAt(page, server, person, '/athletes');
    await shell(page).go('My Athletes');
    await drive(agencyPerson(page, agency, ownAthletes(server, person, id)), way);
  });
}
