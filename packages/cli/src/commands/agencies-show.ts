import type { Agency } from '@matchpoint/core/agencies/agency';
import { shown, shownCountry, shownSports } from '@matchpoint/core/display/display';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { notFound } from '../not-found.ts';
import { outputOne } from '../output/output-one.ts';
import { openRun } from '../run.ts';

export function define(command: Command, host: Host): void {
  command.argument('<id>', 'as "matchpoint agencies list" shows it').action(async (id: string) => {
    const run = openRun(command, host);
    const agency = await (await run.client()).showAgency(id).catch(notFound('agency', id));
    await outputOne<Agency>(run, agency, [
      'General',
      ['Name', ({ name }) => shown(name)],
      ['Address', ({ address }) => shown(address)],
      ['City', ({ city }) => shown(city)],
      ['Zip code', ({ zip_code }) => shown(zip_code)],
      ['Country', ({ country }) => shownCountry(country)],
      ['Sports', ({ sports }) => shownSports(sports)],
      ['Information', ({ agency_information }) => shown(agency_information)],
      'Contact',
      ['Email', ({ email }) => shown(email)],
      ['Phone', ({ phone_number }) => shown(phone_number)],
    ]);
  });
  addExamples(command, {
    'matchpoint agencies show 7': 'every field of one agency',
    'matchpoint agencies show 7 --format json': 'for a program',
  });
}
