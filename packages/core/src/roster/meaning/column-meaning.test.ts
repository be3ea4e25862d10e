import { expect, test } from 'vitest';
import { type AthleteFieldName, athleteFields } from '../../athletes/fields/athlete-fields.ts';
import { fieldReader } from '../checking/field-reader.ts';
import { readingColumn } from './column-meaning.ts';
import { scoreBeside } from './scores-beside.ts';

/** How the cells of a column are read: the value, or what is to be done. */
function read(
  field: AthleteFieldName,
  cells: string,
  header: string = field,
  columns: readonly string[] = [],
): readonly unknown[] {
  const texts = cells.split('|');
  const reader = readingColumn(
    field,
    fieldReader(field),
    header,
    () => new Set(texts.map((text) => text.trim())),
    columns,
  );
  return texts.map((text) => {
    const reading = reader(text);
    return 'value' in reading ? reading.value : reading.fix;
  });
}

const namibia = 'NA may be Namibia or a missing value: write Namibia, or empty the cell.';
const toefl = 'It looks like the scale of 1 to 6: give the score on the scale of 0 to 120.';
const scale = 'It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.';
const letter = 'M may be masculino or mujer: write Male or Female.';

test('NA is missing, and asked about beside codes of countries', () => {
  expect(read('country_of_residence', 'Spain|NA|Peru')).toEqual(['Spain', null, 'Peru']);
  expect(read('country_of_residence', 'ES| NA |')).toEqual(['Spain', namibia, null]);
  expect(read('country_of_residence', 'USA|NA')).toEqual(['United States of America', null]);
  const state = 'The codes of this column are those of states, too: write the country.';
  expect(read('country_of_residence', 'CA|DE|')).toEqual([state, state, null]);
  expect(read('country_of_residence', 'CA|')).toEqual(['Canada', null]);
});

test('H beside M is a man, and M alone below a Spanish header may be both', () => {
  expect(read('gender', 'H| m|Mujer')).toEqual(['Male', 'Female', 'Female']);
  expect(read('gender', 'F|M')).toEqual(['Female', 'Male']);
  expect(read('gender', 'M|', 'Género')).toEqual([letter, null]);
  expect(read('gender', 'F|M', 'Sexo')).toEqual(['Female', 'Male']);
  expect(read('gender', 'M', 'Gender')).toEqual(['Male']);
  expect(read('gender', 'M|masculino|mujer', 'Sexo')).toEqual(['Male', 'Male', 'Female']);
  for (const header of ['M/V', 'V/M', 'Geslacht', 'Man/vrouw'])
    expect(read('gender', 'M|V', header)).toEqual(['Male', 'Female']);
  for (const header of ['Sexo', 'Lytis']) expect(read('gender', 'V|M', header)).toEqual(['Male', 'Female']);
  expect(read('gender', 'V|S', 'Dzimums')).toEqual(['Male', 'Female']);
  const either = 'Its letters mean one thing in one language and another in the next: write Male or Female.';
  expect(read('gender', 'V|M|Vrouw')).toEqual([either, either, 'Female']);
  expect(read('gender', 'F|N', 'Nem')).toEqual(['Male', 'Female']);
  expect(read('gender', 'F|N')).toEqual([either, either]);
  for (const letters of ['ז|נ', 'Α|Θ', 'Α|Γ', 'ช|ญ', 'G|J', 'D|P', 'M|N'])
    expect(read('gender', letters)).toEqual(['Male', 'Female']);
});

test('a column of scores in which all or most are of another scale is asked about whole', () => {
  expect(read('TOEFL', '5|6|-')).toEqual([toefl, toefl, null]);
  expect(read('TOEFL', '5|95')).toEqual([5, 95]);
  expect(read('TOEFL', '0')).toEqual([0]);
  expect(read('GPA', '8.7|9.1|3.9|-')).toEqual([scale, scale, scale, null]);
  expect(read('GPA', '3.7|9.1')).toEqual([3.7, scale]);
  expect([read('GPA', '4|4.0|3'), read('GPA', '1.7')]).toEqual([[4, 4, 3], [1.7]]);
  const own = 'It may be of another scale: convert it to the scale of 1 to 4, or leave the cell empty.';
  expect(read('GPA', '1.7|3|GPA 1.9', 'GPA', ['Name', 'Vorname'])).toEqual([own, own, 1.9]);
  expect(read('GPA', '2|3', 'GPA', ['Vorname'])).toEqual([2, 3]);
  expect(read('GPA', '1.7|3', 'GPA', ['Prénom'])).toEqual([1.7, 3]);
  expect(read('GPA', '1.7|1.3|3', 'GPA', ['Name'])).toEqual([own, own, own]);
});

test('a column of a score and another test takes what is the score for certain', () => {
  const beside = (other: string) => `It may be of ${other}: write it with its name, as`;
  const itf = `${beside('ATP')} ITF 312, or leave the cell empty.`;
  const example = (field: 'ITF' | 'UTR' | 'TOEFL') => String(athleteFields[field].example);
  expect(read('ITF', 'J-250|ITF 90|ATP 850|NC (2026)|850|', 'ITF/ATP')).toEqual([
    ...[250, 90, null, null, itf.replace('312', example('ITF')), null],
  ]);
  const toefl = `${beside('IELTS')} TOEFL ${example('TOEFL')}, or leave the cell empty.`;
  expect(read('TOEFL', '95|IELTS 7.5|6|TOEFL 7', 'TOEFL or IELTS')).toEqual([95, null, toefl, 7]);
  expect(read('TOEFL', ' 6.5 |130', 'TOEFL/IELTS/Duolingo')).toEqual([null, null]);
  expect(read('TOEFL', 'soon', 'TOEFL/IELTS')).toEqual(['Write the number alone, or leave the cell empty.']);
  const reading = readingColumn('ITF', fieldReader('ITF'), 'ITF/ATP', () => new Set(), [])('850');
  expect('expected' in reading && reading.expected).toBe('a result in ITF');
  const three = toefl.replace('IELTS', 'IELTS or DUOLINGO');
  expect(read('TOEFL', '6|95', 'TOEFL/IELTS/Duolingo')).toEqual([three, three]);
  expect(read('TOEFL', '9', 'TOEFL/IELTS')).toEqual([toefl]);
  const utr = `${beside('LK')} UTR ${example('UTR')}, or leave the cell empty.`;
  expect(read('UTR', '9,4|UTR 9.4', 'LK/UTR')).toEqual([utr, 9.4]);
  expect(scoreBeside('ATP  or  ITF')).toEqual({ field: 'ITF', others: ['atp'] });
  expect(['M/F', 'ATP/WTA', 'Name/UTR', 'UTR', 'SAT/TOEFL', 'ITF/ATP/Name'].map(scoreBeside)).toEqual(
    Array(6).fill(null),
  );
});

test('a remark beside scores or links says that there is none, where the column has one', () => {
  const alone = 'Write the number alone, or leave the cell empty.';
  expect(read('SAT', '1200|soon|?|1x|#REF!|A')).toEqual([1200, null, null, alone, alone, null]);
  expect(read('SAT', 'soon|')).toEqual([alone, null]);
  expect(read('TOEFL', '95|soon', 'TOEFL/IELTS')).toEqual([95, null]);
  const link = 'Write the whole address, as https://example.com/athlete.';
  expect(read('video_1', 'https://youtu.be/1|on request|@ada|ada.mp4')).toEqual([
    'https://youtu.be/1',
    null,
    link,
    link,
  ]);
  expect(read('video_1', 'on request')).toEqual([link]);
  const reading = readingColumn('SAT', fieldReader('SAT'), 'SAT', () => new Set(['1200']), [])('soon');
  expect(reading).toEqual({ value: null, read: 'nothing', isUnsaid: true, sure: 'likely' });
});

test('slovensko is a Slovene below a header of South Slavic languages, and Slovakia elsewhere', () => {
  const countries = ['Državljanstvo', 'Země'].map((header) =>
    read('country_of_residence', 'slovensko', header),
  );
  expect(countries).toEqual([['Slovenia'], ['Slovakia']]);
});

test('a letter that is read with its column is likely', () => {
  const reading = readingColumn('gender', fieldReader('gender'), 'Sexo', () => new Set(['H', 'M']), [])('h');
  expect(reading).toEqual({ value: 'Male', read: 'Male', sure: 'likely' });
});
