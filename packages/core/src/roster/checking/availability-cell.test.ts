import { expect, test } from 'vitest';
import { readAvailability } from './availability-cell.ts';

/** The reading of each cell; equal refusals are listed once, below. */
function read(cells: string): string {
  const lines = cells.split('|').map((cell) => {
    const reading = readAvailability(cell);
    if (!('value' in reading)) return `${cell}: refused`;
    if (reading.value === null) return `${cell}: empty`;
    const { semester, year } = reading.value;
    return `${cell}: ${semester} ${year ?? '-'}${reading.read === undefined ? '' : `, read as ${reading.read}`}`;
  });
  return lines.join('\n');
}

test('a semester, and its year where that stands there', () => {
  expect(
    read(
      [
        'Fall|AUTUMN|fa|Spring|spr|sp|Spring semester|fall term|Fall 2027|FALL 2027 |Fall2027',
        "Spring '28|27 Fall|2027/Autumn|2027fall| (Fall) |Spring semester 2030|2030 semester spring|Fall 00|Fall 99|Fall-Semester, 2027|F27",
        "f 27|F'27|27F|2027 F|Fa27|Sp27|SP 2028||n/a",
      ].join('|'),
    ),
  ).toMatchInlineSnapshot(`
    "Fall: Fall -
    AUTUMN: Fall -, read as Fall
    fa: Fall -, read as Fall
    Spring: Spring -
    spr: Spring -, read as Spring
    sp: Spring -, read as Spring
    Spring semester: Spring -, read as Spring
    fall term: Fall -, read as Fall
    Fall 2027: Fall 2027
    FALL 2027 : Fall 2027
    Fall2027: Fall 2027, read as Fall 2027
    Spring '28: Spring 2028, read as Spring 2028
    27 Fall: Fall 2027, read as Fall 2027
    2027/Autumn: Fall 2027, read as Fall 2027
    2027fall: Fall 2027, read as Fall 2027
     (Fall) : Fall -, read as Fall
    Spring semester 2030: Spring 2030, read as Spring 2030
    2030 semester spring: Spring 2030, read as Spring 2030
    Fall 00: Fall 2000, read as Fall 2000
    Fall 99: Fall 2099, read as Fall 2099
    Fall-Semester, 2027: Fall 2027, read as Fall 2027
    F27: Fall 2027, read as Fall 2027
    f 27: Fall 2027, read as Fall 2027
    F'27: Fall 2027, read as Fall 2027
    27F: Fall 2027, read as Fall 2027
    2027 F: Fall 2027, read as Fall 2027
    Fa27: Fall 2027, read as Fall 2027
    Sp27: Spring 2027, read as Spring 2027
    SP 2028: Spring 2028, read as Spring 2028
    : empty
    n/a: empty"
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
    "Herbst: Fall -, read as Fall
    Herbst 2027: Fall 2027, read as Fall 2027
    im Herbst 2027: Fall 2027, read as Fall 2027
    Frühling: Spring -, read as Spring
    Frühjahr 28: Spring 2028, read as Spring 2028
    Fruehjahr: Spring -, read as Spring
    FRUHLING: Spring -, read as Spring
    Otoño: Fall -, read as Fall
    otono 2027: Fall 2027, read as Fall 2027
    Otoño de 2027: Fall 2027, read as Fall 2027
    Primavera: Spring -, read as Spring
    primavera 2028: Spring 2028, read as Spring 2028
    automne: Fall -, read as Fall
    Printemps 2028: Spring 2028, read as Spring 2028
    autunno: Fall -, read as Fall
    Outono: Fall -, read as Fall
    semestre de otoño 2027: Fall 2027, read as Fall 2027"
  `);
});

test('what is no semester, or may be one of two, is refused', () => {
  const cells = [
    'F|S27|S 2028|Summer 2027|Winter|WS 2027|SS27|Wintersemester',
    'Sommersemester 2028|2027|Fall 2027 2028|Fall 2027/28|2027 Fall 2027|Fall 127|Fall 5|Fall 20270',
    'Fall or Spring|nofall|fallen|Fall semesters|semester|1st Fall|soon',
  ].join('|');
  expect(read(cells)).toBe(
    cells
      .split('|')
      .map((cell) => `${cell}: refused`)
      .join('\n'),
  );
  expect(readAvailability('soon')).toEqual({
    expected: 'Fall or Spring',
    fix: 'Write Fall or Spring, with the year where it has no column of its own.',
  });
});
