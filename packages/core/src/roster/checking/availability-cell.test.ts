import { expect, test } from 'vitest';
import { grouped } from '../../display/grouped.ts';
import { readAvailability } from './availability-cell.ts';

/** The cells of each reading; equal refusals are listed once, below. */
function read(cells: string): string {
  const readings = grouped(cells.split('|'), (cell) => {
    const reading = readAvailability(cell);
    if (!('value' in reading)) return 'refused';
    if (reading.value === null) return 'empty';
    const { semester, year } = reading.value;
    return `${semester} ${year ?? '-'}${reading.read === undefined ? '' : `, read as ${reading.read}`}`;
  });
  return [...readings].map(([reading, of]) => `${reading} ← ${of.join(' | ')}`).join('\n');
}

test('a semester, and its year where that stands there', () => {
  expect(
    read(
      [
        'Fall|AUTUMN|fa|Spring|spr|sp|Spring semester|fall term|Fall 2027|FALL 2027 |Fall2027',
        "Fall/Automne 2027|Herbst (Fall) 2027|Spring '28|27 Fall|2027/Autumn|2027fall| (Fall) |Spring semester 2030|2030 semester spring|Fall 00|Fall 99|Fall-Semester, 2027|F27",
        "f 27|F'27|27F|2027 F|Fa27|Sp27|SP 2028||n/a",
      ].join('|'),
    ),
  ).toMatchInlineSnapshot(`
    "Fall - ← Fall
    Fall -, read as Fall ← AUTUMN | fa | fall term |  (Fall) 
    Spring - ← Spring
    Spring -, read as Spring ← spr | sp | Spring semester
    Fall 2027 ← Fall 2027 | FALL 2027 
    Fall 2027, read as Fall 2027 ← Fall2027 | Fall/Automne 2027 | Herbst (Fall) 2027 | 27 Fall | 2027/Autumn | 2027fall | Fall-Semester, 2027 | F27 | f 27 | F'27 | 27F | 2027 F | Fa27
    Spring 2028, read as Spring 2028 ← Spring '28 | SP 2028
    Spring 2030, read as Spring 2030 ← Spring semester 2030 | 2030 semester spring
    Fall 2000, read as Fall 2000 ← Fall 00
    Fall 2099, read as Fall 2099 ← Fall 99
    Spring 2027, read as Spring 2027 ← Sp27
    empty ←  | n/a"
  `);
});

test('a semester in five more languages', () => {
  expect(
    read(
      [
        'Herbst|Herbst 2027|im Herbst 2027|Frühling|Frühjahr 28|Fruehjahr',
        'FRUHLING|Otoño|otono 2027|Otoño de 2027|Primavera|primavera 2028',
        'automne|Printemps 2028|autunno|Outono|semestre de otoño 2027',
      ].join('|'),
    ),
  ).toMatchInlineSnapshot(`
    "Fall -, read as Fall ← Herbst | Otoño | automne | autunno | Outono
    Fall 2027, read as Fall 2027 ← Herbst 2027 | im Herbst 2027 | otono 2027 | Otoño de 2027 | semestre de otoño 2027
    Spring -, read as Spring ← Frühling | Fruehjahr | FRUHLING | Primavera
    Spring 2028, read as Spring 2028 ← Frühjahr 28 | primavera 2028 | Printemps 2028"
  `);
});

test('what is not a semester, or may be one of two, is refused', () => {
  const cells = [
    'F|S27|S 2028|Summer 2027|Winter|WS 2027|SS27|Wintersemester',
    'Sommersemester 2028|2027|Fall 2027 2028|Fall 2027/28|2027 Fall 2027|Fall 127|Fall 5|Fall 20270',
    'Fall or Spring|nofall|fallen|Fall semesters|semester|1st Fall|?|soon',
  ].join('|');
  expect(read(cells)).toBe(`refused ← ${cells.replaceAll('|', ' | ')}`);
  expect(readAvailability('soon')).toEqual({
    expected: 'Fall or Spring',
    fix: 'Write Fall or Spring, with the year where it has no column of its own.',
  });
});
