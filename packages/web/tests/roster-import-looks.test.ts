import { expectAccessible } from './accessibility.ts';
import { createAccount, signInAt } from './accounts.ts';
import { testInEveryLook } from './every-look.ts';
import { ownAgencies } from './own-agencies.ts';
import { importPage } from './pages/import.ts';

const header = 'Name,Semester,Year,GPA,TOEFL,Country of Residence,Gossip';

testInEveryLook(
  'every step of an import is accessible and fits (WCAG 2.2 AA)',
  /^Failed to load resource: .* 503/,
  async (page, server) => {
    const account = await createAccount();
    await ownAgencies(server, account).create({ name: 'Looks Example', sports: ['Tennis'] });
    await signInAt(page, server, account);
    await page.goto(`${server.url}/my-athletes/import`);
    const { choose, step, button, main } = importPage(page);
    // What the top bar covers would be too small to touch.
    const expectStep = async (name: string) => {
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, name);
    };
    await step('Choose a file').waitFor();
    await expectStep('the choice of a file');

    await choose({ name: 'photo.pdf', content: '%PDF-1.7' });
    await step('This file cannot be read').waitFor();
    await expectStep('a file that cannot be read');
    await button('Choose another file').click();

    await choose({
      name: 'roster.csv',
      content: `${header}\nAda Example,Fall,2027,3.75,5,GER,none\nBo Sample,Herbst,2028,3.1,,SUI,\n`,
    });
    await step('Which column is which?').waitFor();
    await expectStep('the columns');
    await button('Continue').click();
    await step('1 row needs a repair').waitFor();
    await main.locator('summary').click();
    await expectStep('the rows');
    await button('Change it').first().click();
    await expectStep('a repair');
    await button('Continue without this row').click();
    await step('What will happen').waitFor();
    for (const summary of await main.locator('summary').all()) await summary.click();
    await expectStep('the plan');

    await page.reload();
    await main.getByText('roster.csv is not finished').waitFor();
    await expectStep('the offer to go on');
    await button('Go on').click();
    await button('Continue without this row').click();
    await page.route('**/athletes/batch', (route) => route.fulfill({ status: 503, json: {} }));
    await button('Add 1 athlete').click();
    await step('Importing').waitFor();
    await expectStep('the progress');
    await button('Pause').click();
    await step('Paused').waitFor();
    await expectStep('a pause');
    await button('Stop').click();
    await step('Stopped').waitFor();
    await expectStep('what was stopped');
    await page.unroute('**/athletes/batch');
    await button('Go on').click();
    await button('Add 1 athlete').click();
    await step('Imported, but not all').waitFor();
    await expectStep('the result');
  },
);
