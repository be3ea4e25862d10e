import { expectAccessible } from './accessibility.ts';
import { createAccount, signInAt } from './accounts.ts';
import { testInEveryLook } from './every-look.ts';
import { fullAgency } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { enterAgency, profilePages } from './pages/profiles.ts';

testInEveryLook(
  'the Add Profile dialog and My Agency are accessible and fit (WCAG 2.2 AA)',
  /^Failed to load resource: .* (412|422)/,
  async (page, server) => {
    const { open, choose, create, close, question, answer, save, dialog } = profilePages(page);
    const main = page.getByRole('main');
    const account = await createAccount();
    const own = ownAgencies(server, account);
    const id = await own.create(fullAgency);
    await signInAt(page, server, account);

    await page.goto(`${server.url}/account`);
    await open();
    await expectAccessible(page, 'the choice');
    await choose('Coach');
    await expectAccessible(page, 'coming soon');
    await choose('Agency');
    await expectAccessible(page, 'the form');
    await create.click();
    await dialog.getByRole('alert').waitFor();
    await expectAccessible(page, 'the form with what is refused');
    await enterAgency(dialog, { City: 'Biel' });
    await close.click();
    await question.waitFor();
    await expectAccessible(page, 'the question');
    await answer('Discard');
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`${server.url}/my-agency`);
    await save.waitFor();
    await expectAccessible(page, 'My Agency');
    await own.edit(id, { city: 'Basel' });
    await enterAgency(main, { City: 'Bern' });
    await save.click();
    await main.getByRole('alert').waitFor();
    await expectAccessible(page, 'both values');
    await main.getByRole('button', { name: 'Save my values' }).click();
    await main.getByText('Saved: City.').waitFor();
    await expectAccessible(page, 'saved');
  },
);
