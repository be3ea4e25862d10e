import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { matchpoint } from './matchpoint.ts';

let full: TestServer;
let eleven: TestServer;

beforeAll(async () => {
  full = await startTestServer({ cluster: inject('cluster'), listening: true });
  await full.addDemo();
  eleven = await startTestServer({
    cluster: inject('cluster'),
    listening: true,
    extensions: false,
    sharing: full,
  });
});

afterAll(async () => {
  await eleven.stop();
  await full.stop();
});

/** Without the dates, which are an addition, too. */
const undated = (lines = '') => lines.replaceAll(/"(created_at|changed_at)":("[^"]*"|null)/g, '');

const questions = [
  ['athletes', 'list'],
  ['athletes', 'list', '--sort', 'name', '--limit', '1500'],
  ['athletes', 'list', '--min-gpa', '3.5', '--max-toefl', '100', '--sort', '-utr'],
  ['athletes', 'list', '--country', 'GER', '--gender', 'female', '--sort', 'agency'],
  ['athletes', 'list', '--search', 'pl', '--semester', 'Fall', '--year', '2027', '--sort', '-available'],
  ['agencies', 'list', '--sort', 'city'],
  ['agencies', 'list', '--sport', 'soccer', '--sort', '-country'],
];

test.each(questions.map((question) => ({ asked: question.join(' '), question })))(
  '$asked: the same with and without the server’s own filters',
  async ({ question }) => {
    const answers = await Promise.all(
      [full, eleven].map(({ url }) => matchpoint([...question, '--format', 'ndjson', '--api-url', url])),
    );
    expect(undated(answers[0]?.stdout)).toEqual(undated(answers[1]?.stdout));
    for (const answer of answers) expect(answer).toMatchObject({ code: 0, stderr: '' });
    expect(answers[0]?.stdout).not.toBe('');
  },
);

test('the whole directory comes page by page', async () => {
  const { stdout, stderr } = await matchpoint(['athletes', 'list', '--api-url', full.url]);
  expect([stdout.split('\n').length, stderr]).toEqual([2002, '2000 athletes.\n']);
});
