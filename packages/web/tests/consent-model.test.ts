import { createClient } from '@matchpoint/core/client/client';
import { askFamilyModel } from '@matchpoint/core/consent/ask-family.model';
import { linkAddress } from '@matchpoint/core/consent/family-link';
import { familyTexts } from '@matchpoint/core/consent/family-texts';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { failNext } from './fail-next.ts';
import { journey, type Owner, visit } from './journey.ts';
import { fullAgency } from './known-server.ts';
import { myAthletesPage } from './pages/my-athletes.ts';
import { readNames } from './pages/table.ts';

const test = journey({ serverOptions: { offered: ['hidden'], consent: 'family' } });

const { en } = familyTexts;
const [waits, tookBack] = ['Waiting for the family', 'Withdrawn by the family'];
const firstYear = 2040;

interface Seen {
  /** What My Athletes says below the name; null: there is no row. */
  readonly why?: string | null;
  /** What the menu of the row says of the family. */
  readonly menu?: string;
  /** What the family's page says, and what can be pressed there. */
  readonly says: readonly string[];
  readonly buttons: readonly string[];
  /** Whether visitors find the athlete. */
  readonly listed?: boolean;
}

/** An agency at My Athletes, the parent of its athlete, and what a visitor is answered. */
function twoPeople(agency: Page, parent: Page, owner: Owner): Driver<typeof askFamilyModel> {
  const { choose, more, news, dialog, enter, button, answer } = myAthletesPage(agency);
  const main = parent.getByRole('main');
  const { origin } = new URL(agency.url());
  const client = createClient({ baseUrl: origin });
  let [name, otherName] = ['Ada Example', 'Ida Example'];
  let [year, lastYear, agreedYear] = [firstYear, firstYear, firstYear];
  let id = '';
  /** Opens their page again once the other one has acted. */
  let onlooker: Page | null = null;

  const act = (next: Page | null, action: () => Promise<void>) => async () => {
    await action();
    onlooker = next;
  };
  async function edit(label: string, text: string) {
    await choose('Edit', name);
    await button('Save').waitFor();
    await enter({ [label]: text });
    await button('Save').click();
    await dialog.waitFor({ state: 'detached' });
  }
  async function rename() {
    await edit('Name*', otherName);
    [name, otherName] = [otherName, name];
  }
  async function move(to: number) {
    await edit('Year*', String(to));
    [year, lastYear] = [to, year];
  }
  const press = (text: string) => main.getByRole('button', { name: text, exact: true }).click();
  async function agree() {
    await main.getByText(en.parent, { exact: true }).click();
    await main.getByLabel(en.name).fill('Eva Example');
    await press(en.agree);
    agreedYear = year;
  }
  async function agencySees({ why = '', menu }: Seen) {
    const row = why === null ? 'Nothing here yet' : `${name}${why}`;
    await expect.poll(() => readNames(agency, 'My Athletes')).toEqual([row]);
    if (menu === undefined) return;
    await more(name).click();
    await agency.getByText(menu, { exact: true }).waitFor();
    await agency.keyboard.press('Escape');
  }
  async function parentSees({ says, buttons }: Seen) {
    const ours = [en.agree, en.refuse, en.withdraw, en.retry, en.readAgain, en.open];
    for (const text of says) await main.getByText(text, { exact: true }).waitFor();
    const texts = () => main.getByRole('button').allTextContents();
    await expect.poll(async () => (await texts()).filter((text) => ours.includes(text))).toEqual(buttons);
    for (const outcome of [en.agreed(name), en.refused(name), en.withdrawn(name)])
      expect([outcome, await main.getByText(outcome, { exact: true }).count()]).toEqual([
        ...[outcome, Number(says.includes(outcome))],
      ]);
  }
  async function visitorSees(isListed: boolean) {
    id = (await owner.athletes.list())[0]?.id ?? id;
    const page = await agency.request.get(`${origin}/athletes/${id}`);
    const list = await client.listAthletes({ agency_id: owner.agencyId });
    expect([page.status(), list.rows.map((athlete) => athlete.name)]).toEqual(
      isListed ? [200, [name]] : [404, []],
    );
  }
  const sight = (seen: () => Seen) => async () => {
    const [first, second] = onlooker === agency ? [parentSees, agencySees] : [agencySees, parentSees];
    await first(seen());
    await onlooker?.reload();
    await second(seen());
    await visitorSees(seen().listed === true);
  };

  const asks = (athlete: string) => en.who(fullAgency.name, athlete);
  const offer = (last: number) => en.yes(`December 31, ${last}`);
  const bothUntil = () => ({
    menu: `The family agreed, until Dec 31, ${agreedYear}`,
    says: [en.agreed(name), en.until(`December 31, ${agreedYear}`)],
    buttons: [en.withdraw],
  });
  const forNothing = () => ({ why: waits, says: [en.changed], buttons: [en.readAgain] });
  const form = [en.agree, en.refuse];

  return {
    actions: {
      ask: act(null, async () => {
        await choose('Link for the family', name);
        await button('Make link').click();
        await parent.goto(await dialog.getByLabel('Link', { exact: true }).inputValue());
        await agency.keyboard.press('Escape');
      }),
      hide: act(parent, () => choose('Hide', name)),
      list: act(parent, () => choose('List', name)),
      stopHiding: act(parent, () => choose('Stop hiding', name)),
      rename: act(parent, rename),
      renameMeanwhile: act(null, rename),
      endTermMeanwhile: act(null, () => move(2022)),
      moveLater: act(parent, () => move(Math.max(year + 1, firstYear))),
      remove: act(parent, async () => {
        await choose('Remove', name);
        await answer('Remove athlete');
      }),
      undo: act(parent, async () => {
        await agency.getByRole('button', { name: 'Undo', exact: true }).click();
        await news.getByText(/ is back, under a new address\. The family has to agree again\.$/).waitFor();
      }),
      agree: act(agency, agree),
      agreeLimited: act(agency, async () => {
        await failNext(parent, 'PUT', '**/api/consent', 'limited');
        await agree();
      }),
      refuse: act(agency, () => press(en.refuse)),
      withdraw: act(agency, () => press(en.withdraw)),
      withdrawLost: act(agency, async () => {
        await failNext(parent, 'PUT', '**/api/consent', 'lost');
        await press(en.withdraw);
      }),
      retry: act(agency, () => press(en.retry)),
      readAgain: act(null, () => press(en.readAgain)),
    },
    sights: {
      waiting: sight(() => ({ why: waits, says: [en.gone], buttons: [en.open] })),
      asked: sight(() => ({ why: waits, says: [asks(name), offer(year)], buttons: form })),
      agreed: sight(() => ({ ...bothUntil(), listed: true })),
      unanswered: sight(() => ({ why: tookBack, says: [en.unanswered], buttons: [en.retry] })),
      limited: sight(() => ({ why: waits, says: [en.wait], buttons: [en.retry] })),
      refused: sight(() => ({ why: 'Refused by the family', says: [en.refused(name)], buttons: [en.agree] })),
      withdrawn: sight(() => ({
        ...{ why: tookBack, says: [en.withdrawn(name), offer(year)], buttons: [en.agree] },
      })),
      renamed: sight(() => ({ why: waits, says: [asks(otherName)], buttons: form })),
      changed: sight(forNothing),
      past: sight(() => ({ why: waits, says: [asks(name), offer(lastYear)], buttons: form })),
      tooLate: sight(forNothing),
      over: sight(() => ({ why: waits, says: [en.over], buttons: [] })),
      hiddenAsked: sight(() => ({ why: 'Hidden', menu: waits, says: [asks(name)], buttons: form })),
      hidden: sight(() => {
        const { says, ...both } = bothUntil();
        return { ...both, why: 'Hidden', says: [...says, en.unlisted] };
      }),
      movedLater: sight(() => ({ ...bothUntil(), listed: true })),
      removed: sight(() => ({ why: null, says: [en.gone], buttons: [en.open] })),
    },
  };
}

for (const way of waysThrough(askFamilyModel))
  test(wayName(way), { timeout: 300_000 }, async ({ page, server, owner }) => {
    await owner.athletes.create({
      name: 'Ada Example',
      available_semester: 'Fall',
      available_year: firstYear,
    });
    await signInAt(page, server, owner, '/my-athletes');
    const { page: phone, complaints } = await visit({ viewport: { width: 390, height: 844 } });
    await phone.goto(linkAddress(server.url, '0'.repeat(32)));
    await drive(twoPeople(page, phone, owner), way);
    await phone.context().close();
    expect(complaints.filter((text) => !/ERR_FAILED|404|409|429/.test(text))).toEqual([]);
  });
