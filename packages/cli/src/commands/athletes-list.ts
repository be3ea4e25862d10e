import { type Athlete, athlete } from '@matchpoint/core/athletes/athlete';
import { athleteFields, type Metric } from '@matchpoint/core/athletes/athlete-fields';
import {
  type AthleteFilter,
  athleteFilter,
  athleteSortFields,
  matchesAthlete,
  sortAthletes,
} from '@matchpoint/core/athletes/athlete-filter';
import { sports } from '@matchpoint/core/athletes/sports';
import { shown, shownAvailability } from '@matchpoint/core/display/display';
import type { Command } from 'commander';
import type { Flag } from '../flags.ts';
import type { Host } from '../host.ts';
import { defineListCommand } from '../list-command.ts';
import { myAthletes, warnIncomplete } from '../my-athletes.ts';
import { withSession } from '../session/command-session.ts';
import type { Column } from '../table.ts';

const least = (metric: string): Flag => ({
  flags: `--min-${metric.toLowerCase()} <number>`,
  about: `${metric} of at least this`,
});
const most = (metric: string): Flag => ({
  flags: `--max-${metric.toLowerCase()} <number>`,
  about: `${metric} of at most this`,
});

const flags = {
  q: { flags: '--search <words>', about: 'every word in name, agency or country' },
  sport: { flags: '--sport <sport>', about: `${sports.join(', ')} or another`, choices: sports, open: true },
  gender: { flags: '--gender <gender>', about: 'in any case', choices: athleteFields.gender.of },
  country: { flags: '--country <country>', about: 'a name, an ISO code or an IOC code' },
  semester: {
    flags: '--semester <semester>',
    about: 'of availability, in any case',
    choices: athleteFields.available_semester.of,
  },
  year: { flags: '--year <year>', about: 'the year of availability' },
  agency_id: { flags: '--agency <id>', about: "an agency's ID" },
  min_gpa: least('GPA'),
  max_gpa: most('GPA'),
  min_sat: least('SAT'),
  max_sat: most('SAT'),
  min_toefl: least('TOEFL'),
  max_toefl: most('TOEFL'),
  min_utr: least('UTR'),
  max_utr: most('UTR'),
  min_itf: least('ITF'),
  max_itf: most('ITF'),
  sort: {
    flags: '--sort <field>',
    about: `${athleteSortFields.join(', ')}; descending after a minus sign, as -gpa`,
  },
} satisfies Record<keyof AthleteFilter, Flag>;

const score = (metric: Metric): Column<Athlete> => ({
  heading: metric,
  shown: (row) => shown(row[metric]),
  align: 'right',
});

const columns: readonly Column<Athlete>[] = [
  { heading: 'ID', shown: ({ id }) => id, align: 'right' },
  { heading: 'Name', shown: ({ name }) => shown(name), narrowed: 'cut' },
  { heading: 'Gender', shown: ({ gender }) => shown(gender) },
  { heading: 'Sport', shown: ({ sport }) => shown(sport) },
  { heading: 'Available for', shown: shownAvailability },
  { heading: 'Agency', shown: ({ agency_name }) => shown(agency_name), narrowed: 'cut' },
  score('GPA'),
  score('SAT'),
  score('TOEFL'),
  { ...score('UTR'), narrowed: 'omitted' },
  { ...score('ITF'), narrowed: 'omitted' },
];

export function athletesList(command: Command, host: Host): void {
  defineListCommand<Athlete, AthleteFilter>(command, host, {
    nouns: ['athlete', 'athletes'],
    flags,
    columns,
    fields: Object.keys(athlete.shape),
    examples: {
      'matchpoint athletes list --sport tennis --min-gpa 3.5 --sort -utr': 'the strongest first',
      'matchpoint athletes list --mine --format csv | matchpoint athletes validate -': 'your own, checked',
      'matchpoint athletes list --format ndjson | head -3': 'one JSON object a line',
    },
    mine: (run, filter, print) =>
      withSession(run, async (session) => {
        const mine = await myAthletes(run, session, filter);
        await print(mine);
        warnIncomplete(run, mine);
      }),
    read: (query) => athleteFilter.safeParse(query),
    load: (client, query) => client.listAthletes(query),
    filterAndSort: (athletes, filter) => sortAthletes(athletes.filter(matchesAthlete(filter)), filter.sort),
  });
}
