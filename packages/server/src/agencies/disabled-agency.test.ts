import { expect, test } from 'vitest';
import { setAgencyDisabled } from '../admin/actions.ts';
import { testFolder, testService } from '../testing/fixtures.ts';
import { idOf, said, told } from '../testing/test-answer.ts';

const draft = {
  name: 'Ada',
  gender: 'Female',
  UTR: 10,
  available_semester: 'Fall',
  available_year: 2027,
};

const webDir = await testFolder({ 'index.html': '<title>Matchpoint</title>' });
const { server, newPerson } = await testService({ webDir });
const person = await newPerson();
const agency = await person.createAgency('Hidden Agency');
const path = `/api/users/me/agencies/${agency}`;
const athlete = idOf(await person.call('POST', `${path}/athletes`, draft));
const shown = await person.createAgency('Shown Agency');
const other = idOf(await person.call('POST', `/api/users/me/agencies/${shown}/athletes`, draft));
await server.addAthletes([{ name: 'Of no agency', sport: 'Tennis', gender: 'Female', UTR: 5 }]);

/** What the public sees. */
async function publicly() {
  const status = async (at: string) => (await server.fetch(at)).status;
  const total = async (at: string) => Number((await server.fetch(at)).headers.get('X-Total-Count'));
  const text = async (at: string) => (await server.fetch(at)).text();
  const distributions = JSON.parse(await text('/api/athlete-distributions?gender=Female'));
  return {
    athletes: await total('/api/athletes/?limit=1'),
    sorted: await total('/api/athletes/?sort=agency&limit=1'),
    ofAgency: await total(`/api/athletes/?agency_id=${agency}`),
    found: await total('/api/athletes/?q=hidden'),
    whole: JSON.parse(await text('/api/athletes/')).length,
    agencies: await total('/api/agencies/?limit=1'),
    distribution: distributions.UTR.count,
    entries: [await status(`/api/athletes/${athlete}`), await status(`/api/agencies/${agency}`)],
    pages: [await status(`/athletes/${athlete}`), await status(`/agencies/${agency}`)],
    sitemap: (await text('/sitemap-athletes-1.xml')).includes(`/athletes/${athlete}<`),
    sitemapOfAgencies: (await text('/sitemap-agencies-1.xml')).includes(`/agencies/${agency}<`),
    another: await status(`/api/athletes/${other}`),
  };
}

const everything = {
  athletes: 3,
  sorted: 3,
  ofAgency: 1,
  found: 1,
  whole: 3,
  agencies: 2,
  distribution: 3,
  entries: [200, 200],
  pages: [200, 200],
  sitemap: true,
  sitemapOfAgencies: true,
  another: 200,
};
const withoutIt = {
  athletes: 2,
  sorted: 2,
  ofAgency: 0,
  found: 0,
  whole: 2,
  agencies: 1,
  distribution: 2,
  entries: [404, 404],
  pages: [404, 404],
  sitemap: false,
  sitemapOfAgencies: false,
  another: 200,
};

test('a disabled agency and its athletes are shown nowhere, at once, and are back when it is enabled', async () => {
  expect(await publicly()).toEqual(everything);
  expect(await setAgencyDisabled(server.database, agency, true)).toBe(true);
  expect(await publicly()).toEqual(withoutIt);
  expect(await setAgencyDisabled(server.database, agency, true)).toBe(false);
  expect(await setAgencyDisabled(server.database, agency, false)).toBe(true);
  expect(await publicly()).toEqual(everything);
});

test('its people read and export it, and change nothing of it', async () => {
  const read = async () =>
    Promise.all(
      [path, `${path}/athletes`, `${path}/athletes/batch`, `${path}/athletes/${athlete}`].map(async (at) =>
        said(await person.call('GET', at)),
      ),
    );
  const before = await read();
  const { headers } = await person.call('GET', `${path}/athletes/${athlete}`);
  const version = headers.get('ETag');
  await setAgencyDisabled(server.database, agency, true);
  expect(await read()).toEqual(before);
  const exported = await person.call('GET', '/api/users/me/export');
  expect(exported).toMatchObject({ status: 200, body: { athletes: [{ id: athlete }, { id: other }] } });

  const writes: [method: string, at: string, body?: object][] = [
    ['PATCH', path, { city: 'Bern' }],
    ['POST', `${path}/athletes`, draft],
    ['POST', `${path}/athletes/batch`, { athletes: [{ ...draft, client_ref: 'a' }] }],
    ['PATCH', `${path}/athletes/batch`, { athletes: [{ id: athlete, version, change: null }] }],
    ['PATCH', `${path}/athletes/${athlete}`, { bio: 'New' }],
    ['DELETE', `${path}/athletes/${athlete}`],
    ['POST', `${path}/invitations`, { email: 'somebody@example.com' }],
  ];
  for (const [method, at, body] of writes) {
    expect([at, said(await person.call(method, at, body))]).toEqual([
      at,
      told(
        403,
        'This agency was disabled by the operator of this service, so nothing of it can be changed. You can still see and export it.',
      ),
    ]);
  }
  const stranger = await newPerson();
  for (const [method, at, body] of writes.slice(0, 2))
    expect((await stranger.call(method, at, body)).status).toBe(404);
  expect(await read()).toEqual(before);
  await setAgencyDisabled(server.database, agency, false);
  expect((await person.call('PATCH', path, { city: 'Bern' })).status).toBe(200);
});
