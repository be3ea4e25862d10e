import { expect } from 'vitest';
import { json, proxyOf } from '../tests/fake-service.ts';
import { roster, withServer } from '../tests/fixtures.ts';
import { matchpoint } from '../tests/matchpoint.ts';

const test = withServer();

const single = 'paging, idempotency, agency-edit, own-athlete';

test.for<[string, string]>([
  ['with all additions', ''],
  ['that changes athletes one by one', single],
])(
  'a service %s: an undo restores the state of before, but for later changes',
  async ([, capabilities], { agency, server }) => {
    const proxy = await proxyOf(
      server.url,
      ({ pathname }, response) => {
        const isRefused = capabilities !== '' && pathname.endsWith('/batch');
        if (isRefused) json(response, 405, { detail: 'Method Not Allowed' });
        return isRefused;
      },
      capabilities === '' ? {} : { 'Matchpoint-Capabilities': capabilities },
    );
    const env = { ...agency.env, MATCHPOINT_API_URL: proxy.url, MATCHPOINT_ID_TOKEN: agency.token };
    const run = (...args: string[]) => matchpoint(['athletes', ...args], env);
    const season = { sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
    await server.addAthletes([
      { ...season, agency_id: agency.id, name: 'Ada', GPA: 3, SAT: 1300, bio: 'Serves\nearly.' },
      { ...season, agency_id: agency.id, name: 'Bo', GPA: 3, SAT: 1200 },
      { ...season, agency_id: agency.id, name: 'Cy', GPA: 2 },
    ]);
    /** All that the agency's athletes have, but for the date of the last change. */
    const state = async () => {
      const { stdout } = await agency.run('athletes', 'list', '--mine', '--format', 'json', '--sort', 'name');
      return JSON.parse(stdout).map((athlete: object) => ({ ...athlete, changed_at: null }));
    };
    const before = await state();
    const path = await roster(
      'Name,Semester,Year,GPA,SAT',
      'Ada,Fall,2027,3.5,',
      'Bo,Spring,2028,3,1200',
      'New One,Fall,2027,,',
      'New Two,Fall,2027,,',
      'New Three,Fall,2027,,',
    );
    const counts = async (...args: string[]) => JSON.parse((await run(...args, '--format', 'json')).stdout);
    expect(await counts('import', path, '--yes', '--update')).toMatchObject({ created: 3, updated: 2 });
    const after = await state();
    expect(
      after.map(({ name, GPA, SAT, bio, available_year }: Record<string, unknown>) => [
        name,
        GPA,
        SAT,
        bio,
        available_year,
      ]),
    ).toEqual([
      ['Ada', 3.5, null, 'Serves\nearly.', 2027],
      ['Bo', 3, 1200, null, 2028],
      ['Cy', 2, null, null, 2027],
      ['New One', null, null, null, 2027],
      ['New Three', null, null, null, 2027],
      ['New Two', null, null, null, 2027],
    ]);
    const [, , , one, , two] = after;
    await agency.athletes.edit(one.id, { bio: 'Edited.' });
    await agency.athletes.remove(two.id);
    expect(await counts('undo', path, '--yes')).toEqual({
      removed: 1,
      putBack: 2,
      restored: 0,
      changed: 1,
      gone: 1,
      undecided: 0,
      left: 0,
    });
    expect(await state()).toEqual([...before, { ...one, bio: 'Edited.' }]);
    const again = await roster('Name,Semester,Year,GPA,SAT', 'Ada,Fall,2027,3.5,', 'New Two,Fall,2027,,');
    expect(await counts('import', again, '--yes', '--update')).toMatchObject({ created: 1, updated: 1 });
  },
);
