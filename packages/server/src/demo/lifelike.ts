import type { AthleteFieldName } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { Random } from './random.ts';
import words from './words.json' with { type: 'json' };

const { spreads } = words;

/** What an athlete's values depend on. `level` is about 0 for most, 3 for the best, -3 for beginners. */
export interface Person {
  readonly gender: 'Male' | 'Female';
  readonly sport: 'Tennis' | 'Soccer';
  readonly level: number;
}

/** How many of ten athletes have the field, as a share; nine in ten where nothing is said. */
export const shares: Readonly<Partial<Record<AthleteFieldName, number>>> = words.shares;

/** Values that are spread as they are among college recruits, where any value of the field's range would not look so. */
export const lifelike: Readonly<
  Partial<Record<AthleteFieldName, (random: Random, person: Person) => string | number | null>>
> = {
  gender: (_, { gender }) => gender,
  available_semester: (random) => (random.chance(0.8) ? 'Fall' : 'Spring'),
  available_year: (random) => random.pick([2027, 2027, 2027, 2028, 2028, 2028, 2028, 2029, 2029, 2030]),
  GPA: (random) => around(random, spreads.GPA),
  SAT: (random) => around(random, spreads.SAT),
  TOEFL: (random) => around(random, spreads.TOEFL),
  UTR: (_, person) => rating(person),
  ITF: (random, person) => (random.chance(0.8) ? ranking(person) : null),
  WTN: (random, person) =>
    around(random, { mean: 44 - rating(person) * 2.8, deviation: 1, min: 1, max: 40, step: 0.01 }),
  ACT: (random) => around(random, spreads.ACT),
  Duolingo: (random) => around(random, spreads.Duolingo),
  IELTS: (random) => around(random, spreads.IELTS),
  recruiting_status: (random) =>
    random.pick(['Looking', 'Looking', 'Looking', 'Looking', 'In talks', 'Committed', 'Withdrawn']),
};

interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function around(random: Random, { mean, deviation, min, max, step }: Spread): number {
  const value = Math.round((mean + random.normal() * deviation) / step) * step;
  return Number(Math.min(max, Math.max(min, value)).toFixed(2));
}

function rating({ gender, level }: Person): number {
  return Number((gender === 'Male' ? 10.6 + level * 1.35 : 8.5 + level * 1.2).toFixed(2));
}

/** The better the rating, the better the rank; below 2,000 there is none. */
function ranking(person: Person): number | null {
  const best = person.gender === 'Male' ? 14 : 12;
  const rank = Math.max(1, Math.round(25 * Math.exp(best - rating(person))));
  return rank <= 2000 ? rank : null;
}
