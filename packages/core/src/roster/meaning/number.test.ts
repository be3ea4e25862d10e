import { expect, test } from 'vitest';
import type { Score } from '../../athletes/fields/athlete-fields.ts';
import { fieldReader } from '../checking/field-reader.ts';

const read = (field: Score, text: string) => {
  const reading = fieldReader(field)(text);
  if (!('value' in reading)) return 'refused';
  return reading.how === undefined ? reading.value : `${reading.value} ${reading.how}`;
};

test.each<[Score, string, readonly (readonly [string, unknown])[]]>([
  [
    'GPA',
    'a part of the scale, and no other',
    [
      ['3.7/4.0', '3.7 as a part of 4'],
      ['3,7 / 4', '3.7 as a part of 4'],
      ['3.7 out of 4', '3.7 as a part of 4'],
      ['GPA: 3.7', '3.7 without its label'],
      ['gpa 3.7', '3.7 without its label'],
      ['8.7/10', 'refused'],
      ['92 %', 'refused'],
      ['3.75/4.0', 'refused'],
      ['3.7 weighted', 'refused'],
    ],
  ],
  [
    'SAT',
    'totals, sums of both sections and signs',
    [
      ['1350*', '1350 without its sign'],
      ['1350+', '1350 without its sign'],
      ['1350 **', '1350 without its sign'],
      ['1,410', 1410],
      ['1350/1600', '1350 as a part of 1600'],
      ['1350/1.600', '1350 as a part of 1600'],
      ['J 450', 'refused'],
      ['700 + 700', 'refused'],
      ['SAT: 680 M / 670 RW', '1350 as the sum of its sections'],
      ['M 680, RW 670', '1350 as the sum of its sections'],
      ['1350 (EBRW 680 / M 670)', '1350 as the total of its parts'],
      ['680+670=1350', '1350 as the total of its parts'],
      ['680+670=1350*', '1350 as the total of its parts'],
      ['1350 (680/671)', 'refused'],
      ['2000 (1000, 1000)', 'refused'],
      ['680/670', 'refused'],
      ['680 M / 670 M', 'refused'],
      ['680 M / 670 X', 'refused'],
      ['180 M / 670 RW', 'refused'],
      ['850 M / 670 RW', 'refused'],
      ['200 M / 800 RW', '1000 as the sum of its sections'],
      ['680 M / 670 RW 1', 'refused'],
      ['400 M / 300 RW 200', 'refused'],
      ['680 M M / 670 RW', 'refused'],
      ['1350 superscore', '1350 without the note behind it'],
      ['1 350 (Oct)', '1350 without the note behind it'],
      ['1 35 (Oct)', 'refused'],
      ['1350 ▲', '1350 without its sign'],
      ['1350 (mock)', 'refused'],
      ['1350 practice', 'refused'],
      ['1350 unofficial', 'refused'],
      ['1350?', 'refused'],
      ['~1350', 'refused'],
      ['TBD', null],
      ['k.A.', null],
      ['?', 'refused'],
    ],
  ],
  [
    'TOEFL',
    'notes of known words and dates',
    [
      ['105 (Oct)', '105 without the note behind it'],
      ['98 (MyBest)', '98 without the note behind it'],
      ['91点', '91 without its unit'],
      ['98 pts.', '98 without its unit'],
      ['98 dogs', 'refused'],
      ['98(10/2026)', '98 without the note behind it'],
      ['98 (10/26)', '98 without the note behind it'],
      ['104 (R26 L27 S25 W26)', '104 as the total of its parts'],
      ['105 (expected)', 'refused'],
      ['105 (12345)', 'refused'],
      ['105 ()', 'refused'],
      ['105 (12)', 'refused'],
      ['105 (10 26)', 'refused'],
      ['105 (9/1)', 'refused'],
      ['105 (Oct 20261)', 'refused'],
      ['105 (Oct 12026)', 'refused'],
      ['105 (Oct 1 2 3 4)', 'refused'],
      ['105 (Oct 1 10 26)', '105 without the note behind it'],
      ['105 (2026)', '105 without the note behind it'],
      ['IELTS 7.5', 'refused'],
    ],
  ],
  [
    'UTR',
    'a label or a note',
    [
      ['UTR 9.87 (verified)', '9.87 without the note behind it'],
      ['9.87 UTR', '9.87 without its label'],
      ['9.87v', 'refused'],
      ['9.87 V', '9.87 without the note behind it'],
      ['٩٫٨', '9.8 without the signs around it'],
      ['٩', '9 without the signs around it'],
      ['\u200b9.8\u200e', '9.8 without the signs around it'],
      ['९.८', '9.8 without the signs around it'],
      ['9.xx', 'refused'],
      ['1.2 (3 6)', 'refused'],
    ],
  ],
  [
    'ITF',
    'junior ranks, but no grades of tournaments',
    [
      ['J-250', '250 as a junior rank'],
      ['J 312', '312 as a junior rank'],
      ['J812', '812 as a junior rank'],
      ['ITF J-250', '250 as a junior rank'],
      ['J30', 'refused'],
      ['J-300', 'refused'],
      ['xJ-250', 'refused'],
      ['J-250x', 'refused'],
      ['680 M / 670 RW', 'refused'],
      ['ATP 850', 'refused'],
    ],
  ],
])('%s: %s', (field, _, cells) => {
  expect(cells.map(([text]) => [text, read(field, text)])).toEqual(cells);
});

test('a number within a text is refused as it would be alone', () => {
  expect(fieldReader('GPA')('3.75/4.0')).toEqual({
    expected: 'a number from 1 to 4 in steps of 0.1',
    fix: 'Give it in steps of 0.1: it is not rounded for you.',
  });
});
