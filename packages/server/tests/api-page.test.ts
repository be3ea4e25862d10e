import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testFolder, testService } from '../src/testing/fixtures.ts';

const { server, newPerson } = await testService({ listening: true });
const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  Array.from(page.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g')), ([, text = '']) => text);

test('the lines of docs/api.md are answered as the page says', async () => {
  await server.sql`alter table agencies alter column id restart with 12`;
  await server.sql`alter table athletes alter column id restart with 345`;
  const [{ epoch } = { epoch: '' }] = await server.sql<{ epoch: string }>`select epoch from directory`;
  const owner = await newPerson();
  await owner.createAgency('North');
  const created = await owner.call('POST', '/api/users/me/agencies/12/keys', { name: 'Nightly import' });
  const { key }: { key: string } = Object(created.body);

  const script = blocks('sh').join('\n').replace('https://matchpoint.example.com', server.url);
  const { stdout } = await promisify(execFile)('sh', ['-euc', script.replaceAll('b0afb46f', epoch)], {
    cwd: await testFolder(),
    env: { ...process.env, MATCHPOINT_API_KEY: key },
  });
  const answers = stdout.trim().replaceAll(epoch, 'b0afb46f').split('\n');
  expect(answers.map((line) => JSON.parse(line))).toMatchObject(
    blocks('json').map((text) => JSON.parse(text)),
  );
});
