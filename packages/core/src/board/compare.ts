import { factText, listFactLabel } from '../athletes/fields/athlete-facts.ts';
import {
  type AthleteField,
  athleteFields,
  isSent,
  type Score,
  scores,
} from '../athletes/fields/athlete-fields.ts';
import { boardFacts, type Starrable, type StarredFacts } from './starred-facts.ts';

export const comparable = { least: 2, most: 5 } as const;

export interface ComparedCell {
  readonly text: string;
  /** The best of its row, alone or with others (rules/athletes.md#compare). */
  readonly isBest: boolean;
}

export interface ComparedRow {
  readonly label: string;
  /** One for each athlete, in their order. */
  readonly cells: readonly ComparedCell[];
}

/** What heads the table already is left out. */
const rows = boardFacts.filter((fact) => fact !== 'name');

export function compareAthletes(athletes: readonly Starrable[]): ComparedRow[] {
  const sent = rows.filter((fact) => isSent(athletes, fact));
  return sent.map((fact) => {
    const score = scores.find((name) => name === fact);
    const best = score === undefined ? null : bestOf(score, athletes);
    return {
      label: listFactLabel(fact),
      cells: athletes.map((athlete) => ({
        text: factText(athlete, fact),
        isBest: score !== undefined && best !== null && athlete[score] === best,
      })),
    };
  });
}

/** Why scores that are shown have no best; null where each has one. */
export function noBestText(athletes: readonly Starrable[]): string | null {
  if (!areAlike(athletes, 'sport')) return 'No score has a best here: the athletes are of different sports.';
  if (areAlike(athletes, 'gender')) return null;
  const ofSport = scores.filter((score) => isOfSport(score) && isSent(athletes, score)).map(listFactLabel);
  if (ofSport.length === 0) return null;
  const given = new Set(athletes.flatMap(({ gender }) => gender ?? []));
  const why = given.size > 1 ? 'the athletes are of different genders' : 'not every gender is given';
  return `${new Intl.ListFormat('en').format(ofSport)} ${ofSport.length === 1 ? 'has' : 'have'} no best here: ${why}.`;
}

const isOfSport = (score: Score) => 'sports' in athleteFields[score];

/** Null without a best: between sports, and of a sport's own scores across genders. */
function bestOf(score: Score, athletes: readonly StarredFacts[]): number | null {
  if (!areAlike(athletes, 'sport') || (isOfSport(score) && !areAlike(athletes, 'gender'))) return null;
  const given = athletes.map((athlete) => athlete[score] ?? null).filter((value) => value !== null);
  if (given.length === 0) return null;
  const field: AthleteField = athleteFields[score];
  return 'lowerIsBetter' in field ? Math.min(...given) : Math.max(...given);
}

function areAlike(athletes: readonly StarredFacts[], fact: 'sport' | 'gender'): boolean {
  return new Set(athletes.map((athlete) => athlete[fact])).size === 1;
}
