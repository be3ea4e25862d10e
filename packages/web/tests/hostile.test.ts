import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { readFacts } from './pages/facts.ts';
import { overflowing, shell } from './pages/shell.ts';
import { readNames } from './pages/table.ts';

const test = journey();

const markup = '<img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>';
const athlete = {
  id: '1"><script>document.title="ran"</script>',
  name: markup,
  gender: '<b>F</b>',
  sport: 'Tennis',
  country_of_residence: 'javascript:alert(1)',
  bio: `${'A long word '.repeat(200)}${'x'.repeat(2600)}`,
  agency_id: '../../?x=<i>',
  agency_name: 'مثال وكالة \u202Eoverride 👩🏽‍🎤 '.repeat(6),
  profile_url: 'javascript:document.title="ran"',
  video_1: 'data:text/html,<script>document.title="ran"</script>',
  available_semester: '<i>Fall</i>',
  available_year: 2027,
};
const agency = {
  id: '../../?x=<i>',
  name: markup,
  sports: [markup],
  country: 'DE',
  email: 'javascript:alert(1)',
  phone_number: 'javascript:alert(1)',
};

/** Answers lists and entries of a path with this one entry. */
async function answerWith(page: Page, path: string, entry: object): Promise<void> {
  await page.route(`**${path}**`, (route) => {
    const isList = new URL(route.request().url()).pathname === path;
    return route.fulfill(isList ? { json: [entry], headers: { 'X-Total-Count': '1' } } : { json: entry });
  });
}

test('what a service sends is shown as text and runs nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = await page.goto('/coaches');
  expect(answer?.headers()['content-security-policy']).toContain(
    "trusted-types matchpoint; require-trusted-types-for 'script'",
  );
  await answerWith(page, '/api/athletes/', athlete);
  await answerWith(page, '/api/agencies/', agency);
  const { card, heading } = shell(page);
  const list = page.getByRole('table');
  for (const [path, list] of [
    ['/', 'New Athletes'],
    ['/agencies', 'Agencies'],
    ['/athletes', 'Athletes'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => readNames(page, list)).toEqual([markup]);
    expect(await overflowing(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 640 });
  const lines = (links: Element[]) => links.map((link) => link.getBoundingClientRect().height / 20);
  await expect.poll(() => list.getByRole('link').evaluateAll(lines)).toEqual([2, 2]);
  await page.getByRole('link', { name: markup }).click();
  await expect.poll(() => heading.textContent()).toBe(markup);
  expect(await readFacts(page.getByRole('main'))).toMatchObject({
    Gender: '<b>F</b>',
    'Country of Residence': '-',
    Bio: athlete.bio,
    Agency: athlete.agency_name.trim(),
    'External profile link': athlete.profile_url,
    'Video link': athlete.video_1,
  });
  const links = page.getByRole('definition').getByRole('link');
  expect(await links.allInnerTexts()).toEqual(Array(2).fill(athlete.agency_name.trim()));
  expect(await overflowing(page)).toEqual([]);
  await links.first().click();
  await expect
    .poll(() => readFacts(card('Contact')))
    .toEqual({ Email: agency.email, Phone: agency.phone_number });
  expect(await card('Contact').getByRole('link').count()).toBe(0);
  expect(await page.title()).toBe(`${markup} · Matchpoint`);
});
