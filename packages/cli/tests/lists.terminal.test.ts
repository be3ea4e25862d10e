import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fakeService, wholeList } from './fake-service.ts';
import { openTerminal } from './terminal.ts';

const facts = { gender: 'Female', available_semester: 'Fall', available_year: 2027, UTR: 9.5 } as const;
const athletes = ['Šárka Řeřichová-Příhodová z Černošic', 'Ευθυμία Παπαδημητρακοπούλου', '欧阳娜娜'].map(
  (name, id) =>
    anAthlete({ ...facts, id: String(id), name, agency_name: `Agency of ${name}`, SAT: 1200, GPA: 3.7 }),
);

/** The list as a terminal of these columns shows it. */
async function shown(columns: number, env: Record<string, string> = {}) {
  const { url } = await fakeService(wholeList(athletes));
  const terminal = openTerminal(['athletes', 'list', '--api-url', url], env, { columns, rows: 24 });
  expect(await terminal.ended).toBe(0);
  return { lines: terminal.shown().split('\n'), written: terminal.written() };
}

test('a list says what a narrow terminal has no room for, and keeps what decides', async () => {
  expect([(await shown(80)).lines, (await shown(40)).lines]).toMatchInlineSnapshot(`
    [
      [
        "ID  Name               Sport   Available for  Agency              UTR  GPA   SAT",
        " 0  Šárka Řeřichová-…  Tennis  Fall 2027      Agency of Šárka …  9.50  3.7  1200",
        " 1  Ευθυμία Παπαδημη…  Tennis  Fall 2027      Agency of Ευθυμί…  9.50  3.7  1200",
        " 2  欧阳娜娜           Tennis  Fall 2027      Agency of 欧阳娜…  9.50  3.7  1200",
        "3 athletes.",
        "Gender, ITF and TOEFL do not fit: choose with --columns.",
      ],
      [
        "ID  Name                             UTR",
        " 0  Šárka Řeřichová-Příhodová z Č…  9.50",
        " 1  Ευθυμία Παπαδημητρακοπούλου     9.50",
        " 2  欧阳娜娜                        9.50",
        "3 athletes.",
        "Gender, Sport, Available for, Agency,",
        "  ITF, GPA, SAT and TOEFL do not fit:",
        "  choose with --columns.",
      ],
    ]
  `);
});

test('an empty NO_COLOR leaves the colors on', async () => {
  const bold = '\u001b[1m';
  const written = [{}, { NO_COLOR: '' }, { NO_COLOR: '1' }].map(
    async (env) => (await shown(80, env)).written,
  );
  expect((await Promise.all(written)).map((text) => text.includes(bold))).toEqual([true, true, false]);
});
