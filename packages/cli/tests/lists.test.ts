import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { fakeService, json, pagedAthletes, wholeList } from './fake-service.ts';
import { home, matchpoint, says, start } from './matchpoint.ts';

const athletes = [
  anAthlete({
    id: '12',
    name: 'Demo 李娜',
    gender: 'Female',
    country_of_residence: 'CN',
    available_semester: 'Fall',
    available_year: 2027,
    agency_name: 'Demo Agency',
    GPA: 3.7,
    SAT: 1200,
    TOEFL: 0,
    UTR: 10.5,
    ITF: 120,
  }),
  anAthlete({ id: '3', name: 'Demo Müller\u001b[2J', country_of_residence: 'DE', GPA: 4 }),
  anAthlete({ id: '1', name: 'Demo Álvarez', sport: null, available_year: 2028 }),
];

test('athletes are a table on stdout, and the summary is on stderr', async () => {
  const { url } = await fakeService(wholeList(athletes));
  expect(await matchpoint(['athletes', 'list', '--api-url', url])).toEqual({
    code: 0,
    stdout: [
      'ID  Name             Gender  Sport   Available for  Agency         UTR  ITF  GPA   SAT  TOEFL',
      '12  Demo 李娜        Female  Tennis  Fall 2027      Demo Agency  10.50  120  3.7  1200      0',
      ' 3  Demo Müller [2J  -       Tennis  -              -                -    -  4.0     -      -',
      ' 1  Demo Álvarez     -       -       2028           -                -    -    -     -      -',
      '',
    ].join('\n'),
    stderr: '3 athletes.\n',
  });
});

test('one athlete is printed by the sections of their page', async () => {
  const { url } = await fakeService((_, response) => json(response, 200, athletes[0]));
  const { stdout } = await matchpoint(['athletes', 'show', '12', '--api-url', url]);
  expect(stdout.split('\n')).toEqual([
    'Personal',
    'Name                   Demo 李娜',
    'Gender                 Female',
    "Country of Residence   People's Republic of China",
    'Bio                    -',
    '',
    'Agency and video',
    'Agency                 Demo Agency',
    'Agency ID              -',
    'External profile link  -',
    'Video link             -',
    '',
    'Athletic profile',
    'Sport                  Tennis',
    'Available for          Fall 2027',
    'UTR                    10.50',
    'ITF                    120',
    '',
    'Educational profile',
    'GPA                    3.7',
    'SAT                    1200',
    'TOEFL                  0',
    '',
  ]);
});

test('at a service with the status, the list is of who looks, and says so', async () => {
  const some = [
    anAthlete({ id: '2', name: 'Ada Example', recruiting_status: 'Committed' }),
    anAthlete({ id: '1', name: 'Bo Example', recruiting_status: null }),
  ];
  const { url, calls } = await fakeService((...call) => {
    call[1].setHeader('Matchpoint-Capabilities', 'paging, field-status');
    pagedAthletes(some, 10)(...call);
  });
  const list = async (...args: string[]) => {
    const { stdout, stderr } = await matchpoint(['athletes', 'list', '--api-url', url, ...args]);
    return [stdout.match(/\w+ Example/g), stderr];
  };
  expect([
    await list(),
    await list('--format', 'csv'),
    await list('--status', 'any'),
    await list('--search', 'ada'),
    await list('--status', 'withdrawn'),
    await list('--search', 'cy'),
  ]).toEqual([
    [['Bo Example'], '1 athlete.\nOnly status Looking; "--status any" lists all.\n'],
    [['Bo Example'], 'Only status Looking; "--status any" lists all.\n'],
    [['Ada Example', 'Bo Example'], '2 athletes.\n'],
    [null, 'No athletes match.\n1 with another status; "--status any" lists all.\n'],
    [null, 'No athletes match.\n2 with another status; "--status any" lists all.\n'],
    [null, 'No athletes match.\n'],
  ]);
  expect(calls.slice(0, 2)).toEqual([
    '/api/athletes/?limit=1000',
    '/api/athletes/?status=Looking&limit=1000',
  ]);
});

test('agencies are a table too', async () => {
  const { url } = await fakeService(
    wholeList([
      anAgency({ id: '1', name: 'Demo Two', country: 'ZZ' }),
      anAgency({ id: '2', name: 'Demo One', sports: ['Tennis', 'Soccer'], country: 'CH' }),
    ]),
  );
  expect(await matchpoint(['agencies', 'list', '--sort', 'name', '--api-url', url])).toEqual({
    code: 0,
    stdout: [
      'ID  Name      Sports          Country',
      ' 2  Demo One  Tennis, Soccer  Switzerland',
      ' 1  Demo Two  -               -',
      '',
    ].join('\n'),
    stderr: '2 agencies.\n',
  });
});

test('pages are requested up to the limit, and rows that cannot be read are counted', async () => {
  const { url, calls } = await fakeService(pagedAthletes(athletes, 2));
  const env = { MATCHPOINT_API_URL: url };
  expect(await matchpoint(['athletes', 'list', '--limit', '3', '--columns', 'id'], env)).toMatchObject({
    stdout: 'id\n12\n3\n1\n',
    stderr: '3 athletes.\n',
  });
  expect(await matchpoint(['athletes', 'list', '--limit', '2'], env)).toMatchObject({
    stderr: '2 of 3 athletes; "--limit all" shows all.\n',
  });
  expect(calls).toEqual([
    '/api/athletes/?limit=3',
    '/api/athletes/?limit=1&cursor=2',
    '/api/athletes/?limit=2',
  ]);
  const unreadable = await fakeService(wholeList([...athletes, { name: 'no id' }]));
  const args = ['athletes', 'list', '--min-gpa', '3.8', '--format', 'json', '--api-url', unreadable.url];
  const { code, stdout, stderr } = await matchpoint(args);
  expect([code, JSON.parse(stdout), stderr]).toEqual([
    0,
    [athletes[1]],
    'warning: 1 athlete could not be read and is left out.\n',
  ]);
});

test('flags become the query, with choices in any case', async () => {
  const { url, calls } = await fakeService(pagedAthletes([], 10));
  const { code } = await matchpoint([
    ...['athletes', 'list', '--api-url', `${url}/`, '--search', 'ana mül', '--gender', 'FEMALE'],
    ...['--sport', 'tennis', '--country', 'GER', '--semester', 'fall', '--year', '2027', '--agency', '7'],
    ...['--min-gpa', '3.5', '--max-itf=100', '--sort', '-gpa'],
  ]);
  expect(code).toBe(0);
  expect(calls).toEqual([
    '/api/athletes/?q=ana%20m%C3%BCl&sport=Tennis&semester=Fall&year=2027&gender=Female&country=GER&agency_id=7&min_gpa=3.5&max_itf=100&sort=-gpa&limit=1000',
  ]);
});

test('closing the pipe ends the command without an error', async () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    anAthlete({ id: String(index), bio: 'x'.repeat(500) }),
  );
  const { url } = await fakeService(pagedAthletes(many, 1000));
  const child = start(['athletes', 'list', '--format', 'ndjson', '--api-url', url]);
  child.stdout.once('data', () => child.stdout.destroy());
  const [[code], stderr] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  expect([code, stderr]).toEqual([0, '']);
});

test.each([
  ['table', 'UTR   name             id  bio\n10.5  Demo 李娜        12  -\n-     Demo Müller [2J  3   -\n'],
  ['csv', 'UTR,name,id,bio\r\n10.5,Demo 李娜,12,\r\n,Demo Müller\u001b[2J,3,\r\n'],
])('--columns picks fields of a %s, in its order', async (format, stdout) => {
  const { url } = await fakeService(wholeList(athletes.slice(0, 2)));
  const args = ['athletes', 'list', '--api-url', url, '--format', format, '--columns', 'UTR, name,id,bio'];
  expect(await matchpoint([...args, '--quiet'])).toEqual({ code: 0, stdout, stderr: '' });
});

test('an unknown column is a usage error that names the known ones', async () => {
  expect(await matchpoint(['agencies', 'list', '--columns', 'name,shoe,'])).toEqual(
    says(
      2,
      `error: option '--columns <fields>' argument 'name,shoe,' is invalid. Unknown: "shoe", "". The fields are id, name, sports, address, city, zip_code, country, email, phone_number, agency_information.\n(see --help)\n`,
    ),
  );
});

test('a file has all of the list or is not there, and is overwritten by --force only', async () => {
  const { url } = await fakeService(pagedAthletes(athletes, 2));
  const file = join(home, 'list.csv');
  const list = (...args: string[]) => matchpoint(['athletes', 'list', '--api-url', url, ...args]);
  const written = says(0, '3 athletes.\n');
  expect(await list('--columns', 'name,available,utr', '--output', file)).toEqual(written);
  const csv =
    '\uFEFFname,available_semester,available_year,UTR\r\nDemo 李娜,Fall,2027,10.5\r\nDemo Müller\u001b[2J,,,\r\nDemo Álvarez,,2028,\r\n';
  expect(await readFile(file, 'utf8')).toBe(csv);
  expect(await list('--output', file)).toEqual(says(2, expect.stringContaining(`${file} exists already.`)));
  const { url: broken } = await fakeService(({ searchParams }, response) =>
    json(response, searchParams.has('cursor') ? 500 : 200, athletes.slice(0, 2), {
      'X-Total-Count': '3',
      Link: '</api/athletes/?limit=2&cursor=2>; rel="next"',
    }),
  );
  expect(await list('--output', file, '--force', '--api-url', broken)).toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe(csv);
  expect(await readdir(home)).not.toContain('list.csv.part');
  expect(await list('--output', file, '--force', '--format', 'ndjson', '--limit', '1')).toMatchObject({
    code: 0,
    stderr: '1 of 3 athletes; "--limit all" shows all.\n',
  });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(athletes[0]);
});
