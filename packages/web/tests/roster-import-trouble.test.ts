import { expect } from 'vitest';
import { hold } from './hold.ts';
import { journey } from './journey.ts';
import { importPage, openImport } from './pages/import.ts';
import { focused } from './pages/shell.ts';
import { times } from './people.ts';
import { scriptOf } from './script-of.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: / });

const roster = { name: 'roster.csv', content: 'Name,Available for\nAda Demo,Fall 2027\n' };
const names = times(2500, (n) => `Many Demo ${n}`);
const many = {
  name: 'many.csv',
  content: ['Name,Available for', ...names.map((name) => `${name},Fall 2027`)].join('\n'),
};

test('an unreachable service is asked again; two tabs do not both send', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const first = importPage(page);
  let isAway = true;
  await page.route(/\/agencies\/.*\/athletes/, (route) => (isAway ? route.abort() : route.fallback()));
  await first.choose(roster);
  await first.step('Your athletes cannot be read').waitFor();
  isAway = false;
  await first.button('Try again').click();
  await first.step('What will happen').waitFor();

  const other = await page.context().newPage();
  await other.goto(`${server.url}/my-athletes/import`);
  const second = importPage(other);
  const refusal = second.main.getByRole('alert').filter({ hasText: 'Another tab of this browser' });
  for (const action of [
    () => second.button('Go on').click(),
    () => second.button('Discard').click(),
    () => second.choose(many),
  ]) {
    await second.step('Choose a file').waitFor();
    await refusal.waitFor();
    await action();
    await refusal.waitFor();
    await other.reload();
  }
  await page.close();
  await second.button('Go on').click();
  await second.button('Add 1 athlete').click();
  await second.step('Imported').waitFor();
  expect(await own.names()).toEqual(['Ada Demo']);
});

test('a script that does not come is told, and comes with the next file', async ({ page, server, owner }) => {
  const script = scriptOf('src/roster/steps/job-steps.tsx');
  await page.route(script, (route) => route.abort());
  await openImport(page, server.url, owner);
  const { choose, step, main, button } = importPage(page);
  await page.route(/\/my-athletes\/import$/, (route) => route.abort());
  await choose(roster);
  await main.getByText('The part of the page that reads files could not be loaded.').waitFor();
  await page.unroute(script);
  await page.unroute(/\/my-athletes\/import$/);
  // A browser does not ask again for a script that failed once, until the page is loaded anew.
  await choose(roster);
  await button('Go on').click();
  await step('What will happen').waitFor();
});

test('sending is paused, left after a question, and goes on elsewhere', async ({ page, server, owner }) => {
  const own = await openImport(page, server.url, owner);
  const { choose, step, button } = importPage(page);
  await choose(many);
  const release = await hold(page, '**/athletes/batch');
  await button('Add 2,500 athletes').click();
  await step('Importing').waitFor();
  expect(await focused(page)).toBe('h2 Importing');
  await page.getByRole('link', { name: 'Agencies', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave while the import runs?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });

  await button('Pause').click();
  await step('Paused').waitFor();
  await button('Resume').click();
  await step('Importing').waitFor();
  await button('Pause').click();
  release();
  await page.getByText('1,000 of 2,500 rows done').waitFor();
  expect((await own.names()).length).toBe(1000);

  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${server.url}/my-athletes/import`);
  const opened = importPage(again);
  await opened.main.getByText('many.csv is not finished: 1,000 of 2,500 sent.').waitFor();
  await opened.button('Go on').click();
  await opened.button('Add 1,500 athletes').click();
  await opened.step('Imported').waitFor();
  expect((await own.names()).toSorted()).toEqual(names.toSorted());
});

test('repairs are asked about on leaving, and kept until discarded', async ({ page, server, owner }) => {
  await openImport(page, server.url, owner);
  const { choose, step, button, field, main, goesOn } = importPage(page);
  await choose({ name: 'roster.csv', content: 'Name,Available for,GPA\nAda Demo,Fall 2027,9\nBo,2027,3\n' });
  await field('New value of Ada Demo, row 2').fill('3.9');
  await page.keyboard.press('Tab');
  await goesOn('1 athlete, 1 row left out').waitFor();
  await page.getByRole('link', { name: 'Agencies', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave before anything is sent?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  await page.goto(`${server.url}/my-athletes/import`);
  await button('Go on').click();
  await goesOn('1 athlete, 1 row left out').waitFor();
  await page.reload();
  await button('Discard').click();
  await main.getByText('roster.csv is not finished').waitFor({ state: 'detached' });
  await page.reload();
  await step('Choose a file').waitFor();
  expect(await main.getByText('roster.csv is not finished').count()).toBe(0);
});
