import { readFile, rm, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { file, roster, withServer } from './fixtures.ts';
import { matchpoint, says } from './matchpoint.ts';
import { type MyAgency, visitorAt } from './my-agency.ts';

const test = withServer({ consent: 'hide', offered: ['hidden'] });

const asking = withServer({ consent: 'family', offered: ['hidden'] });

const header = 'Name,Term,Year';
const ada = 'Demo Ada,Fall,2027';
const bo = 'Demo Bo,Fall,2027';
const csv = ['--sort', 'name', '--format', 'csv', '--columns'];

/** What everybody at a service is listed of an agency, and what the agency is. */
const listsOf =
  ({ id, run }: MyAgency, { url }: { readonly url: string }) =>
  async () => {
    const list = await matchpoint(['athletes', 'list', '--agency', id, ...csv, 'name'], visitorAt(url));
    const mine = await run('athletes', 'list', '--mine', ...csv, 'name,hidden');
    return [list, mine].map(({ stdout }) => stdout.trim().split('\r\n').slice(1));
  };

test('athletes are imported hidden, not published by the same file, and undone', async ({
  agency,
  server,
}) => {
  const lists = listsOf(agency, server);
  const importing = (path: string, ...args: string[]) => agency.run('athletes', 'import', path, ...args);
  const path = await roster(header, ada, bo);
  const first = await importing(path, '--yes', '--hidden');
  expect([first.code, first.stderr]).toEqual([
    0,
    expect.stringMatching(/^ {2}2 {2}new, hidden\nImported: 2 athletes added, hidden\. /m),
  ]);
  const hidden = [[], ['Demo Ada,true', 'Demo Bo,true']];
  expect(await lists()).toEqual(hidden);
  const listed = { code: 0, stderr: expect.stringContaining('Nothing to import: all athletes are listed') };
  expect(await importing(path, '--yes')).toMatchObject(listed);
  await rm(`${path}.matchpoint-journal.ndjson`);
  expect(await importing(path, '--yes', '--update')).toMatchObject(listed);
  expect(await lists()).toEqual(hidden);
  const more = await roster(`${header},Hidden`, 'Demo Cy,Fall,2027,x', 'Demo Di,Fall,2027,');
  expect(await importing(more, '--yes')).toMatchObject({
    stderr: expect.stringContaining('Imported: 2 athletes added, 1 of them hidden.'),
  });
  expect((await lists())[0]).toEqual(['Demo Di']);
  expect(await agency.run('athletes', 'undo', more, '--yes')).toMatchObject({ code: 0 });
  expect(await lists()).toEqual(hidden);
});

test('an import that was begun hidden lists nobody when it goes on', async ({ agency, server }) => {
  const lists = listsOf(agency, server);
  const importing = (path: string, ...args: string[]) =>
    agency.run('athletes', 'import', path, '--yes', ...args);
  const path = await roster(header, ada);
  await importing(path, '--hidden');
  // As it is after a kill: the import has no end, and a row was not sent.
  const journal = `${path}.matchpoint-journal.ndjson`;
  const text = await readFile(journal, 'utf8');
  await writeFile(journal, text.replace('{"ended":true}\n', ''), { mode: 0o600 });
  await writeFile(path, `${header}\n${ada}\n${bo}\n`);
  expect(await importing(path)).toEqual(
    says(
      2,
      expect.stringMatching(
        /^error: Nothing was sent: this import was begun with --hidden, and the rest would be listed\. Add --hidden to continue, or undo the import first\.$/m,
      ),
    ),
  );
  expect(await lists()).toEqual([[], ['Demo Ada,true']]);
  expect(await importing(path, '--hidden')).toMatchObject({ code: 0 });
  expect(await lists()).toEqual([[], ['Demo Ada,true', 'Demo Bo,true']]);
});

test('a hidden athlete is in its agency’s list, page and export, and only a word lists it', async ({
  agency,
  server,
}) => {
  const lists = listsOf(agency, server);
  const run = (...args: string[]) => agency.run('athletes', ...args);
  const term = { available_semester: 'Fall', available_year: 2027 };
  const id = await agency.athletes.create({ name: 'Demo Ada', ...term, hidden: true });
  expect((await run('list', '--mine')).stdout).toMatch(/^ID .* Visibility *\n.* Hidden *\n$/);
  expect((await run('show', id)).stdout).toMatch(/^Visibility +Hidden\n\nPersonal\n/);
  expect(await matchpoint(['athletes', 'show', id], visitorAt(server.url))).toEqual(
    says(1, `error: There is no athlete ${id}.\n`),
  );
  const exported = await run('export');
  expect(exported.stdout).toMatch(/^id,name,.*,hidden\r\n.*,true\r\n$/);
  const unsaid = await file('unsaid.csv', exported.stdout.replace(',true', ','));
  expect((await run('import', unsaid, '--yes', '--update')).stderr).toContain('Nothing to import');
  const listed = await file('listed.csv', exported.stdout.replace(',true', ',listed'));
  expect((await run('import', listed, '--yes', '--update')).stderr).toContain('1 athlete changed');
  expect(await lists()).toEqual([['Demo Ada'], ['Demo Ada,false']]);
  expect((await run('export')).stdout).not.toContain('hidden');
  const everybody = await run('list', '--format', 'csv');
  expect(everybody.stdout).not.toMatch(/hidden|agreed_on|consent/);
});

test('a service that cannot hide gets no row that may be hidden', async ({ agency, server, eleven }) => {
  const lists = listsOf(agency, server);
  const env = { ...agency.env, MATCHPOINT_API_URL: eleven.url, MATCHPOINT_ID_TOKEN: agency.token };
  const importing = (path: string, ...args: string[]) =>
    matchpoint(['athletes', 'import', path, '--yes', ...args], env);
  expect(await importing(await roster(header, ada), '--hidden')).toEqual(
    says(1, 'error: Nothing was sent: this service cannot hide athletes.\n'),
  );
  const path = await roster(`${header},Hidden`, `${ada},yes`, `${bo},no`);
  expect(await importing(path)).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('must be listed, as this service cannot hide an athlete'),
  });
  expect(await lists()).toEqual([[], []]);
  expect(await matchpoint(['athletes', 'validate', path])).toMatchObject({ code: 0 });
  expect(await importing(path, '--skip-invalid')).toMatchObject({ code: 5 });
  expect(await lists()).toEqual([['Demo Bo'], ['Demo Bo,false']]);
  expect(await matchpoint(['athletes', 'list', '--columns', 'name,hidden'], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('This service has no hidden.'),
  });
});

asking('where families are asked, the terminal says who waits', async ({ agency: { athletes, run } }) => {
  const id = await athletes.create({ name: 'Demo Ada', available_semester: 'Fall', available_year: 2027 });
  const waits = 'Waiting for the family';
  expect([
    (await run('athletes', 'list', '--mine')).stdout,
    (await run('athletes', 'show', id)).stdout,
  ]).toEqual([
    expect.stringMatching(new RegExp(`^ID .* Visibility *\n.* ${waits} *\n$`)),
    expect.stringMatching(new RegExp(`^Visibility +${waits}\n\nPersonal\n`)),
  ]);
});
