import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { importPage, openImport } from './pages/import.ts';
import { focused } from './pages/shell.ts';

const test = journey();

const header = 'Name,Semester,Year,GPA';

test('cells are pasted, and the columns remembered for the next file', async ({ page, server, owner }) => {
  const own = owner.athletes;
  await owner.agencies.edit(owner.agencyId, { sports: ['Tennis'] });
  await signInAt(page, server, owner, '/my-athletes');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await importPage(page).step('Choose a file').waitFor();
  const { choose, read, step, button, field, main, goOn } = importPage(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, 'Whom\tSemester\tGossip\nAda Example\tFall 2027\tnone\n');
  await read();
  await field('Whom').selectOption('Name');
  await goOn('1 athlete');
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Ada Example']);

  await button('Import another file').click();
  await choose({ name: 'next.csv', content: 'Whom,Semester,Gossip\nBo Sample,Fall 2027,none\n' });
  await main.getByText(/^As chosen for the last file: “Whom” is the Name/).waitFor();
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Bo Sample', 'Ada Example']);
});

test('a cell is repaired, undone and redone; what is broken is left out', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const { choose, read, step, button, lines, grid, counts, goOn, goesOn } = importPage(page);
  await choose({
    name: 'roster.csv',
    content: `${header}\nAda Example,Fall,2027,3.75\nBo Sample,Spring,1999,3\nCleo Demo,Fall,2027,\n`,
  });
  await read();
  expect(await lines()).toHaveLength(2);
  await grid.focus();
  for (let column = 0; column < 3; column += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('3.8');
  await page.keyboard.press('Enter');
  await goesOn('2 athletes, 1 row left out').waitFor();
  await button('Undo').click();
  await goesOn('2 athletes, 1 row left out, 1 cell empty').waitFor();
  await button('Redo').click();
  await goOn('2 athletes, 1 row left out');
  await step('What will happen').waitFor();
  expect(await counts()).toEqual(['2 new', '1 left out, with a problem']);
  await button('Add 2 athletes').click();
  await step('Imported, but not all').waitFor();
  expect(await own.names()).toEqual(['Cleo Demo', 'Ada Example']);

  const download = page.waitForEvent('download');
  await button('Download these rows').click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(
    '\uFEFFName,Semester,Year,GPA\r\nBo Sample,Spring,1999,3\r\n',
  );

  await grid.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.type('2028');
  await page.keyboard.press('Enter');
  await button('Go on with 1 mended row').click();
  await button('Add 1 athlete').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Bo Sample', 'Cleo Demo', 'Ada Example']);
});

test('all is preset; answers are given, changed and taken back', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const { choose, read, step, button, field, main, lines, answer, goOn, goesOn } = importPage(page);
  const rows = [
    'Ada Demo,3.75,1350 (EBRW 680 / M 670),kvinno',
    'Bo Demo,"3,85",1280*,bay',
    'Total: 2 athletes',
  ];
  await choose({ name: 'Fall 2027 roster.csv', content: ['Name,GPA,SAT,Sex', ...rows].join('\n') });
  await read();
  const set = await Promise.all(['Sport', 'Semester', 'Year'].map((label) => field(label).inputValue()));
  expect(set).toEqual(['Tennis', 'Fall', '2027']);
  await field('Year').fill('1999');
  await page.keyboard.press('Tab');
  await main
    .getByText('The Year of all rows must be a whole number from 2022 to 2050, not “1999”.')
    .waitFor();
  await field('Year').fill('2028');
  await page.keyboard.press('Tab');
  await goesOn('2 athletes, 1 row left out, 4 cells empty').waitFor();
  await answer('must be a number').selectOption('Round 2 GPAs to 0.1');
  for (const [word, meaning] of [
    ['kvinno', 'Female'],
    ['bay', 'Male'],
  ])
    await answer(`“${word}”`).selectOption(meaning ?? '');
  await goesOn('2 athletes, 1 row left out').waitFor();

  // A likely reading: not taken, its row left out, and taken after all.
  const sign = answer('1280* → 1280');
  await sign.selectOption('Leave the row out');
  await goesOn('1 athlete, 2 rows left out').waitFor();
  await sign.selectOption('Leave the cell empty');
  await goesOn('2 athletes, 1 row left out, 1 cell empty').waitFor();
  await sign.selectOption('Read as shown');
  // An open one: emptied, left out, and rounded.
  const grade = answer('must be a number');
  await grade.selectOption('Leave 2 cells empty');
  await goesOn('2 athletes, 1 row left out, 2 cells empty').waitFor();
  await grade.selectOption('Leave 2 rows out');
  await goesOn('0 athletes, 3 rows left out').waitFor();
  await main.getByText('No row is an athlete yet: mend or answer what stands above.').waitFor();
  await grade.selectOption('Round 2 GPAs to 0.1');
  expect(await lines()).toContain('1 row 1280* → 1280');
  await goOn('2 athletes, 1 row left out');
  await step('What will happen').waitFor();
  await main
    .getByText(
      "In all rows: Semester Fall (the file's name), Year 2028 (chosen), Sport Tennis (the sport of your agency).",
    )
    .waitFor();
  await button('Add 2 athletes').click();
  await step('Imported').waitFor();
  const [bo, ada] = await own.list();
  const common = { sport: 'Tennis', available_semester: 'Fall', available_year: 2028 };
  expect([await own.show(ada?.id ?? ''), await own.show(bo?.id ?? '')]).toMatchObject([
    { ...common, name: 'Ada Demo', GPA: 3.8, SAT: 1350, gender: 'Female' },
    { ...common, name: 'Bo Demo', GPA: 3.9, SAT: 1280, gender: 'Male' },
  ]);
});

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if ((await focused(page)).startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('the keyboard is enough, and each step is read from its heading', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const { choose, read, step, goesOn } = importPage(page);
  await choose({ name: 'roster.csv', content: `${header},Gossip\nAda Demo,Fall,2027,3.75,none at all\n` });
  await read();
  expect(await focused(page)).toBe('h2 How we read your file');
  await tabTo(page, 'button Show: must be a number');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('div Rows of the file');
  await page.keyboard.press('Escape');
  await tabTo(page, 'input New value of Ada Demo, row 2', 'Shift+Tab');
  await page.keyboard.type('3.7');
  await page.keyboard.press('Enter');
  await goesOn('1 athlete').waitFor();
  await page.keyboard.press('Enter');
  await step('What will happen').waitFor();
  expect(await focused(page)).toBe('h2 What will happen');
  await tabTo(page, 'button Add 1 athlete');
  await page.keyboard.press('Enter');
  await step('Imported').waitFor();
  expect(await focused(page)).toBe('h2 Imported');
  expect(await own.names()).toEqual(['Ada Demo']);
});

test('next season: who differs is changed, who is missing removed', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const athlete = (name: string, GPA: number) => ({
    name,
    GPA,
    available_semester: 'Fall',
    available_year: 2027,
  });
  await own.create(athlete('Ada Demo', 3.1));
  await own.create(athlete('Bo Demo', 3.2));
  await own.create(athlete('Gone Demo', 3.3));
  const { choose, step, button, counts, field, main } = importPage(page);
  await choose({
    name: 'next.csv',
    content: `${header}\nAda Demo,Fall,2027,3.9\nBo Demo,Fall,2027,3.2\nCleo Demo,Fall,2027,\n`,
  });
  await step('What will happen').waitFor();
  expect(await counts()).toEqual([
    '1 new',
    '1 listed with other values; kept as they are',
    '1 listed already',
  ]);
  await main.getByText('listed with other values').click();
  expect(await main.getByRole('table').locator('tbody tr').allInnerTexts()).toEqual([
    'Ada Demo\tGPA\t“3.1”\t“3.9”',
  ]);
  await main.getByLabel('Also change athletes that differ').check();
  await main.getByText('1 changed').waitFor();
  // The plan stays on screen while another one is made.
  expect(await focused(page)).toBe('input ');
  await field('Athletes that the file does not have').selectOption('Remove them');
  await main.getByText('1 in your list but not in the file: removed').waitFor();
  await button('Add 1 athlete, change 1 athlete, remove 1 athlete').click();
  const question = page.getByRole('alertdialog', { name: 'Remove 1 athlete?' });
  await question.getByRole('button', { name: 'Back to the plan' }).click();
  await question.waitFor({ state: 'detached' });
  await button('Add 1 athlete, change 1 athlete, remove 1 athlete').click();
  await question.getByRole('button', { name: 'Remove and import' }).click();
  await step('Imported').waitFor();
  expect(await counts()).toEqual([
    '1 athlete added',
    '1 athlete changed',
    '1 athlete removed',
    '1 listed already',
  ]);
  const listed = await own.list();
  expect(listed.map(({ name }) => name).toSorted()).toEqual(['Ada Demo', 'Bo Demo', 'Cleo Demo']);
  const ada = listed.find(({ name }) => name === 'Ada Demo');
  expect(await own.show(ada?.id ?? '')).toMatchObject({ GPA: 3.9 });

  await button('Undo this import').click();
  const undo = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await undo
    .getByText(/^1 athlete that it added will be removed. 1 athlete gets its earlier values back/)
    .waitFor();
  await undo.getByRole('button', { name: 'Keep it' }).click();
  await page.goto(`${server.url}/my-athletes/import`);
  await main.getByText('The last import was next.csv.').waitFor();
  await button('Undo this import').click();
  await undo.getByRole('button', { name: 'Undo the import' }).click();
  await main
    .getByText('The import was undone: 1 athlete removed, 1 athlete put back, 1 athlete added again.')
    .waitFor();
  expect((await own.names()).toSorted()).toEqual(['Ada Demo', 'Bo Demo', 'Gone Demo']);
  expect(await own.show(ada?.id ?? '')).toMatchObject({ GPA: 3.1 });
});
