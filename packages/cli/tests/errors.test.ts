import { expect, test } from 'vitest';
import { fakeService, json } from './fake-service.ts';
import { matchpoint, says } from './matchpoint.ts';

const hint = '(see --help)\n';
const failed = (sentence: string) => says(1, `error: ${sentence}\n`);
const misused = (sentence: string) => says(2, `error: ${sentence}\n${hint}`);

test('a service that is down or broken is named', async () => {
  // No service listens on this port.
  const down = 'http://127.0.0.1:2';
  expect(await matchpoint(['agencies', 'list', '--api-url', down])).toEqual(
    failed(
      `The service at ${down} cannot be reached (ECONNREFUSED). Start it, or name another one with --api-url.`,
    ),
  );

  const { url } = await fakeService((_, response) => response.writeHead(500).end('<h1>Oh no</h1>'));
  expect(await matchpoint(['agencies', 'list', '--api-url', url])).toEqual(
    failed(`The service at ${url} answered with status 500.`),
  );
});

test.each([
  ['/none/roster.csv', 'There is no file /none/roster.csv.'],
  ['x'.repeat(300), `${'x'.repeat(300)} cannot be read (ENAMETOOLONG).`],
  ['/', '/ is a folder, not a file.'],
  [
    'https://docs.google.com/spreadsheets/d/1a/edit',
    'This is a link to a Google sheet, not the sheet. Open it, choose File, Download, Microsoft Excel (.xlsx), and take that file.',
  ],
])('%s cannot be opened as a file', async (path, sentence) => {
  expect(await matchpoint(['athletes', 'validate', path])).toEqual(failed(sentence));
});

test('a wrong flag or word is refused before anything is sent', async () => {
  const { url, calls } = await fakeService((_, response) => json(response, 200, []));
  const wrong: Readonly<Record<string, string>> = {
    'athletes list --min-gpa much --country Atlantis':
      '--country must be a country name or an ISO code; --min-gpa must be a number',
    'athletes list --min-gpa 9 --max-utr 0.5 --max-itf 9000':
      '--min-gpa 9: GPA ends at 4; --max-utr 0.5: UTR begins at 1',
    'athletes list --min-gpa 3 --max-gpa 2 --max-sat 12000':
      '--min-gpa 3 is above --max-gpa 2, so that nothing can match; --max-sat 12000: SAT ends at 1600',
    [`athletes list --agency ${'x'.repeat(201)}`]: '--agency must be at most 200 characters',
    'athletes list --limit 0':
      "option '--limit <rows>' argument '0' is invalid. It must be a whole number, 1 or more.",
    'athletes list --format xml':
      "option '--format <format>' argument 'xml' is invalid. Allowed choices are table, json, ndjson, csv.",
    'athletes list --shoe': "unknown option '--shoe'",
    'athletes list --json': "unknown option '--json'\n(Did you mean --format json?)",
    'help logn': "unknown command 'logn'\n(Did you mean one of log, login?)",
    'help athletes lst': "unknown command 'lst'\n(Did you mean list?)",
    'athletes list extra': "too many arguments for 'list'. Expected 0 arguments but got 1.",
  };
  for (const [line, sentence] of Object.entries(wrong))
    expect(await matchpoint(line.split(' '), { MATCHPOINT_API_URL: url })).toEqual(misused(sentence));
  expect(calls).toEqual([]);
});

test('an invalid address is refused, from a flag or the environment', async () => {
  const problem = 'is invalid. It must be a URL that starts with http:// or https://.';
  expect(await matchpoint(['agencies', 'list', '--api-url', 'ftp://x'])).toEqual(
    misused(`option '--api-url <url>' argument 'ftp://x' ${problem}`),
  );
  expect(await matchpoint(['agencies', 'list'], { MATCHPOINT_API_URL: 'nonsense' })).toEqual(
    misused(`option '--api-url <url>' value 'nonsense' from env 'MATCHPOINT_API_URL' ${problem}`),
  );
});

test.each(['json', 'ndjson'])('with --format %s an error is one line for a program', async (format) => {
  const { url, calls } = await fakeService((_, response) => json(response, 404, { detail: 'Not found' }));
  const failing = async (args: readonly string[], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await matchpoint([...args, '--format', format], env);
    return { code, stdout, ...JSON.parse(stderr) };
  };
  const ends = (exit: number, code: string, message: string, suggestion: string | null = null) => ({
    code: exit,
    stdout: '',
    error: { code, message, suggestion },
  });
  expect(await failing(['athletes', 'show', '9', '--api-url', url])).toEqual(
    ends(1, 'notFound', 'There is no athlete 9.'),
  );
  expect(await failing(['agencies', 'show', '9/9', '--api-url', url])).toEqual(
    ends(1, 'notFound', 'There is no agency 9/9.'),
  );
  expect(calls).toEqual(['/api/athletes/9', '/api/agencies/9%2F9']);
  expect(await failing(['agencies', 'list', '--api-url', 'http://127.0.0.1:9'])).toEqual(
    ends(
      1,
      'unreachable',
      'The service at http://127.0.0.1:9 cannot be reached.',
      'Start it, or name another one with --api-url.',
    ),
  );
  expect(await failing(['whoami', '--api-url', url])).toEqual(
    ends(
      4,
      'notSignedIn',
      `You are not signed in at ${url}.`,
      'Sign in: matchpoint login (or set MATCHPOINT_API_KEY).',
    ),
  );
  expect(await failing(['whoami', '--api-url', url], { MATCHPOINT_ID_TOKEN: 'spent' })).toEqual(
    ends(1, 'refused', 'Not found'),
  );
  expect(await failing(['athlets'])).toEqual(
    ends(2, 'usage', "unknown command 'athlets'", '(Did you mean athletes?) (see --help)'),
  );
  expect(await failing(['athletes', 'list', '--limit', '0'])).toEqual(
    ends(
      2,
      'usage',
      "option '--limit <rows>' argument '0' is invalid. It must be a whole number, 1 or more.",
      '(see --help)',
    ),
  );
});
