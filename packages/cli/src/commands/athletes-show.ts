import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { type AthleteFact, factLabel, factText } from '@matchpoint/core/athletes/fields/athlete-facts';
import { isOffered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { factsOf, sectionTitles } from '@matchpoint/core/athletes/fields/athlete-sections';
import { visibilityOf, visibilityText } from '@matchpoint/core/athletes/fields/own-athlete';
import { shown } from '@matchpoint/core/display/display';
import { hasStatus } from '@matchpoint/core/wire/api-error';
import type { Line } from '../output/output-one.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { agencyProfile } from '../session/agency.ts';
import { withSession } from '../session/command-session.ts';
import { defineShowCommand } from '../show-command.ts';

const linesFor = (athlete: Athlete): readonly Line<Athlete>[] => [
  ...(visibilityOf({ athlete }) === 'listed' ? [] : [visibilityLine]),
  ...sectionTitles.flatMap((title) => [title, ...factsOf(athlete, title).flatMap(linesOf)]),
];

const visibilityLine: Line<Athlete> = ['Visibility', (athlete) => visibilityText({ athlete })];

function linesOf(fact: AthleteFact): Line<Athlete>[] {
  const line: Line<Athlete> = [factLabel(fact), (athlete) => factText(athlete, fact)];
  return fact === 'agency' ? [line, ['Agency ID', ({ agency_id }) => shown(agency_id)]] : [line];
}

/** What only the agency sees (rules/athletes.md#hidden). */
const showOwn = (run: Run, id: string) =>
  withSession(run, async (session) => {
    const agency = await agencyProfile(run, session);
    return (await session.authorize((token) => session.client.showMyAthlete(agency.id, id, { token }))).data;
  });

export function show(command: RunCommand): void {
  defineShowCommand<Athlete>(command, {
    noun: 'athlete',
    examples: {
      'matchpoint athletes show 12': 'every field of one athlete',
      'matchpoint athletes show 12 --format json': 'for a program',
    },
    load: async (client, id, run) => {
      try {
        return await client.showAthlete(id);
      } catch (error) {
        const hides = isOffered('hidden', client.capabilities.offered() ?? []);
        if (!hides || !hasStatus(error, 404)) throw error;
        return await showOwn(run, id).catch(() => Promise.reject(error));
      }
    },
    linesOf: linesFor,
  });
}
