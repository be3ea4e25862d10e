import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { roster, withServer } from './fixtures.ts';
import { matchpoint } from './matchpoint.ts';

const test = withServer();

const header = 'Name,Term,Year';
const [ada, bo] = ['Demo Ada,Fall,2027', 'Demo Bo,Fall,2027'];
const journalOf = (path: string) => `${path}.matchpoint-journal.ndjson`;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** The journals of these that are still there. */
const kept = (journals: readonly string[]) => journals.filter((path) => existsSync(path));

test('an import removes journals of ended imports that are older than 30 days, and no others', async ({
  agency: { run },
}) => {
  const imported = async (name: string) => {
    const path = await roster(header, `${name},Fall,2027`);
    expect(await run('athletes', 'import', path, '--yes')).toMatchObject({ code: 0 });
    return path;
  };
  const [old, recent, unfinished, undone, used, now] = [
    await imported('Demo Old'),
    await imported('Demo Recent'),
    await imported('Demo Unfinished'),
    await imported('Demo Undone'),
    await imported('Demo Used'),
    await roster(header, ada),
  ];
  const cutOff = async (path: string) => {
    const text = await readFile(journalOf(path), 'utf8');
    await writeFile(journalOf(path), text.replace('{"ended":true}\n', ''), { mode: 0o600 });
  };
  await cutOff(unfinished);
  await cutOff(undone);
  expect(await run('athletes', 'undo', undone, '--yes')).toMatchObject({ code: 0 });
  await writeFile(`${journalOf(used)}.lock`, JSON.stringify({ pid: process.pid, host: 'elsewhere' }));
  for (const path of [old, unfinished, undone, used]) await utimes(journalOf(path), daysAgo(31), daysAgo(31));
  await utimes(journalOf(recent), daysAgo(29), daysAgo(29));
  const journals = [old, recent, unfinished, undone, used].map(journalOf);

  await run('athletes', 'import', now, '--dry-run');
  expect(kept(journals)).toEqual(journals);
  expect(await run('athletes', 'import', now, '--yes')).toMatchObject({ code: 0 });
  expect(kept(journals)).toEqual([recent, unfinished, used].map(journalOf));
});

test('an old journal of the file that is imported is used, not removed', async ({ agency: { run } }) => {
  const path = await roster(header, ada, bo);
  await run('athletes', 'import', path, '--yes');
  await utimes(journalOf(path), daysAgo(31), daysAgo(31));
  expect(await run('athletes', 'import', path, '--yes')).toMatchObject({ code: 0 });
  expect(kept([journalOf(path)])).toEqual([journalOf(path)]);
});

test('an import whose state folder cannot be written has its journal beside the file', async ({ agency }) => {
  const path = await roster(header, ada);
  const env = { ...agency.env, XDG_STATE_HOME: path, MATCHPOINT_ID_TOKEN: agency.token };
  const ended = await matchpoint(['athletes', 'import', path, '--yes'], env);
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('1 athlete added.') });
});

test('a folder where the journal belongs is named, and nothing is sent', async ({ agency }) => {
  const path = await roster(header, ada);
  await mkdir(journalOf(path));
  const { code, stderr } = await agency.run('athletes', 'import', path, '--yes');
  expect([code, stderr.split('\n').at(-2)]).toEqual([
    1,
    `error: ${journalOf(path)} is a folder, and the journal of the import belongs there. Remove or rename it, then run the command again.`,
  ]);
  expect(await agency.names()).toEqual([]);
});
