import * as fc from 'fast-check';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import names from './aliases.json' with { type: 'json' };
import { countryCode, countryName, isoCountryCode } from './countries.ts';
import { countries } from './country-list.ts';

const isoCodes = Object.keys(english.countries);
const read = (texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, countryCode(text)]));

test('lists 250 countries, sorted by name', () => {
  expect(countries.size).toBe(250);
  expect([...countries].slice(0, 4)).toEqual([
    ['AF', 'Afghanistan'],
    ['AX', 'Åland Islands'],
    ['AL', 'Albania'],
    ['DZ', 'Algeria'],
  ]);
  expect(new Set(countries.keys())).toEqual(new Set(isoCodes));
});

test("names countries as people write them, and still reads the list's inverted names", () => {
  const listed = [
    'Micronesia, Federated States of',
    'Moldova, Republic of',
    'Taiwan, Province of China',
    'Virgin Islands, British',
    'Virgin Islands, U.S.',
  ];
  expect(listed.map(countryName)).toEqual([
    'Micronesia',
    'Moldova',
    'Taiwan',
    'British Virgin Islands',
    'U.S. Virgin Islands',
  ]);
});

test('reads the names that it shows, in any case', () => {
  const misread = [...countries].filter(([code, name]) => isoCountryCode(name.toLowerCase()) !== code);
  expect(misread).toEqual([]);
});

test('uses the first of several names', () => {
  expect(['CN', 'CZ', 'TR', 'US'].map((code) => countries.get(code))).toEqual([
    "People's Republic of China",
    'Czech Republic',
    'Türkiye',
    'United States of America',
  ]);
});

test('reads every code and name of the library', () => {
  for (const [alpha2 = '', alpha3 = ''] of codes) {
    expect([alpha2, alpha2.toLowerCase(), alpha3, alpha3.toLowerCase()].map(isoCountryCode)).toEqual(
      Array(4).fill(alpha2),
    );
  }
  const misread = Object.entries(english.countries).flatMap(([code, names]) =>
    [names].flat().filter((name) => isoCountryCode(name) !== code),
  );
  expect(misread).toEqual(['Congo']);
});

test('reads a name in any spelling', () => {
  const spelled = fc
    .record({
      code: fc.constantFrom(...isoCodes),
      change: fc.constantFrom<(name: string) => string>(
        (name) => name.toUpperCase(),
        (name) => ` ${name.replaceAll(' ', '  ')}\t`,
        (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
        (name) => name.replaceAll(' and ', ' & ').replaceAll("'", '’').replaceAll('-', ' '),
        (name) => `The ${name}`,
        (name) => name.split(' ').reverse().join(', '),
      ),
    })
    .map(({ code, change }) => ({ code, text: change(countries.get(code) ?? '') }));
  fc.assert(
    fc.property(spelled, ({ code, text }) => {
      expect(countryCode(text)).toBe(code);
      expect(countryName(text)).toBe(countries.get(code));
    }),
  );
});

test('reads what people write', () => {
  const written = {
    DE: ['Germany', 'GER', 'ger', 'DEU', 'de'],
    CH: ['SUI', 'CHE'],
    NL: ['NED', 'NLD', 'Holland', 'The Netherlands'],
    HR: ['CRO', 'HRV'],
    ZA: ['RSA', 'ZAF'],
    US: ['USA', 'U.S.A.', 'US', 'United States', 'America'],
    GB: ['UK', 'U.K.', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Great Britain', 'ENG'],
    IE: ['Ireland', 'Republic of Ireland', 'IRL'],
    RU: ['Russia', 'RUS'],
    KR: ['South Korea', 'Korea, South', 'Korea', 'KOR', 'Korea, Republic of', 'Korea (the Republic of)'],
    KP: ['North Korea', 'PRK', "Korea (the Democratic People's Republic of)"],
    CZ: ['Czechia', 'Czech Republic', 'CZE'],
    CI: ['Ivory Coast', 'Cote dIvoire', 'Côte d’Ivoire', "Cote d' Ivoire", 'CIV'],
    TR: ['Turkey', 'Türkiye', 'turkiye', 'TUR'],
    TW: ['Chinese Taipei', 'Taiwan', 'TPE', 'Republic of China'],
    CN: ['China', 'PRC', 'CHN', 'People’s Republic of China'],
    VC: ['St Vincent & Grenadines', 'St. Vincent and the Grenadines', 'VIN'],
    CW: ['Curacao'],
    TL: ['Timor Leste', 'East Timor'],
    FM: ['Micronesia (Federated States of)'],
  };
  const expected = Object.entries(written).flatMap(([code, texts]) => texts.map((text) => [text, code]));
  expect(read(Object.values(written).flat())).toEqual(Object.fromEntries(expected));
});

test('decides names that could mean two countries', () => {
  expect(read(['Congo', 'DR Congo', 'COD', 'CGO', 'Democratic Republic of the Congo'])).toEqual({
    Congo: 'CG',
    'DR Congo': 'CD',
    COD: 'CD',
    CGO: 'CG',
    'Democratic Republic of the Congo': 'CD',
  });
  expect(read(['BRN', 'BRU', 'BHR', 'ANT', 'BUR', 'Samoa', 'SAM', 'Guinea', 'Georgia'])).toEqual({
    BRN: 'BN',
    BRU: 'BN',
    BHR: 'BH',
    ANT: 'AG',
    BUR: 'BF',
    Samoa: 'WS',
    SAM: 'WS',
    Guinea: 'GN',
    Georgia: 'GE',
  });
});

test('does not know other texts', () => {
  const texts = ['', ' ', ...'- the ZZ XX ZZZ Atlantis Yugoslavia constructor __proto__'.split(' ')];
  expect(read(texts)).toEqual(Object.fromEntries(texts.map((text) => [text, null])));
  expect(countryName('Atlantis')).toBeNull();
});

test('only countries have a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const code = countryCode(text);
      expect(code === null || countries.has(code)).toBe(true);
    }),
  );
});

test('accepts aliases only from people, not from a service', () => {
  expect(['GER', 'England', 'Holland'].map(countryName)).toEqual([null, null, null]);
});

test('every alias is needed and means a country', () => {
  const aliases = [
    ...Object.entries(names.iocCodes).map(([alias, code]) => ({ alias, code })),
    ...Object.entries(names.otherNames).flatMap(([code, some]) => some.map((alias) => ({ alias, code }))),
  ];
  expect(aliases.filter(({ alias }) => isoCountryCode(alias) !== null)).toEqual([]);
  expect(aliases.filter(({ alias, code }) => countryCode(alias) !== code)).toEqual([]);
});
