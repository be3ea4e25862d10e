import { nameKey } from './countries.ts';
import { countries } from './country-list.ts';

/** Languages whose names of countries are read, as the platform knows them. */
const languages = ['de', 'es', 'fr', 'it', 'pt', 'pt-PT'];

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

/** The ISO alpha-2 code of a country by its name in another language than English; null when unknown. */
export function foreignCountryCode(text: string): string | null {
  codesByName ??= new Map([...platformNames(), ...ownNames()].map(([name, code]) => [nameKey(name), code]));
  return codesByName.get(nameKey(text)) ?? null;
}

/** Built at the first lookup: it takes about 50 ms. */
let codesByName: ReadonlyMap<string, string> | undefined;

function platformNames(): [name: string, code: string][] {
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
