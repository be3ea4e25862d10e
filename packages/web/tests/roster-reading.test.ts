import { encode } from '@matchpoint/core/testing/encode';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { importPage, openImport } from './pages/import.ts';

const test = journey();

const lines = ['Roster 2027', 'Name;Term;GPA', 'Erdősi Gergő;Fall 2027;9', 'Győrfi Ödön;Fall 2027;3,7'];
const roster = {
  name: 'roster.csv',
  content: Buffer.from(encode(`${lines.join('\n')}\n`, 'windows-1250')),
};

test('a reading is overruled by keyboard; one that fails is given up', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const { choose, read, step, button, field, grid, main, goOn } = importPage(page);
  await choose(roster);
  await step('Which of these looks right?').waitFor();
  expect(await main.locator('label', { hasText: 'Windows-1252' }).getByRole('radio').isChecked()).toBe(true);
  await button('Continue').click();
  await read();
  await grid.getByText('Erdõsi Gergõ').waitFor();

  const layout = main.getByText('Read as semicolons, Windows-1252, header in row 2. Change');
  await layout.click();
  await field('Encoding').selectOption('UTF-16 (all languages)');
  await button('Read again').click();
  await step('The file cannot be read like this').waitFor();
  await button('Read it as before').click();
  await read();

  await layout.click();
  await field('Header').selectOption('Row 1: Roster 2027');
  await button('Read again').click();
  await field('Roster 2027').waitFor();
  await main.getByText('Read as semicolons, Windows-1252. Change').click();
  await field('Header').selectOption({ index: 1 });
  await button('Read again').click();

  await layout.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await field('Encoding').evaluate((select) => select === document.activeElement)).toBe(true);
  await page.keyboard.type('Windows-1250');
  await page.keyboard.press('Enter');
  await button('Read again').click();
  await grid.getByText('Erdősi Gergő').waitFor();
  await main.getByText('Read as semicolons, Windows-1250, header in row 2. Change').waitFor();

  await goOn('2 athletes, 1 cell empty');
  await button('Add 2 athletes').click();
  await step('Imported').waitFor();
  expect(await own.names()).toEqual(['Győrfi Ödön', 'Erdősi Gergő']);
});

test('the sheet of a known header is preset, and can be changed', async ({ page, server, owner }) => {
  const { workbook } = await import('@matchpoint/core/testing/workbook');
  await openImport(page, server.url, owner);
  const { choose, read, step, button, field, main } = importPage(page);
  const content = Buffer.from(
    workbook([
      { name: 'Notes', rows: [['Remember'], ['Call']] },
      {
        name: 'Roster',
        rows: [
          ['Name', 'Available'],
          ['Ada Demo', 'soon'],
        ],
      },
    ]),
  );
  await choose({ name: 'roster.xlsx', content });
  await step('Which sheet is the roster?').waitFor();
  expect(await main.getByRole('radio', { name: 'Roster' }).isChecked()).toBe(true);
  await button('Continue').click();
  await read();
  await main.getByText('Read as Excel, the sheet "Roster". Change').click();
  await field('Sheet').selectOption('Notes');
  await button('Read again').click();
  await main.getByText('Read as Excel, the sheet "Notes". Change').waitFor();
});

test('answers are saved as a file, and taken in one step', async ({ page, server, owner }) => {
  await openImport(page, server.url, owner);
  const { choose, button, answer, goesOn, main } = importPage(page);
  await choose({ name: 'roster.csv', content: 'Name,Term\nAda Demo,Zima 2027\nBo Demo,Fall 2027' });
  await answer('“Zima”').selectOption('Spring');
  await goesOn('2 athletes').waitFor();
  const download = page.waitForEvent('download');
  await button('Save answers').click();
  const saved = await (await (await download).createReadStream()).toArray();
  await button('Undo').click();
  await goesOn('1 athlete, 1 row left out').waitFor();
  const take = async (buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button('Use saved answers').click(),
    ]);
    await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  };
  await take(Buffer.from('{"version":2}'));
  await main.getByText('a.json cannot be used: it is of version 2, and this program reads 1.').waitFor();
  await take(Buffer.concat(saved));
  await goesOn('2 athletes').waitFor();
});
