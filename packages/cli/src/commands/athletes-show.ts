import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { type AthleteFact, factLabel, factText } from '@matchpoint/core/athletes/fields/athlete-facts';
import { factsOf, sectionTitles } from '@matchpoint/core/athletes/fields/athlete-sections';
import { shown } from '@matchpoint/core/display/display';
import type { Line } from '../output/output-one.ts';
import type { RunCommand } from '../run-command.ts';
import { defineShowCommand } from '../show-command.ts';

const linesFor = (athlete: Athlete) =>
  sectionTitles.flatMap((title) => [title, ...factsOf(athlete, title).flatMap(linesOf)]);

function linesOf(fact: AthleteFact): Line<Athlete>[] {
  const line: Line<Athlete> = [factLabel(fact), (athlete) => factText(athlete, fact)];
  return fact === 'agency' ? [line, ['Agency ID', ({ agency_id }) => shown(agency_id)]] : [line];
}

export function show(command: RunCommand): void {
  defineShowCommand<Athlete>(command, {
    noun: 'athlete',
    examples: {
      'matchpoint athletes show 12': 'every field of one athlete',
      'matchpoint athletes show 12 --format json': 'for a program',
    },
    load: (client, id) => client.showAthlete(id),
    linesOf: linesFor,
  });
}
