import { expect, test } from 'vitest';
import { matchColumns } from '../matching/match-columns.ts';
import { createRowJudge } from './judge-row.ts';

const header = ['Name', 'Term', 'Gender', 'Country', 'Sport'];

test('a text means what a person said of its field, where the field takes the meaning', () => {
  const meanings = {
    available_semester: { Häust: 'Fall', fall: 'Spring' },
    gender: { k: 'female', q: '' },
    country_of_residence: { 'Deutsche Demokratische': 'GER' },
    sport: { çim: 'Tennis' },
  };
  const remembered = { meanings: { available_semester: { vor: 'Spring' }, gender: { k: 'Male', F: '-' } } };
  const judge = createRowJudge(matchColumns({ header, rows: [] }, { meanings }, { remembered }), { header });
  const read = (...cells: readonly string[]) => {
    const { draft, problems, readings } = judge({ row: 2, cells: ['Häust K', ...cells] });
    return [
      ...(draft === null || problems.length > 0
        ? problems.map(({ expected }) => expected)
        : [Object.values(draft).join(' ')]),
      ...readings.map(({ value, read: said }) => `${value} → ${said}`),
    ];
  };
  expect([
    read('HAUST 2027', ' K ', 'deutsche demokratische', 'Çim'),
    read('Vor ’28', 'häust', 'k', 'tennis'),
    read('fall 2027', 'F', 'Italy', ''),
    read('Vor 2028', 'Q', ' ', 'Tennis'),
  ]).toMatchInlineSnapshot(`
    [
      [
        "Häust K Fall 2027 Tennis Female Germany",
        "HAUST 2027 → Fall 2027",
        "Çim → Tennis",
        " K  → female",
        "deutsche demokratische → Germany",
      ],
      [
        "Male or Female",
        "a country's name, ISO code or IOC code",
        "Vor ’28 → Spring 2028",
      ],
      [
        "Häust K Spring 2027 Tennis Female Italy",
        "fall 2027 → Spring 2027",
        "F → Female",
      ],
      [
        "Häust K Spring 2028 Tennis",
        "Vor 2028 → Spring 2028",
        "Q → nothing",
      ],
    ]
  `);
});
