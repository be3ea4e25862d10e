import { empty, shown, shownAvailability } from '../../display/display.ts';
import { grouped } from '../../display/grouped.ts';
import type { Athlete } from '../fields/athlete.ts';
import { type AthleteFilter, athleteFilter, athleteSortKey } from './athlete-filter.ts';

/** How many athletes of one sport can start in one term. */
export interface TermCount {
  /** 'Fall 2027', or 'no term'. */
  readonly term: string;
  readonly count: number;
  /** The filter that finds just them; null where there is none. */
  readonly filter: AthleteFilter | null;
}

export interface SportCounts {
  /** As shown. */
  readonly sport: string;
  /** The soonest first; without a term last. */
  readonly terms: readonly TermCount[];
}

type Term = Pick<Athlete, 'sport' | 'available_semester' | 'available_year'>;

/** Counts by sport and term (rules/agencies.md#agency-athletes); the sport with most athletes first. */
export function countByTerm(athletes: readonly Athlete[]): readonly SportCounts[] {
  return [...grouped(athletes, ({ sport }) => shown(sport))]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([sport, ofSport]) => ({
      sport,
      terms: [...grouped(ofSport, shownAvailability)]
        .sort(([, [one]], [, [other]]) => termKey(one) - termKey(other))
        .map(([term, [first, ...others]]) => ({
          term: term === empty ? 'no term' : term,
          count: others.length + 1,
          filter: filterOf(first),
        })),
    }));
}

function termKey(athlete: Athlete): number {
  const key = athleteSortKey.available(athlete);
  return typeof key === 'number' ? key : Infinity;
}

/** No filter finds athletes without a semester or a year. */
function filterOf({ sport, available_semester: semester, available_year: year }: Term): AthleteFilter | null {
  if (sport === null || semester === null || year === null) return null;
  const query = { sport, semester, year: String(year) };
  return athleteFilter.safeParse(query).data ?? null;
}
