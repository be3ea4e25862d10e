import { expect, test } from 'vitest';
import { countryCode } from './countries.ts';
import { countries } from './country-list.ts';
import { foreignCountryCode } from './foreign-names.ts';

const read = (...names: readonly string[]) => names.map(foreignCountryCode);

test('reads names in five languages, with and without accents, in any case', () => {
  expect(read('Deutschland', 'Alemania', 'ALLEMAGNE', 'Germania', 'alemanha')).toEqual(Array(5).fill('DE'));
  expect(read('Schweiz', 'Suiza', 'Suisse', 'Svizzera', 'Suíça', 'Suica')).toEqual(Array(6).fill('CH'));
  expect(read('Österreich', 'Osterreich', 'España', 'Espana', 'Spanien', 'Países Bajos')).toEqual([
    'AT',
    'AT',
    'ES',
    'ES',
    'ES',
    'NL',
  ]);
});

test('reads other names that are in use', () => {
  expect(
    read(
      'Großbritannien',
      'Grossbritannien',
      'Angleterre',
      'EE. UU.',
      'T.C.',
      'EUA',
      'Holanda',
      'Elfenbeinküste',
      'Corea',
      'República Tcheca',
      'Mazedonien',
      'Federazione Russa',
      '한국',
      'США',
      'İngiltere',
      '米国',
      'Nizozemí',
    ),
  ).toEqual('GB GB GB US TR US NL CI KR CZ MK RU KR US GB US NL'.split(' '));
});

test('knows nothing else', () => {
  expect(read('', 'Atlantis', 'Land', 'D', 'Estados')).toEqual(Array(5).fill(null));
});

test('no name means one country here and another one in English', () => {
  const languages = ['de', 'es', 'fr', 'it', 'pt', 'pt-PT'];
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    return [...countries.keys()].map((code) => ({ code, name: display.of(code) ?? code }));
  });
  const misread = names.filter(({ code, name }) => {
    const english = countryCode(name);
    return foreignCountryCode(name) !== code || (english !== null && english !== code);
  });
  expect(misread).toEqual([]);
});
