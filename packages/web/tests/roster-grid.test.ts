import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { journey, type Owner } from './journey.ts';
import { gridOf } from './pages/grid.ts';
import { importPage, openImport } from './pages/import.ts';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const test = journey({ contextOptions: clipboard });

/** Rows 2 to 101; two of them have a problem. */
const rosterText = [
  'Name,Gender,Semester,Year,GPA,SAT',
  ...Array.from({ length: 100 }, (_, index) => {
    const number = index + 2;
    const gpa = number === 4 ? '4.5' : '3.5';
    const sat = number === 40 ? '2000' : '1200';
    return `Ada Example ${number},Female,Fall,2027,${gpa},${sat}`;
  }),
].join('\n');

/** Opens the roster at the step where its rows are shown. */
async function openGrid(page: Page, origin: string, owner: Owner) {
  await openImport(page, origin, owner);
  await importPage(page).choose({ name: 'roster.csv', content: rosterText });
  const grid = gridOf(page, 'Rows of the file');
  await grid.box.waitFor();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** The active cell after each of these keys. */
  const pressEach = async (...keys: readonly string[]) => {
    const seen: string[] = [];
    for (const key of keys) {
      await press(key);
      seen.push(await grid.active());
    }
    return seen;
  };
  const click = async (number: number, title: string, options: { modifiers?: 'Shift'[] } = {}) =>
    (await grid.cell(number, title)).click(options);
  return { ...grid, press, pressEach, click };
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copyElsewhere = (page: Page, text: string) =>
  page.evaluate((content) => navigator.clipboard.writeText(content), text);

describe('the rows of a roster (rules/import.md#editable-grid)', () => {
  test('keys move the cell, edit, and undo goes to what changed', async ({ page, server, owner }) => {
    const { click, press, pressEach, active, focus, box, texts } = await openGrid(page, server.url, owner);
    await click(2, 'Name');
    expect(await pressEach('ArrowDown', 'Tab', 'End', 'Tab')).toEqual([
      '3 Name: Ada Example 3',
      '3 Gender: Female',
      '3 SAT: 1200',
      '4 Name: Ada Example 4',
    ]);
    for (const key of ['PageDown', 'PageDown', 'PageUp', 'Control+End', 'Control+Home']) {
      await page.keyboard.press(key);
      const isInView = await box.evaluate((element) => {
        const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
        const view = element.getBoundingClientRect();
        const { top, bottom, left, right } = cell?.getBoundingClientRect() ?? new DOMRect();
        return top >= view.top && bottom <= view.bottom && left >= view.left && right <= view.right;
      });
      expect([key, isInView]).toEqual([key, true]);
    }
    expect([await active(), await focus()]).toEqual(['2 Name: Ada Example 2', 'grid']);

    await click(3, 'GPA');
    await page.keyboard.type('3.9');
    expect([await active(), await focus()]).toEqual(['3 GPA: editing 3.9', 'editor']);
    await press('ArrowDown');
    expect([await active(), await focus()]).toEqual(['4 GPA: 4.5', 'grid']);
    await press('F2', 'Backspace');
    await page.keyboard.type('0');
    await press('ArrowLeft');
    expect(await active()).toBe('4 GPA: editing 4.0');
    await press('Enter', 'Enter');
    await page.keyboard.type('/');
    await press('Escape');
    expect([await active(), await focus()]).toEqual(['5 GPA: 3.5', 'grid']);
    await press('Delete');
    expect((await Promise.all([texts(3), texts(4), texts(5)])).map((cells) => cells[4])).toEqual([
      '3.9',
      '4.0',
      '',
    ]);
    await press('Control+End', 'Control+z');
    await expect.poll(active).toBe('5 GPA: 3.5');
    await press('Control+z');
    await expect.poll(active).toBe('4 GPA: 4.5');
    await press('Control+End', 'Control+y');
    await expect.poll(active).toBe('4 GPA: 4.0');
  });

  test('the mouse selects; ranges are copied, cut and pasted', async ({ page, server, owner }) => {
    const { click, cell, press, active, selected, rowHeader, columnHeader, status, texts } = await openGrid(
      page,
      server.url,
      owner,
    );
    await (await cell(3, 'Gender')).hover();
    await page.mouse.down();
    await (await cell(4, 'Year')).hover();
    await page.mouse.up();
    expect(await selected()).toEqual(['Female', 'Fall', '2027', 'Female', 'Fall', '2027']);
    await click(3, 'Semester', { modifiers: ['Shift'] });
    expect([await selected(), await active()]).toEqual([['Female', 'Fall'], '3 Gender: Female']);
    await rowHeader(5).click();
    expect(await selected()).toEqual(['Ada Example 5', 'Female', 'Fall', '2027', '3.5', '1200']);
    await columnHeader('Semester').click();
    await expect.poll(() => status.textContent()).toBe('100 cells selected');

    await (await cell(6, 'Name')).dblclick();
    await page.keyboard.type(' Jr.');
    await click(7, 'Name');
    expect([await active(), (await texts(6))[0]]).toEqual(['7 Name: Ada Example 7', 'Ada Example 6 Jr.']);

    await click(2, 'Name');
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
    expect(await copied(page)).toBe('Ada Example 2\tFemale\nAda Example 3\tFemale');

    await click(6, 'Name');
    await press('Control+v');
    expect(await Promise.all([texts(6), texts(7)])).toEqual([
      ['Ada Example 2', 'Female', 'Fall', '2027', '3.5', '1200'],
      ['Ada Example 3', 'Female', 'Fall', '2027', '3.5', '1200'],
    ]);
    expect([await selected(), await status.textContent()]).toEqual([
      ['Ada Example 2', 'Female', 'Ada Example 3', 'Female'],
      'Pasted 4 cells.',
    ]);
    await press('Control+z');
    await expect.poll(() => texts(7).then(([name]) => name)).toBe('Ada Example 7');

    await click(8, 'SAT');
    await press('Control+x');
    expect([await copied(page), (await texts(8))[5]]).toEqual(['1200', '']);

    await copyElsewhere(page, '1300\tout\r\n"one\ntwo ""three"""\tout\r\nout\tout\r\n');
    await click(2, 'SAT');
    await press('Control+End', 'ArrowUp', 'Control+v');
    await expect
      .poll(() => status.textContent())
      .toBe('Pasted 2 cells. Left out: 1 row beyond the last row, 1 column beyond the last column.');
    expect([(await texts(100))[5], (await texts(101))[5]]).toEqual(['1300', 'one\ntwo "three"']);
  });

  test('the focus outlasts scrolling and filters, as does what is typed', async ({ page, server, owner }) => {
    const { click, press, active, focus, box, texts } = await openGrid(page, server.url, owner);
    await click(3, 'GPA');
    await page.keyboard.type('3');
    await box.hover();
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1000);
    expect([await active(), await focus()]).toEqual(['3 GPA: editing 3', 'editor']);
    await page.keyboard.type('.7');
    await page.getByLabel('Show', { exact: true }).selectOption({ label: '2 rows with problems' });
    expect(await box.getByRole('row').count()).toBe(3);
    // Row 3 is not among them.
    expect(await active()).toBe('4 GPA: 4.5');
    await box.focus();
    await press('ArrowDown');
    expect([await active(), await focus()]).toEqual(['40 GPA: 3.5', 'grid']);
    await page.getByLabel('Show', { exact: true }).selectOption('All 100 rows');
    expect([await active(), (await texts(3))[4]]).toEqual(['40 GPA: 3.5', '3.7']);
  });

  test('Tab passes the grid until it is used; all rows are printed', async ({ page, server, owner }) => {
    const { press, active, focus, box, cell } = await openGrid(page, server.url, owner);
    await box.focus();
    await press('Tab');
    expect(await focus()).toBe('elsewhere');
    await press('Shift+Tab', 'ArrowDown', 'Tab');
    expect([await focus(), await active()]).toEqual(['grid', '3 Gender: Female']);
    await press('Escape', 'Tab');
    expect(await focus()).toBe('elsewhere');

    const broken = await cell(4, 'GPA');
    expect(await broken.getAttribute('aria-invalid')).toBe('true');
    expect(await broken.getAttribute('aria-description')).toBe(
      'Must be a number from 1 to 4 in steps of 0.1. It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.',
    );
    expect(await (await cell(5, 'GPA')).getAttribute('aria-description')).toBeNull();

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await box.getByRole('rowheader').allTextContents()).toEqual(
      Array.from({ length: 100 }, (_, index) => String(index + 2)),
    );
    const { height, inner } = await box.evaluate(({ clientHeight, scrollHeight }) => ({
      height: clientHeight,
      inner: scrollHeight,
    }));
    expect(height).toBe(inner);
  });
});

describe('on a phone', () => {
  test.override({
    contextOptions: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });

  test('a tap selects, a second one edits', async ({ page, server, owner }) => {
    const { cell, active, focus, press } = await openGrid(page, server.url, owner);
    await (await cell(4, 'Name')).tap();
    expect([await active(), await focus()]).toEqual(['4 Name: Ada Example 4', 'grid']);
    await (await cell(4, 'Name')).tap();
    expect([await active(), await focus()]).toEqual(['4 Name: editing Ada Example 4', 'editor']);
    await page.keyboard.type(' Jr.');
    await press('Enter');
    expect(await (await cell(4, 'Name')).textContent()).toBe('Ada Example 4 Jr.');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `the rows of a roster on a phone, ${colorScheme}`);
    }
  });
});
