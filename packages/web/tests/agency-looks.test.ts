import type { TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { createAccount } from './accounts.ts';
import { desktop, phone } from './every-page.ts';
import { test } from './journey.ts';
import { startOwnServer, wholeAgency } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { accountPages } from './pages/accounts.ts';
import { enterAgency, profilePages } from './pages/profiles.ts';
import { expectWellMade } from './well-made.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

for (const [width, size] of Object.entries({ desktop, phone })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    describe(`${colorScheme} on a ${width}`, () => {
      test.override({
        contextOptions: { ...size, colorScheme },
        expectedComplaints: /^Failed to load resource: .* (412|422)/,
      });

      test('the Add Profile dialog and My Agency are accessible and fit (WCAG 2.2 AA)', async ({ page }) => {
        const { open, choose, create, close, question, answer, save, dialog } = profilePages(page);
        const main = page.getByRole('main');
        const account = await createAccount();
        const own = ownAgencies(server, account);
        const id = await own.create(wholeAgency);
        await page.goto(`${server.url}/sign-in`);
        await accountPages(page).enterSignIn(account);
        await accountPages(page).userMenu.waitFor();

        await page.goto(`${server.url}/account`);
        await open();
        await expectWellMade(page, 'the choice');
        await choose('Coach');
        await expectWellMade(page, 'coming soon');
        await choose('Agency');
        await expectWellMade(page, 'the form');
        await create.click();
        await dialog.getByRole('alert').waitFor();
        await expectWellMade(page, 'the form with what is refused');
        await enterAgency(dialog, { City: 'Biel' });
        await close.click();
        await question.waitFor();
        await expectWellMade(page, 'the question');
        await answer('Discard');
        await dialog.waitFor({ state: 'detached' });

        await page.goto(`${server.url}/my-agency`);
        await save.waitFor();
        await expectWellMade(page, 'My Agency');
        await own.edit(id, { city: 'Basel' });
        await enterAgency(main, { City: 'Bern' });
        await save.click();
        await main.getByRole('alert').waitFor();
        await expectWellMade(page, 'both values');
        await main.getByRole('button', { name: 'Save my values' }).click();
        await main.getByText('Saved: City.').waitFor();
        await expectWellMade(page, 'saved');
      });
    });
  }
}
