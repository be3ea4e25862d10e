import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { freshAccount, linkPath, signInAt, verifyLinks } from './accounts.ts';
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
  await page.getByText('This service has no privacy notice yet.').waitFor();
});

test('the email is verified before a form opens; its link comes once by itself', async ({ page, server }) => {
  const account = freshAccount();
  const { email } = account;
  const { enterSignUp, button } = accountPages(page);
  const main = page.getByRole('main');
  const sent = `A link was sent to ${email}. Open it to verify your email, then come back here.`;
  await page.goto(server.url);
  await page.getByRole('link', { name: 'List your athletes' }).click();
  await enterSignUp(account);
  await button('Sign in').click();
  await main.getByText(sent).waitFor();
  const seen = async (path: string) => {
    await page.goto(server.url + path);
    await main.getByText(sent).waitFor();
    return [
      await main.getByRole('button', { name: /^Add$|^Create|Send/ }).allTextContents(),
      (await verifyLinks(email)).length,
    ];
  };
  const tab = await page.context().newPage();
  await tab.goto(`${server.url}/my-agency`);
  await tab.getByText(sent).waitFor();
  await tab.close();
  expect([
    await page.getByRole('dialog').count(),
    await seen('/my-athletes'),
    await seen('/account'),
    await seen('/'),
  ]).toEqual([0, [['Send it again'], 1], [['Send it again'], 1], [[], 1]]);
  await page.goto(`${server.url}/my-athletes`);
  await button('Send it again').click();
  await expect.poll(async () => (await verifyLinks(email)).length).toBe(2);
  await page.goto(server.url + (await linkPath(email, 'VERIFY_EMAIL')));
  await main.getByText(`${email} is verified.`).waitFor();
  await page.goto(`${server.url}/my-athletes`);
  await button('Create Agency profile').waitFor();
});

test('the export has everything', async ({ page, server, person }) => {
  const { button, success } = accountPages(page);
  await signInAt(page, server, person, '/account');
  await failNext(page, 'GET', '**/api/users/me/export', 'refused');
  await button('Download my data').click();
  await page.getByRole('alert').filter({ hasText: 'Not today.' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
  const kept = JSON.parse(await text(await download.createReadStream()));
  expect([download.suggestedFilename(), kept]).toMatchObject([
    'matchpoint-account.json',
    { user: { email: person.email }, agencies: [], athletes: [] },
  ]);
  await expect.poll(() => success.allTextContents()).toContain('Saved as matchpoint-account.json.');
});
