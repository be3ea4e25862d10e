import { expect } from 'vitest';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { fullAgency, fullAthlete } from './known-server.ts';
import { pageName, shell } from './pages/shell.ts';
import { readTable } from './pages/table.ts';

const test = journey();

const longName = 'Wolfeschlegelsteinhausen Bergerdorff-Longhorn the Younger';

test.beforeAll(async ({ server }) => {
  const [, agency = null] = await server.addAgencies([{ name: 'Bare Example' }, fullAgency]);
  await server.addAthletes([
    { name: longName, country_of_residence: 'TW' },
    { name: 'Bare Sample' },
    { ...fullAthlete, agency_id: agency },
  ]);
});

test('Home shows the newest athletes and the agencies, rows in one line', async ({ page, server }) => {
  await page.goto(server.url);
  await expect
    .poll(() => readTable(page, 'New Athletes'))
    .toEqual({
      columns: ['Name', 'Gender', 'Sport', 'Country of Residence', 'Available for', 'UTR'],
      rows: [
        ['Zoë Example', 'Female', 'Tennis', 'Brazil', 'Fall 2027', '12.25'],
        ['Bare Sample', '-', 'Tennis', '-', '-', '-'],
        [longName, '-', 'Tennis', 'Taiwan', '-', '-'],
      ],
    });
  const columns = shell(page).card('New Athletes').getByRole('columnheader');
  expect(await columns.allTextContents()).toEqual(['Name', 'Gender', 'Sport', 'Country of Residence']);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await columns.count()).toBe(6);
  await expect
    .poll(() => readTable(page, 'Agencies'))
    .toEqual({
      columns: ['Name', 'Sports', 'Location'],
      rows: [
        ['Court Club Example', 'Tennis, Soccer', 'Zürich, Switzerland'],
        ['Bare Example', '-', '-'],
      ],
    });
  const [left, right] = await Promise.all(
    ['New Athletes', 'Agencies'].map((name) => shell(page).card(name).boundingBox()),
  );
  expect(right).toMatchObject({ y: left?.y, height: left?.height });
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(await page.getByRole('contentinfo').textContent()).toContain('2022');

  // The letters of the fallback are a little wider than Inter's, which comes after the rows.
  await page.evaluate(() => document.fonts.ready);
  const tooWide = await page.getByRole('columnheader').evaluateAll((headers) =>
    headers
      .filter((header) => {
        const text = document.createRange();
        text.selectNodeContents(header);
        const { right } = header.getBoundingClientRect();
        const padding = Number.parseFloat(getComputedStyle(header).paddingInlineEnd);
        return text.getBoundingClientRect().right > right - padding;
      })
      .map((header) => header.textContent),
  );
  expect(tooWide).toEqual([]);

  const cell = page.getByRole('rowheader', { name: longName });
  const isCut = () =>
    cell.locator('a').evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const box = link.parentElement?.getBoundingClientRect();
      return text.getBoundingClientRect().right > (box?.right ?? 0);
    });
  const heights = () =>
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);
  expect({ cut: await isCut(), heights: await heights() }).toEqual({ cut: true, heights: [44] });
  await cell.hover();
  expect({ cut: await isCut(), heights: await heights() }).toEqual({ cut: false, heights: [44] });
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Find athletes' }).focus();
  while (!(await cell.locator('a').evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  expect({ cut: await isCut(), heights: await heights() }).toEqual({ cut: false, heights: [44] });
});

test('its search leads to the athletes that it finds, or to all of them', async ({ page, server }) => {
  await page.goto(server.url);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search athletes' });
  await search.waitFor();
  // The script that listens loads after the first rows.
  const press = async () => {
    await page.keyboard.press('/');
    return search.evaluate((input) => input === document.activeElement);
  };
  await expect.poll(press).toBe(true);
  await page.keyboard.type(' zoë & co ');
  await page.keyboard.press('Enter');
  await expect.poll(() => pageName(page)).toBe('Athletes');
  expect(new URL(page.url()).searchParams.get('q')).toBe('zoë & co');

  await page.goBack();
  await page.getByRole('button', { name: 'Find athletes' }).click();
  await expect.poll(() => page.url()).toBe(`${server.url}/athletes`);
});

test('its search works before the script, which keeps what was typed', async ({ page, server }) => {
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search athletes' });
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(server.url, { waitUntil: 'commit' });
  await search.pressSequentially('zoë & co');
  release();
  await page.getByRole('rowheader').first().waitFor();
  expect(await search.inputValue()).toBe('zoë & co');
  await page.keyboard.type('!');
  expect(await search.inputValue()).toBe('zoë & co!');
  await page.unrouteAll();

  await hold(page, /\/assets\/.*\.js$/);
  await page.goto(server.url, { waitUntil: 'commit' });
  await search.fill('zoë & co');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/athletes\?/, { waitUntil: 'commit' });
  expect([...new URL(page.url()).searchParams]).toEqual([['q', 'zoë & co']]);
});
