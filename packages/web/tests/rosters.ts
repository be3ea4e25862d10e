import { listedDrafts } from '@matchpoint/core/testing/rosters/listed';
import type { Roster } from '@matchpoint/core/testing/rosters/roster';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAt } from './accounts.ts';
import { journey } from './journey.ts';
import { importPage } from './pages/import.ts';

/** Tests that these rosters, imported in the browser, become their athletes. */
export function testRosters(rosters: readonly Roster[]): void {
  journey().for(rosters)('$language: $name becomes its athletes', async (roster, { page, server, owner }) => {
    await owner.agencies.edit(owner.agencyId, { sports: roster.sports });
    await signInAt(page, server, owner, '/my-athletes/import');
    await importRoster(page, roster);
    const answer = await server.fetch(`/api/athletes?agency_id=${owner.agencyId}`);
    expect(listedDrafts(await answer.json())).toEqual(
      roster.athletes.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    );
  });
}

/** Answers what the roster has an answer for, as preset where it is so; another question ends the test. */
async function importRoster(page: Page, roster: Roster): Promise<void> {
  const { name, bytes, answers, athletes } = roster;
  const { choose, step, button, main, field } = importPage(page);
  const { reading, columns = {}, set = {}, words = {}, round } = answers;
  await choose({ name, content: Buffer.from(bytes) });
  if (reading !== undefined) {
    await step(/^Which (sheet|of these)/).waitFor();
    await button('Continue').click();
  }
  if (answers.columns !== undefined || answers.set !== undefined) {
    await step('Which column is which?').waitFor();
    for (const [column, meaning] of Object.entries(columns)) await field(column).selectOption(meaning);
    for (const [name, value] of Object.entries(set)) {
      const control = main.locator(`[name="${name}"]`);
      await (name === 'available_year' ? control.fill(value) : control.selectOption(value));
    }
    await button('Continue').click();
  }
  const repairs = [
    ...(answers.words === undefined ? [] : [/^Use (this meaning|these meanings)$/]),
    ...(round === undefined ? [] : [/^Round/]),
  ];
  for (const [word, meaning] of Object.entries(words))
    await main.getByLabel(`“${word}”`).selectOption(meaning);
  for (const repair of repairs) {
    await button(repair).click();
    await button('Continue').click();
  }
  await button(athletes.length === 1 ? 'Add 1 athlete' : `Add ${athletes.length} athletes`).click();
  await step('Imported').waitFor();
}
