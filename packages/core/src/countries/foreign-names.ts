import { nameKey } from './countries.ts';
import { countries } from './country-list.ts';
import otherNames from './foreign-names.json' with { type: 'json' };

/** Languages whose names of countries are read, as the platform knows them: the usual ones first, the others where those fail. */
const usual = 'de es fr it pt pt-PT'.split(' ');
const others =
  'nl pl sv da nb fi hu ro el ru ko zh ja tr cs sk hr sl sr uk bg ar he th hi vi id zh-Hant lt lv et fa ms is ca ka kk'.split(
    ' ',
  );

/** The ISO alpha-2 code of a country by its name in a usual language but English; null when unknown. */
export function foreignCountryCode(text: string): string | null {
  usualCodes ??= new Map(
    [...platformNames(usual), ...ownNames()].map(([name, code]) => [nameKey(name), code]),
  );
  return usualCodes.get(nameKey(text)) ?? null;
}

/** Likewise in another language, which takes longer at the first lookup. */
export function otherCountryCode(text: string): string | null {
  otherCodes ??= new Map(platformNames(others).map(([name, code]) => [nameKey(name), code]));
  return otherCodes.get(nameKey(text)) ?? null;
}

/** Built at the first lookup: it takes about 50 ms. */
let usualCodes: ReadonlyMap<string, string> | undefined;
let otherCodes: ReadonlyMap<string, string> | undefined;

function platformNames(languages: readonly string[]): [name: string, code: string][] {
  return languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return [...countries.keys()].map((code): [string, string] => [names.of(code) ?? code, code]);
  });
}

/** Names that the platform spells otherwise. */
function ownNames(): [name: string, code: string][] {
  return Object.entries(otherNames).flatMap(([code, names]) =>
    names.map((name): [string, string] => [name, code]),
  );
}
