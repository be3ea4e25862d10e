import { fillDirectoryModel } from '@matchpoint/core/athletes/forms/fill-directory.model';
import { type Driver, drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { expect } from 'vitest';
import { failingService } from './failing.ts';
import { withServer } from './fixtures.ts';
import { matchpoint } from './matchpoint.ts';
import { type MyAgency, visitorAt } from './my-agency.ts';
import { keys, type Opened, openTerminal } from './terminal.ts';

const test = withServer({ consent: 'hide', offered: ['hidden'] });

/** A person at a terminal: a command for each dialog of the web app, and none for what stands between them. */
async function person(agency: MyAgency, url: string): Promise<Driver<typeof fillDirectoryModel>> {
  const { url: api, failNext } = await failingService(url);
  const env = { ...agency.env, MATCHPOINT_API_URL: api, MATCHPOINT_ID_TOKEN: agency.token };
  let terminal: Opened | null = null;
  let name = 'Ada Example';
  let stored: { GPA: number | null; bio: string | null } = { GPA: null, bio: null };
  let mine = 3.9;
  const current = () => terminal ?? expect.fail('Nothing was started');
  const open = async (...args: readonly string[]) => {
    terminal = openTerminal(['athletes', ...args], env, { columns: 150, rows: 60 });
  };
  const sees = (text: string) => current().until(text);
  /** Moves to a line of the menu by its first letters. */
  const pick = async (text: string) => {
    await sees('❯');
    current().type(text);
    await sees(`❯ ${text}`);
    current().type(keys.enter);
  };
  const answer = async (question: string, text: string, before = '\n') => {
    await sees(`${before}? ${question}`);
    current().type(`${text}${keys.enter}`);
  };
  const set = async (label: string, text: string) => {
    await pick(label);
    await answer(label, text);
  };
  const choose = async (label: string, text: string) => {
    await pick(label);
    await sees(`\n? ${label}`);
    await pick(text);
    await sees(`${label}: ${text}`);
  };
  const menu = async (...lines: readonly string[]) => {
    for (const line of lines) await sees(line);
  };
  const ended = async (code: number, ...said: readonly string[]) => {
    expect(await current().ended).toBe(code);
    for (const text of said) expect(current().shown()).toContain(text);
  };
  const lists = async (...names: readonly string[]) => expect(await agency.names()).toEqual(names);
  const theId = async () => (await agency.athletes.list())[0]?.id ?? expect.fail('There is none');
  const shows = async (id: string, facts: object) => {
    const { stdout } = await matchpoint(['athletes', 'show', id, '--format', 'json'], agency.env);
    expect(JSON.parse(stdout)).toMatchObject(facts);
  };
  const othersSave = async (edit: Partial<typeof stored>) => {
    await agency.athletes.edit(await theId(), edit);
    stored = { ...stored, ...edit };
  };
  const saved = async () => {
    await ended(0, `${name} was saved:`);
    await shows(await theId(), { name, ...stored });
  };
  const inForm = async (...said: readonly string[]) => menu(`❯ Save`, `GPA: ${mine}`, ...said);
  const typed = () => menu('❯ Add', 'Name: Ada Example', 'Semester: Fall', 'Year: 2027', 'GPA: -');
  const nobody = async () => {
    if (terminal !== null) await terminal.ended;
    await lists();
  };
  const asksToDiscard = () => sees('\n? Discard what you typed?');
  const required = async (as: string) => {
    await set('Name', as);
    await choose('Semester', 'Fall');
    await set('Year', '2027');
  };
  return {
    actions: {
      async add() {
        await open('add');
        await answer('Name', '', '');
        for (const question of ['Semester', 'Year']) await answer(question, '');
      },
      chooseTennis: () => choose('Sport', 'Tennis'),
      chooseSoccer: () => choose('Sport', 'Soccer'),
      async typeRequired() {
        if (current().shown().includes('GPA: 3.75')) await set('GPA', '-');
        else await required('Ada Example');
      },
      async typeEverything() {
        await required('Zoë Example');
        await choose('Gender', 'Female');
        await set('Country', 'Brazil');
        await set('GPA', '3,7');
        await set('TOEFL', '0');
        await set('Bio', 'Left-handed.');
      },
      typeOffStep: () => set('GPA', '3.75'),
      create: () => pick('Add'),
      async createRefused() {
        failNext({ method: 'POST', end: 'refused' });
        await pick('Add');
      },
      async createLost() {
        failNext({ method: 'POST', end: 'lost' });
        await pick('Add');
      },
      close: () => pick('Leave'),
      keepEditing: () => answer('Discard', 'n'),
      discard: () => answer('Discard', 'y'),
      lookUp: async () => {},
      reload: async () => {},
      edit: () => open('update', name.toUpperCase()),
      typeName: () => set('Name', 'Ada Sample'),
      async typeGrade() {
        mine = stored.GPA === 3.9 ? 3.8 : 3.9;
        await set('GPA', String(mine));
      },
      save: () => pick('Save'),
      async saveRefused() {
        failNext({ method: 'PATCH', end: 'refused' });
        await pick('Save');
      },
      async saveLost() {
        failNext({ method: 'PATCH', end: 'lost' });
        await pick('Save');
      },
      otherSavesBio: () => othersSave({ bio: 'Plays on clay.' }),
      otherSavesGrade: () => othersSave({ GPA: stored.GPA === 3.2 ? 3.3 : 3.2 }),
      otherRemoves: async () => void (await agency.athletes.remove(await theId())),
      keepMine: () => pick('Save my values'),
      takeTheirs: () => pick('Take what was saved'),
      hide: async () => void (await agency.run('athletes', 'update', name, '--hidden', 'yes')),
      list: async () => void (await agency.run('athletes', 'update', name, '--hidden', 'no')),
      remove: async () => open('remove', await theId()),
      keep: () => answer('Remove', 'n', ''),
      confirm: () => answer('Remove', 'y', ''),
    },
    sights: {
      withoutAthletes: nobody,
      empty: () => menu('❯ Add', 'Sport: Tennis', 'Name: -', 'Semester: -', 'Year: -'),
      comingSoon: () => menu('warning: Soccer: coming soon.', '❯ Sport: Soccer'),
      incomplete: () => menu('Name is required', 'Semester is required', 'Year is required', '❯ Add'),
      typed,
      refused: () => menu('warning: GPA is not what it was', '❯ Add', 'Name: Ada Example'),
      unanswered: () => menu('cannot be reached', '❯ Add', 'Name: Ada Example'),
      setAside: () => menu('❯ Sport: Soccer'),
      offStep: () => menu('❯ Add', 'GPA: 3.75'),
      corrected: () => menu('warning: GPA must be in steps of 0.1', '❯ Add', 'GPA: 3.75'),
      confirmingDiscard: asksToDiscard,
      fullTyped: () => menu('❯ Add', 'Name: Zoë Example', 'GPA: 3,7', 'Country of Residence: Brazil'),
      async listed() {
        name = 'Ada Example';
        stored = { GPA: null, bio: null };
        await ended(0, `Ada Example was added to ${agency.name}`);
        await lists(name);
      },
      kept: () => lists(name),
      async hidden() {
        await lists(name);
        const show = ['athletes', 'show', await theId()];
        expect((await matchpoint(show, visitorAt(url))).stderr).toContain('There is no athlete');
        expect((await agency.run(...show)).stdout).toMatch(/^Visibility +Hidden\n/);
      },
      fullListed: () => ended(0, `Zoë Example was added to ${agency.name}, with the ID`),
      public: async () => shows(await theId(), { name, sport: 'Tennis', available_year: 2027, GPA: null }),
      fullPublic: async () =>
        shows(await theId(), {
          name: 'Zoë Example',
          gender: 'Female',
          country_of_residence: 'BR',
          GPA: 3.7,
          TOEFL: 0,
          bio: 'Left-handed.',
        }),
      editing: () => menu('❯ Save', `Name: ${name}`, `GPA: ${stored.GPA ?? '-'}`),
      renaming: () => menu('❯ Save', 'Name: Ada Sample'),
      async renamed() {
        name = 'Ada Sample';
        await saved();
      },
      grading: () => inForm(),
      gradeRefused: () => inForm('warning: GPA is not what it was'),
      async gradeUnanswered() {
        stored = { ...stored, GPA: mine };
        await inForm('cannot be reached');
      },
      besideBio: () => inForm(),
      besideGrade: () => inForm(),
      besideNothing: () => inForm(),
      async gone() {
        await inForm(`You can no longer edit ${name}: the athlete was removed, or you from the agency.`);
        await lists();
      },
      discarding: asksToDiscard,
      conflicting: () =>
        menu(`GPA: you have ${mine}, somebody else saved ${stored.GPA}.`, '❯ Save my values'),
      theirsTaken: () => menu('❯ Save', `GPA: ${stored.GPA}`),
      async graded() {
        stored = { ...stored, GPA: mine };
        await saved();
      },
      async merged() {
        stored = { ...stored, GPA: mine };
        await saved();
      },
      removing: () => sees(`? Remove ${name}`),
    },
  };
}

for (const way of waysThrough(fillDirectoryModel))
  test(wayName(way), { timeout: 120_000 }, async ({ agency, server }) => {
    await drive(await person(agency, server.url), way);
  });
