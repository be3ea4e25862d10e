import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  type AthleteField,
  type AthleteFieldName,
  athleteFieldNames,
  athleteFields,
  hasField,
} from '@matchpoint/core/athletes/fields/athlete-fields';
import { recordOf, shapeOf } from '@matchpoint/core/fields/table';
import type { DemoAgency } from './demo-agencies.ts';
import { lifelike, type Person, shares } from './lifelike.ts';
import { createRandom, type Random } from './random.ts';
import words from './words.json' with { type: 'json' };

const { countryCodes, firstNames, lastNames, strengths } = words;

/** `agency`: index into the demo agencies. */
export type DemoAthlete = Omit<Athlete, 'id' | 'agency_id' | 'agency_name' | 'created_at' | 'changed_at'> & {
  readonly agency: number | null;
};

type Randoms = Readonly<Record<AthleteFieldName | 'agency' | 'level', Random>>;

/** Athletes, the same on every machine; each field but name and sport is missing somewhere. */
export function demoAthletes(count: number, agencies: readonly DemoAgency[]): DemoAthlete[] {
  // Each field draws from numbers of its own, so that a new field changes no other.
  const randoms = recordOf([...athleteFieldNames, 'agency', 'level'], (name) => createRandom(seedOf(name)));
  return Array.from({ length: count }, (_, index) => demoAthlete(randoms, index, agencies));
}

function seedOf(text: string): number {
  return Array.from(text).reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 0) | 0;
}

function demoAthlete(randoms: Randoms, index: number, agencies: readonly DemoAgency[]): DemoAthlete {
  // One in forty has every field, one in two hundred only the required ones.
  const isComplete = index % 40 === 0;
  const isBare = index % 200 === 1;
  const sport = randoms.sport.chance(0.9) || isComplete ? 'Tennis' : 'Soccer';
  const gender = randoms.gender.pick(athleteFields.gender.of);
  const person: Person = { gender, sport, level: randoms.level.normal() };
  const fields = athleteFieldNames.map((name) => {
    const value = drawn(name, randoms[name], person, index);
    const isGiven = randoms[name].chance(shares[name] ?? 0.9);
    return [name, (isComplete || (isGiven && !isBare)) && hasField(sport, name) ? value : null] as const;
  });
  return {
    ...shapeOf<Omit<DemoAthlete, 'agency'>>(fields),
    name: `${randoms.name.pick(firstNames[gender])} ${randoms.name.pick(lastNames)}`,
    sport,
    agency: agencyOf(sport, randoms.agency, agencies),
  };
}

/** The index of an agency that places athletes of this sport; the first agency has none. */
function agencyOf(sport: string, random: Random, agencies: readonly DemoAgency[]): number | null {
  const drawn = random.between(1, agencies.length - 1, 1);
  const fits = ({ sports }: DemoAgency, index: number) => index >= drawn && sports.includes(sport);
  const found = agencies.findIndex(fits);
  return random.chance(0.97) && found !== -1 ? found : null;
}

function drawn(
  name: AthleteFieldName,
  random: Random,
  person: Person,
  index: number,
): string | number | null {
  const own = lifelike[name];
  if (own !== undefined) return own(random, person);
  const field: AthleteField = athleteFields[name];
  switch (field.kind) {
    case 'choice':
      return random.pick(field.of);
    case 'year':
    case 'score':
      return random.between(field.min, field.max ?? field.min, field.step);
    case 'country':
      return random.pick(countryCodes);
    case 'link':
      return `https://example.com/athletes/${index + 1}${name === 'profile_url' ? '' : `/${name}`}`;
    case 'email':
      return `athlete-${index + 1}@example.com`;
    case 'text':
      return `${random.pick(strengths[person.sport])} ${random.pick(strengths[person.sport])}`;
  }
}
