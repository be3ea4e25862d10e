import { anAthlete } from '@matchpoint/core/testing/builders';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { fullAthlete } from './known-server.ts';
import { storeBoard } from './pages/board.ts';

const test = journey();

/** Lines that are seen, and whether the first letter stands at the right edge. */
const looks = (name: Locator) =>
  name.evaluate((element) => {
    const { height, right } = element.getBoundingClientRect();
    const first = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    first.setStart(text, 0);
    first.setEnd(text, 1);
    return {
      lines: Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight)),
      beginsRight: Math.abs(first.getBoundingClientRect().right - right) < 2,
    };
  });

test('a name of 150 letters takes two lines until it has the focus, and begins at its own side', async ({
  page,
  server,
}) => {
  const name = `محمد ${'Maximiliana Wolfeschlegelsteinhausen '.repeat(4)}`.slice(0, 150).trim();
  const [one = '', two = ''] = await server.addAthletes([{ ...fullAthlete, name }, { name: 'Ada Example' }]);
  await storeBoard(page, server.url, [anAthlete({ ...fullAthlete, id: one, name })]);
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name, exact: true });
  const heading = main.getByRole('heading', { name, exact: true });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}/athletes`);
    await expect.poll(() => looks(link)).toMatchObject({ beginsRight: true });
    for (const [path, shown, focused] of [
      ['/board', link, link],
      [`/compare?athletes=${one},${two}`, link, link],
      [`/athletes/${one}`, heading.locator('span'), heading],
    ] as const) {
      await page.goto(server.url + path);
      await expect.poll(() => looks(shown)).toEqual({ lines: 2, beginsRight: true });
      if (width > 390) continue;
      await focused.focus();
      await expect.poll(async () => (await looks(shown)).lines).toBeGreaterThan(2);
    }
  }
});
