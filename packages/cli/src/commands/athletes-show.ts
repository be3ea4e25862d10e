import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { shown, shownAvailability, shownCountry } from '@matchpoint/core/display/display';
import type { Command } from 'commander';
import { addExamples } from '../examples.ts';
import type { Host } from '../host.ts';
import { notFound } from '../not-found.ts';
import { outputOne } from '../output-one.ts';
import { openRun } from '../run.ts';

export function athletesShow(command: Command, host: Host): void {
  command.argument('<id>', 'as "matchpoint athletes list" shows it').action(async (id: string) => {
    const run = openRun(command, host);
    const athlete = await (await run.client()).showAthlete(id).catch(notFound('athlete', id));
    await outputOne<Athlete>(run, athlete, [
      ['Name', ({ name }) => shown(name)],
      ['Gender', ({ gender }) => shown(gender)],
      ['Country of residence', ({ country_of_residence }) => shownCountry(country_of_residence)],
      ['Bio', ({ bio }) => shown(bio)],
      ['Agency', ({ agency_name }) => shown(agency_name)],
      ['Agency ID', ({ agency_id }) => shown(agency_id)],
      ['External profile link', ({ profile_url }) => shown(profile_url)],
      ['Video link', ({ video_1 }) => shown(video_1)],
      ['Sport', ({ sport }) => shown(sport)],
      ['Available for', shownAvailability],
      ['UTR', ({ UTR }) => shown(UTR)],
      ['ITF', ({ ITF }) => shown(ITF)],
      ['GPA', ({ GPA }) => shown(GPA)],
      ['SAT', ({ SAT }) => shown(SAT)],
      ['TOEFL', ({ TOEFL }) => shown(TOEFL)],
    ]);
  });
  addExamples(command, {
    'matchpoint athletes show 12': 'every field of one athlete',
    'matchpoint athletes show 12 --format json': 'for a program',
  });
}
