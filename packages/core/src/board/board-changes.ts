import { shown, shownAvailability, shownCountry } from '../display/display.ts';
import type { StarredFacts } from './board.ts';

/** The compared facts: label, where the values do not speak for themselves, and text. */
const watched: readonly (readonly [label: string, text: (facts: StarredFacts) => string])[] = [
  ['Name', ({ name }) => name],
  ['Sport', ({ sport }) => shown(sport)],
  ['', shownAvailability],
  ['UTR', ({ UTR }) => shown(UTR)],
  ['ITF', ({ ITF }) => shown(ITF)],
  ['GPA', ({ GPA }) => shown(GPA)],
  ['SAT', ({ SAT }) => shown(SAT)],
  ['TOEFL', ({ TOEFL }) => shown(TOEFL)],
  ['Gender', ({ gender }) => shown(gender)],
  ['Country', ({ country_of_residence }) => shownCountry(country_of_residence)],
  ['Agency', ({ agency_name }) => shown(agency_name)],
];

/** An athlete's changes since the star: 'UTR 9.1 → 9.6', 'Fall 2027 → Fall 2028' (rules/board.md#board-changes). */
export function changesSince(starred: StarredFacts, current: StarredFacts): string[] {
  return watched.flatMap(([label, text]) => {
    const [before, after] = [text(starred), text(current)];
    return before === after ? [] : [`${label} ${before} → ${after}`.trim()];
  });
}
