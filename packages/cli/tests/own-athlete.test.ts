import { expect } from 'vitest';
import { failingService } from './failing.ts';
import { withServer } from './fixtures.ts';
import { matchpoint, says } from './matchpoint.ts';
import { login } from './my-agency.ts';

const test = withServer();

const ada = ['--name', 'Ada Example', '--semester', 'fall', '--year', '2027'];
const adding = ['athletes', 'add', ...ada];
const added = { name: 'Ada Example', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 };

test('an athlete is added, corrected and removed by flags alone', async ({ agency }) => {
  const { run, name: of } = agency;
  const json = ['--format', 'json', '--quiet'];
  expect(await run(...adding, '--gpa', '3,75')).toEqual(says(2, 'error: GPA must be in steps of 0.1.\n'));
  expect(await run('athletes', 'add', '--gender', 'x')).toEqual(
    says(2, 'error: --gender must be Male or Female. (see --help)\n'),
  );
  expect(await run('athletes', 'add', '--gpa', '3')).toEqual(
    says(2, 'error: Name is required. Semester is required. Year is required.\n'),
  );
  expect(await run(...adding, '--sport', 'soccer')).toEqual(says(2, 'error: Soccer: coming soon.\n'));
  expect(await run(...adding, '--act', '20')).toEqual(
    says(2, 'error: There is no ACT in this sport or at this service.\n'),
  );
  const dry = await run(...adding, '--dry-run', ...json);
  expect(JSON.parse(dry.stdout)).toEqual({ id: null, athlete: added });
  expect(await agency.names()).toEqual([]);

  const { stdout } = await run(...adding, ...json);
  const { id } = JSON.parse(stdout);
  expect(JSON.parse(stdout)).toEqual({ id: expect.any(String), athlete: added });
  const correct = ['athletes', 'update', 'ada EXAMPLE', '--gpa', '3,9', '--country', 'sui'];
  const lines = (GPA: string) => `\n  Country of Residence: - → Switzerland\n  GPA: - → ${GPA}\n`;
  expect(await run(...correct, '--dry-run')).toEqual(says(0, `Ada Example would be saved:${lines('3,9')}`));
  expect(await run(...correct)).toEqual(says(0, `Ada Example was saved:${lines('3.9')}`));
  expect(await run(...correct)).toEqual(says(0, 'Ada Example has these values already.\n'));
  const emptied = await run('athletes', 'update', id, '--gpa', '', ...json);
  expect(JSON.parse(emptied.stdout)).toEqual({ id, change: { GPA: null } });

  const remove = ['athletes', 'remove', 'Ada Example'];
  expect(await run(...remove)).toEqual(
    says(2, 'error: Nothing was removed: there is no terminal to confirm in. Add --yes to remove.\n'),
  );
  expect(await run(...remove, '--dry-run')).toEqual(
    says(0, `Ada Example (${id}) would be removed from ${of}.\n`),
  );
  expect(await run(...remove, '--yes')).toEqual(says(0, `Ada Example is removed from ${of}.\n`));
  expect(await run(...remove, '--yes')).toEqual(says(1, `error: ${of} has no athlete Ada Example.\n`));
});

test('a name of several athletes is answered with their ids', async ({ agency }) => {
  const { run } = agency;
  await run(...adding);
  await run(...adding);
  const ids = (await agency.athletes.list()).map(({ id }) => id).join(', ');
  for (const args of [
    ['update', 'Ada Example', '--gpa', '3'],
    ['remove', 'Ada Example', '--yes'],
  ])
    expect(await run('athletes', ...args)).toEqual(
      says(2, `error: Several athletes are named Ada Example. Use one of the IDs ${ids}.\n`),
    );
  expect(await agency.names()).toEqual(['Ada Example', 'Ada Example']);
});

test('what got no answer is done once', async ({ agency, server }) => {
  const { url, failNext } = await failingService(server.url);
  const env = { ...agency.env, MATCHPOINT_API_URL: url, MATCHPOINT_ID_TOKEN: agency.token };
  failNext({ method: 'POST', end: 'lost' });
  expect(await matchpoint(adding, env)).toMatchObject({ code: 0 });
  expect(await agency.names()).toEqual(['Ada Example']);
  failNext({ method: 'PATCH', end: 'lost' }, { method: 'DELETE', end: 'lost' });
  expect(await matchpoint(['athletes', 'update', 'Ada Example', '--gpa', '3.9'], env)).toEqual(
    says(0, 'Ada Example was saved:\n  GPA: - → 3.9\n'),
  );
  expect(await matchpoint(['athletes', 'remove', 'Ada Example', '--yes'], env)).toMatchObject({ code: 0 });
  expect(await agency.names()).toEqual([]);

  const again = [...adding, '--client-ref', 'nightly-1'];
  failNext(...Array.from({ length: 3 }, () => ({ method: 'POST', end: 'lost' }) as const));
  expect(await matchpoint(again, env)).toMatchObject(
    says(
      1,
      expect.stringMatching(
        /cannot be reached.* It may have been added\. Run it again with --client-ref nightly-1: it is added once\.\n$/s,
      ),
    ),
  );
  expect(await matchpoint(again, env)).toMatchObject({ code: 0 });
  expect(await agency.names()).toEqual(['Ada Example']);
  failNext({ method: 'PATCH', end: 'refused' });
  expect(await matchpoint(['athletes', 'update', 'Ada Example', '--gpa', '3.9'], env)).toMatchObject(
    says(1, 'error: GPA is not what it was\n'),
  );
});

test('an agency is changed by flags', async ({ agency }) => {
  const change = ['agencies', 'update', '--city', 'Zürich', '--country', 'sui', '--noindex', 'yes'];
  expect(await agency.run(...change)).toEqual(
    says(
      0,
      `${agency.name} was saved:\n  City: - → Zürich\n  Country: - → Switzerland\n  Search engines: - → Leave out this agency and its athletes\n`,
    ),
  );
  expect(await agency.run('agencies', 'update', '--sports', 'tennis, Golf')).toMatchObject({ code: 1 });
  expect(await agency.run(...change)).toEqual(says(0, `${agency.name} has these values already.\n`));
});

test('at a service of the eleven calls an athlete is added, and nothing else', async ({ agency, eleven }) => {
  const env = { ...agency.env, MATCHPOINT_API_URL: eleven.url };
  expect(await login(agency, env)).toMatchObject({ code: 0 });
  expect(await matchpoint(adding, env)).toMatchObject({ code: 0 });
  expect(await agency.names()).toEqual(['Ada Example']);
  expect(await matchpoint([...adding, '--client-ref', 'x'], env)).toEqual(
    says(1, 'error: This service takes no --client-ref.\n'),
  );
  for (const args of [
    ['athletes', 'update', 'Ada Example', '--gpa', '3'],
    ['athletes', 'remove', 'Ada Example', '--yes'],
  ])
    expect(await matchpoint(args, env)).toMatchObject(says(1, expect.stringContaining('cannot')));
});
