import type { Agency } from '@matchpoint/core/agencies/agency';
import { shown, shownCountry, shownSports } from '@matchpoint/core/display/display';
import { notFound } from '../not-found.ts';
import { outputOne } from '../output/output-one.ts';
import type { RunCommand } from '../run-command.ts';

export function show(command: RunCommand): void {
  command
    .argument('<id>', 'as "matchpoint agencies list" shows it')
    .runs(async (run, id: string) => {
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
    })
    .examples({
      'matchpoint agencies show 7': 'every field of one agency',
      'matchpoint agencies show 7 --format json': 'for a program',
    });
}
