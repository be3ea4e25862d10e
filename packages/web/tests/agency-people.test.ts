import type { TestServer } from '@matchpoint/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createAccount, type SignedUp, signInAt } from './accounts.ts';
import { test, visit } from './journey.ts';
import { fullAgency, startOwnServer } from './known-server.ts';
import { ownAgencies } from './own-agencies.ts';
import { ownAthletes } from './own-athletes.ts';
import { people } from './pages/people.ts';
import { enterAgency, profilePages } from './pages/profiles.ts';

let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  server = await startOwnServer();
  plain = await startOwnServer({ extensions: false, sharing: server });
});
afterAll(async () => {
  await plain.stop();
  await server.stop();
});

/** A person with an agency, which has an athlete. */
async function anOwner(): Promise<{ owner: SignedUp; agencyId: string }> {
  const owner = await createAccount();
  const agencyId = await ownAgencies(server, owner).create(fullAgency);
  await ownAthletes(server, owner, agencyId).create({
    name: 'Ada Example',
    available_semester: 'Fall',
    available_year: 2027,
  });
  return { owner, agencyId };
}

/** The person's My Agency with its people. */
async function openPeople(page: Page, person: SignedUp, at = server) {
  await signInAt(page, at, person);
  await page.goto(`${at.url}/my-agency`);
  await profilePages(page).save.waitFor();
  return people(page);
}

/** A page of another person, in a browser of their own. */
async function withAnother(person: SignedUp, walk: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = await visit();
  try {
    await signInAt(page, server, person);
    await walk(page);
    expect(complaints).toEqual([]);
  } finally {
    await page.context().close();
  }
}

test('an owner invites an editor, sees what they change, and hands the agency over', async ({ page }) => {
  const { owner } = await anOwner();
  const editor = await createAccount({ verified: true });
  const { list, changes, email, invite, invited, action, confirm, removal } = await openPeople(page, owner);
  await expect.poll(list).toEqual([`${owner.email} (you)`]);
  await email.fill(editor.email);
  await invite.click();
  await invited.waitFor();
  await expect.poll(list).toEqual([`${owner.email} (you)`, editor.email]);

  await withAnother(editor, async (theirs) => {
    await theirs.goto(`${server.url}/account`);
    const { answer, joined } = people(theirs);
    await answer('Accept', 'Court Club Example').click();
    await confirm(theirs, 'Join Court Club Example?', 'Join agency');
    await joined.waitFor();
    await theirs.goto(`${server.url}/my-agency`);
    await enterAgency(theirs.getByRole('form', { name: 'Agency Details' }), { City: 'Bern' });
    await profilePages(theirs).save.click();
    await theirs.getByText('Saved: City.').waitFor();
    await expect.poll(() => people(theirs).list()).toEqual([owner.email, `${editor.email} (you)`]);
    expect(await people(theirs).email.count()).toBe(0);
    expect(await people(theirs).removal.count()).toBe(0);
  });

  await page.reload();
  await expect.poll(changes).toEqual([
    ['Changed the agency: City', editor.email],
    ['Joined the agency', editor.email],
    ['Invited a person', owner.email],
    ['Added Ada Example', owner.email],
    ['Created the agency', owner.email],
  ]);
  await action('Make owner', editor.email).click();
  await confirm(page, `Make ${editor.email} the owner?`, 'Make owner');
  await expect.poll(list).toEqual([editor.email, `${owner.email} (you)`]);
  expect(await removal.count()).toBe(0);

  await action('Leave', owner.email).click();
  await confirm(page, 'Leave this agency?', 'Leave agency');
  await page.getByText('You have left the agency.').waitFor();
  await page.getByText('To have an agency here, create an Agency profile').waitFor();
});

test('an owner removes the agency with its athletes, told by name and number', async ({ page }) => {
  const { owner, agencyId } = await anOwner();
  const { removal, question, confirm } = await openPeople(page, owner);
  await removal.click();
  await expect
    .poll(() => question.textContent())
    .toContain('Its 1 athlete will be removed with it. This cannot be undone.');
  await confirm(page, 'Remove Court Club Example?', 'Remove agency');
  await page.getByText('Court Club Example was removed.').waitFor();
  expect((await server.fetch(`/api/agencies/${agencyId}`)).status).toBe(404);
  expect(await ownAgencies(server, owner).names()).toEqual([]);
});

describe('what goes wrong', () => {
  test.override({ expectedComplaints: /^Failed to load resource: .*(40[349]|422|net::ERR_FAILED)/ });

  test('an invitation that was withdrawn meanwhile, and an address that is not complete', async ({
    page,
  }) => {
    const { owner } = await anOwner();
    const editor = await createAccount({ verified: true });
    const { list, email, emailError, invite, invited, action, confirm } = await openPeople(page, owner);
    await email.fill('nobody');
    await invite.click();
    await expect.poll(emailError).toBe('Enter a complete email address, like name@example.com.');
    await email.fill(editor.email);
    await invite.click();
    await invited.waitFor();

    const { page: theirs } = await visit();
    await signInAt(theirs, server, editor);
    await theirs.goto(`${server.url}/account`);
    await people(theirs).answer('Accept', 'Court Club Example').click();
    await action('Withdraw', editor.email).click();
    await confirm(page, `Withdraw the invitation of ${editor.email}?`, 'Withdraw invitation');
    await expect.poll(list).toEqual([`${owner.email} (you)`]);
    await theirs.getByRole('button', { name: 'Join agency', exact: true }).click();
    await theirs.getByRole('alertdialog').getByRole('alert').waitFor();
    await theirs.context().close();
  });

  test('a removal whose answer is lost is done all the same, and asking again ends it', async ({ page }) => {
    const { owner } = await anOwner();
    const { removal, question, confirm } = await openPeople(page, owner);
    let isLost = false;
    await page.route('**/api/users/me/agencies/*', async (route) => {
      if (isLost || route.request().method() !== 'DELETE') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await removal.click();
    await question.getByRole('button', { name: 'Remove agency', exact: true }).click();
    await question.getByRole('alert').waitFor();
    await confirm(page, 'Remove Court Club Example?', 'Remove agency');
    await page.getByText('Court Club Example was removed.').waitFor();
  });

  test('on a service of the eleven calls nothing of it is shown', async ({ page }) => {
    const { owner } = await anOwner();
    const { heading, list } = await openPeople(page, owner, plain);
    await expect.poll(() => page.getByText('People', { exact: true }).count()).toBe(0);
    expect([await heading.count(), await list()]).toEqual([0, []]);
  });
});
