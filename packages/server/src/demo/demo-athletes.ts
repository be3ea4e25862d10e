import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { createRandom, type Random } from './random.ts';
import { countryCodes, firstNames, lastNames, strengths } from './words.ts';

/** `agency`: the place of its agency among the demo agencies, from 0. */
export type DemoAthlete = Omit<Athlete, 'id' | 'agency_id' | 'agency_name'> & {
  readonly agency: number | null;
};

/** Athletes, the same on every machine; each field but name and sport is missing somewhere. */
export function demoAthletes(count: number, agencies: number): DemoAthlete[] {
  const random = createRandom(2000);
  return Array.from({ length: count }, (_, index) => demoAthlete(random, index, agencies));
}

function demoAthlete(random: Random, index: number, agencies: number): DemoAthlete {
  // A few have everything, a few only what everybody has, the rest any mixture.
  const share = index % 40 === 0 ? 1 : index % 40 === 1 ? 0 : 0.8;
  const maybe = <T>(value: T): T | null => (random.chance(share) ? value : null);
  const score = ({ min, max, step }: { min: number; max: number; step: number }) =>
    maybe(random.between(min, max, step));
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const page = `https://example.com/athletes/${index + 1}`;
  const isTennis = random.chance(0.9);
  return {
    name,
    sport: isTennis ? 'Tennis' : 'Soccer',
    gender: maybe(random.pick(['Male', 'Female'])),
    country_of_residence: maybe(random.pick(countryCodes)),
    bio: maybe(`${random.pick(strengths)} ${random.pick(strengths)}`),
    agency: random.chance(0.96) ? random.between(1, agencies - 1, 1) : null,
    profile_url: maybe(page),
    video_1: maybe(`${page}/video`),
    available_semester: maybe(random.pick(['Fall', 'Spring'])),
    available_year: maybe(random.between(2026, 2031, 1)),
    GPA: score({ ...athleteFields.GPA, min: 2 }),
    SAT: score({ ...athleteFields.SAT, min: 800, step: 10 }),
    TOEFL: score(athleteFields.TOEFL),
    UTR: isTennis ? score(athleteFields.UTR) : null,
    ITF: isTennis && random.chance(0.3) ? score({ min: 1, max: 2500, step: 1 }) : null,
  };
}
