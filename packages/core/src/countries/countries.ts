import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { searchKey } from '../display/collation.ts';
import aliases from './aliases.json' with { type: 'json' };

const isoNames: [code: string, names: readonly string[]][] = Object.entries(english.countries).map(
  ([code, names]) => [code, typeof names === 'string' ? [names] : names],
);

/** As people write them, where the list's first name is inverted or a claim. */
const writtenNames: Readonly<Record<string, string>> = {
  FM: 'Micronesia',
  MD: 'Moldova',
  TW: 'Taiwan',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
};

/** ISO 3166-1 alpha-2 code to the English name. */
export const namesByCode = new Map(
  isoNames.map(([code, [name = code]]) => [code, writtenNames[code] ?? name]),
);

/** A fast path: nearly every country arrives as a code or as this exact name. */
const codesByFullName = new Map([...namesByCode].toReversed().map(([code, name]) => [name, code]));

const codesByAlpha3 = new Map(codes.map(([alpha2 = '', alpha3 = '']) => [alpha3, alpha2]));

/** A name of two countries means the first one: "Congo" is the Republic of the Congo. */
const codesByName = lazily(() =>
  firstWins(
    isoNames.flatMap(([code, names]) =>
      [...names, writtenNames[code] ?? []].flat().map((name) => [nameKey(name), code]),
    ),
  ),
);

/**
 * IOC codes that differ from ISO alpha-3, retired ones and those of parts of a country too, and other English names. Bahrain's
 * BRN is missing: it is Brunei in ISO. A name of two countries means the one usual in sports: Korea is the South.
 */
const codesByAlias = lazily(() =>
  firstWins([
    ...Object.entries(aliases.iocCodes).map(([alias, code]) => [nameKey(alias), code]),
    ...Object.entries(aliases.otherNames).flatMap(([code, names]) =>
      names.map((name) => [nameKey(name), code]),
    ),
  ]),
);

/**
 * The ISO alpha-2 code of a country as services send it: alpha-2, alpha-3 or an English name, in any case
 * (rules/display.md#country-display); null when unknown.
 */
export function isoCountryCode(value: string): string | null {
  const exact = codesByFullName.get(value);
  if (exact !== undefined) return exact;
  const code = value.trim().toUpperCase();
  if (namesByCode.has(code)) return code;
  return codesByAlpha3.get(code) ?? codesByName().get(nameKey(value)) ?? null;
}

/** The ISO alpha-2 code of a country as people write it, including IOC codes and other common names. */
export function countryCode(text: string): string | null {
  return isoCountryCode(text) ?? codesByAlias().get(nameKey(text)) ?? null;
}

/** The full English name of a country in a form that {@link isoCountryCode} knows; null when unknown. */
export function countryName(value: string): string | null {
  return namesByCode.get(isoCountryCode(value) ?? '') ?? null;
}

/**
 * The same key for all spellings of a name: its words without accents, case, punctuation, order and fillers, so that
 * "Korea, Republic of" equals "Republic of Korea" and "St Vincent & Grenadines" needs no alias.
 */
export function nameKey(name: string): string {
  return searchKey(name)
    .replace(/['.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !fillers.has(word))
    .map((word) => (word === 'st' ? 'saint' : word))
    .sort()
    .join(' ');
}

const fillers = new Set(['', 'and', 'of', 'the']);

function firstWins(entries: readonly string[][]): ReadonlyMap<string, string> {
  return new Map(entries.toReversed().map(([key = '', code = '']) => [key, code]));
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
