import { brotliDecompressSync } from 'node:zlib';
import { capabilities } from '@matchpoint/core/contract/capabilities';
import { expect, test } from 'vitest';
import { testFolder, testServer } from '../testing/fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';

const unknownPage = 'Long enough to be compressed. '.repeat(40);
const index = `<!doctype html>
<html lang="en">
  <head>
    <title>Matchpoint</title>
    <meta name="description" content="Of all pages." />
    <script type="module" src="/assets/app-1a2b.js"></script>
  </head>
  <body><div id="root">${unknownPage}</div></body>
</html>
`;

const shells = {
  notFound: unknownPage,
  athletes: `${unknownPage}Athletes $& are coming`,
  'athletes as usual': `${unknownPage}Looking`,
};
const webDir = await testFolder({ 'index.html': index, '.vite/shells.json': JSON.stringify(shells) });
const server = await testServer({ webDir });
const named = await testServer({ webDir, sharing: server, publicUrl: 'https://matchpoint.example.com' });
await server.addAgencies([{ name: 'Smash', sports: ['Tennis'], city: 'Valencia', country: 'ES' }]);
await server.addAthletes([
  {
    name: 'Ada <script>"L&L"</script>',
    sport: 'Tennis',
    available_semester: 'Fall',
    available_year: 2028,
    country_of_residence: 'GB',
    bio: 'Private thoughts.',
    UTR: 9.53,
    agency_id: '1',
    agency_name: 'Smash',
  },
]);

/** The lines of the head that the page's own. */
async function headOf(answer: Response): Promise<string[]> {
  const [, head = ''] = /<head>\n(.*)\n {4}<script/s.exec(await answer.text()) ?? [];
  return head.split('\n').map((line) => line.trim());
}

test('a page says what it is, under the address that it has for others', async () => {
  const answer = await named.fetch('/Athletes/?gender=Female', { headers: { Host: 'forged.example' } });
  expect([answer.status, await headOf(answer)]).toEqual([
    200,
    [
      '<title>Athletes · Matchpoint</title>',
      '<meta name="description" content="Search student athletes by sport, term, country, ratings and scores." />',
      '<meta property="og:title" content="Athletes" />',
      '<meta property="og:description" content="Search student athletes by sport, term, country, ratings and scores." />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:site_name" content="Matchpoint" />',
      '<meta property="og:image" content="https://matchpoint.example.com/icon-512.png" />',
      `<meta name="capabilities" content="${capabilities.join(', ')}" />`,
      '<meta property="og:url" content="https://matchpoint.example.com/athletes" />',
      '<link rel="canonical" href="https://matchpoint.example.com/athletes" />',
      '<link rel="preload" as="fetch" crossorigin href="/api/athletes/?gender=Female&amp;limit=100" />',
    ],
  ]);
});

test('a page that calls a service elsewhere names nothing of this one', async () => {
  const other = await testServer({ webDir, servesApi: false });
  expect(await (await other.fetch('/athletes')).text()).not.toMatch(/preload|capabilities/);
});

test('where lists ask for a status by themselves, the document asks for it, too, and shows it', async () => {
  const looking = await testServer({ webDir, offered: ['recruiting_status'] });
  const texts = ['/athletes', '/athletes?status=Any'].map(async (path) => (await looking.fetch(path)).text());
  expect(
    (await Promise.all(texts)).map((text) => [
      /"capabilities".*, (field-status)"/.exec(text)?.[1],
      /fetch.*limit=100/.exec(text)?.[0],
      /<div id="root">.*?(\w+)<\/div>/s.exec(text)?.[1],
    ]),
  ).toEqual([
    ['field-status', 'fetch" crossorigin href="/api/athletes/?status=Looking&amp;limit=100', 'Looking'],
    ['field-status', 'fetch" crossorigin href="/api/athletes/?status=Any&amp;limit=100', 'coming'],
  ]);
});

test('the page of families is there where families are asked, for no search engine, and nobody keeps it', async () => {
  const asking = await testServer({ webDir, sharing: server, consent: 'family' });
  const headOf = async (at: TestServer) => {
    const answer = await at.fetch('/consent');
    const isSearched = !(await answer.text()).includes('<meta name="robots" content="noindex"');
    return [answer.status, answer.headers.get('Cache-Control'), isSearched];
  };
  expect([await headOf(asking), await headOf(server)]).toEqual([
    [200, 'no-store', false],
    [404, 'no-cache', false],
  ]);
});

test('a document shows what the app will show of its page', async () => {
  const shown = async (path: string) =>
    /<div id="root">(.*?)<\/div>/s.exec(await (await named.fetch(path)).text())?.[1];
  expect([await shown('/athletes'), await shown('/coaches'), await shown('/athletes/99')]).toEqual([
    `${unknownPage}Athletes $& are coming`,
    unknownPage,
    unknownPage,
  ]);
});

test('an athlete is described by what the page shows, escaped', async () => {
  const answer = await named.fetch('/athletes/1');
  const text = 'Tennis, available for Fall 2028, lives in United Kingdom, UTR 9.53, listed by Smash.';
  const name = 'Ada &lt;script&gt;&quot;L&amp;L&quot;&lt;/script&gt;';
  expect([answer.status, await headOf(answer)]).toEqual([
    200,
    [
      `<title>${name} · Matchpoint</title>`,
      `<meta name="description" content="${text}" />`,
      `<meta property="og:title" content="${name}" />`,
      `<meta property="og:description" content="${text}" />`,
      '<meta property="og:type" content="profile" />',
      '<meta property="og:site_name" content="Matchpoint" />',
      '<meta property="og:image" content="https://matchpoint.example.com/icon-512.png" />',
      `<meta name="capabilities" content="${capabilities.join(', ')}" />`,
      '<meta property="og:url" content="https://matchpoint.example.com/athletes/1" />',
      '<link rel="canonical" href="https://matchpoint.example.com/athletes/1" />',
      '<link rel="preload" as="fetch" crossorigin href="/api/athletes/1" />',
    ],
  ]);
});

test('an agency is described, too', async () => {
  const head = await headOf(await named.fetch('/agencies/1/'));
  expect(head.slice(0, 2)).toEqual([
    '<title>Smash · Matchpoint</title>',
    '<meta name="description" content="Agency for Tennis in Valencia, Spain." />',
  ]);
  expect(head.at(-2)).toBe('<link rel="canonical" href="https://matchpoint.example.com/agencies/1" />');
});

test.each(['/athletes/99', '/agencies/99', '/athletes/ada', '/nowhere', '/404'])(
  '%s does not exist: the page says so, and so does its status',
  async (path) => {
    const answer = await named.fetch(path);
    const head = await headOf(answer);
    expect([answer.status, head[0], head.at(-1)]).toEqual([
      404,
      '<title>Page not found · Matchpoint</title>',
      '<meta name="robots" content="noindex" />',
    ]);
    expect(head.join()).not.toMatch(/canonical|og:url/);
  },
);

test('without a configured address a page names the one that was asked, and its tag depends on it', async () => {
  const ask = (url: string, headers: Record<string, string> = {}) => server.fetch(url, { headers });
  const first = await ask('http://one.example/athletes');
  expect((await headOf(first.clone())).at(-2)).toBe(
    '<link rel="canonical" href="http://one.example/athletes" />',
  );
  const tag = first.headers.get('ETag') ?? '';
  const other = await ask('http://two.example/athletes', { 'If-None-Match': tag });
  expect([other.status, (await headOf(other)).at(-2)]).toEqual([
    200,
    '<link rel="canonical" href="http://two.example/athletes" />',
  ]);
  const canonical = async ({ fetch }: TestServer) => {
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
    return (await headOf(await fetch('http://one.example/athletes', forwarded))).at(-2);
  };
  const behind = await testServer({ webDir, sharing: server, trustedProxies: ['127.0.0.0/8'] });
  expect([await canonical(behind), await canonical(server)]).toEqual([
    '<link rel="canonical" href="https://one.example/athletes" />',
    '<link rel="canonical" href="http://one.example/athletes" />',
  ]);
});

test('a document changes with its athlete, and with nobody else', async () => {
  const [id = ''] = await server.addAthletes([{ name: 'Grace' }]);
  const ask = (tag: string) => named.fetch(`/athletes/${id}`, { headers: { 'If-None-Match': tag } });
  const tag = (await ask('')).headers.get('ETag') ?? '';
  await server.addAthletes([{ name: 'Another' }]);
  expect((await ask(tag)).status).toBe(304);
  await server.sql`update athletes set name = 'Grace Hopper' where id = ${id}::bigint`;
  await server.changed();
  const changed = await ask(tag);
  expect([changed.status, (await headOf(changed))[0]]).toEqual([
    200,
    '<title>Grace Hopper · Matchpoint</title>',
  ]);
});

test('a document is compressed, and HEAD has its headers alone', async () => {
  const plain = await (await named.fetch('/athletes/1')).text();
  const packed = await named.fetch('/athletes/1', { headers: { 'Accept-Encoding': 'br' } });
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
  const head = await named.fetch('/athletes/99', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
});

test('while the database is away the app still opens, without names', async () => {
  const away = await testServer({ webDir });
  await away.addAthletes([{ name: 'Ada' }]);
  await away.sql`alter table athletes rename to moved`;
  await away.sql`alter table directory rename to moved_directory`;
  const answer = await away.fetch('/athletes/1');
  const head = await headOf(answer);
  expect([answer.status, head[0], head.at(-1)]).toEqual([
    200,
    '<title>Athlete · Matchpoint</title>',
    '<meta name="robots" content="noindex" />',
  ]);
  expect(away.logged).toEqual([
    {
      request: 'of-a-test',
      page: 'athlete',
      error: '42P01',
      message: 'a document was sent without its names',
    },
  ]);
});
