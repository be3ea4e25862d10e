import { buffer } from 'node:stream/consumers';
import { boardLimits } from '@matchpoint/core/board/board';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, inject } from 'vitest';
import { journey } from './journey.ts';
import { boardPage, chooseFile, openBoard, readBoard, storeBoard } from './pages/board.ts';
import { focused, overflowing, shell } from './pages/shell.ts';
import { scriptOf } from './script-of.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|404)/ });

test('a press on a star is stored before the board has its script', async ({ page }) => {
  await page.route(scriptOf('src/board/app-board.ts'), (route) => route.abort());
  await page.addInitScript(() => {
    navigator.storage.persist = async () => document.body.toggleAttribute('data-asked', true);
  });
  await page.goto('/athletes?sort=name');
  const star = page.getByRole('button', { name: /^Star / }).first();
  await star.click();
  expect(await page.locator('body').getAttribute('data-asked')).toBe('');
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  const name = (await star.getAttribute('aria-label'))?.replace('Star ', '');
  await page.unrouteAll();
  await page.goto('/board');
  await expect.poll(async () => Object.values(await readBoard(page)).flat()).toEqual([name]);
  await shell(page).navigation.getByRole('link', { name: 'Board 1' }).waitFor();
});

test('rows are dragged within and across columns, and Escape gives up', async ({ page }) => {
  const { column, names } = await openBoard(page);
  const [a = '', b = '', c = ''] = names;
  const { act, grip, share, undo } = boardPage(page);
  await act('More for the board', 'Add column');
  await page.getByLabel('Name').fill('Favourites');
  await page.getByLabel('Places to fill').fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [a, b, c], Favourites: [] });

  async function drag(name: string, onto: string, drop: boolean) {
    await grip(name).hover();
    await page.mouse.down();
    const target = await page.getByRole('region', { name: onto }).boundingBox();
    if (target === null) throw new Error(`No ${onto}`);
    await page.mouse.move(target.x + 80, target.y + 56, { steps: 5 });
    await page.locator('[data-drop]').first().waitFor();
    if (!drop) await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  await drag(c, column, true);
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [c, a, b], Favourites: [] });
  await drag(a, 'Favourites', false);
  expect(await readBoard(page)).toEqual({ [column]: [c, a, b], Favourites: [] });
  await drag(a, 'Favourites', true);
  expect(await share()).toContain('.cFavourites.');
  await page.getByRole('checkbox', { name: 'Favourites' }).uncheck();
  expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).not.toContain('Favourites');
  await page.keyboard.press('Escape');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [c, b], Favourites: [a] });
  await undo.click();
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [c, a, b], Favourites: [] });
});

test('the board is ranked by keyboard alone, and says where an athlete is', async ({ page }) => {
  const { column, names } = await openBoard(page);
  const [a = '', b = '', c = ''] = names;
  const { main, grip, act, undo } = boardPage(page);
  const said = (text: string) => main.getByRole('status').getByText(text, { exact: true }).waitFor();
  await grip(a).focus();
  await page.keyboard.press('ArrowDown');
  await said(`${a} is 2 of 3 in ${column}`);
  expect(await focused(page)).toBe(`button Move ${a}, 2 of 3 in ${column}`);
  await page.keyboard.press('End');
  await said(`${a} is 3 of 3 in ${column}`);
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [b, c, a] });
  await page.keyboard.press('Control+z');
  await said(`Undone: ranking ${a} 3 in ${column}`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [a, b, c] });
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [b, a, c] });

  await act('More for the board', 'Add column');
  await page.getByLabel('Name').fill(column);
  await page.keyboard.press('Enter');
  await page.getByText(`There is a column ${column} already.`).waitFor();
  await page.getByLabel('Name').fill('Doubles');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await act(`Actions for ${c}`, 'Move to Doubles');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [b, a], Doubles: [c] });
  await expect.poll(() => focused(page)).toBe(`button Actions for ${c}`);
  await act('Actions for Doubles', 'Move left');
  await expect.poll(async () => Object.keys(await readBoard(page))).toEqual(['Doubles', column]);
  await act('Actions for Doubles', 'Remove column');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [b, a] });
  await act('More for the board', 'Columns: women, men');
  await expect.poll(() => readBoard(page)).toEqual({ "Women's tennis": [b, a] });
  await act('More for the board', 'Columns: one a term');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [b, a] });
  expect(await undo.getAttribute('aria-label')).toBe('Undo grouping by term');
});

test('a note is stored after a pause and as the page is left; marks fill places; tabs are in step', async ({
  page,
}) => {
  const { column, names } = await openBoard(page);
  const [a = ''] = names;
  const other = await page.context().newPage();
  await other.goto('/board');
  const { mark, note, act, write, main } = boardPage(page);
  await write(a);
  await note(a).fill('Left');
  await expect.poll(() => boardPage(other).note(a).inputValue()).toBe('Left');
  await note(a).pressSequentially('-handed');
  await page.reload();
  await expect.poll(() => note(a).inputValue()).toBe('Left-handed');
  await expect.poll(() => boardPage(other).note(a).inputValue()).toBe('Left-handed');
  await shell(page).go('Athletes');
  await page.goBack();
  await note(a).fill('Left-handed, quick');
  await page.goForward();
  await shell(page).heading.getByText('Athletes').waitFor();
  await page.goBack();
  await expect.poll(() => note(a).inputValue()).toBe('Left-handed, quick');
  await act(`Actions for ${column}`, 'Name and places');
  await page.getByLabel('Places to fill').fill('many');
  await page.keyboard.press('Enter');
  await page.getByText('Places must be a whole number from 0 to 99.').first().waitFor();
  await page.getByLabel('Places to fill').fill('2');
  await page.keyboard.press('Enter');
  await write(a);
  await mark(a).selectOption('Committed');
  await page.getByText('1 of 2 places').waitFor();
  await expect.poll(() => boardPage(other).mark(a).inputValue()).toBe('committed');
  await main.getByRole('combobox', { name: 'Show athletes by mark' }).selectOption('Committed (1)');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: [a] });
  await other.close();
});

test('a star that takes an athlete off says what goes, and gives it back', async ({ page }) => {
  const { column, names } = await openBoard(page);
  const [, b = ''] = names;
  await boardPage(page).write(b);
  await boardPage(page).note(b).fill('Left-handed');
  await page.getByRole('link', { name: b }).click();
  const star = page.getByRole('button', { name: `Star ${b}` });
  const status = page.getByRole('status').filter({ hasText: `${b} was taken off the board, with note.` });
  await star.click();
  await status.waitFor();
  await page.reload();
  await status.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await status.waitFor({ state: 'detached' });
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await star.click();
  await status.waitFor();
  await star.click();
  await status.waitFor({ state: 'detached' });
  await page.goto('/board');
  await expect.poll(() => readBoard(page)).toEqual({ [column]: names });
  expect(await boardPage(page).note(b).inputValue()).toBe('Left-handed');
});

test('a star on a full board says why it is refused', async ({ page }) => {
  const full = Array.from({ length: boardLimits.athletes }, (_, index) => anAthlete({ id: `full-${index}` }));
  await storeBoard(page, inject('origin'), full);
  await page.goto('/athletes');
  const star = page.getByRole('button', { name: /^Star / }).first();
  await star.click();
  await page
    .getByRole('status')
    .filter({ hasText: 'The board is full: 500 athletes. Remove some first.' })
    .waitFor();
  expect(await star.getAttribute('aria-pressed')).toBe('false');
});

test('a note typed in two tabs, or on an athlete taken off in the other, loses no text', async ({ page }) => {
  const { names } = await openBoard(page);
  const [a = '', b = ''] = names;
  const other = await page.context().newPage();
  await other.goto('/board');
  const [here, there] = [boardPage(page), boardPage(other)];
  // Here no pause ends: notes wait until their field is left.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await here.write(a);
  await here.note(a).fill('Quick');
  await there.write(a);
  await there.note(a).fill('Tall');
  await there.note(a).blur();
  await here.note(a).blur();
  await expect.poll(() => there.note(a).inputValue()).toBe('Tall\nQuick');
  await here.write(b);
  await here.note(b).fill('Left-handed');
  await there.act(`Actions for ${b}`, 'Remove from board');
  await here.main.getByText(`${b} is not on the board any more. Your note was: Left-handed`).waitFor();
  await other.close();
});

test('notes are in both files of a board, which open on another device', async ({ page }) => {
  const { column, names } = await openBoard(page);
  const [a = ''] = names;
  const searches = '{"version":1,"searches":[{"name":"Women","pairs":[["gender","Female"]],"seen":null}]}';
  await page.evaluate((text) => localStorage.setItem('matchpoint.searches', text), searches);
  await boardPage(page).write(a);
  await boardPage(page).note(a).fill('Left-handed');
  const download = async (action: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      boardPage(page).act('More for the board', action),
    ]);
    return [file.suggestedFilename(), (await buffer(await file.createReadStream())).toString()] as const;
  };
  expect(await download('Download CSV')).toEqual([
    'matchpoint-board.csv',
    expect.stringMatching(/^\ufeffboard_column,.*,private_note\r\n.*,Left-handed\r\n/),
  ]);
  const [name, text] = await download('Save as file');
  expect(name).toBe('matchpoint-board.json');
  expect(await page.getByText(/^This browser deletes/).count()).toBe(0);

  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: inject('origin') });
  if (context === undefined) return expect.fail('No browser');
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
  });
  await other.goto('/board');
  await chooseFile(other, () => boardPage(other).button('Open file').click(), text);
  await expect.poll(() => readBoard(other)).toEqual({ [column]: names });
  await other.getByText('3 athletes and 1 column were added. 1 saved search was added.').waitFor();
  await other.getByText(/^This browser deletes what a site stores after seven days/).waitFor();
  expect(await boardPage(other).note(a).inputValue()).toBe('Left-handed');
  expect(await other.evaluate(() => localStorage.getItem('matchpoint.searches'))).toBe(searches);
  await context.close();
});

test('athletes are ticked on board, list and page alike, and three fit a phone', async ({ page }) => {
  const { names } = await openBoard(page);
  const [a = '', b = '', c = ''] = names;
  const main = page.getByRole('main');
  const list = '/athletes?sport=Tennis&semester=Fall&year=2028&sort=name';
  const tick = (name: string) => main.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
  const heads = main.getByRole('columnheader');
  await boardPage(page).button('Compare').click();
  await main.getByText('Tick the boxes of two to five athletes, then compare them.').waitFor();
  await tick(a).check();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(list);
  await tick(b).check();
  await main.getByRole('link', { name: c, exact: true }).click();
  await main.getByRole('button', { name: `Compare ${c}`, exact: true }).click();
  await main.getByRole('link', { name: 'Compare 3' }).click();
  await expect
    .poll(() =>
      heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().right <= innerWidth)),
    )
    .toEqual([true, true, true]);
  for (const path of [/^\/athletes\/./, /^\/athletes$/]) {
    await page.goBack();
    await page.waitForURL(({ pathname }) => path.test(pathname));
  }
  await expect
    .poll(() => Promise.all(names.map((name) => tick(name).isChecked())))
    .toEqual([true, true, true]);
  await page.goForward();
  await page.goForward();
  await heads.nth(2).waitFor();
  const address = page.url();
  await main.getByRole('button', { name: `Take ${c} out` }).click();
  await expect.poll(() => heads.count()).toBe(2);
  expect(await focused(page)).toBe('section Comparison');
  await main.getByRole('link', { name: 'Add an athlete' }).click();
  await page.waitForURL(`**${list}`);
  await tick(c).check();
  await main.getByRole('link', { name: 'Compare 3' }).click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Athletes' }).click();
  await page.waitForURL(`**${list}`);
  await page.goto(`${address},nobody,`);
  await main.getByText('A part of the address names no athlete, and is left out.').waitFor();
  await main.getByText('One athlete of the address is not listed.').waitFor();
  await page.goto('/compare');
  await main.getByText(/^Two to five athletes can be compared/).waitFor();
});

test('prints one page wide: marks and notes as text, nothing to press', async ({ page }) => {
  const { names } = await openBoard(page);
  const [a = ''] = names;
  const { main, note, mark, write } = boardPage(page);
  await write(a);
  await mark(a).selectOption('Contacted');
  await note(a).fill('Left-handed');
  await note(a).blur();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  await main.getByText(/^Contacted, \w+ \d+, \d{4}: Left-handed$/).waitFor();
  await main.getByText(/\/board · \w+ \d+, \d{4}$/).waitFor();
  expect(await overflowing(page)).toEqual([]);
  expect(await main.getByRole('combobox').count()).toBe(0);
});
