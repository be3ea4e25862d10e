import { nameKey } from './countries.ts';
import { countries } from './country-list.ts';

/** Languages whose names of countries are read, as the platform knows them: the usual ones first, the others where those fail. */
const usual = ['de', 'es', 'fr', 'it', 'pt', 'pt-PT'];
const others = [
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'hu',
  'ro',
  'el',
  'ru',
  'ko',
  'zh',
  'ja',
  'tr',
  'cs',
  'sk',
  'hr',
  'sl',
  'sr',
  'uk',
  'bg',
  'ar',
  'he',
  'th',
  'hi',
  'vi',
  'id',
  'zh-Hant',
  'lt',
  'lv',
  'et',
];

/** Names that the platform spells otherwise, by ISO alpha-2 code. */
const otherNames: Readonly<Record<string, string>> = {
  CI: 'Elfenbeinküste, Costa de Marfil',
  CZ: 'Tschechische Republik, República Checa, République tchèque, Repubblica Ceca, República Tcheca',
  GB: 'Großbritannien, Gran Bretaña, Grande-Bretagne, Gran Bretagna, Grã-Bretanha, Inglaterra, Angleterre, Inghilterra, Schottland, Escocia, Écosse, Scozia, Irlanda del Norte, Irlande du Nord, Nordirland, Pays de Galles, Galles, Gales',
  KR: 'Corea, Corée, Coreia',
  MK: 'Mazedonien, Macédoine, Macedónia, Macedônia',
  NL: 'Holanda, Hollande, Olanda',
  RU: 'Russische Föderation, Federación de Rusia, Fédération de Russie, Federazione Russa, Federação Russa',
  US: 'Vereinigte Staaten von Amerika, Estados Unidos de América, EE. UU., EEUU, États-Unis d’Amérique, Stati Uniti d’America, Estados Unidos da América, EUA',
};

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

function ownNames(): [name: string, code: string][] {
  return Object.entries(otherNames).flatMap(([code, names]) =>
    names.split(', ').map((name): [string, string] => [name, code]),
  );
}
