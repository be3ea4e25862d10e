import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { importPage } from './pages/import.ts';
import { focused } from './pages/shell.ts';
import { readNames } from './pages/table.ts';
import { times } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

async function openImport(page: Page) {
  const account = await createAccount();
  const id = await ownAgencies(server, account).create({ name: 'Import Example', sports: ['Tennis'] });
  await signInAt(page, server, account);
  await page.goto(`${server.url}/my-athletes`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await importPage(page).step('Choose a file').waitFor();
  return ownAthletes(server, account, id);
}

const header = 'Name,Semester,Year,GPA';
const clean = `${header}\nAda Example,Fall,2027,3.7\nBo Sample,Spring,2028,\n`;

test('a clean file goes straight to the plan, and its athletes are on My Athletes', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step, button, counts } = importPage(page);
  await choose({ name: 'roster.csv', content: clean });
  await step('What will happen').waitFor();
  expect(await counts()).toEqual(['2 new']);
  expect(await own.names()).toEqual([]);
  await button('Add 2 athletes').click();
  await step('Imported').waitFor();
  expect(await counts()).toEqual(['2 athletes added']);
  await page.getByRole('link', { name: 'See My Athletes' }).click();
  await expect.poll(() => readNames(page, 'My Athletes')).toEqual(['Bo Sample', 'Ada Example']);
});

test('cells are pasted, columns chosen, and the choice is remembered for the next file', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step, button, field, main } = importPage(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, 'Whom\tSemester\tGossip\nAda Example\tFall 2027\tnone\n');
  await step('Which column is which?').waitFor();
  await field('Whom').selectOption('Leave out');
  await button('Continue').click();
  expect(await main.getByRole('alert').textContent()).toBe(
    'No column is the Name yet. Every athlete needs it: choose its column.',
  );
  await field('Whom').selectOption('Name');
  await button('Continue').click();
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Ada Example']);

  await button('Import another file').click();
  await choose({ name: 'next.csv', content: 'Whom,Semester,Gossip\nBo Sample,Fall 2027,none\n' });
  await main.getByText(/^As chosen for the last file: “Whom” is the Name/).waitFor();
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Bo Sample', 'Ada Example']);
});

test('a cell is repaired in the grid, taken back and done again; what stays broken is left out', async ({
  page,
}) => {
  const own = await openImport(page);
  const { choose, step, button, groups, grid, counts } = importPage(page);
  await choose({
    name: 'roster.csv',
    content: `${header}\nAda Example,Fall,2027,3.75\nBo Sample,Spring,2028,9\nCleo Demo,Fall,2027,\n`,
  });
  await step('2 rows need a repair').waitFor();
  expect(await groups()).toHaveLength(2);
  await grid.focus();
  for (let column = 0; column < 3; column += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('3.8');
  await page.keyboard.press('Enter');
  await step('1 row needs a repair').waitFor();
  await button('Undo').click();
  await step('2 rows need a repair').waitFor();
  await button('Redo').click();
  await step('1 row needs a repair').waitFor();
  await button('Continue without this row').click();
  await step('What will happen').waitFor();
  expect(await counts()).toEqual(['2 new', '1 left out, with a problem']);
  await button('Add 2 athletes').click();
  await step('Imported, but not all').waitFor();
  expect(await own.names()).toEqual(['Cleo Demo', 'Ada Example']);

  const download = page.waitForEvent('download');
  await button('Download these rows').click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(
    '\uFEFFName,Semester,Year,GPA\r\nBo Sample,Spring,2028,9\r\n',
  );
});

const countries = ['GER', 'SUI', 'NED', 'CRO', 'RSA'];

/** A season's roster as a German spreadsheet writes it: Windows-1252, semicolons, decimal commas. */
function germanRoster(): { readonly content: Buffer; readonly names: readonly string[] } {
  const names = times(5000, (n) => `Zoë Müller ${n}`);
  const rows = names.map((name, n) => {
    const gpa = n % 500 === 7 ? '3,75' : `3,${n % 10}`;
    const semester = n === 11 || n === 4011 ? 'bald' : n % 2 === 0 ? 'F27' : 'Herbst 2027';
    return [name, n % 2 === 0 ? 'weiblich' : 'männlich', countries[n % 5], semester, gpa].join(';');
  });
  const text = ['Name;Geschlecht;Land;Semester;GPA', ...rows, ''].join('\r\n');
  return { content: Buffer.from(text, 'latin1'), names };
}

test('5,000 rows: groups repaired, the tab killed in the middle, and every athlete there once', async ({
  page,
}) => {
  const own = await openImport(page);
  const { content, names } = germanRoster();
  const { choose, step, button, groups, field, counts } = importPage(page);
  await choose({ name: 'herbst.csv', content });
  await step('12 rows need a repair').waitFor();
  expect((await groups()).map((text) => text.replace(/ must be .*/, ''))).toEqual([
    '10 cells in “GPA”',
    '2 cells in “Semester”',
  ]);
  await button('Change all 10').click();
  await field('New value of 10 cells').fill('3,7');
  await button('Change all').first().click();
  await step('2 rows need a repair').waitFor();
  await button('Continue without these 2 rows').click();
  await step('What will happen').waitFor();
  expect((await counts()).slice(0, 2)).toEqual(['4,998 new', '2 left out, with problems']);

  // The third batch is stored, and the tab dies before its answer.
  let batches = 0;
  const died = new Promise<void>((resolve) => {
    void page.route('**/athletes/batch', async (route) => {
      batches += 1;
      if (batches < 3) return route.fallback();
      await route.fetch();
      await page.close();
      resolve();
    });
  });
  await button('Add 4,998 athletes').click();
  await died;
  expect((await own.list()).length).toBe(3000);

  const again = await page.context().newPage();
  await again.goto(`${server.url}/my-athletes/import`);
  const opened = importPage(again);
  await opened.main.getByText('herbst.csv is not finished: 2,000 of 4,998 sent.').waitFor();
  await opened.button('Go on').click();
  await opened.step('What will happen').waitFor();
  await opened.button('Add 2,998 athletes').click();
  await opened.step('Imported, but not all').waitFor();
  const broken = new Set([names[11], names[4011]]);
  expect((await own.names()).toSorted()).toEqual(names.filter((name) => !broken.has(name)).toSorted());
  await again.close();
});

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('the keyboard alone is enough, and each step is read from its heading', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step } = importPage(page);
  await choose({ name: 'roster.csv', content: `${header},Gossip\nAda Demo,Fall,2027,3.75,none at all\n` });
  await step('Which column is which?').waitFor();
  expect(await focused(page)).toBe('h2 Which column is which?');
  await tabTo(page, 'button Continue');
  await page.keyboard.press('Enter');
  await step('1 row needs a repair').waitFor();
  expect(await focused(page)).toBe('h2 1 row needs a repair');
  await tabTo(page, 'button Change it');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3.7');
  await page.keyboard.press('Enter');
  await step('All rows can be imported').waitFor();
  expect(await focused(page)).toBe('h2 All rows can be imported');
  await tabTo(page, 'button Continue');
  await page.keyboard.press('Enter');
  await step('What will happen').waitFor();
  expect(await focused(page)).toBe('h2 What will happen');
  await tabTo(page, 'button Add 1 athlete');
  await page.keyboard.press('Enter');
  await step('Imported').waitFor();
  expect(await focused(page)).toBe('h2 Imported');
  expect(await own.names()).toEqual(['Ada Demo']);
});

test('next season: what differs is shown field by field and changed, who is missing is removed after a second yes', async ({
  page,
}) => {
  const own = await openImport(page);
  const athlete = (name: string, GPA: number) => ({
    name,
    GPA,
    available_semester: 'Fall',
    available_year: 2027,
  });
  await own.create(athlete('Ada Demo', 3.1));
  await own.create(athlete('Bo Demo', 3.2));
  await own.create(athlete('Gone Demo', 3.3));
  const { choose, step, button, counts, field, main } = importPage(page);
  await choose({
    name: 'next.csv',
    content: `${header}\nAda Demo,Fall,2027,3.9\nBo Demo,Fall,2027,3.2\nCleo Demo,Fall,2027,\n`,
  });
  await step('What will happen').waitFor();
  expect(await counts()).toEqual([
    '1 new',
    '1 there already, but different: they stay as they are',
    '1 there already',
  ]);
  await main.getByText('there already, but different').click();
  expect(await main.getByRole('table').locator('tbody tr').allInnerTexts()).toEqual([
    'Ada Demo\tGPA\t“3.1”\t“3.9”',
  ]);
  await main.getByLabel('Also change athletes that differ').check();
  await main.getByText('1 changed').waitFor();
  // The plan stays on screen while another one is made.
  expect(await focused(page)).toBe('input ');
  await field('Athletes that the file does not have').selectOption('Remove them');
  await main.getByText('1 in your list but not in the file: removed').waitFor();
  await button('Add 1 athlete, change 1 athlete, remove 1 athlete').click();
  const question = page.getByRole('alertdialog', { name: 'Remove 1 athlete?' });
  await question.getByRole('button', { name: 'Back to the plan' }).click();
  await question.waitFor({ state: 'detached' });
  await button('Add 1 athlete, change 1 athlete, remove 1 athlete').click();
  await question.getByRole('button', { name: 'Remove and import' }).click();
  await step('Imported').waitFor();
  expect(await counts()).toEqual([
    '1 athlete added',
    '1 athlete changed',
    '1 athlete removed',
    '1 there already',
  ]);
  const listed = await own.list();
  expect(listed.map(({ name }) => name).toSorted()).toEqual(['Ada Demo', 'Bo Demo', 'Cleo Demo']);
  const ada = listed.find(({ name }) => name === 'Ada Demo');
  expect(await own.show(ada?.id ?? '')).toMatchObject({ GPA: 3.9 });

  await button('Undo this import').click();
  const undo = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await undo.getByText(/^1 athlete that it added will be removed. 1 athlete will get back/).waitFor();
  await undo.getByRole('button', { name: 'Keep it' }).click();
  await button('Undo this import').click();
  await undo.getByRole('button', { name: 'Undo the import' }).click();
  await main.getByText('The import was undone: 1 athlete removed, 1 athlete put back.').waitFor();
  expect((await own.names()).toSorted()).toEqual(['Ada Demo', 'Bo Demo']);
  expect(await own.show(ada?.id ?? '')).toMatchObject({ GPA: 3.1 });
});

test('the last import is undone later, but for what was changed since', async ({ page }) => {
  const own = await openImport(page);
  const { choose, step, button, main } = importPage(page);
  await choose({ name: 'roster.csv', content: clean });
  await button('Add 2 athletes').click();
  await step('Imported').waitFor();
  const ada = (await own.list()).find(({ name }) => name === 'Ada Example');
  await own.edit(ada?.id ?? '', { bio: 'Left-handed.' });
  await page.goto(`${server.url}/my-athletes/import`);
  await main.getByText('The last import was roster.csv.').waitFor();
  await button('Undo this import').click();
  const undo = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await undo
    .getByText('1 athlete that it added will be removed. Changed since, so left alone: Ada Example.')
    .waitFor();
  await undo.getByRole('button', { name: 'Undo the import' }).click();
  await main
    .getByText('The import was undone: 1 athlete removed, 1 athlete changed since and left alone.')
    .waitFor();
  expect(await own.names()).toEqual(['Ada Example']);
});
