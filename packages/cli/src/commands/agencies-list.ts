import { type Agency, agency } from '@matchpoint/core/agencies/agency';
import {
  type AgencyFilter,
  agencyFilter,
  agencySortFields,
  matchesAgency,
  sortAgencies,
} from '@matchpoint/core/agencies/agency-filter';
import { sports } from '@matchpoint/core/athletes/fields/sports';
import { shown, shownCountry, shownSports } from '@matchpoint/core/display/display';
import type { Flag } from '../flags.ts';
import { defineListCommand } from '../list-command.ts';
import type { Column } from '../output/table.ts';
import type { RunCommand } from '../run-command.ts';

const flags = {
  q: { flags: '--search <words>', about: 'every word in name, city or country' },
  sport: { flags: '--sport <sport>', about: `${sports.join(', ')} or another`, choices: sports, open: true },
  country: { flags: '--country <country>', about: 'a name, an ISO code or an IOC code' },
  sort: {
    flags: '--sort <field>',
    about: `${agencySortFields.join(', ')}; descending after a minus sign, as -name`,
  },
} satisfies Record<keyof AgencyFilter, Flag>;

const columns: readonly Column<Agency>[] = [
  { heading: 'ID', shown: ({ id }) => id, align: 'right' },
  { heading: 'Name', shown: ({ name }) => shown(name), isCut: true },
  { heading: 'Sports', shown: ({ sports: offered }) => shownSports(offered), rank: 0 },
  { heading: 'Country', shown: ({ country }) => shownCountry(country), isCut: true, rank: 1 },
];

export function list(command: RunCommand): void {
  defineListCommand<Agency, AgencyFilter>(command, {
    nouns: ['agency', 'agencies'],
    flags,
    columns,
    // What is asked of search engines is nothing to list.
    fields: Object.keys(agency.shape).filter((name) => name !== 'noindex'),
    examples: {
      'matchpoint agencies list --sport tennis --sort city': 'agencies for one sport, ordered',
      'matchpoint agencies list --format csv > agencies.csv': 'for a spreadsheet',
    },
    read: (query) => agencyFilter.safeParse(query),
    load: (client, query) => client.listAgencies(query),
    filterAndSort: (agencies, filter) => sortAgencies(agencies.filter(matchesAgency(filter)), filter.sort),
  });
}
