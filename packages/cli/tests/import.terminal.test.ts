import { rm } from 'node:fs/promises';
import { importRosterModel } from '@matchpoint/core/roster/import-roster.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import type { TestServer } from '@matchpoint/server/testing';
import { expect } from 'vitest';
import { json, proxyOf } from './fake-service.ts';
import { roster, withServer } from './fixtures.ts';
import { matchpoint } from './matchpoint.ts';
import type { MyAgency } from './my-agency.ts';
import { keys, type Opened, openTerminal } from './terminal.ts';

const test = withServer();

const header = 'Name,Available for,GPA';
const ada = 'Demo Ada,Fall 2027,3.7';
const cy = 'Demo Cy,Fall 2027,3';
const manyNames = Array.from({ length: 30 }, (_, index) => `Demo ${index}`).toSorted();

/** A person at a terminal, who fixes the file between two commands. */
async function startFace(agency: MyAgency): Promise<Driver<typeof importRosterModel>> {
  const whole = await roster(header, ada, 'Demo Bo,Spring 2028,3.7');
  const broken = await roster(header, ada, 'Demo Bo,Spring 2028,3.75');
  const strange = await roster('Full Nm,Available for,GPA,Stars', `${ada},5`, 'Demo Bo,Spring 2028,3.7,4');
  const twins = await roster(header, 'Demo Ada,Spring 2030,2', cy, cy);
  const changed = await roster(header, 'Demo Ada,Fall 2027,3.9', 'Demo Bo,Spring 2028,3.7');
  const many = await roster(header, ...manyNames.map((name) => `${name},Fall 2027,3`));
  const doubtful = await roster(
    'Roster 2027\nWhom,Available for,GPA,SAT',
    'Demo Ada,Fall 2027,8.7/10,1350*',
    'Demo Bo,Spring 2028,3.5,1280',
  );
  const nextSeason = await roster('Roster 2028\nWhom,Available for,GPA,SAT', 'Demo Cy,Fall 2028,3.5,1350*');
  const answers = ['--answers', `${doubtful}.answers.json`];
  let terminal: Opened | null = null;
  let created = 0;
  const start =
    (...args: readonly string[]) =>
    async () => {
      terminal = openTerminal(['athletes', ...args], agency.env);
    };
  const current = () => terminal ?? expect.fail('Nothing was started');
  const answer = (text: string) => async () => current().type(text);
  const ended = async (code: number, ...said: readonly string[]) => {
    expect(await current().ended).toBe(code);
    for (const text of said) expect(current().shown()).toContain(text);
  };
  const asks = async (question: string, ...said: readonly string[]) => {
    await current().until(question);
    for (const text of said) expect(current().shown()).toContain(text);
  };
  const question = 'Import with these readings? [Y]es, [c]hange, [n]o';
  const declines = async () => {
    await asks(question, 'row 3: “3.75”: must be a number');
    current().type(`n${keys.enter}`);
  };
  /** Changes a line of the reading by so many steps down in each list. */
  const changes = async (
    line: string,
    ...choices: readonly (readonly [question: string, typed: string])[]
  ) => {
    await asks(question);
    const shown = current().shown().split('How we read your file').at(-1) ?? '';
    const at = shown
      .split('\n')
      .find((text) => text.includes(line))
      ?.trim()
      .split(' ')[0];
    current().type(`c${keys.enter}`);
    await asks('Which line?');
    current().type(`${keys.down.repeat(Number(at) - 1)}${keys.enter}`);
    for (const [asked, typed] of choices) {
      await asks(asked);
      current().type(`${typed}${keys.enter}`);
    }
  };
  const importDoubtful = start('import', doubtful, ...answers);
  const startAgain = async () => {
    current().type(keys.interrupt);
    expect(await current().ended).toBe(130);
    await importDoubtful();
  };
  const lists = async (expected: readonly string[]) => expect(await agency.names()).toEqual(expected);
  const both = ['Demo Ada', 'Demo Bo'];
  const has = async (expected: readonly string[]) => {
    const as = ['--columns', 'name,GPA,SAT', '--format', 'csv', '--sort', 'name'];
    const { stdout } = await agency.run('athletes', 'list', '--mine', ...as);
    expect(stdout.trim().split('\r\n').slice(1)).toEqual(expected);
  };
  const [before, after] = [
    ['Demo Ada,3.7,', 'Demo Bo,3.7,'],
    ['Demo Ada,3.9,', 'Demo Bo,3.7,'],
  ];
  return {
    actions: {
      check: start('validate', whole),
      async checkBroken() {
        await start('validate', broken)();
        await declines();
      },
      async importBroken() {
        await start('import', broken)();
        await declines();
      },
      startImport: start('import', whole),
      importStrange: start('import', strange),
      importTwins: start('import', twins),
      importMany: start('import', many, '--rate', '10'),
      async nameColumns() {
        current().type(keys.enter);
        await asks('Add 2 athletes?');
      },
      async nameNone() {
        current().type(`c${keys.enter}`);
        await asks('Which line?');
        current().type(`${keys.down}${keys.enter}`);
        await asks('Which field is “Full Nm”');
        // From the guess to the first answer: leave it out.
        current().type(`${keys.up}${keys.enter}`);
        await asks('[C]hange, [n]o', '“Full Nm” → left out');
        current().type(`y${keys.enter}`);
        await asks('Type one of');
        current().type(`${keys.back}n${keys.enter}`);
      },
      importDoubtful,
      acceptReading: answer(keys.enter),
      async giveValue() {
        await changes(
          '“GPA”, row 3',
          ['What is to be done?', keys.down.repeat(2)],
          ['What is it instead', '3.7'],
        );
        await asks('Go on: 2 athletes\n');
        current().type(keys.enter);
      },
      async leaveRowOut() {
        await changes('“GPA”, row 3', ['What is to be done?', keys.down]);
        await asks('Go on: 1 athlete, 1 row left out');
        current().type(keys.enter);
      },
      readOtherwise: () => changes('roster', ['How else?', keys.up.repeat(4)]),
      readAsBefore: startAgain,
      async goBack() {
        current().type(`n${keys.enter}`);
        expect(await current().ended).toBe(130);
        await rm(`${doubtful}.answers.json`);
        await importDoubtful();
      },
      reload: startAgain,
      importNextSeason: start('import', nextSeason, ...answers),
      importChanged: start('import', changed),
      alsoChange: start('import', changed, '--update'),
      undo: start('undo', changed),
      agree: answer(`y${keys.enter}`),
      async agreeAndInterrupt() {
        current().type(`y${keys.enter}`);
        await asks(' left · ');
        expect(current().shown()).toMatch(/\d+ % · \d+ done · \d+ left · 0 failed · \d+ rows\/s · \S+ to go/);
        current().type(keys.interrupt);
      },
      decline: answer(`n${keys.enter}`),
      interrupt: answer(keys.interrupt),
    },
    sights: {
      empty: () => lists([]),
      async invalid() {
        await ended(3, 'row 3: “3.75”');
        expect(current().shown()).toMatch(/“GPA”, row 3: “3.75”: must be .*Nothing was sent\./s);
        await lists([]);
      },
      async valid() {
        await ended(0, 'Valid: 2 rows can be imported.');
        await lists([]);
      },
      async askedColumns() {
        await asks(
          question,
          '  2  “Full Nm” → Name  (“Demo Ada”, “Demo Bo”)',
          '  5  “Stars” → left out  (“5”, “4”)',
          '  6  All rows → Sport: Tennis (the sport of your agency)',
        );
        await lists([]);
      },
      async nameless() {
        await ended(3, 'No column is the Name yet. Every athlete needs it. Known headers: name,');
        await lists([]);
      },
      async askedReading() {
        await asks(
          question,
          '1350* → 1350 [Read as shown]',
          'row 3: “8.7/10”: must be',
          '[Leave the cell empty]',
        );
        await lists([]);
      },
      async misread() {
        await asks('[C]hange, [n]o', '“Roster 2027”');
        await lists([]);
      },
      askedEmpty: () => asks('Add 2 athletes?', '  2  new'),
      async importedEmpty() {
        await ended(0, '2 athletes added.');
        await has(['Demo Ada,,1350', 'Demo Bo,3.5,1280']);
      },
      askedGiven: () => asks('Add 2 athletes?', '  2  new'),
      async importedGiven() {
        await ended(0, '2 athletes added.');
        await has(['Demo Ada,3.7,1350', 'Demo Bo,3.5,1280']);
      },
      async askedNext() {
        await asks('Add 1 athlete?', '  1  new');
        expect(current().shown()).not.toContain(question);
      },
      askedFewer: () => asks('Add 1 athlete?', '  1  new', '1  left out, with a problem'),
      async asked() {
        await asks('Add 2 athletes?', '  2  new');
        await lists([]);
      },
      async unsent() {
        await ended(130, 'Nothing was sent.');
        await lists([]);
      },
      async imported() {
        await ended(0, '2 athletes added. See them with "matchpoint athletes list --mine".');
        await lists(both);
      },
      async nothingLeft() {
        await ended(0, 'Nothing to import: all athletes are listed already.');
        await lists(both);
      },
      async differing() {
        await ended(0, 'Demo Ada, row 2: GPA “3.7” → “3.9”', '(--update changes');
        expect(current().shown()).toContain('Nothing to import: all athletes are listed already.');
        await has(before);
      },
      async askedChange() {
        await asks('Change 1 athlete?', 'Demo Ada, row 2: GPA “3.7” → “3.9”');
        await has(before);
      },
      async changed() {
        await current().ended;
        await has(after);
      },
      async askedUndo() {
        await asks('Undo this import for 1 athlete?', '  1 athlete gets its earlier values back.');
        await has(after);
      },
      async restored() {
        await ended(0, 'The import was undone: 1 athlete put back.');
        await has(before);
      },
      async askedTwins() {
        const listed = '1  listed with other values; kept as they are';
        await asks('Add 1 athlete?', '1  new', listed, '1  repeats an earlier row');
        await lists(both);
      },
      async importedTwin() {
        await ended(0, '1 athlete added, 1 listed already, 1 repeats another row.');
        await lists([...both, 'Demo Cy']);
      },
      async askedMany() {
        await asks('Add 30 athletes?', '30  new');
        await lists([]);
      },
      async partlyImported() {
        expect(await current().ended).toBe(130);
        created = (await agency.names()).length;
        expect(created).toBeGreaterThan(0);
        expect(created).toBeLessThan(30);
        await ended(
          130,
          `Stopped: ${created} athletes added, ${30 - created} not sent yet. Run the same command again`,
        );
      },
      async askedRest() {
        const rest = 30 - created;
        await asks(`Add ${rest} athletes?`, `${rest}  new`, `${created}  listed already`);
      },
      async importedRest() {
        await ended(0, `${30 - created} athletes added, ${created} listed already.`);
        await lists(manyNames);
      },
    },
  };
}

for (const way of waysThrough(importRosterModel))
  test(wayName(way), async ({ agency }) => {
    await drive(await startFace(agency), way);
  });

test('changing and removing are asked about one after the other', async ({ agency }) => {
  await agency.run('athletes', 'import', await roster(header, ada, 'Demo Bo,Fall 2027,3'), '--yes');
  const path = await roster(header, 'Demo Ada,Fall 2027,3.9', cy);
  const terminal = openTerminal(['athletes', 'import', path, '--update', '--missing', 'remove'], agency.env);
  await terminal.until('Add 1 athlete, change 1 athlete, remove 1 athlete?');
  terminal.type(`y${keys.enter}`);
  await terminal.until('Remove 1 athlete?');
  terminal.type(`y${keys.enter}`);
  expect(await terminal.ended).toBe(0);
  expect(terminal.shown()).toContain('1 athlete added, 1 athlete changed, 1 athlete removed.');
  expect(await agency.names()).toEqual(['Demo Ada', 'Demo Cy']);
});

test('what a person chose for headers holds for the next file of the agency, and is said', async ({
  agency,
}) => {
  const strange = (name: string) => roster('Full Nm,Available for,Stars', `${name},Fall 2027,5`);
  const terminal = openTerminal(['athletes', 'import', await strange('Demo Ada')], agency.env);
  for (const [question, typed] of [
    ['Import with these readings?', keys.enter],
    ['Add 1 athlete?', `y${keys.enter}`],
  ] as const) {
    await terminal.until(question);
    terminal.type(typed);
  }
  expect(await terminal.ended).toBe(0);

  const said = expect.stringContaining(
    'As chosen for the last file: “Full Nm” is the Name, “Stars” is left out.',
  );
  const next = await strange('Demo Bo');
  expect(await agency.run('athletes', 'validate', next)).toMatchObject({ code: 0, stderr: said });
  expect(await agency.run('athletes', 'import', next, '--yes')).toMatchObject({ code: 0, stderr: said });
  expect(await agency.names()).toEqual(['Demo Ada', 'Demo Bo']);
});

/** The environment of an agency whose service is away at first: for the sports, and for the list of athletes; each is asked for twice. */
async function awayAtFirst(server: TestServer, agency: MyAgency) {
  let calls = 0;
  const { url } = await proxyOf(server.url, (_, response) => {
    calls += 1;
    if (calls <= 4) json(response, 503, { detail: 'Starting.' });
    return calls <= 4;
  });
  return { ...agency.env, MATCHPOINT_API_URL: url, MATCHPOINT_ID_TOKEN: agency.token };
}

test('a script waits for a service that is away before the first row', async ({ agency, server }) => {
  const importing = ['athletes', 'import', await roster(header, ada), '--yes'];
  const { code, stderr } = await matchpoint(importing, await awayAtFirst(server, agency));
  expect([code, stderr]).toEqual([0, expect.stringContaining('Starting. Asking again in 0:00\n')]);
  expect(stderr).toContain('1 athlete added.');
});

test('a person is asked, and their next try reaches a service that is back', async ({ agency, server }) => {
  const importing = ['athletes', 'import', await roster(header, ada)];
  const terminal = openTerminal(importing, await awayAtFirst(server, agency));
  for (const question of ['Try again?', 'Add 1 athlete?']) {
    await terminal.until(question);
    terminal.type(`y${keys.enter}`);
  }
  expect(await terminal.ended).toBe(0);
  expect(terminal.shown()).toContain('1 athlete added.');
});

test('an undo shows the progress line of an import, which is gone in the end', async ({ agency }) => {
  await agency.run('athletes', 'import', await roster(header, ada), '--yes');
  const terminal = openTerminal(['athletes', 'undo', 'last', '--yes'], agency.env);
  expect(await terminal.ended).toBe(0);
  expect(terminal.written()).toContain('0 % · 0 done · 1 left · 0 failed');
  expect(terminal.shown()).not.toContain('1 left');
});
