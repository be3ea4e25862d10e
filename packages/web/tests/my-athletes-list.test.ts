import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey, type Owner } from './journey.ts';
import { pathOf } from './pages/accounts.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { readNames, readTable } from './pages/table.ts';

const test = journey();

const ada = {
  name: 'Ada Example',
  available_semester: 'Fall',
  available_year: 2027,
  gender: 'Female',
  country_of_residence: 'Brazil',
  GPA: 3.7,
  UTR: 9.5,
  ITF: 104,
  profile_url: 'https://profiles.example/ada',
  bio: 'Plays.',
  TOEFL: 0,
};
const bo = { name: 'Bo Sample', available_semester: 'Spring', available_year: 2028, UTR: 11 };
const missingOfBo = 'Missing: gender, country, GPA, SAT, TOEFL, ITF, link to profile, video, bio';

async function atMyAthletes(page: Page, origin: string, owner: Owner) {
  const own = owner.athletes;
  await own.create(ada);
  await own.create(bo);
  await signInAt(page, { url: origin }, owner, '/my-athletes');
  await page.getByText(' of 12').first().waitFor();
  return { ...myAthletesPage(page), own };
}

const names = (page: Page) => readNames(page, 'My Athletes');

test('every column can be chosen and orders; a list is narrowed', async ({ page, server, owner }) => {
  const { choose } = await atMyAthletes(page, server.url, owner);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const view = page.getByRole('region', { name: 'View' });
  for (const name of ['Gender', 'SAT', 'TOEFL', 'ITF', 'Country']) await view.getByLabel(name).check();
  await view.getByLabel('Last change').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText(' of 12').first().waitFor();
  const { columns, rows: shown } = await readTable(page, 'My Athletes');
  expect([columns, ...shown].map((cells) => cells.join(' | '))).toEqual([
    'Name | Sport | Gender | Available for | UTR | ITF | GPA | SAT | TOEFL | Country | Complete | More',
    `Bo Sample | Tennis | - | Spring 2028 | 11.00 | - | - | - | - | - | 3 of 12${missingOfBo} | `,
    'Ada Example | Tennis | Female | Fall 2027 | 9.50 | 104 | 3.7 | - | 0 | Brazil | 10 of 12Missing: SAT, video | ',
  ]);
  for (const [column, rows, order] of [
    ['Complete', ['Bo Sample', 'Ada Example'], 'least complete first'],
    ['Complete', ['Ada Example', 'Bo Sample'], 'most complete first'],
    ['UTR', ['Bo Sample', 'Ada Example'], 'UTR, highest first'],
  ] as const) {
    await page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await page.getByText(order, { exact: true }).last().waitFor();
    await expect.poll(() => names(page)).toEqual(rows);
  }

  await page.getByLabel('Term').selectOption('Fall 2027 (1)');
  await expect.poll(() => names(page)).toEqual(['Ada Example']);
  await page.getByLabel('Missing').selectOption('Missing gender (1)');
  await expect.poll(() => names(page)).toEqual(['No athlete matches.']);
  await page.getByLabel('Missing').selectOption('video_1');
  await expect.poll(() => names(page)).toEqual(['Ada Example']);
  await choose('View as visitor', 'Ada Example');
  await expect.poll(() => pathOf(page)).toMatch(/^\/athletes\//);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(['Ada Example']);
  expect(new URL(page.url()).search).toBe('?term=Fall+2027&missing=video_1&sort=-utr');
  const search = page.getByRole('searchbox', { name: 'Search my athletes' });
  for (const [typed, q] of [
    ['a', 'q=a&'],
    ['ad', 'q=ad&'],
    ['', ''],
  ] as const) {
    await search.fill(typed);
    await expect.poll(() => new URL(page.url()).search).toBe(`?${q}term=Fall+2027&missing=video_1&sort=-utr`);
  }
  for (const before of [
    '?q=ad&term=Fall+2027&missing=video_1&sort=-utr',
    '?term=Fall+2027&missing=video_1&sort=-utr',
    '?term=Fall+2027&missing=gender&sort=-utr',
    '?term=Fall+2027&sort=-utr',
    '?sort=-utr',
  ]) {
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe(before);
  }
  await expect.poll(() => names(page)).toEqual(['Bo Sample', 'Ada Example']);

  await page.goto(`${server.url}/my-athletes`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('cell', { name: `3 of 12 · ${missingOfBo}` }).waitFor();
});

test('a copy is sent by Create under another name, and taken back', async ({ page, server, owner }) => {
  const { choose, field, dialog, button, enter, own } = await atMyAthletes(page, server.url, owner);
  await choose('Duplicate', 'Ada Example');
  await dialog.getByText('Change the name: this is a copy of Ada Example.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
  expect(await field('Country of Residence').inputValue()).toBe('Brazil');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await own.names()).toEqual(['Bo Sample', 'Ada Example']);
  await choose('Duplicate', 'Ada Example');
  await button('Create').click();
  await dialog.getByText('Change the name: this is a copy of Ada Example.').waitFor();
  await enter({ 'Name*': 'Cleo Example' });
  await button('Create').click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => names(page)).toEqual(['Cleo Example', 'Bo Sample', 'Ada Example']);
  const [cleo] = await own.list();
  expect(await own.show(cleo?.id ?? '')).toMatchObject({
    ...ada,
    name: 'Cleo Example',
    country_of_residence: 'BR',
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone: Cleo Example was removed.', { exact: true }).waitFor();
  await expect.poll(() => names(page)).toEqual(['Bo Sample', 'Ada Example']);
});
