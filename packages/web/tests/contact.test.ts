import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { fullAgency } from './known-server.ts';
import { profilePages } from './pages/profiles.ts';

const test = journey({
  serverOptions: { contact: 'mailto:help@example.com' },
  expectedComplaints: /^Failed to load resource: .* 404/,
});

test('every page leads to the operator; an agency is noindex', async ({ page, server, plain, owner }) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const writes = async (name: string) => {
    await link(name).waitFor();
    const { pathname, searchParams } = new URL((await link(name).getAttribute('href')) ?? '');
    return [pathname, Object.fromEntries(searchParams)];
  };
  const [id = ''] = await server.addAthletes([{ name: 'Ada Example', agency_id: owner.agencyId }]);

  await page.goto(`${server.url}/nowhere`);
  expect(await writes('Contact')).toEqual(['help@example.com', {}]);
  expect(await writes('Tell us')).toEqual([
    'help@example.com',
    { subject: 'Page not found', body: `${server.url}/nowhere` },
  ]);
  await page.goto(`${server.url}/athletes/${id}`);
  expect(await writes('Something wrong here?')).toEqual([
    fullAgency.email,
    { cc: 'help@example.com', subject: 'Correction: Ada Example', body: `${server.url}/athletes/${id}` },
  ]);

  await signInAt(page, server, owner, '/my-agency');
  const choice = page.getByRole('checkbox', { name: 'Leave out this agency and its athletes' });
  await choice.check({ force: true });
  await profilePages(page).save.click();
  await page.getByText('Saved: Search engines.').waitFor();
  const document = await page.request.get(`${server.url}/athletes/${id}`);
  expect(await document.text()).toContain('<meta name="robots" content="noindex" />');
  await page.reload();
  await expect.poll(() => choice.isChecked()).toBe(true);

  await page.goto(`${plain.url}/athletes/${id}`);
  await link('Something wrong here?').waitFor();
  expect([await link('Contact').count(), await link('Terms').count()]).toEqual([0, 1]);
  await signInAt(page, plain, owner, '/my-agency');
  await profilePages(page).save.waitFor();
  await page.getByText('Families and coaches write to ').waitFor();
  expect(await choice.count()).toBe(0);
});

test('without an email and a contact, phone and address stand there; the help knows', async ({
  page,
  server,
  plain,
}) => {
  const [phone = '', none = ''] = await server.addAgencies([
    {
      name: 'Phone Club Example',
      phone_number: '+41 44 000',
      address: '4 Baseline Row',
      city: 'Zürich',
      country: 'CH',
    },
    { name: 'Quiet Club Example', country: 'CH' },
  ]);
  const [id = ''] = await server.addAthletes([{ name: 'Bo Example', agency_id: phone }]);
  await page.goto(`${plain.url}/athletes/${id}`);
  await page
    .getByText(
      'Something wrong here? Ask Phone Club Example, +41 44 000, 4 Baseline Row, Zürich, Switzerland',
    )
    .waitFor();
  await page.goto(`${plain.url}/agencies/${none}`);
  await page.getByText(/No email, phone number or address is given by Quiet Club Example$/).waitFor();

  const operator = page.getByRole('main').getByRole('link', { name: /operator of this site/ });
  const heading = page.getByRole('heading', { name: 'Whom to tell' });
  await page.goto(`${server.url}/help/accessibility`);
  await expect.poll(() => operator.getAttribute('href')).toBe('mailto:help@example.com');
  expect(await heading.count()).toBe(1);
  await page.goto(`${plain.url}/help/accessibility`);
  await page.getByRole('heading', { name: 'What is not' }).waitFor();
  expect([await operator.count(), await heading.count()]).toEqual([0, 0]);
});
