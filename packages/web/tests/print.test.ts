import { expect } from 'vitest';
import { journey } from './journey.ts';
import { fullAgency, fullAthlete } from './known-server.ts';
import { readFacts } from './pages/facts.ts';
import { shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

const test = journey();

/** Each page is an object of this type (PDF 32000-1, 7.7.3). */
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

const margins = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test.for([
  [
    'the longest bio',
    'Serves left-handed, and enjoys long rallies on clay in the heat. '.repeat(80).slice(0, 5000),
  ],
  ['a word of 600 letters', 'W'.repeat(600)],
])('an athlete prints on one page of A4 and of Letter, also with %s', async ([, bio = ''], { page }) => {
  await page.route('**/api/athletes/1', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...fullAthlete, bio } });
  });
  await page.goto('/athletes/1');
  await expect.poll(() => readFacts(shell(page).card('Personal')).then(({ Bio }) => Bio)).toBe(bio.trim());
  await page
    .getByText(/ of [\d,]+ female tennis players$/)
    .nth(4)
    .waitFor();
  for (const format of ['A4', 'Letter']) {
    expect(pages(await page.pdf({ format, margin: margins })), format).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('an athlete prints with the addresses of all links, without controls', async ({ page }) => {
  const agency = { ...fullAgency, id: '7' };
  await page.route('**/api/agencies/7', (route) => route.fulfill({ json: agency }));
  await page.route('**/api/athletes/1', (route) =>
    route.fulfill({ json: { ...fullAthlete, id: '1', agency_id: '7', agency_name: agency.name } }),
  );
  await page.goto('/athletes/1');
  await page.getByRole('link', { name: 'Write to the agency' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const links = [new URL('/agencies/7', page.url()).href, fullAthlete.profile_url, fullAthlete.video_1];
  for (const address of [page.url(), ...links, agency.email, agency.phone_number]) {
    await main.getByText(address, { exact: true }).filter({ visible: true }).waitFor();
  }
  expect(await main.getByRole('button').or(main.getByRole('navigation')).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Write to the agency' }).count()).toBe(0);
});

test('a filtered list prints all its rows, and none of the controls', async ({ page }) => {
  await page.goto('/athletes?q=tiebreaker&gender=Female');
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(10);
  const count = Number.parseInt((await page.getByRole('main').getByRole('status').textContent()) ?? '', 10);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBe(count);
  expect({
    search: await page.getByRole('searchbox').isVisible(),
    navigation: await page.getByRole('navigation', { name: 'Main' }).isVisible(),
    banner: await page.getByRole('banner').isVisible(),
  }).toEqual({ search: false, navigation: false, banner: false });
});
