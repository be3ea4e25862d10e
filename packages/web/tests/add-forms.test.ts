import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { shell } from './pages/shell.ts';

const test = journey();

const fields = [
  'Name*',
  'Gender*',
  'Country',
  'Semester*',
  'Year*',
  'Agency*',
  'Agency profile link',
  'GPA',
  'SAT',
  'TOEFL',
  'Sport*',
  'Video',
  'Bio',
  'Password',
];
const labels = (page: Page) => page.getByRole('form').locator('label').allTextContents();
const values = (page: Page) =>
  page
    .getByRole('form')
    .locator('input, select, textarea')
    .evaluateAll((controls) => controls.map((control) => 'value' in control && control.value));

test('the two forms have the same fields, UTR only for Tennis, and send nothing', async ({ page }) => {
  await page.goto('/add-agency');
  await page.getByRole('form', { name: 'ADD AGENCY' }).waitFor();
  expect([await shell(page).card('ADD AGENCY').count(), await labels(page)]).toEqual([1, fields]);

  await page.goto('/add');
  const form = page.getByRole('form', { name: 'ADD ATHLETE' });
  await form.waitFor();
  expect([await shell(page).card('ADD ATHLETE').count(), await labels(page)]).toEqual([1, fields]);
  expect(await form.getByLabel('Bio').getAttribute('rows')).toBe('3');
  await form.getByLabel('Sport*').selectOption('Soccer');
  expect(await form.getByLabel('UTR').count()).toBe(0);
  await form.getByLabel('Sport*').selectOption('Tennis');
  await form.getByLabel('UTR').fill('12.25');
  expect(await labels(page)).toEqual([...fields.slice(0, -1), 'UTR', 'Password']);

  await form.getByLabel('Name*').fill('Ada Example');
  await form.getByLabel('Agency*').selectOption({ index: 1 });
  await form.getByLabel('Password', { exact: true }).fill('correct horse');
  const before = await values(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByLabel('Name*').press('Enter');
  expect({ requests, path: new URL(page.url()).pathname, values: await values(page) }).toEqual({
    requests: [],
    path: '/add',
    values: before,
  });
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain('correct horse');
});
