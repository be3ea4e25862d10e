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
  const { choose, step, button, main, field, answer } = importPage(page);
  const { reading, columns = {}, set = {}, words = {}, round } = answers;
  await choose({ name, content: Buffer.from(bytes) });
  if (reading !== undefined) {
    await step(/^Which (sheet|of these)/).waitFor();
    await button('Continue').click();
  }
  for (const [column, meaning] of Object.entries(columns)) await field(column).selectOption(meaning);
  for (const [name, value] of Object.entries(set)) {
    const control = main.locator(`#${name}`);
    await (name === 'available_year' ? control.fill(value) : control.selectOption(value));
  }
  for (const [word, meaning] of Object.entries(words)) await answer(`“${word}”`).selectOption(meaning);
  if (round !== undefined) await answer('in steps of').selectOption({ index: 1 });
  const next = button(/^(Go on|Add)/);
  if ((await next.textContent())?.startsWith('Go on') === true) await next.click();
  await button(athletes.length === 1 ? 'Add 1 athlete' : `Add ${athletes.length} athletes`).click();
  await step('Imported').waitFor();
}
