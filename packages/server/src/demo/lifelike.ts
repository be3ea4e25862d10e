import type { AthleteFieldName } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { Random } from './random.ts';

/** What an athlete's values depend on. `level` is about 0 for most, 3 for the best, -3 for beginners. */
export interface Person {
  readonly gender: 'Male' | 'Female';
  readonly sport: 'Tennis' | 'Soccer';
  readonly level: number;
}

/** How many of ten athletes have the field, as a share; nine in ten where nothing is said. */
export const shares: Readonly<Partial<Record<AthleteFieldName, number>>> = {
  gender: 0.99,
  country_of_residence: 0.98,
  available_semester: 0.98,
  available_year: 0.98,
  UTR: 0.96,
  GPA: 0.95,
  SAT: 0.7,
  TOEFL: 0.75,
  ACT: 0.3,
  Duolingo: 0.3,
  IELTS: 0.2,
  video_1: 0.75,
};

/** Values that are spread as they are among college recruits, where any value of the field's range would not look so. */
export const lifelike: Readonly<
  Partial<Record<AthleteFieldName, (random: Random, person: Person) => string | number | null>>
> = {
  gender: (_, { gender }) => gender,
  available_semester: (random) => (random.chance(0.8) ? 'Fall' : 'Spring'),
  available_year: (random) => random.pick([2027, 2027, 2027, 2028, 2028, 2028, 2028, 2029, 2029, 2030]),
  GPA: (random) => around(random, { mean: 3.4, deviation: 0.35, min: 1.8, max: 4, step: 0.1 }),
  SAT: (random) => around(random, { mean: 1190, deviation: 130, min: 800, max: 1600, step: 10 }),
  TOEFL: (random) => around(random, { mean: 93, deviation: 12, min: 50, max: 120, step: 1 }),
  UTR: (_, person) => rating(person),
  ITF: (random, person) => (random.chance(0.8) ? ranking(person) : null),
  WTN: (random, person) =>
    around(random, { mean: 44 - rating(person) * 2.8, deviation: 1, min: 1, max: 40, step: 0.01 }),
  ACT: (random) => around(random, { mean: 25, deviation: 4, min: 12, max: 36, step: 1 }),
  Duolingo: (random) => around(random, { mean: 115, deviation: 14, min: 70, max: 160, step: 5 }),
  IELTS: (random) => around(random, { mean: 6.8, deviation: 0.7, min: 4.5, max: 9, step: 0.5 }),
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
