import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { emptyBoard } from '@matchpoint/core/board/board';
import { boardFileText } from '@matchpoint/core/board/board-file';
import type { BoardStep } from '@matchpoint/core/board/board-steps';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import { boardAfter } from '@matchpoint/core/testing/find-and-keep-world';
import { expect, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { home, matchpoint, says } from './matchpoint.ts';
import { openTerminal } from './terminal.ts';

const at = '2026-11-22T10:00:00.000Z';
const athletes: [Athlete, Athlete] = [
  anAthlete({
    id: '12',
    name: 'Demo Ada\u001b[2J',
    gender: 'Female',
    available_semester: 'Fall',
    available_year: 2028,
    UTR: 9.6,
  }),
  anAthlete({ id: '7', name: '=Demo Bea', agency_id: '3', agency_name: 'Demo Agency', GPA: 3.7 }),
];
/** 12 and 7 with two places, an empty column, and 9, who is not listed. */
const text = '1.cTennis_2C__Fall__2028.p2.a12.a7.cNext.cLater.a9.x18pwak8';

function directory(failing: readonly string[] = []) {
  return fakeService(({ pathname }, response) => {
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const athlete = athletes.find((one) => one.id === id);
    if (pathname === '/api/agencies/3') json(response, 200, anAgency({ id, email: 'demo@example.com' }));
    else if (failing.includes(id)) json(response, 500, { detail: 'Not now.' });
    else json(response, athlete === undefined ? 404 : 200, athlete ?? { detail: 'Not Found' });
  });
}

test('a shared board is printed column by column, and those who are gone are named as such', async () => {
  const { url, calls } = await directory();
  expect(await matchpoint(['board', '--from', text, '--api-url', url])).toEqual({
    code: 0,
    stdout: [
      'Tennis, Fall 2028 (2 places)',
      '#  ID  Name          Gender  Available for   UTR  ITF  GPA  SAT  TOEFL  Agency',
      '1  12  Demo Ada [2J  Female  Fall 2028      9.60    -    -    -      -  -',
      '2   7  =Demo Bea     -       -                 -    -  3.7    -      -  Demo Agency',
      '',
      'Next',
      'No athletes.',
      '',
      'Later',
      '#  ID  Name                Gender  Available for  UTR  ITF  GPA  SAT  TOEFL  Agency',
      '1   9  (No longer listed)',
      '',
    ].join('\n'),
    stderr: '3 athletes in 3 columns.\nwarning: 1 athlete is no longer listed.\n',
  });
  expect(calls.toSorted()).toEqual(['/api/athletes/12', '/api/athletes/7', '/api/athletes/9']);
});

test('programs get a line for each athlete', async () => {
  const { url } = await directory();
  const run = (format: string) =>
    matchpoint(['board', '--from', text, '--format', format, '--quiet'], { MATCHPOINT_API_URL: url });
  const [header = '', ...lines] = (await run('csv')).stdout.split('\r\n');
  expect(lines).toEqual([
    '"Tennis, Fall 2028",2,1,12,Demo Ada\u001b[2J,Female,Tennis,Fall,2028,,9.6,,,,,,,listed',
    `"Tennis, Fall 2028",2,2,7,'=Demo Bea,,Tennis,,,Demo Agency,,,3.7,,,,demo@example.com,listed`,
    'Later,,1,9,,,,,,,,,,,,,,gone',
    '',
  ]);
  const rows = JSON.parse((await run('json')).stdout);
  expect(rows.map((row: object) => Object.keys(row).join(','))).toEqual([header, header, header]);
  expect(rows[0]).toMatchObject({ board_column: 'Tennis, Fall 2028', places: 2, rank: 1, id: '12' });
});

test('a file has the bytes of the browser’s download', async ({ onTestFinished }) => {
  const { url } = await directory();
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint-board-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'board.csv');
  const args = ['board', '--from', text, '--api-url', url];
  expect(await matchpoint([...args, '--output', file])).toEqual(
    says(0, '3 athletes in 3 columns.\nwarning: 1 athlete is no longer listed.\n'),
  );
  const { stdout } = await matchpoint([...args, '--format', 'csv']);
  expect(await readFile(file, 'utf8')).toBe(`\ufeff${stdout}`);
  expect(await matchpoint([...args, '--output', file])).toMatchObject({ code: 2 });
});

test('an address is read from standard input, also from within a letter', async () => {
  const { url } = await directory();
  const input = `Dear coach,\n\nhttps://matchpoint.example/board?shared=${text.slice(0, 30)}\n${text.slice(30)}\n\nYours, Ann\n`;
  const letter = await matchpoint(['board', '--from', '-', '--api-url', url], {}, { input });
  expect(letter).toEqual(await matchpoint(['board', '--from', text, '--api-url', url]));
});

test("one's own board is printed from its file, as of today, with what was known of those who are gone", async () => {
  const { url } = await directory(['7']);
  const [ada, bea] = athletes;
  const gone = { ...anAthlete({ name: 'Demo Cleo' }), id: '9' };
  const steps: BoardStep[] = [
    ...[{ ...ada, UTR: 9.1 }, bea, gone].map((athlete) => ({ type: 'star' as const, athlete })),
    { type: 'mark', id: '12', mark: 'offered', at },
    { type: 'note', id: '7', text: 'Call\nher', was: '', name: 'Demo Bea' },
  ];
  const board = boardAfter(emptyBoard, ...steps);
  const path = join(home, 'board.json');
  await writeFile(path, boardFileText({ board, searches: [], setAside: [] }));
  const run = (format: string) => matchpoint(['board', '--file', path, '--api-url', url, '--format', format]);
  expect(await run('table')).toEqual({
    code: 5,
    stdout: [
      "Women's tennis, Fall 2028",
      '#  ID  Name          Gender  Available for   UTR  ITF  GPA  SAT  TOEFL  Agency  Mark                   Note',
      '1  12  Demo Ada [2J  Female  Fall 2028      9.60    -    -    -      -  -       Offered, Nov 22, 2026  -',
      '',
      'Tennis, no term',
      '#  ID  Name                                            Gender  Available for  UTR  ITF  GPA  SAT  TOEFL  Agency       Mark  Note',
      '1   7  =Demo Bea (As of the star: cannot be read now)  -       -                -    -  3.7    -      -  Demo Agency  -     Call her',
      '2   9  Demo Cleo (No longer listed)                    -       -                -    -    -    -      -  -            -     -',
      '',
    ].join('\n'),
    stderr:
      '3 athletes in 2 columns.\nwarning: 1 athlete is no longer listed.\nwarning: 1 athlete cannot be read now.\n',
  });
  const [header = '', first] = (await run('csv')).stdout.split('\r\n');
  expect([header.split(',').slice(-3), first?.split(',').slice(-5)]).toEqual([
    ['private_mark', 'private_marked_at', 'private_note'],
    ['', 'listed', 'offered', at, ''],
  ]);
});

test('without an address or a file, and with more than one can be, the command says so', async () => {
  const { code, stderr } = await matchpoint(['board', '--file', join(home, 'none.json')]);
  expect([code, stderr]).toEqual([1, `error: There is no file ${join(home, 'none.json')}.\n`]);
  expect(await matchpoint(['board'])).toMatchObject({
    code: 2,
    stderr: 'error: Say which board: --from ADDRESS or --file FILE. (see --help)\n',
  });
  expect(await matchpoint(['board', '--from', '-'], {}, { input: 'x'.repeat(70_000) })).toEqual(
    says(2, 'error: stdin holds more than an address.\n'),
  );
});

test('a service that answers for no athlete is an error', async () => {
  const { url } = await directory(['12', '7']);
  expect(await matchpoint(['board', '--from', '1.cAll.a12.a7.a99', '--api-url', url])).toEqual(
    says(1, 'error: Not now.\n'),
  );
});

test('a narrow terminal keeps who it is and what decides, and names the rest', async () => {
  const { url } = await directory();
  const terminal = openTerminal(['board', '--from', text, '--api-url', url], {}, { columns: 52, rows: 30 });
  await terminal.ended;
  expect(terminal.shown().split('\n').slice(0, 4)).toEqual([
    'Tennis, Fall 2028 (2 places)',
    '#  ID  Name          Available for   UTR  GPA',
    '1  12  Demo Ada [2J  Fall 2028      9.60    -',
    '2   7  =Demo Bea     -                 -  3.7',
  ]);
  expect(terminal.shown()).toContain('Gender, ITF, SAT, TOEFL, Agency and GPA do not fit');
});
