import { type AthleteField, athleteFields, type Score, scores } from '../athletes/athlete-fields.ts';
import { shown, shownAvailability, shownCountry } from '../display/display.ts';
import type { Starrable, StarredFacts } from './board.ts';

export const comparable = { least: 2, most: 5 } as const;

export interface ComparedCell {
  readonly text: string;
  /** The best of its row, alone or with others (rules/athletes.md#compare). */
  readonly isBest: boolean;
}

export interface ComparedRow {
  readonly label: string;
  readonly isNumeric: boolean;
  /** One for each athlete, in their order. */
  readonly cells: readonly ComparedCell[];
}

type Row = readonly [label: string, text: (facts: StarredFacts) => string, score?: Score];

const scoreRow = (score: Score): Row => [athleteFields[score].label, (facts) => shown(facts[score]), score];
const ratings: readonly Score[] = ['UTR', 'ITF'];

/** Ratings first, then academics, then the term: the order in which coaches screen. */
const rows: readonly Row[] = [
  ['Sport', ({ sport }) => shown(sport)],
  ['Gender', ({ gender }) => shown(gender)],
  ...ratings.map(scoreRow),
  ...scores.filter((score) => !ratings.includes(score)).map(scoreRow),
  ['Available for', shownAvailability],
  ['Country', ({ country_of_residence }) => shownCountry(country_of_residence)],
  ['Agency', ({ agency_name }) => shown(agency_name)],
];

export function compareAthletes(athletes: readonly Starrable[]): ComparedRow[] {
  return rows.map(([label, text, score]) => {
    const best = score === undefined ? null : bestOf(score, athletes);
    return {
      label,
      isNumeric: score !== undefined,
      cells: athletes.map((athlete) => ({
        text: text(athlete),
        isBest: score !== undefined && best !== null && athlete[score] === best,
      })),
    };
  });
}

function bestOf(score: Score, athletes: readonly StarredFacts[]): number | null {
  const given = athletes.map((athlete) => athlete[score]).filter((value) => value !== null);
  if (given.length === 0) return null;
  const field: AthleteField = athleteFields[score];
  return 'lowerIsBetter' in field ? Math.min(...given) : Math.max(...given);
}
