import { expect, test } from 'vitest';
import { testFolder, testServer, testService } from '../testing/fixtures.ts';
import { idOf, said } from '../testing/test-answer.ts';

const webDir = await testFolder({
  'index.html': '<title>Matchpoint</title>\n    <script src="/app.js"></script>',
});
const { server, newPerson } = await testService({ webDir });
const person = await newPerson();
const draft = { name: 'Ada', available_semester: 'Fall', available_year: 2027 };

/** An agency of the person, and its athlete. */
async function listed(name: string) {
  const id = await person.createAgency(name);
  const path = `/api/users/me/agencies/${id}`;
  return { id, path, athlete: idOf(await person.call('POST', `${path}/athletes`, draft)) };
}
const left = await listed('Left Out');
const found = await listed('Found');

/** What search engines are told of both, at their addresses. */
async function told({ fetch } = server) {
  const pages = [left, found].flatMap(({ id, athlete }) => [`/agencies/${id}`, `/athletes/${athlete}`]);
  const documents = await Promise.all(pages.map(async (path) => (await fetch(path)).text()));
  const maps = await Promise.all(
    ['agencies', 'athletes'].map(async (kind) => (await fetch(`/sitemap-${kind}-1.xml`)).text()),
  );
  return pages.map((path, index) => [
    path,
    documents[index]?.includes('<meta name="robots" content="noindex" />') ? 'noindex' : 'index',
    maps.join('').includes(`${path}</loc>`) ? 'in the sitemap' : 'not named',
  ]);
}

const searched = (path: string) => [path, 'index', 'in the sitemap'];
const kept = (path: string) => [path, 'noindex', 'not named'];
const both = ({ id, athlete }: typeof left) => [`/agencies/${id}`, `/athletes/${athlete}`];

test('an agency that wants it is left out with its athletes at once, and is back when it does not', async () => {
  expect(await told()).toEqual([...both(left), ...both(found)].map(searched));
  const edited = await person.call('PATCH', left.path, { noindex: true });
  expect(edited).toMatchObject({ status: 200, body: { noindex: true } });
  expect(await told()).toEqual([...both(left).map(kept), ...both(found).map(searched)]);
  expect((await server.fetch(`/api/athletes/${left.athlete}`)).status).toBe(200);
  const { body } = await person.call('GET', `${left.path}/changes`);
  expect(body).toMatchObject([{ action: 'agency.edited', fields: ['noindex'] }, {}, {}]);

  expect((await person.call('PATCH', left.path, { noindex: null })).body).toMatchObject({ noindex: false });
  expect(await told()).toEqual([...both(left), ...both(found)].map(searched));
});

test('an agency may begin with it; what is neither yes nor no is refused', async () => {
  const created = await person.call('POST', '/api/users/me/agencies', {
    name: 'Later',
    sports: ['Tennis'],
    noindex: true,
  });
  expect(created).toMatchObject({ status: 201, body: { name: 'Later', noindex: true } });
  expect(said(await person.call('PATCH', left.path, { noindex: 'yes' }))).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'noindex'], msg: 'must be true or false' }] },
  });
});

test('the operator makes it the rule for everybody', async () => {
  const none = await testServer({ sharing: server, webDir, searchEngines: false });
  const [free = ''] = await none.addAthletes([{ name: 'Of no agency' }]);
  expect(await told(none)).toEqual([...both(left), ...both(found)].map(kept));
  expect(await (await none.fetch(`/athletes/${free}`)).text()).toContain('noindex');
  const maps = await Promise.all(
    ['/sitemap.xml', '/sitemap-pages.xml'].map(async (path) => (await none.fetch(path)).text()),
  );
  expect(maps.join('')).not.toMatch(/(sitemap-|test\/)(athletes|agencies)/);
  const pages = ['/athletes', '/agencies', '/', '/help'].map(async (path) => {
    return [path, (await (await none.fetch(path)).text()).includes('content="noindex"')];
  });
  expect(Object.fromEntries(await Promise.all(pages))).toEqual({
    '/athletes': true,
    '/agencies': true,
    '/': false,
    '/help': false,
  });
});

test('no answer of a call is a page for search engines', async () => {
  const answers = [`/api/athletes/${left.athlete}`, `/api/agencies/${left.id}`, '/api/athletes/'];
  const tags = answers.map(async (path) => (await server.fetch(path)).headers.get('X-Robots-Tag'));
  expect(await Promise.all(tags)).toEqual(['noindex', 'noindex', 'noindex']);
});

test('the choice holds in documents also without the calls beyond the eleven, which do not name it', async () => {
  await person.call('PATCH', left.path, { noindex: true });
  const plain = await testServer({ sharing: server, webDir, extensions: false });
  expect(await told(plain)).toEqual([...both(left).map(kept), ...both(found).map(searched)]);
  expect(await (await plain.fetch(`/api/agencies/${left.id}`)).json()).not.toHaveProperty('noindex');
});
