import type { Athlete } from '@matchpoint/core/athletes/athlete';
import {
  type AthleteField,
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  hasField,
} from '@matchpoint/core/athletes/athlete-fields';
import { recordOf, shapeOf } from '@matchpoint/core/fields/table';
import { createRandom, type Random } from './random.ts';
import { countryCodes, firstNames, lastNames, strengths } from './words.ts';

/** `agency`: index into the demo agencies. */
export type DemoAthlete = Omit<Athlete, 'id' | 'agency_id' | 'agency_name'> & {
  readonly agency: number | null;
};

/** Athletes, the same on every machine; each field but name and sport is missing somewhere. */
export function demoAthletes(count: number, agencies: number): DemoAthlete[] {
  // Each field draws from numbers of its own, so that a new field changes no other.
  const randoms = recordOf([...athleteFieldNames, 'agency'], (name) => createRandom(seedOf(name)));
  return Array.from({ length: count }, (_, index) => demoAthlete(randoms, index, agencies));
}

function seedOf(text: string): number {
  return Array.from(text).reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 0) | 0;
}

function demoAthlete(
  randoms: Readonly<Record<AthleteFieldName | 'agency', Random>>,
  index: number,
  agencies: number,
): DemoAthlete {
  // A few have everything, a few only what everybody has, the rest any mixture.
  const share = index % 40 === 0 ? 1 : index % 40 === 1 ? 0 : 0.8;
  const sport = share === 1 || randoms.sport.chance(0.9) ? 'Tennis' : 'Soccer';
  const fields = athleteFieldNames.map((name) => {
    const value = drawn(name, randoms[name], index);
    const isGiven = randoms[name].chance(share === 1 ? 1 : share * (name === 'ITF' ? 0.3 : 1));
    return [name, isGiven && hasField(sport, name) ? value : null] as const;
  });
  return {
    ...shapeOf<Omit<DemoAthlete, 'agency'>>(fields),
    name: `${randoms.name.pick(firstNames)} ${randoms.name.pick(lastNames)}`,
    sport,
    agency: randoms.agency.chance(0.96) ? randoms.agency.between(1, agencies - 1, 1) : null,
  };
}

/** Plausible ranges within the limits. */
const ranges: Partial<Record<AthleteFieldName, { min?: number; max?: number; step?: number }>> = {
  available_year: { min: 2026, max: 2031 },
  GPA: { min: 2 },
  SAT: { min: 800, step: 10 },
  ITF: { max: 2500 },
};

function drawn(name: AthleteFieldName, random: Random, index: number): string | number {
  const field: AthleteField = athleteFields[name];
  switch (field.kind) {
    case 'choice':
      return random.pick(field.of);
    case 'year':
    case 'score': {
      const { min, max, step } = { ...field, ...ranges[name] };
      return random.between(min, max ?? min, step);
    }
    case 'country':
      return random.pick(countryCodes);
    case 'link':
      return `https://example.com/athletes/${index + 1}${name === 'profile_url' ? '' : `/${name}`}`;
    case 'email':
      return `athlete-${index + 1}@example.com`;
    case 'text':
      return `${random.pick(strengths)} ${random.pick(strengths)}`;
  }
}
