import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publicHeaders } from '../http/security-headers.ts';
import { testFolder, testServer } from '../testing/fixtures.ts';

const webDir = await testFolder({ 'index.html': '<title>Matchpoint</title>' });
const server = await testServer({ webDir, publicUrl: 'https://matchpoint.example.com' });

const site = 'https://matchpoint.example.com';
const read = async (path: string) => (await server.fetch(path)).text();
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'])(
  '%s may not be framed, sniffed or run',
  async (path) => {
    const { headers } = await server.fetch(path);
    const strict = Object.keys(publicHeaders).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(strict)).toEqual(publicHeaders);
  },
);

test('robots.txt lets crawlers read what asks to be left out, and names the sitemap', async () => {
  expect(await read('/robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${site}/sitemap.xml\n`);
});

test('the sitemap of an empty directory has the pages that are always there', async () => {
  expect(await read('/sitemap.xml')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${site}/sitemap-pages.xml</loc></sitemap>
</sitemapindex>
`,
  );
  expect(locations(await read('/sitemap-pages.xml'))).toEqual([
    `${site}/`,
    `${site}/athletes`,
    `${site}/agencies`,
    `${site}/help`,
    `${site}/help/coaches`,
    `${site}/help/agencies`,
    `${site}/help/athletes`,
    `${site}/help/accessibility`,
  ]);
});

test('a sitemap names everybody, in parts that stay where they are', async () => {
  await server.addAgencies([{ name: 'Smash' }]);
  await server.addAthletes(Array.from({ length: 4100 }, (_, index) => ({ name: `Athlete ${index}` })));
  await server.sql`alter table athletes alter column id restart with 100001`;
  await server.addAthletes([{ name: 'Later' }]);

  expect(locations(await read('/sitemap.xml'))).toEqual([
    `${site}/sitemap-pages.xml`,
    `${site}/sitemap-athletes-1.xml`,
    `${site}/sitemap-athletes-3.xml`,
    `${site}/sitemap-agencies-1.xml`,
  ]);
  expect(locations(await read('/sitemap-athletes-1.xml'))).toEqual(
    Array.from({ length: 4100 }, (_, index) => `${site}/athletes/${index + 1}`),
  );
  expect(locations(await read('/sitemap-athletes-3.xml'))).toEqual([`${site}/athletes/100001`]);
  expect(locations(await read('/sitemap-agencies-1.xml'))).toEqual([`${site}/agencies/1`]);
});

test('a part is XML that is compressed while it is sent, and 304 while nothing changes', async () => {
  const path = '/sitemap-athletes-1.xml';
  const answer = await server.fetch(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect([answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
    'application/xml; charset=utf-8',
    'no-cache',
  ]);
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(await read(path));
  const again = () =>
    server.fetch(path, {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
  expect((await again()).status).toBe(304);
  await server.changed();
  expect((await again()).status).toBe(200);
});

test.each([
  '/sitemap-athletes-2.xml',
  '/sitemap-athletes-0.xml',
  '/sitemap-people-1.xml',
  '/sitemap-athletes.xml',
])('there is no part %s', async (path) => {
  expect((await server.fetch(path)).status).toBe(404);
});

test('nothing is read for a client that has it, and the parts are counted once for a version', async () => {
  const other = await testServer({ webDir });
  await other.addAthletes([{ name: 'Ada' }]);
  const paths = ['/sitemap.xml', '/sitemap-athletes-1.xml'];
  const tags = await Promise.all(
    paths.map(async (path) => (await other.fetch(path)).headers.get('ETag') ?? ''),
  );
  await other.sql`alter table athletes rename to moved`;

  const again = paths.map((path, index) =>
    other.fetch(path, { headers: { 'If-None-Match': tags[index] ?? '' } }),
  );
  const fresh = paths.map((path) => other.fetch(path));
  const answers = await Promise.all([...again, ...fresh]);
  expect(answers.map(({ status }) => status)).toEqual([304, 304, 200, 500]);
});

test('switching search engines off is another content for those who have one', async () => {
  const off = await testServer({ webDir, sharing: server, searchEngines: false, publicUrl: site });
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml']) {
    const { headers } = await server.fetch(path);
    const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
    expect((await off.fetch(path, known)).status).toBe(200);
  }
});
