import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createAccount, signInAt } from './accounts.ts';
import { test } from './journey.ts';
import { shell } from './pages/shell.ts';

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

describe.each([
  ['/add', 'ADD ATHLETE'],
  ['/add-agency', 'ADD AGENCY'],
])('%s', (path, heading) => {
  test('has the fields in order, UTR only for Tennis, and sends nothing', async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: heading });
    await form.waitFor();
    expect(await shell(page).card(heading).getByRole('heading').textContent()).toBe(heading);
    expect(await labels(page)).toEqual(fields);
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
      path,
      values: before,
    });
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
    ).not.toContain('correct horse');
  });

  describe('without agencies', () => {
    test.override({ expectedComplaints: /^Failed to load resource/ });

    test('shows nothing', async ({ page }) => {
      const failed = page.waitForResponse('**/api/agencies/**');
      await page.route('**/api/agencies/**', (route) =>
        route.fulfill({ status: 500, json: { detail: 'No.' } }),
      );
      await page.goto(path);
      await failed;
      await shell(page).status.waitFor();
      expect(await page.getByRole('main').textContent()).toBe('');
    });

    test('shows the form as soon as another call is answered, long before its own next try', async ({
      page,
    }) => {
      let tries = 0;
      await page.clock.install();
      await signInAt(page, { url: inject('origin') }, await createAccount());
      await page.route('**/api/**', (route) => {
        if (route.request().url().includes('/api/agencies/')) tries += 1;
        return route.fulfill({ status: 503, json: { detail: 'Busy.' } });
      });
      await page.goto(path);
      await expect
        .poll(async () => {
          await page.clock.fastForward(15_000);
          return tries;
        })
        .toBe(5);
      // swr's sixth try would come 80 s after the fifth at the earliest; the account is asked for every 5 s.
      await page.unrouteAll();
      await page.clock.fastForward(15_000);
      await page.getByRole('form', { name: heading }).waitFor();
      await shell(page).status.waitFor({ state: 'detached' });
    });
  });
});
