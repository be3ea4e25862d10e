import { expect, test } from 'vitest';
import { filledCells, lookOf } from './column-values.ts';

const row = (...cells: readonly string[]) => ({ row: 2, cells });
const first = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eli', 'Fay', 'Gil', 'Hugo', 'Ida'];
const names = first.map((name) => `${name} Demo`).join('|');
const years = Array(8).fill('2027').join('|');

test.each([
  ['years', '2027|2028', 'years'],
  ['years, and one odd value in ten', `${years}|2028|soon`, 'years'],
  ['names', "Ada Lovelace|Bo O'Neil|Zoë de la Cruz|Ada Lovelace-Byron", 'names'],
  ['names, one in ten twice', `${names}|Ada Demo`, 'names'],
  [
    'names, most of them turned',
    'Lovelace, Ada|Diddley, Bo|de la Cruz, Ana',
    'names with the last one first',
  ],
  ['terms', 'Herbst|Fall 2027|Spring|F27', 'semesters, in words'],
  ['terms in another script', 'خريف ٢٠٢٧', 'semesters, in words'],
  ['terms and a letter', "f27|S28|s 28|S'28", 'semesters, in words'],
  ['genders', 'Damen|Herren|Damen', 'genders, in words'],
  ['letters of genders', 'm|F|weiblich|M', 'genders'],
  ['sports', 'Tennis|soccer|Fussball', 'sports, in words'],
  ['countries', 'GER|n/a|Italy|Spanien', 'countries'],
  [
    'videos',
    'https://youtu.be/1|https://vimeo.com/2|https://www.YouTube.com/3|www.hudl.com/4',
    'videos, in words',
  ],
  ['links', 'https://example.com/1|www.example.com|http://example.com/3', 'links'],
  ['ratings', '8.25|9,1|3.75|12.04', 'UTR ratings'],
  ['ratings up to the highest one', '16.50|7,5', 'UTR ratings'],
  ['SAT scores', '1600|950|400', 'SAT scores'],
])('values look like %s', (_, cells, what) => {
  const look = lookOf(cells.split('|'));
  expect(look && `${look.what}${look.isWord === true ? ', in words' : ''}`).toBe(what);
});

test.each([
  ['years, and two odd values in ten', `${years}|soon|soon`],
  ['years with a sign', '+2027|+2028'],
  ['years with a fraction', '2027.0|2028.0'],
  ['years of birth', '2008|2009|2009'],
  ['numbers of five digits', '20271|12027|20281'],
  ['averages', '3.7|2.9|3.3'],
  ['averages on another scale', '4.5|5.0|3.2'],
  ['whole numbers', '12|9'],
  ['heights', '180|190|200'],
  ['ranks', '400|500|600'],
  ['ratings with a sign', '+9.50|+8.10'],
  ['ratings of three digits', '9.505|8.105'],
  ['ratings above the highest one', '16.51|16.9'],
  ['ratings beside other text', '8.25 x|x 9.25|12.04 x'],
  ['shares', '112.25|18.5|99.75'],
  ['SAT scores with a sign', '+1200|+1300'],
  ['SAT scores with a fraction', '1200.0|1300.0'],
  ['SAT scores above the highest one', '1610|1700'],
  ['SAT scores beside other text', '11280|1280 x|x 1100'],
  ['SAT scores, none above 1000', '1000|900|800'],
  ['terms, and one other value of three', 'Fall|Spring|soon'],
  ['letters of terms alone', 'S27|S28'],
  ['terms and a code that ends like one', 'F27|US28'],
  ['terms and a code that begins like one', 'F27|S281'],
  ['schools', 'Lincoln High|Lincoln High|Lincoln High'],
  ['mails', 'ada@example.com|bo@example.com'],
  ['links behind a word', 'see https://example.com|at www.example.com|or http://example.com'],
  ['links before a word', 'https://example.com and more|www.example.com or not'],
  ['names behind a number', '#1 Ada Lovelace|#2 Bo Demo'],
  ['names before a number', 'Ada Lovelace 1|Bo Demo 2'],
  ['names beside other signs', '(Ada Lovelace|Bo Diddley)|# Cy Young'],
  ['sentences', 'plays left handed|is tall|likes clay'],
  ['names, two in ten twice', `${names.slice(9)}|Bo Demo|Bo Demo`],
  ['words for nothing', '-|n/a|–'],
  ['blanks', '|'],
])('%s look like no field', (_, cells) => {
  expect(lookOf(cells.split('|'))).toBeNull();
});

test('what a column holds is told from its first 100 filled cells in 1,000 rows', () => {
  const empty = Array.from({ length: 999 }, () => row(' '));
  expect(filledCells([row(), ...empty, row('late')], 0)).toEqual([]);
  expect(filledCells([...empty, row(' in time ')], 0)).toEqual(['in time']);
  expect(
    filledCells(
      Array.from({ length: 101 }, (_, index) => row(String(index))),
      0,
    ),
  ).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
});
