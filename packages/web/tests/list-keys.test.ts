import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { pathOf } from './pages/accounts.ts';
import { athletesPage } from './pages/athletes.ts';
import { focused, shell } from './pages/shell.ts';
import { readNames, table } from './pages/table.ts';
import { scriptOf } from './script-of.ts';

const test = journey();

const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Opens a list, and waits until its keys act. */
async function openList(page: Page, path = '/athletes', name = 'Athletes') {
  await page.goto(path);
  await expect.poll(() => readNames(page, name).then(({ length }) => length)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'View' }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return keysDialog(page).count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await keysDialog(page).waitFor({ state: 'hidden' });
  return readNames(page, name);
}

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
};

test('j, k and the arrows move the focus through the rows, s stars one, Enter opens it', async ({ page }) => {
  const agencies = await openList(page, '/agencies', 'Agencies');
  expect(await press(page, 'j', 'j')).toBe(`a ${agencies[1]}`);

  const names = await openList(page);
  const star = table(page, 'Athletes')
    .getByRole('button', { name: `Star ${names[0]}`, exact: true })
    .first();
  const isStarred = () => star.getAttribute('aria-pressed');
  await press(page, 's');
  expect(await isStarred()).toBe('false');
  await press(page, 'j', 's');
  await expect.poll(isStarred).toBe('true');
  await press(page, 's');
  await expect.poll(isStarred).toBe('false');
  expect([
    await press(page, 'j'),
    await press(page, 'ArrowDown'),
    await press(page, 'k'),
    await press(page, 'ArrowUp', 'ArrowUp'),
  ]).toEqual([1, 2, 1, 0].map((row) => `a ${names[row]}`));
  expect(pathOf(page)).toBe('/athletes');
  await page.evaluate(() => {
    const onRussianLayout = new KeyboardEvent('keydown', { key: 'о', code: 'KeyJ', bubbles: true });
    document.activeElement?.dispatchEvent(onRussianLayout);
  });
  await press(page, 'Enter');
  await expect.poll(() => shell(page).heading.textContent()).toBe(names[1]);
});

test('the focused row stays in view, also beyond the rows in the document', async ({ page }) => {
  await openList(page, '/athletes?sort=name');
  const place = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('tr');
      const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
      const header = document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
      return { index: Number(row?.dataset['index']), isInView: top >= header - 1 && bottom <= innerHeight };
    });
  const inDocument = await table(page, 'Athletes').locator('tbody tr').count();
  const steps = [...Array.from({ length: inDocument + 5 }, () => 1), ...Array.from({ length: 20 }, () => -1)];
  let index = -1;
  for (const step of steps) {
    await page.keyboard.press(step === 1 ? 'j' : 'k');
    index += step;
    await expect.poll(place, { interval: 5 }).toEqual({ index, isInView: true });
  }
});

const windowedRows = () => scriptOf('src/ui/table/windowed-rows.tsx');

test('the focus stays in its row while windowed rows take over', async ({ page }) => {
  const load = await hold(page, windowedRows());
  const [first] = await openList(page);
  await press(page, 'j', 'j', 'k', 'Tab');
  expect(await focused(page)).toBe(`button Star ${first}`);
  const replaced = await page.evaluateHandle(() => document.activeElement);
  load();
  await expect.poll(() => replaced.evaluate((element) => element?.isConnected)).toBe(false);
  expect(await focused(page)).toBe(`button Star ${first}`);
});

test('a row that comes back does not take the focus that had left it', async ({ page }) => {
  const [first] = await openList(page);
  expect(await press(page, 'j')).toBe(`a ${first}`);
  await press(page, '/');
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const row = document.querySelector('tbody tr');
    row?.replaceWith(row.cloneNode(true));
    await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('a page that is scrolled while windowed rows take over stays there', async ({ page }) => {
  const load = await hold(page, windowedRows());
  await openList(page);
  const replaced = await page.evaluateHandle(() => document.querySelector('tbody tr'));
  await page.evaluate(() => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(listen, _, [type, ...rest]) {
        // The rows are rendered and begin to follow the page.
        if (type === 'scroll') scrollTo(0, 300);
        Reflect.apply(listen, window, [type, ...rest]);
      },
    });
  });
  load();
  await expect.poll(() => replaced.evaluate((row) => row?.isConnected)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('without a focused row the first one in view is next', async ({ page }) => {
  await openList(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await press(page, 'j');
  const top = await page.evaluate(() => {
    const row = document.activeElement?.closest('tr')?.getBoundingClientRect().top ?? 0;
    return row - (document.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0);
  });
  expect(top).toBeGreaterThanOrEqual(-1);
  expect(top).toBeLessThan(54);
});

test('keys are text while somebody types, idle under a dialog, or switched off', async ({ page }) => {
  const [first] = await openList(page);
  await press(page, '/');
  await page.keyboard.type('jk/s?');
  expect(await athletesPage(page).search.inputValue()).toBe('jk/s?');
  await athletesPage(page).search.fill('');
  await page.getByRole('button', { name: 'View' }).focus();
  await page.keyboard.press('?');
  await keysDialog(page).waitFor();
  const before = await focused(page);
  expect(await press(page, 'j', 'ArrowDown', 's')).toBe(before);
  await keysDialog(page).getByRole('checkbox', { name: 'Single-key shortcuts on this device' }).uncheck();
  await page.keyboard.press('Escape');
  await keysDialog(page).waitFor({ state: 'hidden' });
  await page.reload();
  await expect.poll(() => readNames(page, 'Athletes').then(({ length }) => length)).toBeGreaterThan(2);
  await expect.poll(() => press(page, 'ArrowDown')).toMatch(/^a /);
  expect(await press(page, 'ArrowUp', 'j', '/', '?')).toBe(`a ${first}`);

  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await keysDialog(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await keysDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => press(page, '/')).toBe('input Search athletes');
});
