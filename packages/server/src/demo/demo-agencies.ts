import type { Agency } from '@matchpoint/core/agencies/agency';
import { createRandom } from './random.ts';
import words from './words.json' with { type: 'json' };

export type DemoAgency = Omit<Agency, 'id'>;

/** 60 agencies, the same on every machine; each field but the name is missing somewhere. */
export function demoAgencies(): DemoAgency[] {
  const { agencyKinds, agencyNames, cities, countryCodes, streets } = words;
  const random = createRandom(60);
  const names = agencyKinds.flatMap((kind) => agencyNames.map((name) => `${name} ${kind}`));
  return names.map((name, index) => {
    // A few have every field, a few only the required ones, the rest any mixture.
    const share = index % 20 === 1 ? 1 : index % 20 === 2 ? 0 : 0.8;
    const maybe = <T>(value: T): T | null => (random.chance(share) ? value : null);
    const host = `${name.toLowerCase().replaceAll(' ', '-')}.example.org`;
    return {
      name,
      sports: [['Tennis'], ['Tennis', 'Soccer'], ['Soccer'], ['Tennis'], []][index % 5] ?? [],
      country: maybe(random.pick(countryCodes)),
      address: maybe(`${random.between(1, 199, 1)} ${random.pick(streets)}`),
      city: maybe(random.pick(cities)),
      zip_code: maybe(String(random.between(10_000, 99_999, 1))),
      agency_information: maybe(
        `${name} brings student athletes and college teams together. It exists in this demonstration only.`,
      ),
      email: maybe(`office@${host}`),
      noindex: false,
      phone_number: maybe(`+1 555 01${String(index).padStart(2, '0')}`),
    };
  });
}
