import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { failNext } from './fail-next.ts';
import { journey } from './journey.ts';
import { accountPages } from './pages/accounts.ts';
import { shell } from './pages/shell.ts';

const terms = '# Our terms\n\nBe *fair* &amp; [ask us](mailto:us@example.com). <b>Now</b>';

/** A service with terms, which wants verified emails. */
const test = journey({
  serverOptions: { verifiedOnly: true, texts: { terms } },
  expectedComplaints: /^Failed to load resource/,
});

test('Sign up links to the texts that there are, and the pages show them', async ({ page, server }) => {
  await page.goto(`${server.url}/sign-up`);
  const link = page.getByRole('link', { name: 'Terms and conditions (opens in a new tab)' });
  expect(await link.getAttribute('href')).toBe('/terms');
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Privacy/ })
      .count(),
  ).toBe(0);
  await page.goto(`${server.url}/terms`);
  const { heading } = shell(page);
  await page.getByRole('heading', { level: 2, name: 'Our terms' }).waitFor();
  const said = page.getByRole('paragraph').filter({ hasText: 'Be' });
  expect([await heading.textContent(), await said.textContent()]).toEqual([
    'Terms',
    'Be fair & ask us. <b>Now</b>',
  ]);
  expect(await said.locator('em').textContent()).toBe('fair');
  expect(await said.getByRole('link', { name: 'ask us' }).getAttribute('href')).toBe('mailto:us@example.com');
  await page.goto(`${server.url}/privacy`);
  await page.getByText('The operator of this service has published nothing about privacy.').waitFor();
});

test('own pages ask for a verified email; the export has everything', async ({ page, server, person }) => {
  const { button, success } = accountPages(page);
  await signInAt(page, server, person, '/my-athletes');
  await page.getByText('Verify your email in My Account before you change anything here.').waitFor();
  await page.goto(`${server.url}/account`);
  await page
    .getByText(
      'Your email is not verified: verify it before you change anything. Invitations to agencies are shown once it is.',
    )
    .waitFor();

  await failNext(page, 'GET', '**/api/users/me/export', 'refused');
  await button('Download my data').click();
  await page.getByRole('alert').filter({ hasText: 'Not today.' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
  const kept = JSON.parse(await text(await download.createReadStream()));
  expect([download.suggestedFilename(), kept]).toMatchObject([
    'matchpoint-account.json',
    { user: { email: person.email }, agencies: [], athletes: [] },
  ]);
  await expect.poll(() => success.allTextContents()).toEqual(['Saved as matchpoint-account.json.']);
});
