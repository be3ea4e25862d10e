import { expect, test } from 'vitest';
import { isTermWithYear, readingTerms, readTerm } from './term.ts';

const read = (text: string) => {
  const reading = readTerm(text, () => 'either');
  if (!('value' in reading)) return 'refused';
  return reading.value === null
    ? 'empty'
    : `${reading.value.semester} ${reading.value.year}, ${reading.read}`;
};

test.each([
  [
    'Fall 2027, Fall 2027',
    [
      'Sept 2027|1 September 2027|Sept. 1, 2027|Agosto de 2027|okt 27|najaar 2027|2027년 가을|2027年 9월|2027年10月|tháng 9/2027|tháng10 2027',
      'HT 2027|HT27|höstterminen 2027|Aug/Sept 2027|Fall 2027 (August)|2027 Sept Oct',
    ].join('|'),
  ],
  [
    'Fall 2027, Fall 2027',
    'Class of 2027|HS grad 2027|HS grad June 2027|2027年3月卒業|class 27|Fall 2027/28|Herbst 27/28',
  ],
  ['Fall 2027, Fall 2027', '2027-09-01|2027-10-01|8/2027|01.10.2027|2027.9'],
  [
    'Spring 2028, Spring 2028',
    'Enero 2028|janeiro 2028|Mar 28|Spring 27/28|printemps 2027/2028|3-2028|01-2028|VT 2028|vårtermin 28',
  ],
  ['Fall null, Fall', 'Sept|august|Fall (Sept)'],
  ['Fall 2027, undefined', 'Fall 2027'],
  ['empty', '|-'],
])('%s is what is read of %s', (expected, cells) => {
  for (const cell of cells.split('|')) expect([cell, read(cell)]).toEqual([cell, expected]);
});

test.each([
  ['another month', 'May 2027|Dec 2027|11/2027|00/2028|4/2028'],
  [
    'more than a term',
    'not before Sept 2027|Sept 2027 or later|gap year then Fall 2027|Fall or Spring 2027|Sept Dec 2027|Fall 2027 (March)|Fall Sept 5|Sept early 2027|grad Sept Oct 2027',
  ],
  [
    'no term',
    '2027|of|2027/28|soon|Class|Class of 1999|Class of 2027 2028|Sept 1 2|Sept 2027 2028|Sept 1999|Sept 5|Sept 27 28',
  ],
  ['no school year', 'Fall 2027/29|Spring 2028/27|Fall 2027/28/29|Fall 1/2|Fall 1/02'],
  [
    'no date',
    '1999-09-01|2027年13月|x 9/2027|9/2027 x|x2027-09|2027-09-01x|12027-09|2027-09-013|1.01.10.2027|01.10.20271',
  ],
])('%s is refused', (_, cells) => {
  for (const cell of cells.split('|')) expect([cell, read(cell)]).toEqual([cell, 'refused']);
});

test('a month in which no semester begins is refused with those in which one does', () => {
  expect(readTerm('May 2027', () => 'either')).toEqual({
    expected: 'Fall or Spring',
    fix: 'August to October are Fall, January to March are Spring: write which one is meant, with its year.',
  });
});

test('words say a term with its year, and dates do not', () => {
  const texts = ['Fall 2027', 'Fall', '', '2027-09-01', 'Sept 2027'];
  expect(texts.map(isTermWithYear)).toEqual([true, false, false, false, false]);
});

test('what a column says together: letters of both terms, years of a Thai file, and numbers of semesters in Portuguese, and dates', () => {
  const read = (texts: readonly string[], ...header: readonly string[]) =>
    texts.map((text) => {
      const reading = readingTerms(() => texts, header)(text);
      return 'value' in reading ? `${reading.read}${reading.sure === 'likely' ? '?' : ''}` : 'refused';
    });
  expect(read(['F27', 'S/28', "S '29"])).toEqual(['Fall 2027', 'Spring 2028?', 'Spring 2029?']);
  expect(read(['F', 'S', 'X'])).toEqual(['Fall?', 'Spring?', 'refused']);
  expect(read(['S28', 'S'])).toEqual(['refused', 'refused']);
  expect(read(['A2027', 'h28', 'E28'])).toEqual(['Fall 2027?', 'Spring 2028?', 'refused']);
  expect(read(['H27', 'V28'])).toEqual(['Fall 2027?', 'Spring 2028?']);
  expect(read(['Fall 2570', 'สิงหาคม ๒๕๗๐', 'Fall 2027', 'soon'], 'GPA', 'ชื่อ')).toEqual([
    ...['Fall 2027?', 'Fall 2027?', 'undefined', 'refused'],
  ]);
  expect(read(['สิงหาคม 2570'], 'Name')).toEqual(['refused']);
  expect(read(['2027.1', '2027/2', '2027.3'], 'GPA', 'Sobrenome')).toEqual([
    'Spring 2027?',
    'Fall 2027?',
    'refused',
  ]);
  expect(read(['12027.1', '2027.11'], 'Sobrenome')).toEqual(['refused', 'refused']);
  expect(read(['2027.1', '2027/2'], 'Apellido')).toEqual(['refused', 'refused']);
  const either = ['1/10/2028', '9-8-2027'];
  expect(read(either)).toEqual(['refused', 'Fall 2027?']);
  expect(read([...either, '8/20/2027'])).toEqual(['Spring 2028?', 'Fall 2027?', 'Fall 2027?']);
  expect(read([...either, '20/8/2027'])).toEqual(['Fall 2028?', 'Fall 2027?', 'Fall 2027?']);
  const both = [...either, '20/8/2027', '8/20/2027'];
  expect(read(both)).toEqual(['refused', 'Fall 2027?', 'Fall 2027?', 'Fall 2027?']);
  expect([read(['12/8/2027']), read(['8/12/2027'])]).toEqual([['refused'], ['refused']]);
  expect(read(either, 'Sobrenome')).toEqual(['Fall 2028?', 'Fall 2027?']);
});
