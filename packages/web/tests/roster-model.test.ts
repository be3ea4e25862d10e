import { importRosterModel } from '@matchpoint/core/roster/import-roster.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, type Owner } from './journey.ts';
import { importPage, openImport } from './pages/import.ts';
import { times } from './people.ts';

const test = journey();

const roster = 'Name,Available for,GPA\nAda Demo,Fall 2027,3.7\nBo Demo,Spring 2028,\n';
const broken = roster.replace('3.7', '3.75');
const changed = roster.replace('3.7', '3.9');
const strange = 'Whom,Available for,GPA,Gossip\nAda Demo,Fall 2027,3.7,none\nBo Demo,Spring 2028,,\n';
const doubtful =
  'Roster 2027\nWhom,Available for,GPA,SAT\nAda Demo,Fall 2027,8.7/10,1350*\nBo Demo,Spring 2028,3.5,1280\n';
const nextSeason = 'Whom,Available for,GPA,SAT\nCy Demo,Fall 2028,3.5,1280\n';
const twins = 'Name,Available for\nCleo Demo,Fall 2027\nCleo Demo,Fall 2027\nAda Demo,Spring 2029\n';
const manyNames = times(2500, (n) => `Many Demo ${n}`);
const many = ['Name,Available for', ...manyNames.map((name) => `${name},Fall 2027`)].join('\n');

/** A person in a real browser, with an agency of their own on the real server. */
function agencyPerson(page: Page, origin: string, own: Owner['athletes']): Driver<typeof importRosterModel> {
  const { choose, read, step, button, counts, lines, answer, field, main, goOn } = importPage(page);
  const names = async () => (await own.names()).toSorted();

  async function has(ada: number | null, bo: number | null = null, sat: number | null = null) {
    const listed = (await own.list()).toSorted((one, other) => one.name.localeCompare(other.name));
    expect(await Promise.all(listed.map(({ id }) => own.show(id)))).toMatchObject([
      { name: 'Ada Demo', GPA: ada, SAT: sat },
      { name: 'Bo Demo', GPA: bo },
    ]);
  }

  async function give(content: string) {
    await page.goto(`${origin}/my-athletes/import`);
    await step('Choose a file').waitFor();
    await choose({ name: 'roster.csv', content });
  }
  async function plans(lines: readonly string[], action: string, listed: readonly string[]) {
    await step('What will happen').waitFor();
    await expect.poll(counts).toEqual(lines);
    expect(await button(action).isVisible()).toBe(true);
    expect(await names()).toEqual(listed);
  }
  async function ends(title: string, lines: readonly string[], listed: readonly string[]) {
    await step(title).waitFor();
    await expect.poll(counts).toEqual(lines);
    expect(await names()).toEqual(listed);
  }
  async function readAgain(header: string) {
    await main.getByText(/^Read as .* Change$/).click();
    await field('Header').selectOption(header);
    await button('Read again').click();
  }
  const leave = () => page.goto(`${origin}/my-athletes`).then(() => undefined);
  const both = ['Ada Demo', 'Bo Demo'];

  return {
    actions: {
      checkBroken: () => give(broken),
      check: () => give(roster),
      importBroken: () => give(broken),
      startImport: () => give(roster),
      importStrange: () => give(strange),
      // Its values look like names, so it is preset.
      nameColumns: () => goOn('2 athletes'),
      nameNone: () =>
        field('Whom')
          .selectOption('Leave out')
          .then(() => undefined),
      importDoubtful: () => give(doubtful),
      acceptReading: () => goOn('2 athletes, 1 cell empty'),
      async giveValue() {
        const cell = field('New value of Ada Demo, row 3');
        await cell.fill('3.7');
        await cell.press('Enter');
        await goOn('2 athletes');
      },
      async leaveRowOut() {
        await answer('must be a number').selectOption('Leave the row out');
        await goOn('1 athlete, 1 row left out');
      },
      readOtherwise: () => readAgain('Row 1: Roster 2027'),
      readAsBefore: () => readAgain('Row 2: Whom, Available for, GPA, SAT'),
      goBack: () => button('Back').click(),
      async reload() {
        await page.reload();
        await button('Go on').click();
      },
      importNextSeason: () => give(nextSeason),
      importTwins: () => give(twins),
      importMany: () => give(many),
      importChanged: () => give(changed),
      alsoChange: () => main.getByRole('checkbox', { name: /Also change/ }).click(),
      undo: () => button('Undo this import').click(),
      async agree() {
        const undo = page.getByRole('button', { name: 'Undo the import' });
        await ((await undo.isVisible()) ? undo : button(/^(Add|Change)/)).click();
      },
      async agreeAndInterrupt() {
        let batches = 0;
        await page.route('**/athletes/batch', async (route) => {
          batches += 1;
          // The second batch has its answer after Stop.
          if (batches === 2) {
            await button('Stop').click();
            await step('Stopping after the pending answers').waitFor();
          }
          await route.fallback();
        });
        await button(/^Add/).click();
      },
      async decline() {
        const keep = page.getByRole('button', { name: 'Keep it' });
        if (await keep.isVisible()) return keep.click();
        await button('Back').click();
        await read();
        await leave();
      },
      interrupt: leave,
    },
    sights: {
      empty: async () => expect(await names()).toEqual([]),
      async invalid() {
        await read();
        expect(await lines()).toEqual([
          '1 row must be a number from 1 to 4 in steps of 0.1. Give it in steps of 0.1: it is not rounded for you.',
        ]);
        expect(await answer('must be a number').locator('option').allTextContents()).toEqual([
          'Leave the cell empty',
          'Round the GPA to 0.1',
          'Leave the row out',
        ]);
        expect(await names()).toEqual([]);
      },
      valid: () => plans(['2 new'], 'Add 2 athletes', []),
      async askedColumns() {
        await read();
        expect(await field('Whom').inputValue()).toBe('name');
        expect(await main.getByText('“Ada Demo”, “Bo Demo”').isVisible()).toBe(true);
        expect(await names()).toEqual([]);
      },
      async nameless() {
        await expect
          .poll(() => main.getByRole('alert').allTextContents())
          .toEqual(['No column is the Name yet. Every athlete needs it: choose its column.']);
        expect(await names()).toEqual([]);
      },
      async askedReading() {
        await read();
        await expect
          .poll(lines)
          .toEqual([
            '1 row must be a number from 1 to 4 in steps of 0.1. Write the number alone, or leave the cell empty.',
            '1 row 1350* → 1350',
          ]);
        expect(await answer('must be a number').inputValue()).toBe('0');
        expect(await names()).toEqual([]);
      },
      async misread() {
        await field('Roster 2027').waitFor();
        expect(await names()).toEqual([]);
      },
      askedEmpty: () =>
        plans(['2 new', '1 cell is left empty', '1 cell read in other words'], 'Add 2 athletes', []),
      async importedEmpty() {
        await ends('Imported', ['2 athletes added'], both);
        await has(null, 3.5, 1350);
      },
      askedGiven: () => plans(['2 new', '1 cell read in other words'], 'Add 2 athletes', []),
      async importedGiven() {
        await ends('Imported', ['2 athletes added'], both);
        await has(3.7, 3.5, 1350);
      },
      askedNext: () => plans(['1 new'], 'Add 1 athlete', both),
      askedFewer: () => plans(['1 new', '1 left out, with a problem'], 'Add 1 athlete', []),
      asked: () => plans(['2 new'], 'Add 2 athletes', []),
      async unsent() {
        await page.goto(`${origin}/my-athletes/import`);
        await main.getByText('roster.csv is not finished: nothing was sent yet.').waitFor();
        expect(await names()).toEqual([]);
      },
      imported: () => ends('Imported', ['2 athletes added'], both),
      nothingLeft: () => ends('Nothing to import', ['2 listed already'], both),
      async differing() {
        const stays = '1 listed with other values; kept as they are';
        await plans([stays, '1 listed already'], 'Done', both);
        await has(3.7);
      },
      async askedChange() {
        await plans(['1 changed', '1 listed already'], 'Change 1 athlete', both);
        await main.getByText('1 changed').click();
        expect(await main.getByRole('row').filter({ hasText: 'Ada Demo' }).textContent()).toContain('3.7');
        await has(3.7);
      },
      async changed() {
        await ends('Imported', ['1 athlete changed', '1 listed already'], both);
        await has(3.9);
      },
      async askedUndo() {
        await page.getByText('1 athlete gets its earlier values back.').waitFor();
        await has(3.9);
      },
      async restored() {
        await main.getByText('The import was undone: 1 athlete put back.').waitFor();
        await has(3.7);
      },
      askedTwins: () =>
        plans(
          ['1 new', '1 listed with other values; kept as they are', '1 repeats an earlier row'],
          'Add 1 athlete',
          both,
        ),
      importedTwin: () =>
        ends(
          'Imported',
          ['1 athlete added', '1 listed already', '1 repeats another row'],
          [...both, 'Cleo Demo'].toSorted(),
        ),
      askedMany: () => plans(['2,500 new'], 'Add 2,500 athletes', []),
      async partlyImported() {
        await step('Stopped').waitFor();
        await expect.poll(counts).toEqual(['2,000 athletes added', '500 not sent yet']);
        expect(await names()).toEqual(manyNames.slice(0, 2000).toSorted());
      },
      askedRest: () =>
        plans(['500 new', '2,000 listed already'], 'Add 500 athletes', manyNames.slice(0, 2000).toSorted()),
      importedRest: () =>
        ends('Imported', ['500 athletes added', '2,000 listed already'], manyNames.toSorted()),
    },
  };
}

for (const way of waysThrough(importRosterModel)) {
  test(wayName(way), async ({ page, server, owner }) => {
    await openImport(page, server.url, owner);
    await drive(agencyPerson(page, server.url, owner.athletes), way);
  });
}
