import type { Agency } from '@matchpoint/core/agencies/agency';
import { shown, shownCountry, shownSports } from '@matchpoint/core/display/display';
import type { RunCommand } from '../run-command.ts';
import { defineShowCommand } from '../show-command.ts';

export function show(command: RunCommand): void {
  defineShowCommand<Agency>(command, {
    noun: 'agency',
    examples: {
      'matchpoint agencies show 7': 'every field of one agency',
      'matchpoint agencies show 7 --format json': 'for a program',
    },
    load: (client, id) => client.showAgency(id),
    linesOf: () => [
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
    ],
  });
}
