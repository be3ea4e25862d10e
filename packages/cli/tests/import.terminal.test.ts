import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importAthletesModel } from '@matchpoint/core/athletes/import-athletes.model';
import { type Driver, drive, walkModel } from '@matchpoint/core/testing/drive';
import { pathName } from '@matchpoint/core/testing/walk';
import { startTestServer, type TestServer } from '@matchpoint/server/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { home } from './matchpoint.ts';
import { type MyAgency, signedInAgency } from './my-agency.ts';
import { keys, type Opened, openTerminal } from './terminal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    cluster: inject('cluster'),
    authEmulator: inject('authEmulator'),
    listening: true,
  });
});
afterAll(() => server.stop());

const { paths } = walkModel(importAthletesModel);

async function roster(gpa: string): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}.csv`);
  await writeFile(path, `Name,Available for,GPA\nDemo Ada,Fall 2027,3.7\nDemo Bo,Spring 2028,${gpa}\n`);
  return path;
}

/** A person at a terminal, who fixes the file between two commands. */
async function startFace(): Promise<Driver<typeof importAthletesModel>> {
  const agency = await signedInAgency(server.url);
  const [whole, broken] = [await roster('3.7'), await roster('3.75')];
  let terminal: Opened | null = null;
  const start = async (...args: string[]) => {
    terminal = openTerminal(['athletes', ...args], agency.env);
  };
  const current = () => terminal ?? openTerminal(['--help']);
  const answer = (text: string) => async () => current().type(text);
  const ended = async (code: number, said: string) => {
    expect(await current().ended).toBe(code);
    expect(current().shown()).toContain(said);
  };
  const lists = async (names: readonly string[]) => {
    expect((await agency.athletes()).map(({ name }) => name).toSorted()).toEqual(names);
  };
  const both = ['Demo Ada', 'Demo Bo'];
  return {
    deeds: {
      check: () => start('validate', whole),
      checkBroken: () => start('validate', broken),
      importBroken: () => start('import', broken),
      startImport: () => start('import', whole),
      agree: answer(`y${keys.enter}`),
      decline: answer(`n${keys.enter}`),
      interrupt: answer(keys.interrupt),
    },
    sights: {
      empty: () => lists([]),
      async toldProblems() {
        await ended(3, 'row 3: "3.75"');
        expect(current().shown()).toMatch(/1 problem in 1 of 2 rows:.*"GPA".*Fix: .*Nothing was sent\./s);
        await lists([]);
      },
      async toldValid() {
        await ended(0, 'Valid: 2 rows can be imported.');
        await lists([]);
      },
      async asked() {
        await current().until('Send 2 athletes?');
        expect(current().shown()).toContain('  2  will be sent');
        await lists([]);
      },
      async toldUnsent() {
        await ended(130, 'Nothing was sent.');
        await lists([]);
      },
      async imported() {
        await ended(0, '2 created.');
        await lists(both);
      },
      async toldThere() {
        await ended(0, 'Nothing was sent: all 2 rows exist already.');
        await lists(both);
      },
    },
  };
}

test.each(paths.map((path) => [pathName(path), path] as const))('%s', async (_, path) => {
  await drive(await startFace(), path);
});

test('all paths were walked', () => expect(paths).toHaveLength(7));

async function manyRows(header: string, count: number): Promise<string> {
  const path = join(home, `${crypto.randomUUID()}.csv`);
  const rows = Array.from({ length: count }, (_, at) => `Demo ${at},Fall,2027,${at % 4},note ${at}\n`);
  await writeFile(path, `${header}\n${rows.join('')}`);
  return path;
}

test('unknown columns are asked about, with samples of their values', async () => {
  const agency: MyAgency = await signedInAgency(server.url);
  const path = await manyRows('Full Nm,Term,Year,Stars,Notes', 3);
  const terminal = openTerminal(['athletes', 'import', path], agency.env);
  await terminal.until('Which one is it?');
  expect(terminal.shown()).toContain('Full Nm  ("Demo 0", "Demo 1", "Demo 2")');
  terminal.type(keys.enter);
  await terminal.until('column "Stars"? ("0", "1", "2")');
  terminal.type(keys.enter);
  await terminal.until('column "Notes"? ("note 0", "note 1", "note 2")');
  terminal.type(`${keys.up.repeat(1)}${keys.down.repeat(12)}${keys.enter}`);
  await terminal.until('Send 3 athletes?');
  expect(terminal.shown()).toContain('--map "Full Nm=name" --map "Stars=-" --map "Notes=bio"');
  terminal.type(`y${keys.enter}`);
  expect(await terminal.ended).toBe(0);
});

test('Ctrl-C while sending keeps created rows, and the next run continues', async () => {
  const agency = await signedInAgency(server.url);
  const path = await manyRows('Name,Term,Year,-,Bio', 60);
  const args = ['athletes', 'import', path, '--map', '-=-', '--yes', '--batch', '5'];
  const terminal = openTerminal([...args, '--rate', '10'], agency.env);
  await terminal.until(' left · ');
  expect(terminal.shown()).toMatch(/\d+ % · \d+ done · \d+ left · 0 failed · \d+ rows\/s · \S+ to go/);
  terminal.type(keys.interrupt);
  expect(await terminal.ended).toBe(130);
  expect(terminal.shown()).toMatch(/Interrupted\. \d+ created, \d+ not sent\./);
  const there = (await agency.athletes()).length;
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThan(60);
  const next = openTerminal(args, agency.env);
  expect(await next.ended).toBe(0);
  const names = (await agency.athletes()).map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([60, 60]);
});
